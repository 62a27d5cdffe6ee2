// Finishes a release build: `node hooks/finish-dist.js dist`. `./dev serve` does without, so live reload is not in its way.
//
// - index.html gets the Content-Security-Policy, and integrity for every script and stylesheet that it names.
// - sw.js, the service worker, learns the list of files with their hashes, and a version that is the hash of that list.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const dist = process.argv[2];
if (!dist) throw new Error("say which folder: node hooks/finish-dist.js dist");

/** The page's own policy. A host's headers may say the same, and what a page cannot say of itself: docs/RELIABILITY.md. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types annealing-lab",
].join("; ");

/** @param {string | Buffer} bytes */
const integrity = (bytes) => "sha384-" + createHash("sha384").update(bytes).digest("base64");
/** @param {string} path within dist */
const read = (path) => readFileSync(join(dist, path));

// The service worker's template lies among the modules; its place is beside the page, whose scope it then has.
const template = read("www/sw.js").toString();
rmSync(join(dist, "www/sw.js"));

let page = read("index.html").toString();
// Trunk has given integrity to what it hashed itself.
page = page.replace(/<(script|link)\b[^>]*>/g, (tag) => {
  const path = tag.match(/\b(?:src|href)="(?:\.\/)?([^"]+\.(?:js|css))"/)?.[1];
  if (!path || tag.includes("integrity=")) return tag;
  return tag.replace(/\s*\/?>$/, ` integrity="${integrity(read(path))}">`);
});
const marker = /<meta charset="utf-8"\s*\/?>/;
if (!marker.test(page)) throw new Error("index.html has no <meta charset>");
page = page.replace(
  marker,
  (charset) =>
    `${charset}\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<meta name="annealing-lab-offline" content="sw.js">`,
);
writeFileSync(join(dist, "index.html"), page);

/** @type {Record<string, string>} */
const files = {};
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/");
  // The folder that Trunk builds in may still stand there; licences are not for browsers, sw.js is not its own.
  if (!entry.isFile() || /^\.|\.d\.ts$|LICENSE$|^sw\.js$/.test(path)) continue;
  files[path === "index.html" ? "./" : path] = integrity(read(path));
}
const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
const build = createHash("sha256").update(template).update(JSON.stringify(sorted)).digest("hex").slice(0, 16);
const filled = template
  .replace('const BUILD = "";', () => `const BUILD = "${build}";`)
  .replace("const FILES = {};", () => `const FILES = ${JSON.stringify(sorted, null, 2)};`);
if (!filled.includes(build) || filled.includes("const FILES = {};"))
  throw new Error("www/sw.js has no place for the list");
writeFileSync(join(dist, "sw.js"), filled);
