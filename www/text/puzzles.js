// What is said of the library's puzzles. Their English is the core's (src/puzzle/library/); another language has it in its room
// `puzzles`, by name, and families and sources by their English.

import { translated } from "./text.js";

/** @typedef {{ name: string, title: string, statement: unknown, define?: string | null, family?: string, history?: string, source?: string }} Named */

/**
 * A puzzle in the language that is spoken. One that a link defines keeps its own words.
 * @template {Named} T
 * @param {T} puzzle
 * @returns {T}
 */
export function puzzleInWords(puzzle) {
  const { name, define, title, statement, family, history, source } = puzzle;
  if (define) return puzzle;
  const said = (/** @type {string} */ key, /** @type {unknown} */ english) =>
    typeof english === "string" ? translated("puzzles", key, english) : english;
  return {
    ...puzzle,
    title: said(`${name}_title`, title),
    statement: said(`${name}_statement`, statement),
    ...(family === undefined ? {} : { family: said(family, family) }),
    ...(history === undefined ? {} : { history: said(`${name}_history`, history) }),
    ...(source === undefined ? {} : { source: said(source, source) }),
  };
}

/** The same of all puzzles in an answer of the core's. @template T @param {T} answer @returns {T} */
export function answerInWords(answer) {
  /** @param {any} value @returns {any} */
  const inner = (value) => {
    if (value?.setup) return { ...value, setup: inner(value.setup) };
    if (value?.puzzle?.title) return { ...value, puzzle: puzzleInWords(value.puzzle) };
    return value;
  };
  if (!Array.isArray(answer)) return inner(answer);
  return /** @type {T} */ (/** @type {unknown} */ (answer.map((one) => (one?.history ? puzzleInWords(one) : one))));
}

/** An experiment's link, in which the names that our own experiments give their settings are in the language that is spoken. @param {string} link */
export const namesInWords = (link) =>
  link.replace(/(&with=name=)([^;&]*)/g, (_, key, name) => {
    const english = decodeURIComponent(name);
    return key + encodeURIComponent(translated("puzzles", english, english));
  });
