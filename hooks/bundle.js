// Few small files of many. `./dev serve` does without: the page is the same modules, one by one.
//
// - JavaScript: the page with what it imports is one file, its language before it and the worker are others; what is behind an import()
//   is a file of its own, which takes what it shares with these from them. (Rollup does that; esbuild would cut the page's file up.)
// - CSS: the stylesheets that index.html names one after the other are one file; those of a part that comes later, one a part.
// - HTML: the markup of a part that comes later keeps a file of its own, in a name that is its hash.

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
/** The page's modules, in the order of its tags. */
export const PAGE = ["language.js", "main.js"];
/** The files that these become. */
const OF_PAGE = /^(language|main)-/;
/** Runs by itself, as a classic script, before the rest is there. */
const FIRST = "www/first.js";
/** Likewise, beside the rest. */
const UNSTARTED = "www/unstarted.js";
/** Classic scripts for other people's pages and for the host's own, which name them: so their names stay. */
const NAMED = ["www/embed.js", "www/404.js"];
/** The service worker's template, for hooks/offline.js. */
const WORKER = "www/sw.js";

/**
 * Puts bundles in the place of the modules and stylesheets, and has the page name those.
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
  /** The links by part, in the order of the page; "" is the page itself. @type {Map<string, import("./html.js").Element[]>} */
  const parts = new Map();
  for (const link of elements(page).filter((node) => attribute(node, "rel") === "stylesheet")) {
    const part = attribute(link, "data-part") ?? "";
    parts.set(part, [...(parts.get(part) ?? []), link]);
  }
  return Promise.all(
    [...parts].map(async ([part, ours]) => {
      const paths = ours.map((link) => (attribute(link, "href") ?? "").replace(/^\.\//, ""));
      const code = styles(paths.map((path) => ({ path, source: text(files, path) })));
      // Beside its sources, so that what it names by a relative address is still there.
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

/** A catalogue of a language, or the module with those of its first view. */
const LANGUAGE = /\/text\/([a-z]{2})(?:\/\w+)?\.js$/;
/** The module that chooses one. */
const CHOICE = join(www, "text/languages.js");

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
  renderDynamicImport(/** @type {any} */ { chunk, moduleId, targetChunk, getTargetChunkImports }) {
    // The worker's import of an address that only the page knows; and a language, which has been asked for by first.js, and only once.
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
 * The scripts of entries, and the files that they fetch later.
 * @param {string[]} entries of which each takes what it shares with those after it @param {string} name of the files that they become
 * @param {string} [from] the folder of the modules
 */
export async function rolled(entries, name, from = www) {
  const made = await rollup({
    input: entries.map((entry) => join(from, entry)),
    plugins: [comesFirst, minify],
    // Those that take something from an entry take it from its own file.
    preserveEntrySignatures: "allow-extension",
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  /** The entries by what comes with them. @type {Map<string, string>} */
  const first = new Map();
  // In one folder: the page finds the worker beside itself.
  const { output } = await made.generate({
    format: "es",
    // One file, also for an entry that waits for something, of which Rollup would share each module apart.
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
    // Hosts whose rules are few (deploy/headers.js) have one for the folder of languages, and www/sw.js knows each by its files' names.
    // They have one, too, for the folder of what several files share.
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
