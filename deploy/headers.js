// The headers that a host should send, for every server of this folder: the tests compare with these. As a program it prints the file
// `_headers` for Netlify and Cloudflare Pages, which name each file that never changes:
//
//   ./dev build && node deploy/headers.js >dist/_headers            nobody may embed the page
//   ./dev build && node deploy/headers.js --embed >dist/_headers    everybody may

import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFor, HASHED, headersFor, LASTING, policyFor } from "../www/features/check/headers.js";

export { cacheFor, HASHED, headersFor, LASTING, policyFor };

/** Paths of all files of a folder, with slashes. @param {string} folder @returns {string[]} */
export function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => relative(folder, path).split(sep).join("/")).sort();
}

/**
 * The file `_headers`. Both hosts join what two rules say of one header, and check all other files on each visit. So one rule says what
 * holds for all, and others what holds for single files, or for a folder where every file is hashed. Builds of earlier versions, below v/,
 * are checked. Cloudflare Pages reads 100 rules at most.
 * @param {string[]} paths @param {string} [frames]
 */
export function headersFile(paths, frames) {
  const lines = Object.entries(headersFor(frames)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = paths.filter((path) => HASHED.test(path) && !path.startsWith("v/"));
  const kept = new Set(hashed.map((path) => `/${path.replace(/^(www\/(?:css|markup|shared|text)\/).*/, "$1*")}`));
  const rules = [...kept].map((path) => `${path}\n  Cache-Control: ${cacheFor("main-00000000.js")}`);
  return ["/*", ...lines, ...rules, ""].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL("../dist/", import.meta.url));
  process.stdout.write(headersFile(filesOf(dist), process.argv.includes("--embed") ? "*" : undefined));
}
