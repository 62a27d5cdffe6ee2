// What the gallery says of a classic, and whether a search means it. A leaf but for numbers.

import { count } from "../../lib/format.js";

/** @typedef {import("../../core/types.js").Classic} Classic */

/** Counts beyond this are said in powers of ten. */
const LONGEST = 15;

/** A count that may be larger than a number. @param {string} digits */
export function large(digits) {
  if (digits.length <= LONGEST) return count(Number(digits));
  return `${digits[0]}.${digits.slice(1, 3)} × 10^${digits.length - 1}`;
}

/** @param {Classic} classic */
export function solutionsInWords({ solutions, classes }) {
  if (solutions === null || classes === null) return "solutions not counted";
  if (classes === "1") return "one solution";
  return `${large(classes)} solutions`;
}

/** The same, with what it leaves out. @param {Classic} classic */
export function solutionsInFull({ solutions, classes, counted }) {
  if (solutions === null || classes === null) return "How many solutions there are has not been counted.";
  const by = counted ? `, counted by ${counted}` : ", counted by exact search";
  return `${large(solutions)} in all, ${large(classes)} up to turning and mirroring${by}.`;
}

/** @param {Classic} classic */
export function measuredInWords({ measured }) {
  if (!measured) return "";
  const { solved, moves } = measured;
  return `Annealed: ${solved} of 100 seeds solved, ${count(moves)} moves a solution.`;
}

/** Every word of the search begins a word of the name, family or story. @param {string} search @param {Classic} classic */
export function finds(search, { name, title, family, statement, history, source }) {
  const words = plain(`${name} ${title} ${family} ${statement} ${history} ${source}`).split(/[^a-z0-9]+/);
  const wanted = plain(search).split(/[^a-z0-9]+/);
  return wanted.every((part) => part === "" || words.some((word) => word.startsWith(part)));
}

/** Without accents and capitals. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
