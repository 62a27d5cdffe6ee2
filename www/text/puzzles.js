// The titles and statements of puzzles. Their English text is defined in the core (src/puzzle/library/); another
// language has them in its room `puzzles`, by the names of the puzzles.

import { translations } from "./text.js";

/** @typedef {{ name: string, title: string, statement: unknown, define?: string | null }} Named */

const said = translations("puzzles");

/**
 * Returns a puzzle in the current language. A puzzle defined by a link keeps its own words.
 * @template {Named} T
 * @param {T} puzzle
 * @returns {T}
 */
export function puzzleInWords(puzzle) {
  const { name, define, title, statement } = puzzle;
  if (define) return puzzle;
  return {
    ...puzzle,
    title: said(`${name}_title`, title),
    statement: typeof statement === "string" ? said(`${name}_statement`, statement) : statement,
  };
}

/** Translates all puzzles in an answer of the core. @template T @param {T} answer @returns {T} */
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
