// The collection of solutions found by runs, by problem, stored between visits. Solutions that this browser cannot
// store last as long as the page.

import { recall, remember } from "../../lib/storage.js";

/**
 * A solution and the run that found it.
 * @typedef {{ board: number[], link: string, seed: string, moves: number }} Found
 */

const KEY = "solutions";
/** The maximum number of boards of a problem, and of characters in total: the oldest are dropped first. */
const MOST_BOARDS = 200;
const MOST_CHARACTERS = 1_000_000;

export class Collection {
  /** The text that could not be stored. @type {string | null} */
  #unwritten = null;

  /**
   * @param {string} problem
   * @returns {Found[]} in the order of finding
   */
  of(problem) {
    return this.#read().get(problem) ?? [];
  }

  /**
   * Adds the new solutions.
   * @param {string} problem
   * @param {Found[]} found
   * @returns {boolean} whether anything was new
   */
  add(problem, found) {
    const all = this.#read();
    const known = all.get(problem) ?? [];
    const boards = new Set(known.map(({ board }) => board.join()));
    const news = found.filter(({ board }) => !boards.has(board.join()));
    if (news.length === 0) return false;
    // The problem solved last is moved to the end.
    all.delete(problem);
    all.set(problem, [...known, ...news].slice(-MOST_BOARDS));
    this.#write(all);
    return true;
  }

  /** @param {string} problem */
  clear(problem) {
    const all = this.#read();
    all.delete(problem);
    this.#write(all);
  }

  // The storage is read every time, because another tab may have written.
  #read() {
    return foundIn(this.#unwritten ?? recall(KEY));
  }

  /** @param {Map<string, Found[]>} all */
  #write(all) {
    const entries = [...all];
    let text = JSON.stringify(entries);
    while (text.length > MOST_CHARACTERS && entries.length > 1) {
      entries.shift();
      text = JSON.stringify(entries);
    }
    remember(KEY, text);
    this.#unwritten = recall(KEY) === text ? null : text;
  }
}

/** Reads solutions, by problem, from an untrusted text. @param {string | null} text */
export function foundIn(text) {
  /** @type {Map<string, Found[]>} */
  const all = new Map();
  try {
    /** @type {unknown} */
    const entries = JSON.parse(text ?? "[]");
    if (!Array.isArray(entries)) return all;
    for (const entry of entries) {
      const [problem, found] = Array.isArray(entry) ? entry : [];
      if (typeof problem === "string" && Array.isArray(found)) all.set(problem, found.filter(isFound));
    }
  } catch {
    // If the text is not a collection, the collection begins again.
  }
  return all;
}

/**
 * @param {any} it
 * @returns {it is Found}
 */
function isFound(it) {
  if (typeof it !== "object" || it === null || !Array.isArray(it.board)) return false;
  const numbers = it.board.every((/** @type {unknown} */ n) => Number.isInteger(n));
  return numbers && typeof it.link === "string" && typeof it.seed === "string" && Number.isInteger(it.moves);
}
