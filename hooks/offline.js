// The service worker learns the list of files with their hashes, and a version that is the hash of that list.

import { hash, integrity } from "./hash.js";

/** @param {Map<string, string | Buffer>} files all that is hosted, the page in its last form */
export function serviceWorker(files) {
  // Its template lies among the modules; its place is beside the page, whose scope it then has.
  const template = String(files.get("www/sw.js") ?? "");
  files.delete("www/sw.js");
  const listed = [...files]
    // Types and licences are not for browsers, the preview is for chats, and embed.js for other pages.
    .filter(([path]) => !/\.d\.ts$|LICENSE$|preview\.png$|^www\/embed\.js$/.test(path))
    .map(([path, content]) => [path === "index.html" ? "./" : path, integrity(content)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(listed), null, 2);
  const build = hash(template, list);
  const filled = template
    .replace('const BUILD = "";', () => `const BUILD = "${build}";`)
    .replace("const FILES = {};", () => `const FILES = ${list};`);
  if (!filled.includes(build) || filled.includes("const FILES = {};"))
    throw new Error("www/sw.js has no place for the list");
  files.set("sw.js", filled);
}
