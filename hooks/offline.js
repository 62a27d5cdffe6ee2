// Gives the service worker the list of files with their hashes, and a version that is the hash of that list. The
// languages form a separate list, because only used languages are stored.

import { hash, integrity } from "./hash.js";

/** A module of a language, at its path in the build. */
const LANGUAGE = /^www\/(text\/|pseudo-)/;

/** @param {Map<string, string | Buffer>} files all hosted files, with the page in its final form */
export function serviceWorker(files) {
  // Its template is among the modules, but its place is beside the page, which determines its scope.
  const template = String(files.get("www/sw.js") ?? "");
  files.delete("www/sw.js");
  const listed = [...files]
    // Excluded are types and licences, the sources, the preview for chats, embed.js for other pages, and 404.html for
    // hosts, because browsers do not need them offline.
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
