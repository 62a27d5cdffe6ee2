// The learner's nickname and the attempts at each task, as stored in this browser. The page never sends them anywhere.
// Several learners may use one computer, so each new tab determines the learner before it shows attempts.

import { valueIn } from "../../lib/link.js";
import { recall, remember } from "../../lib/storage.js";

const KEY = "attempts";
const NAME = "nickname";
/** The key of the present learner's number, both in this browser and, once the learner is known, in this tab. */
const PUPIL = "pupil";
/** The maximum numbers of remembered tasks and of attempts at each; the oldest are dropped. */
const MOST_TASKS = 40;
const MOST = 50;

/**
 * An attempt; `answer` is its link, and `why` is the reason of its verdict in words. Without `pupil` it belongs to the
 * first learner.
 * @typedef {{ passed: boolean, why: string, run: string, answer: string, pupil?: number }} Attempt
 */

/**
 * Reads attempts from a text, and drops invalid entries.
 * @param {string | null} text
 * @returns {Map<string, Attempt[]>}
 */
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

/** Returns the attempts at a task in chronological order. @param {string} task its link */
export const attemptsAt = (task) => attemptsIn(recall(KEY)).get(task) ?? [];

/** Normalises a nickname, ignoring case. @param {string} name */
const plain = (name) => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Returns a learner's attempts at a task: made in the learner's turn at this computer, or under the same nickname.
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

/** Stores an attempt. @param {string} task its link @param {Attempt} attempt */
export function keepAttempt(task, attempt) {
  const all = attemptsIn(recall(KEY));
  const attempts = [...(all.get(task) ?? []), { pupil: pupilKept(), ...attempt }].slice(-MOST);
  all.delete(task);
  all.set(task, attempts);
  while (all.size > MOST_TASKS) all.delete([...all.keys()][0]);
  remember(KEY, JSON.stringify([...all]));
}

/** Returns all attempts, by task. @returns {[string, Attempt[]][]} */
export const attemptsKept = () => [...attemptsIn(recall(KEY))];

/** Adds the attempts of a file to the stored ones. @param {[string, Attempt[]][]} tasks */
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

/**
 * Checks whether this tab has identified the learner: a person has confirmed it, or no other learner is stored.
 * @param {string} task its link
 */
export const isKnown = (task) =>
  recall(PUPIL, "sessionStorage") !== null || (nicknameKept() === "" && attemptsBy(task, "").length === 0);

/** Records the learner in this tab. @param {boolean} other whether the learner has changed */
export function meet(other) {
  if (other) {
    remember(PUPIL, String(pupilKept() + 1));
    keepNickname("");
  }
  remember(PUPIL, String(pupilKept()), "sessionStorage");
}
