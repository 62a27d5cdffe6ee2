// What this browser keeps of tasks: the learner's nickname, and the attempts at each task. It leaves the browser in no way.

import { recall, remember } from "../../lib/storage.js";

const KEY = "attempts";
const NAME = "nickname";
/** Tasks that are remembered, and attempts of each; the oldest go. */
const MOST_TASKS = 40;
const MOST = 50;

/** @typedef {{ passed: boolean, why: string, run: string, answer: string }} Attempt `answer` is its link; `why` is in the words of its day */

/** The attempts of a text that was kept, as far as they can be any. @param {string | null} text @returns {Map<string, Attempt[]>} */
export function attemptsIn(text) {
  const tasks = new Map();
  try {
    for (const [task, attempts] of JSON.parse(text ?? "[]")) {
      if (typeof task !== "string" || !Array.isArray(attempts)) continue;
      tasks.set(task, attempts.filter(isAttempt).slice(-MOST));
    }
  } catch {
    return new Map();
  }
  return tasks;
}

/** @param {any} it */
const isAttempt = (it) =>
  typeof it?.passed === "boolean" && [it.why, it.run, it.answer].every((text) => typeof text === "string");

/** The attempts at a task, the first one first. @param {string} task its link */
export const attemptsAt = (task) => attemptsIn(recall(KEY)).get(task) ?? [];

/** @param {string} task its link @param {Attempt} attempt */
export function keepAttempt(task, attempt) {
  const all = attemptsIn(recall(KEY));
  const own = [...(all.get(task) ?? []), attempt].slice(-MOST);
  all.delete(task);
  all.set(task, own);
  while (all.size > MOST_TASKS) all.delete([...all.keys()][0]);
  remember(KEY, JSON.stringify([...all]));
}

/** All that is kept. @returns {[string, Attempt[]][]} */
export const attemptsKept = () => [...attemptsIn(recall(KEY))];

/** Adds the attempts of a file to those that are kept. @param {[string, Attempt[]][]} tasks */
export function addAttempts(tasks) {
  for (const [task, attempts] of tasks) {
    const known = new Set(attemptsAt(task).map(({ answer }) => answer));
    for (const attempt of attempts) if (!known.has(attempt.answer)) keepAttempt(task, attempt);
  }
}

export const nicknameKept = () => recall(NAME) ?? "";

/** @param {string} name */
export const keepNickname = (name) => remember(NAME, name || null);
