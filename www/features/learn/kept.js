// The learner's place, answers and finished lessons, as stored in this browser. The page never sends them anywhere.

import { recall, remember } from "../../lib/storage.js";

const KEY = "lessons";
/** The maximum number of remembered lessons in addition to the built-in ones; the oldest are dropped. */
const MOST = 40;

/**
 * The state of a lesson; the answer null is "no idea".
 * @typedef {{ step: number, done: boolean, passed: boolean, answers: Record<string, import("./types.js").Given
 *   | null> }} Kept
 */

/** @type {Map<string, Kept> | null} */
let known = null;

const all = () => (known ??= lessonsIn(recall(KEY)));

/**
 * Reads the states of lessons from a text, and drops invalid ones.
 * @param {string | null} text
 * @returns {Map<string, Kept>}
 */
export function lessonsIn(text) {
  const lessons = new Map();
  try {
    for (const [name, { step, done, passed, answers }] of JSON.parse(text ?? "[]")) {
      if (typeof name === "string" && Number.isInteger(step) && typeof answers === "object" && answers !== null)
        lessons.set(name, { step, done: done === true, passed: passed === true, answers: sound(answers) });
    }
  } catch {
    return new Map();
  }
  return lessons;
}

/** Returns the states of all lessons. */
export const lessonsKept = () => [...all()];

/** Filters the valid answers. @param {Record<string, unknown>} answers */
function sound(answers) {
  const number = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value);
  return /** @type {Kept["answers"]} */ (
    Object.fromEntries(
      Object.entries(answers).filter(
        ([, value]) => value === null || number(value) || (Array.isArray(value) && value.every(number)),
      ),
    )
  );
}

/**
 * Returns the state of a lesson.
 * @param {string} name the name of a lesson, or the packed text of a custom lesson
 * @returns {Kept}
 */
export const kept = (name) => all().get(name) ?? { step: 1, done: false, passed: false, answers: {} };

/** @param {string} name @param {Partial<Kept>} change */
export function keep(name, change) {
  const lessons = all();
  const now = { ...kept(name), ...change };
  lessons.delete(name);
  lessons.set(name, now);
  while (lessons.size > MOST) lessons.delete([...lessons.keys()][0]);
  remember(KEY, JSON.stringify([...lessons]));
}

/**
 * Adds the state of a lesson from a backup. The later place is kept, a finished lesson stays finished, and answers
 * given here are not replaced.
 * @param {string} name @param {Kept} other
 */
export function keepMore(name, other) {
  const here = kept(name);
  keep(name, {
    step: Math.max(here.step, other.step),
    done: here.done || other.done,
    passed: here.passed || other.passed,
    answers: { ...other.answers, ...here.answers },
  });
}
