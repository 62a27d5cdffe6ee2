// Makes few small files of the many that Trunk copied: `node hooks/bundle.js dist`, before hooks/finish-dist.js. `./dev serve`
// does without: the page is the same modules, one by one.
//
// - JavaScript: the page with what it imports is one file, the worker another; what is behind an import() is a file of its own,
//   which takes what it shares with the page from the page's file. (Rollup does that; esbuild would cut the page's file up.)
// - CSS: the stylesheets that index.html names one after the other are one file; those of a part that comes later, one a part.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { rollup } from "@rollup/wasm-node";

const dist = process.argv[2];
if (!dist) throw new Error("say which folder: node hooks/bundle.js dist");
const www = fileURLToPath(new URL("../www/", import.meta.url));
const page = readFileSync(join(dist, "index.html"), "utf8");

/** Runs by itself, as a classic script, before the rest is there. */
const OWN = ["first.js"];
/** hooks/finish-dist.js looks for its template's constants. */
const KEPT = [...OWN, "sw.js"];

// ── CSS ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tags of stylesheets by part, in the order of the page; "" is the page itself. @type {Map<string, string[]>} */
const tags = new Map();
for (const [tag] of page.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>\n?\s*/g)) {
  const part = /data-part="([^"]*)"/.exec(tag)?.[1] ?? "";
  tags.set(part, [...(tags.get(part) ?? []), tag]);
}

let bundled = page;
/** What is written in place of all that was there, by path. @type {Map<string, string>} */
const files = new Map();
for (const [part, ours] of tags) {
  const source = ours.map((tag) => readFileSync(join(dist, addressIn(tag)), "utf8")).join("\n");
  const { code } = await transform(source, { loader: "css", minify: true, target: "es2022" });
  // Beside its sources, so that what it names by a relative address is still there.
  const path = `www/css/${part || "page"}-${hash(code)}.css`;
  const later = part && ` data-part="${part}" disabled`;
  bundled = bundled.replace(ours[0], `<link rel="stylesheet" href="./${path}"${later}>\n    `);
  for (const tag of ours.slice(1)) bundled = bundled.replace(tag, "");
  files.set(path, code);
}

// ── JavaScript ───────────────────────────────────────────────────────────────────────────────────────────────────────

const minify = {
  name: "minify",
  async renderChunk(/** @type {string} */ code) {
    return (await transform(code, { minify: true, format: "esm", target: "es2022" })).code;
  },
};

/**
 * A module that could not be fetched may never be fetched again by the same page: browsers may remember that (HTML's module map).
 * So what is behind an import() is imported when all its files have come another way, from where the import takes them.
 */
const comesFirst = {
  name: "comes-first",
  renderDynamicImport(/** @type {any} */ { chunk, targetChunk, getTargetChunkImports }) {
    // The worker's import of an address that only the page knows.
    if (!targetChunk) return null;
    const isNew = (/** @type {any} */ { fileName }) => fileName !== chunk.fileName;
    const paths = getTargetChunkImports()
      .filter(isNew)
      .map((/** @type {any} */ file) => file.resolvedImportPath);
    const all = [`"./${targetChunk.fileName}"`, ...paths].join();
    const read = "r=>r.ok?r.arrayBuffer():Promise.reject(Error('status '+r.status))";
    const named = "e=>{throw new TypeError(p+': '+e.message)}";
    return {
      left: `Promise.all([${all}].map(p=>fetch(new URL(p,import.meta.url)).then(${read}).catch(${named}))).then(()=>import(`,
      right: "))",
    };
  },
};

/** @param {string} entry @param {string} name of the file that it becomes */
async function bundle(entry, name) {
  const made = await rollup({
    input: join(www, entry),
    plugins: [comesFirst, minify],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  // All in one folder: the page finds the worker beside itself.
  const { output } = await made.generate({
    format: "es",
    entryFileNames: name,
    chunkFileNames: "[name]-[hash].js",
    hashCharacters: "hex",
  });
  await made.close();
  return output.flatMap((file) => (file.type === "chunk" ? [file] : []));
}

const chunks = [...(await bundle("main.js", "main-[hash].js")), ...(await bundle("worker.js", "worker.js"))];
const main = chunks.find(({ fileName }) => fileName.startsWith("main-"));
const script = /<script\b[^>]*src="\.?\/?www\/main-[^>]*>/;
if (!main || !script.test(bundled)) throw new Error("index.html has no script main.js");
for (const { fileName, code } of chunks) files.set(`www/${fileName}`, code);
bundled = bundled.replace(script, `<script type="module" src="./www/${main.fileName}">`);

// ── in place of what was there ───────────────────────────────────────────────────────────────────────────────────────

for (const entry of readdirSync(join(dist, "www"), { recursive: true, withFileTypes: true })) {
  const bundledNow = /\.(js|ts|css)$/.test(entry.name) && !KEPT.includes(entry.name);
  if (entry.isFile() && bundledNow) rmSync(join(entry.parentPath, entry.name));
}
// Folders that are empty now; from the innermost out.
const folders = readdirSync(join(dist, "www"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort((a, b) => b.length - a.length);
for (const folder of folders) if (readdirSync(folder).length === 0) rmdirSync(folder);
// The border's glue keeps its name, too.
const glue = readdirSync(dist).filter((name) => name.endsWith(".js"));
for (const path of [...glue, ...OWN.map((name) => `www/${name}`)]) {
  const source = readFileSync(join(dist, path), "utf8");
  files.set(path, (await transform(source, { minify: true, target: "es2022" })).code);
}
for (const [path, code] of files) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), code);
}
writeFileSync(join(dist, "index.html"), bundled);

/** @param {string} tag */
function addressIn(tag) {
  const address = /href="(?:\.\/)?([^"]+)"/.exec(tag)?.[1];
  if (!address) throw new Error(`${tag} names no file`);
  return address;
}

/** @param {string} text */
function hash(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
