// Questions of all kinds, as the learner answers them.

import { choose } from "./choose.js";
import { line } from "./line.js";
import { number } from "./number.js";

/** @typedef {import("../types.js").Given} Given */
/**
 * A question that is shown.
 * @typedef {object} Asked
 * @property {HTMLElement} node
 * @property {() => Given | null} given gives the answer; null while there is none
 * @property {(given: Given) => void} take shows an answer that was given before
 */

/**
 * Shows a question.
 * @param {import("../types.js").Question} question
 * @param {string} label the words of the question
 * @param {() => void} answered called when the answer has changed
 * @returns {Asked}
 */
export function asked(question, label, answered) {
  if (question.kind === "choose") return choose(question, label, answered);
  return question.kind === "number" ? number(question, label, answered) : line(question, label, answered);
}
