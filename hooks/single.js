// The page as one file, for use without a server: on a memory stick, in a mail, or among the files of a learning
// platform. It contains everything and makes no requests. Parts that are not needed at once are packed; boot.js gives
// them addresses, and the page's tags name these.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { forScripts } from "./browsers.js";
import { PAGE } from "./bundle.js";
import { LINKS } from "./earlier.js";
import { append, attribute, elements, make, pageOf, putAfter, remove, set, withAttribute, written } from "./html.js";

/** @typedef {import("./html.js").Page} Page */
/** @typedef {import("./html.js").Element} Element */
/** @typedef {Map<string, string | Buffer>} Files */

/** The name of the file, beside the hosted page. */
export const SINGLE = "annealing-lab.html";

const www = fileURLToPath(new URL("../www/", import.meta.url));
const TYPES = { js: "text/javascript", css: "text/css", html: "text/html", json: "application/json" };

/** Returns the type of a file by its extension. @param {string} path */
const typeOf = (path) => {
  const [, ending = ""] = /\.(\w+)$/.exec(path) ?? [];
  return `${/** @type {Record<string, string>} */ (TYPES)[ending] ?? "text/plain"}; charset=utf-8`;
};

/**
 * Returns modules, with all their imports, as one script.
 * @param {string} contents @param {"esm" | "iife"} format
 */
async function scriptOf(contents, format) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: www },
    ...{ bundle: true, format, minify: true, charset: "utf8", write: false, target: forScripts },
  });
  return outputFiles[0].text;
}

/**
 * Returns the worker as a classic script with its glue, because a worker of a file may neither import nor fetch.
 * @param {string} glue
 */
async function workerOf(glue) {
  const source = readFileSync(`${www}worker.js`, "utf8");
  const own = source.replace("import(glue)", "globalThis.glue");
  if (own === source) throw new Error("www/worker.js imports its glue in another way");
  const glued = await transform(glue, { format: "iife", globalName: "glue", define: { "import.meta.url": '""' } });
  return `${glued.code}\nglobalThis.glue = glue;\n${await scriptOf(own, "iife")}`;
}

/** Returns a stylesheet that contains the files it names. @param {Files} files @param {string} path */
function styleOf(files, path) {
  return String(files.get(path)).replace(/url\("?(?!data:|#)([^")]+)"?\)/g, (_, address) => {
    const name = new URL(address, `file:///${path}`).pathname.slice(1);
    const content = files.get(name);
    if (!content) throw new Error(`${path} names ${address}, which is not there`);
    return `url(data:font/woff2;base64,${Buffer.from(content).toString("base64")})`;
  });
}

/** Escapes a tag that would end an inline script. @param {string} code */
const inline = (code) => code.replaceAll("</script", "<\\/script");

/**
 * Makes the single-file page from the hosted one.
 * @param {Files} files the hosted files @param {string} index the page
 * @param {Record<string, string>} words the message for an environment that forbids what the page needs, by language
 * @param {string} site the address of the hosted page, for shared links; empty if it is unknown
 */
export async function single(files, index, words, site) {
  const page = pageOf(index);
  const named = (/** @type {string} */ name) => withAttribute(page, "name", name);
  const local = (/** @type {string} */ address) => address.replace(/^\.\//, "");
  const contentOf = (/** @type {Element} */ tag) => String(files.get(local(attribute(tag, "content") ?? "")));
  /** The packed parts by path. @type {Record<string, [type: string, text: string]>} */
  const packed = {};
  const pack = (/** @type {Element} */ tag, /** @type {string} */ path, /** @type {string} */ text) => {
    packed[path] = [typeOf(path), text];
    set(tag, { "data-packed": path });
  };

  // The policy names this host; the other tags belong to a page that others link to, install or store.
  const ofAHost = [
    "Content-Security-Policy",
    "annealing-lab-offline",
    LINKS,
    "annealing-lab-glue",
    "annealing-lab-wasm",
  ];
  for (const node of elements(page)) {
    const [name, rel] = [attribute(node, "name") ?? attribute(node, "http-equiv"), attribute(node, "rel")];
    const previews = /^(og|twitter):/.test(attribute(node, "property") ?? name ?? "");
    if (previews || ofAHost.includes(name ?? "") || ["manifest", "preload"].includes(rel ?? "")) remove(node);
  }
  const [html] = elements(page);
  if (site) set(html, { "data-site": site });
  html.attrs = html.attrs.filter(({ name }) => !name.startsWith("data-file-"));
  const icon = String(files.get("www/icon.svg"));
  set(withAttribute(page, "rel", "icon"), { href: `data:image/svg+xml,${encodeURIComponent(icon)}` });

  for (const link of elements(page).filter((node) => attribute(node, "rel") === "stylesheet")) {
    const path = local(attribute(link, "href") ?? "");
    const code = styleOf(files, path);
    link.attrs = link.attrs.filter(({ name }) => name !== "integrity");
    if (attribute(link, "data-part")) pack(link, path, code);
    else {
      putAfter(link, make("style", {}, code));
      remove(link);
    }
  }
  const packContent = (/** @type {Element} */ tag) => pack(tag, local(attribute(tag, "content") ?? ""), contentOf(tag));
  elements(page)
    .filter((node) => attribute(node, "name") === "markup")
    .forEach(packContent);

  // Only the full module is included, because it can do everything that the core module can.
  const module = named("annealing-lab-full-wasm");
  const wasm = Buffer.from(files.get(local(attribute(module, "content") ?? "")) ?? "");
  set(module, { "data-packed": "wasm" });
  const [glue, boards] = ["full-glue", "full-boards"].map((part) => named(`annealing-lab-${part}`));
  const worker = await workerOf(contentOf(glue));
  remove(glue);
  packContent(boards);
  const others = [...files.keys()].filter(
    (path) => /^(www\/lessons|source)\//.test(path) || ["THIRD_PARTY.txt", "www/truths.json"].includes(path),
  );
  for (const path of ["www/worker.js", ...others]) {
    const tag = make("meta", { "data-file": path });
    pack(tag, path, path === "www/worker.js" ? worker : String(files.get(path)));
    putAfter(module, tag);
  }
  // A package for learning platforms is made from the page itself (src/task/scorm.rs), and contains its link here.
  putAfter(
    module,
    make("meta", { "data-file": SINGLE, "data-packed": SINGLE }),
    make("meta", { name: "annealing-lab-scorm", content: "" }),
  );
  packed.page = [typeOf(".js"), await scriptOf(PAGE.map((entry) => `import "./${entry}";`).join("\n"), "esm")];

  // first.js runs before anything is painted, and the page's script after all of the page was read.
  for (const script of elements(page).filter((node) => node.tagName === "script")) {
    const path = local(attribute(script, "src") ?? "");
    if (path === "www/first.js") putAfter(script, make("script", {}, inline(String(files.get(path)))));
    remove(script);
  }
  for (const [language, text] of Object.entries(words))
    set(withAttribute(page, "id", "failure"), {
      [language === "en" ? "data-single" : `data-single-${language}`]: text,
    });
  const body = elements(page).find(({ tagName }) => tagName === "body");
  if (!body) throw new Error("the page has no body");
  const zipped = (/** @type {string} */ id, /** @type {string | Buffer} */ content) =>
    append(body, make("script", { type: "text/plain", id }, gzipSync(content, { level: 9 }).toString("base64")));
  zipped("packed-files", JSON.stringify(packed));
  zipped("packed-wasm", wasm);
  const boot = readFileSync(new URL("boot.js", import.meta.url), "utf8");
  append(body, make("script", {}, inline((await transform(boot, { minify: true, target: forScripts })).code)));
  return written(page);
}
