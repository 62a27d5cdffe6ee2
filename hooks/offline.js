// The service worker learns the list of files with their hashes, and a version that is the hash of that list. The languages are a
// list of their own: it keeps those that were spoken here.

import { hash, integrity } from "./hash.js";

/** A module of a language, where the build puts it. */
const LANGUAGE = /^www\/(text\/|pseudo-)/;

/** @param {Map<string, string | Buffer>} files all that is hosted, the page in its last form */
export function serviceWorker(files) {
  // Its template lies among the modules; its place is beside the page, whose scope it then has.
  const template = String(files.get("www/sw.js") ?? "");
  files.delete("www/sw.js");
  const listed = [...files]
    // Types and licences are not for browsers, sources for who asks, the preview for chats, embed.js for other pages, 404.html for hosts.
    .filter(([path]) => !/\.d\.ts$|LICENSE$|^source\/|preview\.png$|^www\/embed\.js$|404\.(html|js)$/.test(path))
    .map(([path, content]) => [path === "index.html" ? "./" : path, integrity(content)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const list = (/** @type {boolean} */ spoken) =>
    JSON.stringify(Object.fromEntries(listed.filter(([path]) => LANGUAGE.test(path) === spoken)), null, 2);
  const [all, languages] = [list(false), list(true)];
  const build = hash(template, all, languages);
  const filled = template
    .replace('const BUILD = "";', () => `const BUILD = "${build}";`)
    .replace("const FILES = {};", () => `const FILES = ${all};`)
    .replace("const LANGUAGES = {};", () => `const LANGUAGES = ${languages};`);
  if (!filled.includes(build) || /const (FILES|LANGUAGES) = {};/.test(filled))
    throw new Error("www/sw.js has no place for the list");
  files.set("sw.js", filled);
}
