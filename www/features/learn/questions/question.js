// Questions of all kinds, in the form that a learner answers.

import { choose } from "./choose.js";
import { line } from "./line.js";
import { number } from "./number.js";

/** @typedef {import("../types.js").Given} Given */
/**
 * A shown question.
 * @typedef {object} Asked
 * @property {HTMLElement} node
 * @property {() => Given | null} given returns the answer; null while it is missing
 * @property {(given: Given) => void} take shows an answer given earlier
 */

/**
 * Shows a question.
 * @param {import("../types.js").Question} question
 * @param {string} label the text of the question
 * @param {() => void} answered called when the answer has changed
 * @returns {Asked}
 */
export function asked(question, label, answered) {
  if (question.kind === "choose") return choose(question, label, answered);
  return question.kind === "number" ? number(question, label, answered) : line(question, label, answered);
}
