// What the gallery says of a classic, and whether a search means it.

import { count, fixed } from "../../lib/format.js";
import english from "../../text/en/library.js";
import { texts } from "../../text/text.js";

export const t = texts("library", english);

/** @typedef {import("../../core/types.js").Classic} Classic */

/** Counts beyond this are said in powers of ten. */
const LONGEST = 15;

/** A count that may be larger than a number. @param {string} digits */
export function large(digits) {
  if (digits.length <= LONGEST) return count(Number(digits));
  return `${fixed(Number(digits.slice(0, 3)) / 100, 2)} × 10^${digits.length - 1}`;
}

/** @param {Classic} classic */
export function solutionsInWords({ solutions, classes }) {
  if (solutions === null || classes === null) return t("notCounted");
  return classes === "1" ? t("oneSolution") : t("solutions", { solutions: large(classes) });
}

/** The same, with what it leaves out. @param {Classic} classic */
export function solutionsInFull({ solutions, classes, counted }) {
  if (solutions === null || classes === null) return t("notCountedYet");
  const values = { solutions: large(solutions), classes: large(classes), who: counted ?? "" };
  return t(counted ? "countedBy" : "countedBySearch", values);
}

/** @param {Classic} classic */
export function measuredInWords({ measured }) {
  if (!measured) return "";
  return t("measured", { solved: measured.solved, n: measured.moves });
}

/** Every word of the search begins a word of the name, family or story. @param {string} search @param {Classic} classic */
export const finds = (search, { name, title, family, statement, history, source }) =>
  findsIn(search, wordsOf(`${name} ${title} ${family} ${statement} ${history} ${source}`));

/** @param {string} search @param {string[]} words */
export const findsIn = (search, words) =>
  wordsOf(search).every((part) => part === "" || words.some((word) => word.startsWith(part)));

/** The words of a text, without accents and capitals. @param {string} text */
export const wordsOf = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
