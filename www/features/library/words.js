// The gallery's text about a classic, and the search in this text.

import { count, fixed } from "../../lib/format.js";
import english from "../../text/en/library.js";
import { texts } from "../../text/text.js";

export const t = texts("library", english);

/** @typedef {import("../../core/types.js").Classic} Classic */

/** The maximum number of digits of a count; a longer one is written with a power of ten. */
const LONGEST = 15;

/** Formats a count that may be too large for a number. @param {string} digits */
export function large(digits) {
  if (digits.length <= LONGEST) return count(Number(digits));
  return `${fixed(Number(digits.slice(0, 3)) / 100, 2)} × 10^${digits.length - 1}`;
}

/** Describes the number of solutions. @param {Classic} classic */
export function solutionsInWords({ solutions, classes }) {
  if (solutions === null || classes === null) return t("notCounted");
  return classes === "1" ? t("oneSolution") : t("solutions", { solutions: large(classes) });
}

/** Describes the solutions in a full sentence, with the source of the count. @param {Classic} classic */
export function solutionsInFull({ solutions, classes, counted }) {
  if (solutions === null || classes === null) return t("notCountedYet");
  const values = { solutions: large(solutions), classes: large(classes), who: counted ?? "" };
  return t(counted ? "countedBy" : "countedBySearch", values);
}

/** Describes the measured moves of annealing. @param {Classic} classic */
export function measuredInWords({ measured }) {
  if (!measured) return "";
  return t("measured", { solved: measured.solved, n: measured.moves });
}

/**
 * Checks whether a classic matches: every word of the search begins a word of its name, family or history.
 * @param {string} search
 * @param {Classic} classic
 */
export const finds = (search, { name, title, family, statement, history, source }) =>
  findsIn(search, wordsOf(`${name} ${title} ${family} ${statement} ${history} ${source}`));

/** Checks whether every word of a search begins one of these words. @param {string} search @param {string[]} words */
export const findsIn = (search, words) =>
  wordsOf(search).every((part) => part === "" || words.some((word) => word.startsWith(part)));

/** Splits a text into words, without accents and capitals. @param {string} text */
export const wordsOf = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
