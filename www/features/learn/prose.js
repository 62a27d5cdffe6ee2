// Turns the text of a lesson into nodes: paragraphs, `[shown|term]` as a term of the glossary, `*emphasis*`, and
// `{claim.1}` as a value. The text is inserted as text, so nothing in a lesson is read as HTML.

import { element } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { termButton } from "../../lib/term.js";
import glossary from "../../text/en/glossary.js";
import { translations } from "../../text/text.js";
import { t } from "./texts.js";

const inGlossary = translations("glossary");
const TERMS = new Map(glossary.flatMap(({ terms }) => terms.map((term) => [term.id, term])));
const PIECES = /\[([^\][|]+)\|([\w-]+)\]|\B\*([^*]+)\*\B|\{([\w.-]+)\}/g;
const TERM = /\[[^\][|]+\|([\w-]+)\]/g;
const MATHML = "http://www.w3.org/1998/Math/MathML";

/** Formats a value. @param {number} value */
export const said = (value) => (Number.isFinite(value) ? figures(value) : t("never"));

/**
 * @param {string} text
 * @param {(place: string) => number | undefined} valueOf returns a claim's value, by a name such as `helping.2`
 * @returns {HTMLElement[]}
 */
export const paragraphs = (text, valueOf) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => element("p", {}, ...inline(paragraph.trim().replace(/\s+/g, " "), valueOf)));

/** @param {string} text @param {(place: string) => number | undefined} valueOf */
export function inline(text, valueOf) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(PIECES)) {
    const [whole, shown, term, stressed, place] = match;
    nodes.push(text.slice(from, match.index));
    from = match.index + whole.length;
    if (term) nodes.push(TERMS.has(term) ? explained(term, shown) : shown);
    else if (stressed) nodes.push(element("em", {}, stressed));
    else {
      const value = valueOf(place);
      nodes.push(value === undefined ? whole : said(value));
    }
  }
  nodes.push(text.slice(from));
  return nodes;
}

/**
 * Finds the first term that the glossary lacks, with the number of its step. The core, which reads lessons, has no
 * glossary.
 * @param {readonly unknown[]} steps
 * @returns {{ step: number, term: string } | null}
 */
export function unknownTerm(steps) {
  for (const [i, step] of steps.entries()) {
    const terms = textsIn(step).flatMap((text) => [...text.matchAll(TERM)].map(([, term]) => term));
    const term = terms.find((term) => !TERMS.has(term));
    if (term) return { step: i + 1, term };
  }
  return null;
}

/** Lists all texts inside a value. @param {unknown} value @returns {string[]} */
const textsIn = (value) => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

/** Makes a term that shows and hides its meaning below the paragraph. @param {string} id @param {string} shown */
function explained(id, shown) {
  const { term = "", means = "" } = TERMS.get(id) ?? {};
  const button = element("button", { type: "button", class: "term", "aria-expanded": "false" }, shown);
  const meaning = element(
    "p",
    { class: "meaning" },
    element("b", {}, inGlossary(`${id}.term`, term)),
    ": ",
    inGlossary(`${id}.means`, means),
    " ",
    termButton(id, t("moreTerms")),
  );
  button.addEventListener("click", () => {
    const open = !meaning.isConnected;
    button.setAttribute("aria-expanded", String(open));
    if (open) button.closest("p, h2")?.after(meaning);
    else meaning.remove();
  });
  return button;
}

/** Lists the sources of a lesson. @param {import("./types.js").Lesson["sources"]} sources */
export const sourcesOf = (sources) =>
  element(
    "ul",
    { class: "sources" },
    ...sources.map(({ text, link }) =>
      element("li", {}, link ? element("a", { href: link, rel: "noopener", target: "_blank" }, text) : text),
    ),
  );

/** @param {import("./types.js").Formula} formula @returns {Element} */
export function formulaOf({ name, text, inner }) {
  const made = document.createElementNS(MATHML, name);
  if (name === "math") made.setAttribute("display", "block");
  made.append(...(inner.length > 0 ? inner.map(formulaOf) : [text]));
  return made;
}
