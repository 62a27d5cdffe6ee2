// The crate's public items, as `cargo doc` shows them, are those of a list: who changes what others build on sees it, and says it in
// CHANGELOG. CRATE_API_WRITE=1 writes the list.
//
// The list is read from the pages of the documentation. It has no automatic traits, and no implementations for all types. The
// compiler's own list, rustdoc's JSON, which cargo-public-api reads, is made by a nightly compiler only; the pinned one refuses.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import test from "node:test";
import { parse } from "parse5";

const DOCS = new URL("../../target/doc/annealing_lab/", import.meta.url);
const LIST = new URL("../golden/crate-api.txt", import.meta.url);

/** @typedef {import("parse5").DefaultTreeAdapterTypes.ChildNode} Node */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) => ("childNodes" in node ? node.childNodes : []);

/** @param {Node} node @returns {string} */
const textOf = (node) => ("value" in node ? node.value : childrenOf(node).map(textOf).join(""));

/** @param {Node} node @param {(element: Element) => boolean} is @returns {Element[]} the outermost ones */
const all = (node, is) =>
  "tagName" in node && is(node) ? [node] : childrenOf(node).flatMap((child) => all(child, is));

/** @param {string} name */
const attribute = (name) => (/** @type {Element} */ element) =>
  element.attrs.find((own) => own.name === name)?.value ?? "";
const classes = attribute("class");
const id = attribute("id");

/** @param {string} file */
const page = (file) => /** @type {Node} */ (/** @type {unknown} */ (parse(readFileSync(new URL(file, DOCS), "utf8"))));

/** The declaration of an item, its own methods, and the traits that it has been given by hand or by derive. @param {string} file */
function item(file) {
  const document = page(file);
  const headers = (/** @type {string} */ section, /** @type {string} */ tag) =>
    all(document, (element) => id(element) === section)
      .flatMap((list) => all(list, (element) => element.tagName === tag && classes(element).includes("code-header")))
      .map((header) => textOf(header).replace(/\s+/g, " ").trim());
  const declarations = all(document, (element) => classes(element).includes("item-decl")).map((own) =>
    textOf(own).trim(),
  );
  return [
    ...declarations,
    ...headers("implementations-list", "h4").map((method) => `    ${method}`),
    ...headers("trait-implementations-list", "h3").map((given) => `    ${given}`),
  ].join("\n");
}

test("the crate's public items are those of tests/golden/crate-api.txt", () => {
  const files = all(page("all.html"), (element) => element.tagName === "a")
    .map(attribute("href"))
    .filter((address) => /^[a-z_/]*(struct|enum|trait|fn|type|constant|macro)\.\w+\.html$/.test(address))
    .sort();
  assert.ok(files.length > 30, `${files.length} items`);
  const listed = `${files.map(item).join("\n\n")}\n`;
  if (process.env.CRATE_API_WRITE) writeFileSync(LIST, listed);
  assert.equal(readFileSync(LIST, "utf8"), listed, "CRATE_API_WRITE=1 ./dev test crate");
});
