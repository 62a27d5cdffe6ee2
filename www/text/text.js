// The texts for people, by keys. English is in text/en/, one module per room, imported by the modules that need it.
// Another language also has one module per room. The rooms of the first view are loaded before the page is shown, any
// other room with the modules that use its texts. Texts that a language lacks are shown in English.

/**
 * A plural: the value `n` selects the form, by the rules of the language.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Plural
 */
/**
 * A sentence with several numbers: each plural replaces its value, which selects the form.
 * @typedef {{ text: string | Plural } & Record<string, string | Plural>} Sentence
 */
/** @typedef {string | Plural | Sentence} Message */
/** @typedef {Record<string, Message>} Room */
/**
 * A value; numbers and lists are formatted in the style of the language.
 * @typedef {string | number | string[]} Value
 */

/** The place of a value. */
const PLACES = /\{(\w+)\}/g;
/** The pieces of a message: text, an inline tag, or the place of an element. */
const PIECES = /<(\/?)(b|i|code|kbd|sub|sup)>|<(\d)\/>/g;

/** Rooms that are fetched on demand. @typedef {Record<string, () => Promise<{ default: Room }>>} Later */

/**
 * The current language; `rooms` are the loaded rooms.
 * @type {{ language: string, rooms: Record<string, Room>, later: Later }}
 */
let spoken = { language: "en", rooms: {}, later: {} };
const plain = (/** @type {string} */ message) => message;
let disguise = plain;
/** The rooms of all loaded modules, in any language. @type {Set<string>} */
const used = new Set();

/**
 * Sets the current language.
 * @param {string} language as in `<html lang>`
 * @param {Record<string, Room>} rooms
 * @param {(message: string) => string} [changed] changes every message, including English ones
 * @param {Later} [later]
 */
export function speak(language, rooms, changed = plain, later = {}) {
  spoken = { language, rooms: { ...rooms }, later };
  disguise = changed;
}

/**
 * Fetches rooms of the language; without names, the rooms of all loaded modules. If a room fails to load, its texts are
 * English until it is requested again.
 * @param {Iterable<string>} [names]
 */
export async function speakOf(names = used) {
  const { rooms, later } = spoken;
  const missing = [...names].filter((name) => !rooms[name] && later[name]);
  await Promise.allSettled(missing.map(async (name) => (rooms[name] = (await later[name]()).default)));
}

/**
 * Returns the result of a function in English in any current language, for a file with the same words as the program's
 * file.
 * @template T
 * @param {() => T} make
 * @returns {T}
 */
export function inEnglish(make) {
  const [before, disguised] = [spoken, disguise];
  speak("en", {});
  try {
    return make();
  } finally {
    spoken = before;
    disguise = disguised;
  }
}

/**
 * Makes a formatter for the current language, once per language.
 * @template T
 * @param {(language: string) => T} make
 * @returns {() => T}
 */
export function inLanguage(make) {
  /** @type {{ of: string, made: T } | null} */
  let known = null;
  return () => {
    const { language } = spoken;
    if (known?.of !== language) known = { of: language, made: make(language) };
    return known.made;
  };
}

const plurals = inLanguage((language) => new Intl.PluralRules(language));
const numbers = inLanguage((language) => new Intl.NumberFormat(language));
const lists = inLanguage((language) => new Intl.ListFormat(language));

/** The decimal separator: a point or a comma. */
const mark = inLanguage((language) => new Intl.NumberFormat(language).format(0.5).replace(/\p{Nd}/gu, ""));

/**
 * Formats a decimal number of a link, or of JavaScript, in the style of the language; any other text stays the same.
 * @param {string} text
 */
export const asWritten = (text) => (/^-?\d+\.\d/.test(text) ? text.replace(".", mark()) : text);

/** The separator of thousands: a comma, a point or a space. */
const group = inLanguage((language) => new Intl.NumberFormat(language).format(1e6).replace(/\p{Nd}/gu, "")[0]);

/**
 * Converts a typed number to the format of a link: 200.000 is 200000 and 2,5 is 2.5 in German. Any other text stays the same.
 * @param {string} typed
 */
export const asTyped = (typed) => {
  const text = typed.trim();
  const [integer, ...decimals] = text.split(mark());
  const [first, ...threes] = integer.split(group());
  if (threes.length > 0 && /^-?\d{1,3}$/.test(first) && threes.every((three) => /^\d{3}$/.test(three)))
    return [first + threes.join(""), ...decimals].join(".");
  return mark() !== "." && /^-?\d*\D\d+$/.test(text) ? text.replace(mark(), ".") : text;
};

/** Formats several items as a list in a sentence: "a, b, and c". @param {string[]} items */
export const listed = (items) => lists().format(items);

/**
 * Returns the messages of a room as a function of a key, and of the values for the names in braces.
 * @template {Room} English
 * @param {string} room
 * @param {English} english
 * @returns {(key: keyof English & string, values?: Record<string, Value>) => string}
 */
export function texts(room, english) {
  used.add(room);
  return (key, values) => said(room, key, english[key], values);
}

/**
 * Returns the messages of a room whose English text is in separate data, such as the glossary's.
 * @param {string} room
 */
export function translations(room) {
  used.add(room);
  return (/** @type {string} */ key, /** @type {string} */ english) => said(room, key, english);
}

/**
 * Writes a message in the current language; in plain English until its room is loaded.
 * @param {string} room
 * @param {string} key
 * @param {Message} english
 * @param {Record<string, Value>} [values]
 */
function said(room, key, english, values) {
  const { rooms, later } = spoken;
  if (!rooms[room] && later[room]) return filled(english, values, plain);
  return filled(rooms[room]?.[key] ?? english, values);
}

/** @param {Message} message @param {Record<string, Value>} [values] @param {(message: string) => string} [changed] */
export function filled(message, values = {}, changed = disguise) {
  return changed(formOf(message, values)).replace(PLACES, (place, name) =>
    name in values ? written(values[name]) : place,
  );
}

/**
 * Returns a message with its plurals selected, and with the places of its values.
 * @param {Message} message
 * @param {Record<string, Value>} values
 * @returns {string}
 */
function formOf(message, values) {
  if (typeof message === "string") return message;
  if (!("text" in message)) return plural(/** @type {Plural} */ (message), values.n);
  const { text, ...plurals } = /** @type {Sentence} */ (message);
  return formOf(text, values).replace(PLACES, (place, name) =>
    name in plurals ? plural(/** @type {Plural} */ (plurals[name]), values[name]) : place,
  );
}

/**
 * Without a number, the language's rules are not used, because they take longer on a slow machine than all markup.
 * @param {Plural} message
 * @param {Value} [n]
 */
const plural = (message, n) => (n !== undefined && message[plurals().select(Number(n))]) || message.other;

/** @param {Value} value */
function written(value) {
  if (typeof value === "number") return numbers().format(value);
  if (Array.isArray(value)) return listed(value);
  return value;
}

/**
 * Returns a message's pieces in order. Both the build and the page fill markup with them.
 * @param {string} message
 * @returns {({ text: string } | { tag: string, end: boolean } | { place: number })[]}
 */
export function pieces(message) {
  const found = [];
  let from = 0;
  for (const match of message.matchAll(PIECES)) {
    if (match.index > from) found.push({ text: message.slice(from, match.index) });
    const [, end, tag, place] = match;
    found.push(tag ? { tag, end: end === "/" } : { place: Number(place) });
    from = match.index + match[0].length;
  }
  if (from < message.length) found.push({ text: message.slice(from) });
  return found;
}

/**
 * Converts a message to nodes with its inline tags; `<0/>` is the first of the elements.
 * @param {string} message
 * @param {Node[]} elements
 */
export function nodes(message, elements = []) {
  const top = document.createDocumentFragment();
  /** @type {(DocumentFragment | Element)[]} */
  const open = [top];
  for (const piece of pieces(message)) {
    const inner = open[open.length - 1];
    if ("text" in piece) inner.append(piece.text);
    else if ("place" in piece) inner.append(elements[piece.place] ?? "");
    else if (piece.end) open.length > 1 && open.pop();
    else {
      const element = document.createElement(piece.tag);
      inner.append(element);
      open.push(element);
    }
  }
  return top;
}

/**
 * Translates markup, which the build has filled with English, into the current language. `data-t="room.key"` is an
 * element's text, `data-t-title="room.key"` its title, and `data-values` contains the values for the names in braces.
 * It fetches the rooms named in the markup.
 * @param {ParentNode} root
 */
export async function localise(root) {
  if (spoken.language === "en") return;
  const marked = [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^data-t(-|$)/.test(name))
      .map(({ name, value }) => ({ element, name, value })),
  );
  await speakOf(new Set(marked.map(({ value }) => value.split(".")[0])));
  for (const { element, name, value } of marked) {
    const [room, key] = value.split(".");
    const values = JSON.parse(element.getAttribute("data-values") ?? "{}");
    if (name === "data-t") {
      const inner = [...element.children].filter(({ localName }) => !/^(b|i|code|kbd|sub|sup)$/.test(localName));
      element.replaceChildren(nodes(said(room, key, english(element, inner), values), inner));
    } else {
      const attribute = name.slice("data-t-".length);
      element.setAttribute(attribute, said(room, key, element.getAttribute(attribute) ?? ""));
    }
  }
}

/** Returns an element's content as a message. @param {Node} element @param {Element[]} inner @returns {string} */
function english(element, inner) {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? "";
      const place = inner.indexOf(node);
      return place >= 0 ? `<${place}/>` : `<${node.localName}>${english(node, inner)}</${node.localName}>`;
    })
    .join("");
}
