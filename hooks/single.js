// The page as one file, for where there is no server: a memory stick, a mail, the files of a learning platform. It has everything in
// itself and asks for nothing. What is not needed at once is packed; boot.js gives it addresses, and the page's tags name these.

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

/** Its name, beside the page that is hosted. */
export const SINGLE = "annealing-lab.html";

const www = fileURLToPath(new URL("../www/", import.meta.url));
const TYPES = { js: "text/javascript", css: "text/css", html: "text/html", json: "application/json" };

/** The type of a file by its name's ending. @param {string} path */
const typeOf = (path) => {
  const [, ending = ""] = /\.(\w+)$/.exec(path) ?? [];
  return `${/** @type {Record<string, string>} */ (TYPES)[ending] ?? "text/plain"}; charset=utf-8`;
};

/**
 * Modules, with all that they import, as one script.
 * @param {string} contents @param {"esm" | "iife"} format
 */
async function scriptOf(contents, format) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: www },
    ...{ bundle: true, format, minify: true, charset: "utf8", write: false, target: forScripts },
  });
  return outputFiles[0].text;
}

/** The worker, a classic script with its glue: a worker of a file may neither import nor fetch. @param {string} glue */
async function workerOf(glue) {
  const source = readFileSync(`${www}worker.js`, "utf8");
  const own = source.replace("import(glue)", "globalThis.glue");
  if (own === source) throw new Error("www/worker.js imports its glue in another way");
  const glued = await transform(glue, { format: "iife", globalName: "glue", define: { "import.meta.url": '""' } });
  return `${glued.code}\nglobalThis.glue = glue;\n${await scriptOf(own, "iife")}`;
}

/** A stylesheet that has what it names in itself. @param {Files} files @param {string} path */
function styleOf(files, path) {
  return String(files.get(path)).replace(/url\("?(?!data:|#)([^")]+)"?\)/g, (_, address) => {
    const name = new URL(address, `file:///${path}`).pathname.slice(1);
    const content = files.get(name);
    if (!content) throw new Error(`${path} names ${address}, which is not there`);
    return `url(data:font/woff2;base64,${Buffer.from(content).toString("base64")})`;
  });
}

/** An inline script may hold no tag that ends it. @param {string} code */
const inline = (code) => code.replaceAll("</script", "<\\/script");

/**
 * Makes the page of one file from the one that is to be hosted.
 * @param {Files} files what is hosted @param {string} index the page
 * @param {Record<string, string>} words for a place that forbids what the page needs, by language
 * @param {string} site the address where it is hosted, for links that are shared; empty if nobody knows
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

  // The policy names this host; the rest is of a page that others link to, install or keep.
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

  // The full module alone: it can do all that the core can.
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
  // A package for learning platforms is made of the page itself (src/task/scorm.rs), and has the link that it opens here.
  putAfter(
    module,
    make("meta", { "data-file": SINGLE, "data-packed": SINGLE }),
    make("meta", { name: "annealing-lab-scorm", content: "" }),
  );
  packed.page = [typeOf(".js"), await scriptOf(PAGE.map((entry) => `import "./${entry}";`).join("\n"), "esm")];

  // first.js runs before anything is painted, and the page when all of it has been read.
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
