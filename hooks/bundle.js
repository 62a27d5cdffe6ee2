// Few small files of many. `./dev serve` does without: the page is the same modules, one by one.
//
// - JavaScript: the page with what it imports is one file, the worker another; what is behind an import() is a file of its own,
//   which takes what it shares with the page from the page's file. (Rollup does that; esbuild would cut the page's file up.)
// - CSS: the stylesheets that index.html names one after the other are one file; those of a part that comes later, one a part.
// - HTML: the markup of a part that comes later keeps a file of its own, in a name that is its hash.

import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { transform as transformStyles } from "lightningcss";
import { rollup } from "@rollup/wasm-node";
import { forScripts, forStyles } from "./browsers.js";
import { hash, integrity } from "./hash.js";

/** @typedef {Map<string, string | Buffer>} Files */

const www = fileURLToPath(new URL("../www/", import.meta.url));
/** Runs by itself, as a classic script, before the rest is there. */
const FIRST = "www/first.js";
/** Likewise, beside the rest. */
const UNSTARTED = "www/unstarted.js";
/** A classic script for other people's pages, which name it: so its name stays. */
const EMBED = "www/embed.js";
/** The service worker's template, for hooks/offline.js. */
const WORKER = "www/sw.js";

/**
 * Puts bundles in the place of the modules and stylesheets, and has the page name those.
 * @param {Files} files @param {string[]} tags @param {Map<string, string>} edits
 */
export async function bundle(files, tags, edits) {
  const styles = await stylesheets(files, tags, edits);
  const scripts = await javascript(tags, edits);
  const pieces = markup(files, tags, edits);
  const alone = async (/** @type {string} */ path) =>
    (await transform(text(files, path), { minify: true, target: forScripts })).code;
  const [first, unstarted, embed] = await Promise.all([FIRST, UNSTARTED, EMBED].map(alone));
  const named = UNSTARTED.replace(".js", `-${hash(unstarted)}.js`);
  for (const [path, now, code] of [
    [FIRST, FIRST, first],
    [UNSTARTED, named, unstarted],
  ]) {
    const tag = tags.find((tag) => tag.includes(`src="${path}"`));
    if (!tag) throw new Error(`index.html has no script ${path}`);
    edits.set(tag, tag.replace(path, now).replace(">", ` integrity="${integrity(code)}">`));
  }

  for (const path of [...files.keys()])
    if (/^www\/.*\.(js|ts|css|html)$/.test(path) && path !== WORKER) files.delete(path);
  for (const [path, code] of [...styles, ...scripts, ...pieces, [FIRST, first], [named, unstarted], [EMBED, embed]])
    files.set(path, code);
}

/** @param {Files} files @param {string} path */
function text(files, path) {
  const content = files.get(path);
  if (content === undefined) throw new Error(`${path} is not there`);
  return content.toString();
}

/** Stylesheets without what the oldest browsers do not read, nested rules among it. @param {string} source @param {string} name */
export function styles(source, name) {
  const { code, warnings } = transformStyles({
    filename: name,
    code: Buffer.from(source),
    minify: true,
    targets: forStyles,
  });
  if (warnings.length > 0) throw new Error(`${name}: ${warnings.map(({ message }) => message).join("; ")}`);
  return Buffer.from(code).toString();
}

/** @param {Files} files @param {string[]} tags @param {Map<string, string>} edits */
async function stylesheets(files, tags, edits) {
  /** The tags by part, in the order of the page; "" is the page itself. @type {Map<string, string[]>} */
  const parts = new Map();
  for (const tag of tags.filter((tag) => tag.includes('rel="stylesheet"'))) {
    const part = /data-part="([^"]*)"/.exec(tag)?.[1] ?? "";
    parts.set(part, [...(parts.get(part) ?? []), tag]);
  }
  return Promise.all(
    [...parts].map(async ([part, ours]) => {
      const source = ours.map((tag) => text(files, /href="(?:\.\/)?([^"]+)"/.exec(tag)?.[1] ?? tag)).join("\n");
      const code = styles(source, ours[0]);
      // Beside its sources, so that what it names by a relative address is still there.
      const path = `www/css/${part || "page"}-${hash(code)}.css`;
      for (const tag of ours) edits.set(tag, "");
      const later = part && ` data-part="${part}" disabled`;
      edits.set(ours[0], `<link rel="stylesheet" href="./${path}"${later} integrity="${integrity(code)}">`);
      return /** @type {const} */ ([path, code]);
    }),
  );
}

/** @param {Files} files @param {string[]} tags @param {Map<string, string>} edits */
function markup(files, tags, edits) {
  return tags
    .filter((tag) => tag.includes('name="markup"'))
    .map((tag) => {
      const [, part, source] = /data-part="([^"]*)" content="([^"]+)"/.exec(tag) ?? [];
      const html = text(files, source ?? tag);
      const path = `www/${part}-${hash(html)}.html`;
      edits.set(tag, tag.replace(source, `./${path}`));
      return /** @type {const} */ ([path, html]);
    });
}

const minify = {
  name: "minify",
  async renderChunk(/** @type {string} */ code) {
    return (await transform(code, { minify: true, format: "esm", target: forScripts })).code;
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
async function rolled(entry, name) {
  const made = await rollup({
    input: join(www, entry),
    plugins: [comesFirst, minify],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  /** What comes with the entry. @type {Set<string>} */
  const first = new Set();
  // All in one folder: the page finds the worker beside itself.
  const { output } = await made.generate({
    format: "es",
    // One file, also for an entry that waits for something, of which Rollup would share each module apart.
    manualChunks: (id, { getModuleInfo }) => {
      const visit = (/** @type {string} */ known) => {
        if (first.has(known)) return;
        first.add(known);
        for (const imported of getModuleInfo(known)?.importedIds ?? []) visit(imported);
      };
      visit(join(www, entry));
      return first.has(id) ? basename(entry, ".js") : null;
    },
    entryFileNames: name,
    chunkFileNames: "[name]-[hash].js",
    hashCharacters: "hex",
  });
  await made.close();
  return output.flatMap((file) => (file.type === "chunk" ? [file] : []));
}

/** @param {string[]} tags @param {Map<string, string>} edits */
async function javascript(tags, edits) {
  const chunks = [...(await rolled("main.js", "main-[hash].js")), ...(await rolled("worker.js", "worker.js"))];
  const main = chunks.find(({ fileName }) => fileName.startsWith("main-"));
  const script = tags.find((tag) => /^<script\b[^>]*src="\.?\/?www\/main-/.test(tag));
  if (!main || !script) throw new Error("index.html has no script main.js");
  edits.set(script, `<script type="module" src="./www/${main.fileName}" integrity="${integrity(main.code)}">`);
  return chunks.map(({ fileName, code }) => /** @type {const} */ ([`www/${fileName}`, code]));
}
