// Fills English text into markup that contains keys: `<p data-t="room.key"></p>` gets its text,
// `data-t-title="room.key"` is preceded by a title, and `data-values='{"target":"22"}'` contains the values for the
// names in braces. The English text of puzzles is in the library.

import { readdirSync, readFileSync } from "node:fs";
import { parse, parseFragment } from "parse5";
import { append, make, set, withAttribute } from "./html.js";
import { NAMES, SPOKEN } from "../www/text/languages.js";
import { filled as inWords, pieces } from "../www/text/text.js";

const EN = new URL("../www/text/en/", import.meta.url);
const LIBRARY = new URL("../src/puzzle/library/", import.meta.url);
/** @typedef {import("../www/text/text.js").Message} Message */

/** Returns all English rooms by name. @returns {Promise<Record<string, Record<string, Message>>>} */
export async function english() {
  const rooms = readdirSync(EN).map(async (name) => [
    name.replace(/\.js$/, ""),
    (await import(new URL(name, EN).href)).default,
  ]);
  return Object.fromEntries(await Promise.all(rooms));
}

/**
 * Returns titles and statements of the library's puzzles, with the keys used in other languages.
 * @returns {Record<string, string>}
 */
export function puzzles() {
  const texts = readdirSync(LIBRARY).flatMap((file) => {
    const found = readFileSync(new URL(file, LIBRARY), "utf8").matchAll(/^(title|statement) (.*)$/gm);
    return Array.from(found, ([, key, text]) => [`${file.replace(/\.txt$/, "")}_${key}`, text]);
  });
  return Object.fromEntries(texts);
}

/**
 * Returns all rooms of a language.
 * @param {string} language
 * @returns {Promise<Record<string, Record<string, Message>>>}
 */
export async function roomsOf(language) {
  /** @type {{ rooms: Record<string, Record<string, Message>>, later: import("../www/text/text.js").Later }} */
  const { rooms, later } = await import(`../www/text/${language}.js`);
  const others = Object.entries(later).map(async ([room, load]) => [room, (await load()).default]);
  return { ...rooms, ...Object.fromEntries(await Promise.all(others)) };
}

/** Returns the page's own room in every other language. @returns {Promise<Record<string, Record<string, string>>>} */
export async function pageIn() {
  const rooms = SPOKEN.map(async (name) => [name, (await import(`../www/text/${name}.js`)).rooms.page ?? {}]);
  return Object.fromEntries(await Promise.all(rooms));
}

/**
 * Adds the list of languages to the page, for www/first.js. In each language it also adds the texts needed before a
 * catalogue is loaded. They report that the page needs scripts, or why a file failed to load (www/unstarted.js).
 * @param {import("./html.js").Page} page the page, filled with English
 * @param {Record<string, Record<string, string>>} others
 */
export function addLanguages(page, others) {
  set(withAttribute(page, "lang", "en"), { "data-languages": NAMES.join(" ") });
  const [failure, unstarted] = ["failure", "unstarted"].map((id) => withAttribute(page, "id", id));
  for (const [lang, texts] of Object.entries(others)) {
    for (const [name, key] of Object.entries(FAILED))
      if (texts[key]) set(failure, { [`data-${name}-${lang}`]: texts[key] });
    if (texts.needsScript) append(unstarted, make("span", { lang }, texts.needsScript));
  }
}

/** The reasons why a file failed to load: names of attributes, and keys of the page's room. */
const FAILED = {
  failed: "failed",
  status: "failedStatus",
  type: "failedType",
  changed: "failedChanged",
  slow: "failedSlow",
};

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/**
 * @param {string} html
 * @param {Record<string, Record<string, Message>>} rooms
 */
export function filled(html, rooms) {
  const message = (/** @type {string} */ path, values = "") => {
    const [room, key] = path.split(".");
    const found = rooms[room]?.[key];
    if (values && found) return inWords(found, JSON.parse(values));
    if (typeof found !== "string") throw new Error(`no text ${path}`);
    return found;
  };
  /** @typedef {{ from: number, to: number, text: string }} Edit */
  /** Returns a part of the source with its insertions. @param {number} from @param {number} to @param {Edit[]} edits */
  const edited = (from, to, edits) => {
    let text = "";
    for (const edit of edits) {
      text += html.slice(from, edit.from) + edit.text;
      from = edit.to;
    }
    return text + html.slice(from, to);
  };
  /** Returns the insertions into an element and its content, in order. @param {any} node @returns {Edit[]} */
  const editsOf = (node) => {
    const { sourceCodeLocation: at, tagName, attrs = [], content } = node;
    const inner = content?.childNodes ?? node.childNodes ?? [];
    /** @type {Edit[]} */
    const edits = [];
    for (const { name, value } of attrs) {
      if (!name.startsWith("data-t-")) continue;
      const place = at.startOffset + `<${tagName}`.length;
      edits.push({ from: place, to: place, text: ` ${name.slice("data-t-".length)}="${escaped(message(value))}"` });
    }
    const valueOf = (/** @type {string} */ of) => attrs.find((/** @type {any} */ { name }) => name === of)?.value;
    const key = valueOf("data-t");
    if (key === undefined) return edits.concat(inner.flatMap(editsOf));
    const elements = inner.filter((/** @type {any} */ child) => child.tagName);
    const text = pieces(message(key, valueOf("data-values"))).map((piece) => {
      if ("text" in piece) return escaped(piece.text);
      if ("tag" in piece) return `<${piece.end ? "/" : ""}${piece.tag}>`;
      const element = elements[piece.place];
      const { startOffset, endOffset } = element.sourceCodeLocation;
      return edited(startOffset, endOffset, editsOf(element));
    });
    return [...edits, { from: at.startTag.endOffset, to: at.endTag.startOffset, text: text.join("") }];
  };
  // The content of <noscript> is also filled.
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const tree = /^\s*<!doctype/i.test(html) ? parse(html, options) : parseFragment(html, options);
  return edited(0, html.length, editsOf(tree));
}
