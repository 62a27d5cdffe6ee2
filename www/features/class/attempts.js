// The learner's nickname and the attempts at each task, as this browser keeps them. The page sends neither of them anywhere. Several
// learners may share a computer, so each new tab asks who is there before it shows attempts.

import { valueIn } from "../../lib/link.js";
import { recall, remember } from "../../lib/storage.js";

const KEY = "attempts";
const NAME = "nickname";
/** The key of the present learner's number: in this browser, and in this tab once a person has said who is there. */
const PUPIL = "pupil";
/** The most tasks that are remembered, and the most attempts of each; the oldest go. */
const MOST_TASKS = 40;
const MOST = 50;

/**
 * An attempt; `answer` is its link, `why` the reason of its verdict in words. Without `pupil` it is the first learner's.
 * @typedef {{ passed: boolean, why: string, run: string, answer: string, pupil?: number }} Attempt
 */

/** Reads attempts from a text, and drops entries that are invalid. @param {string | null} text @returns {Map<string, Attempt[]>} */
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

/** Gives the attempts at a task, the first one first. @param {string} task its link */
export const attemptsAt = (task) => attemptsIn(recall(KEY)).get(task) ?? [];

/** A nickname, whatever its capitals. @param {string} name */
const plain = (name) => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * A learner's own attempts at a task: made since somebody else was there, or under the same nickname.
 * @param {string} task
 * @param {string} who
 */
export const attemptsBy = (task, who) =>
  attemptsAt(task).filter(({ pupil = 0, answer }) => pupil === pupilKept() || (who && nameIn(answer) === plain(who)));

/** Reads the nickname in an answer. @param {string} answer its link */
function nameIn(answer) {
  try {
    return plain(decodeURIComponent(valueIn(answer, "who")));
  } catch {
    return "";
  }
}

/** Keeps an attempt. @param {string} task its link @param {Attempt} attempt */
export function keepAttempt(task, attempt) {
  const all = attemptsIn(recall(KEY));
  const attempts = [...(all.get(task) ?? []), { pupil: pupilKept(), ...attempt }].slice(-MOST);
  all.delete(task);
  all.set(task, attempts);
  while (all.size > MOST_TASKS) all.delete([...all.keys()][0]);
  remember(KEY, JSON.stringify([...all]));
}

/** Gives all attempts, by task. @returns {[string, Attempt[]][]} */
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

const pupilKept = () => Number(recall(PUPIL)) || 0;

/** Checks whether this tab knows who is there: a person has said so, or nothing is kept of anybody. @param {string} task its link */
export const isKnown = (task) =>
  recall(PUPIL, "sessionStorage") !== null || (nicknameKept() === "" && attemptsBy(task, "").length === 0);

/** Remembers in this tab who is there. @param {boolean} other whether it is another learner than before */
export function meet(other) {
  if (other) {
    remember(PUPIL, String(pupilKept() + 1));
    keepNickname("");
  }
  remember(PUPIL, String(pupilKept()), "sessionStorage");
}
