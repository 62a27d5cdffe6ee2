// What this browser keeps of lessons: where the learner is, what was answered, what is done. It leaves the browser in no way.

import { recall, remember } from "../../lib/storage.js";

const KEY = "lessons";
/** Lessons of others that are remembered; the oldest go. */
const MOST = 40;

/** @typedef {{ step: number, done: boolean, passed: boolean, answers: Record<string, import("./types.js").Given | null> }} Kept null is "no idea" */

/** @type {Map<string, Kept> | null} */
let known = null;

const all = () => (known ??= lessonsIn(recall(KEY)));

/** The lessons of a text that was kept, as far as they can be any. @param {string | null} text @returns {Map<string, Kept>} */
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

/** All that is kept. */
export const lessonsKept = () => [...all()];

/** Answers as far as they can be any. @param {Record<string, unknown>} answers */
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

/** @param {string} name of a lesson, or the text of one's own @returns {Kept} */
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
 * Adds what another file kept of a lesson. It takes nothing back: the place that is further on stays, what is done stays done, and an
 * answer that was given here stays as it is.
 * @param {string} name @param {Kept} other
 */
export function keepMore(name, other) {
  const own = kept(name);
  keep(name, {
    step: Math.max(own.step, other.step),
    done: own.done || other.done,
    passed: own.passed || other.passed,
    answers: { ...other.answers, ...own.answers },
  });
}
