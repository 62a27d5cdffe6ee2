// Bundles many files into a few. `./dev serve` omits this step: its page consists of the same modules, one by one.
//
// - JavaScript: the page with its imports is one file; its language, loaded before it, and the worker are further
//   files. Each target of an import() is a separate file, which imports the common modules from these. (Rollup supports
//   that; esbuild would split the page's file.)
// - CSS: the stylesheets named by index.html are combined into one file; the stylesheets of a part that is loaded later
//   form one file per part.
// - HTML: the markup of a part that is loaded later remains a separate file, named by its hash.

import { basename, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { rollup } from "@rollup/wasm-node";
import { forScripts } from "./browsers.js";
import { hash, integrity } from "./hash.js";
import { attribute, elements, remove, set, withAttribute } from "./html.js";
import { styles } from "./styles.js";
import { SPOKEN } from "../www/text/languages.js";

/** @typedef {Map<string, string | Buffer>} Files */
/** @typedef {import("./html.js").Page} Page */

const www = fileURLToPath(new URL("../www/", import.meta.url));
/** The page's modules, in the order of their tags. */
export const PAGE = ["language.js", "main.js"];
/** The files that they become. */
const OF_PAGE = /^(language|main)-/;
/** A classic script, which runs by itself before the rest is loaded. */
const FIRST = "www/first.js";
/** A classic script, which runs beside the rest. */
const UNSTARTED = "www/unstarted.js";
/** Classic scripts that other people's pages and the host's own pages name, so their names must stay. */
const NAMED = ["www/embed.js", "www/404.js"];
/** The service worker's template, for hooks/offline.js. */
const WORKER = "www/sw.js";

/**
 * Replaces the modules and stylesheets by bundles, and makes the page name these.
 * @param {Files} files @param {Page} page
 */
export async function bundle(files, page) {
  const styles = await stylesheets(files, page);
  const scripts = await javascript(page);
  const pieces = markup(files, page);
  const alone = async (/** @type {string} */ path) =>
    (await transform(text(files, path), { minify: true, target: forScripts })).code;
  const [first, unstarted, ...own] = await Promise.all([FIRST, UNSTARTED, ...NAMED].map(alone));
  const named = UNSTARTED.replace(".js", `-${hash(unstarted)}.js`);
  for (const [path, now, code] of [
    [FIRST, FIRST, first],
    [UNSTARTED, named, unstarted],
  ]) {
    set(withAttribute(page, "src", path), { src: now, integrity: integrity(code) });
  }

  for (const path of [...files.keys()])
    if (/^www\/.*\.(js|ts|css|html)$/.test(path) && path !== WORKER) files.delete(path);
  for (const [path, code] of [...styles, ...scripts, ...pieces, [FIRST, first], [named, unstarted]])
    files.set(path, code);
  NAMED.forEach((path, place) => files.set(path, own[place]));
}

/** @param {Files} files @param {string} path */
function text(files, path) {
  const content = files.get(path);
  if (content === undefined) throw new Error(`${path} is not there`);
  return content.toString();
}

/** @param {Files} files @param {Page} page */
async function stylesheets(files, page) {
  /**
   * The links by part, in the order of the page; "" is the page itself.
   * @type {Map<string, import("./html.js").Element[]>}
   */
  const parts = new Map();
  for (const link of elements(page).filter((node) => attribute(node, "rel") === "stylesheet")) {
    const part = attribute(link, "data-part") ?? "";
    parts.set(part, [...(parts.get(part) ?? []), link]);
  }
  return Promise.all(
    [...parts].map(async ([part, ours]) => {
      const paths = ours.map((link) => (attribute(link, "href") ?? "").replace(/^\.\//, ""));
      const code = styles(paths.map((path) => ({ path, source: text(files, path) })));
      // The bundle is beside its sources, so that its relative addresses still work.
      const path = `www/css/${part || "page"}-${hash(code)}.css`;
      for (const link of ours.slice(1)) remove(link);
      set(ours[0], { href: `./${path}`, integrity: integrity(code) });
      return /** @type {const} */ ([path, code]);
    }),
  );
}

/** @param {Files} files @param {Page} page */
function markup(files, page) {
  return elements(page)
    .filter((node) => attribute(node, "name") === "markup")
    .map((meta) => {
      const html = text(files, attribute(meta, "content") ?? "");
      const path = `www/markup/${attribute(meta, "data-part")}-${hash(html)}.html`;
      set(meta, { content: `./${path}` });
      return /** @type {const} */ ([path, html]);
    });
}

/** A catalogue of a language, or the module with the catalogues of its first view. */
const LANGUAGE = /\/text\/([a-z]{2})(?:\/\w+)?\.js$/;
/** The module that chooses a language. */
const CHOICE = join(www, "text/languages.js");

const minify = {
  name: "minify",
  async renderChunk(/** @type {string} */ code) {
    return (await transform(code, { minify: true, format: "esm", target: forScripts })).code;
  },
};

/**
 * After a failed fetch, the same page may never fetch a module again, because browsers may remember the failure (HTML's
 * module map). A target of an import() is therefore imported only after all its files were loaded in another way, from
 * the same addresses.
 */
const comesFirst = {
  name: "comes-first",
  renderDynamicImport(/** @type {any} */ { chunk, moduleId, targetChunk, getTargetChunkImports }) {
    // Excluded are the worker's import of an address known only to the page, and a language, which first.js has already
    // requested, and only once.
    if (!targetChunk || moduleId === CHOICE) return null;
    const isNew = (/** @type {any} */ { fileName }) => fileName !== chunk.fileName && !OF_PAGE.test(fileName);
    const paths = getTargetChunkImports()
      .filter(isNew)
      .map((/** @type {any} */ file) => file.resolvedImportPath);
    const target = posix.relative(posix.dirname(chunk.fileName), targetChunk.fileName);
    const all = [`"./${target}"`, ...paths].join();
    const read = "r=>r.ok?r.arrayBuffer():Promise.reject(Error('status '+r.status))";
    const named = "e=>{throw new TypeError(p+': '+e.message)}";
    return {
      left: `Promise.all([${all}].map(p=>fetch(new URL(p,import.meta.url)).then(${read}).catch(${named}))).then(()=>import(`,
      right: "))",
    };
  },
};

/**
 * Bundles the scripts of entries, and the files that they load later.
 * @param {string[]} entries the entries, each of which contains the modules that later ones have in common with it
 * @param {string} name the name of the resulting files
 * @param {string} [from] the folder of the modules
 */
export async function rolled(entries, name, from = www) {
  const made = await rollup({
    input: entries.map((entry) => join(from, entry)),
    plugins: [comesFirst, minify],
    // Files that use modules of an entry import them from the entry's file.
    preserveEntrySignatures: "allow-extension",
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  /** The first entry that contains each module. @type {Map<string, string>} */
  const first = new Map();
  // All files are in one folder, so that the page finds the worker beside itself.
  const { output } = await made.generate({
    format: "es",
    // An entry is one file even if it uses top-level await, because Rollup would otherwise split each of its shared
    // modules.
    manualChunks: (id, { getModuleInfo }) => {
      const visit = (/** @type {string} */ known, /** @type {string} */ entry) => {
        if (first.has(known)) return;
        first.set(known, entry);
        for (const imported of getModuleInfo(known)?.importedIds ?? []) visit(imported, entry);
      };
      for (const entry of entries) visit(join(from, entry), basename(entry, ".js"));
      return first.get(id) ?? null;
    },
    entryFileNames: name,
    // Hosts with few rules (deploy/headers.js) have one rule for the folder of languages, and www/sw.js identifies each
    // language by its file names. They also have one rule for the folder of shared files.
    chunkFileNames: ({ facadeModuleId, name }) => {
      if (!facadeModuleId) return `shared/${name}-[hash].js`;
      const [, language] = LANGUAGE.exec(facadeModuleId) ?? [];
      if (!language) return `${name}-[hash].js`;
      return `text/${language === name ? name : `${language}-${name}`}-[hash].js`;
    },
    hashCharacters: "hex",
  });
  await made.close();
  return output.flatMap((file) => (file.type === "chunk" ? [file] : []));
}

/** @param {Page} page */
async function javascript(page) {
  const tags = elements(page).filter((node) => attribute(node, "type") === "module");
  const chunks = [...(await rolled(PAGE, "[name]-[hash].js")), ...(await rolled(["worker.js"], "worker.js"))];
  const made = (/** @type {string} */ module) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId === join(www, module));
    if (!found) throw new Error(`${module} has become no file`);
    return found;
  };
  for (const [i, tag] of tags.entries()) {
    const { fileName, code } = made(PAGE[i]);
    set(tag, { src: `./www/${fileName}`, integrity: integrity(code) });
  }
  for (const language of SPOKEN)
    set(withAttribute(page, "lang", "en"), {
      [`data-file-${language}`]: `./www/${made(`text/${language}.js`).fileName}`,
    });
  return chunks.map(({ fileName, code }) => /** @type {const} */ ([`www/${fileName}`, code]));
}
