// A page as a tree, by parse5: its elements, and their changes.

import { defaultTreeAdapter as dom, html, parse, serialize } from "parse5";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Document} Page */

// The content of <noscript> is also parsed as markup.
const OPTIONS = { scriptingEnabled: false };

/** @param {string} source */
export const pageOf = (source) => parse(source, OPTIONS);

/** @param {Page} page */
export const written = (page) => serialize(page, OPTIONS);

/** Returns all elements in order. @param {Page | Element} node @returns {Element[]} */
export const elements = (node) =>
  node.childNodes.flatMap((child) => (dom.isElementNode(child) ? [child, ...elements(child)] : []));

/** @param {Element} node @param {string} name */
export const attribute = ({ attrs }, name) => attrs.find((attr) => attr.name === name)?.value;

/** @param {Element} node @param {Record<string, string>} attributes */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const found = node.attrs.find((attr) => attr.name === name);
    if (found) found.value = value;
    else node.attrs.push({ name, value });
  }
}

/**
 * Finds the first element whose attribute has this value. Throws if there is none.
 * @param {Page} page
 * @param {string} name
 * @param {string} value
 */
export function withAttribute(page, name, value) {
  const found = elements(page).find((node) => attribute(node, name) === value);
  if (!found) throw new Error(`index.html has nothing with ${name}="${value}"`);
  return found;
}

/** @param {string} tag @param {Record<string, string>} attributes @param {string} [text] */
export function make(tag, attributes, text) {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const made = dom.createElement(tag, html.NS.HTML, attrs);
  if (text) dom.insertText(made, text);
  return made;
}

/** Inserts elements after another one, on separate lines. @param {Element} node @param {Element[]} made */
export function putAfter(node, ...made) {
  const parent = /** @type {Element} */ (node.parentNode);
  const next = parent.childNodes[parent.childNodes.indexOf(node) + 1];
  for (const one of made) {
    if (next) {
      dom.insertTextBefore(parent, "\n    ", next);
      dom.insertBefore(parent, one, next);
    } else dom.appendChild(parent, one);
  }
}

/** Removes an element, with the white space before it. @param {Element} node */
export function remove(node) {
  const { childNodes } = /** @type {Element} */ (node.parentNode);
  const before = childNodes[childNodes.indexOf(node) - 1];
  if (before && dom.isTextNode(before) && before.value.trim() === "") dom.detachNode(before);
  dom.detachNode(node);
}

export const append = dom.appendChild;
