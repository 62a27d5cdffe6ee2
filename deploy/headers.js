// The headers that a host should send, for every server of this folder: the tests compare with these. As a program it prints the file
// `_headers` for Netlify and Cloudflare Pages, which name each file that never changes:
//
//   ./dev build && node deploy/headers.js >dist/_headers            nobody may embed the page
//   ./dev build && node deploy/headers.js --embed >dist/_headers    everybody may

import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** @param {string} frames who may embed the page */
export const policyFor = (frames) =>
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; object-src 'none'; " +
  `base-uri 'self'; form-action 'none'; frame-ancestors ${frames}`;

/** Without these a page that sends Cross-Origin-Embedder-Policy itself cannot embed another. @type {Record<string, string>} */
const EMBEDDABLE = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** On every answer. @param {string} [frames] @returns {Record<string, string>} */
export const headersFor = (frames = "'none'") => ({
  "Content-Security-Policy": policyFor(frames),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  ...(frames === "'none'" ? {} : EMBEDDABLE),
});

/** The name says what is in the file: it holds a hash. */
export const HASHED = /-[0-9a-f]{8}([0-9a-f]{8})?(_bg)?\.(js|css|html|json|wasm)$/;
/** Files of no build in particular. */
export const LASTING = /\.(woff2|svg|png|txt)$/;

/** Cache-Control for a file of the page. @param {string} path */
export function cacheFor(path) {
  if (HASHED.test(path)) return "public, max-age=31536000, immutable";
  return LASTING.test(path) ? "public, max-age=86400" : "no-cache";
}

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
  const kept = new Set(hashed.map((path) => `/${path.replace(/^(www\/(?:css|markup|text)\/).*/, "$1*")}`));
  const rules = [...kept].map((path) => `${path}\n  Cache-Control: ${cacheFor("main-00000000.js")}`);
  return ["/*", ...lines, ...rules, ""].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL("../dist/", import.meta.url));
  process.stdout.write(headersFile(filesOf(dist), process.argv.includes("--embed") ? "*" : undefined));
}
