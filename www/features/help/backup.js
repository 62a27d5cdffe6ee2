// The backup: one file with everything that this browser stores, such as solutions, choices, lessons, attempts and rows
// of experiments. A file is read completely before any of it is stored. Restoring can only add to the stored data, and
// change choices.

import { recall, recalledKeys, remember } from "../../lib/storage.js";
import { allRows, keepRows } from "../compare/row-store.js";
import { addAttempts, attemptsIn, attemptsKept } from "../class/attempts.js";
import { keepMore, lessonsIn, lessonsKept } from "../learn/kept.js";
import { Collection, foundIn } from "../proof/collection.js";

const FORMAT = "annealing-lab-backup";
const VERSION = 1;
/** The choices of the page, with the permitted values of each. @type {Record<string, RegExp>} */
const CHOICES = {
  theme: /^(light|dark)$/,
  language: /^[a-z]{2}$/,
  instruments: /^all$/,
  side: /^(none|settings|inspector)$/,
  keys: /^off$/,
  learnt: /^yes$/,
  advance: /^on$/,
  "plots-axis": /^log$/,
  nickname: /^\P{Cc}{1,40}$/u,
};
const SOLUTIONS = "solutions";

/** @typedef {[string, import("../learn/kept.js").Kept][]} Lessons */
/** @typedef {[string, import("../class/attempts.js").Attempt[]][]} Attempts */
/**
 * @typedef {{ lessons: Lessons, attempts: Attempts, solutions: [string, import("../proof/collection.js").Found[]][],
 *   choices: [string, string][], rows: { key: string, rows: string[] }[] }} Backup
 */

/** Writes the text of a backup. */
export async function backup() {
  const kept = recalledKeys("").flatMap((key) => {
    const value = recall(key);
    return value !== null && CHOICES[key]?.test(value) ? [[key, value]] : [];
  });
  const solutions = foundIn(recall(SOLUTIONS));
  const rows = await allRows();
  const whole = {
    format: FORMAT,
    version: VERSION,
    choices: Object.fromEntries(kept),
    solutions: [...solutions],
    lessons: lessonsKept(),
    attempts: attemptsKept(),
    rows,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/**
 * Reads the text of a file; null if it is no backup, or any part is invalid.
 * @param {string} text
 * @returns {Backup | null}
 */
export function read(text) {
  try {
    const { format, version, choices = {}, solutions = [], lessons = [], attempts = [], rows = [] } = JSON.parse(text);
    if (format !== FORMAT || version !== VERSION) return null;
    /** @type {[string, string][]} */
    const chosen = Object.entries(choices);
    const known = chosen.every(([key, value]) => typeof value === "string" && CHOICES[key]?.test(value));
    const found = foundIn(JSON.stringify(solutions));
    const learnt = lessonsIn(JSON.stringify(lessons));
    const tried = attemptsIn(JSON.stringify(attempts));
    const allTried = attempts.every(
      (/** @type {any} */ [task, list]) => tried.has(task) && tried.get(task)?.length === list.length,
    );
    const whole = found.size === solutions.length && learnt.size === lessons.length && allTried;
    if (!known || !whole || !rows.every(isBatch)) return null;
    return { choices: chosen, solutions: [...found], lessons: [...learnt], attempts: [...tried], rows };
  } catch {
    return null;
  }
}

/** Adds a backup to the stored data. @param {Backup} backup @returns {Promise<number>} the number of new solutions */
export async function restore({ choices, solutions, lessons, attempts, rows }) {
  for (const [key, value] of choices) remember(key, value);
  for (const [name, lesson] of lessons) keepMore(name, lesson);
  addAttempts(attempts);
  const collection = new Collection();
  let fresh = 0;
  for (const [problem, found] of solutions) {
    const before = collection.of(problem).length;
    collection.add(problem, found);
    fresh += collection.of(problem).length - before;
  }
  for (const { key, rows: batch } of rows) await keepRows(key, batch, 0);
  return fresh;
}

/** @param {any} it */
const isBatch = (it) =>
  typeof it?.key === "string" &&
  Array.isArray(it.rows) &&
  it.rows.every((/** @type {unknown} */ row) => typeof row === "string");
