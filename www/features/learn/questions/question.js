// A question of any kind, as the learner answers it.

import { choose } from "./choose.js";
import { line } from "./line.js";
import { number } from "./number.js";

/** @typedef {import("../types.js").Given} Given */
/**
 * @typedef {object} Asked
 * @property {HTMLElement} node
 * @property {() => Given | null} given null while there is no answer
 * @property {(given: Given) => void} take shows an answer that was given before
 */

/**
 * @param {import("../types.js").Question} question
 * @param {string} label what is asked
 * @param {() => void} answered called when the answer has changed
 * @returns {Asked}
 */
export function asked(question, label, answered) {
  if (question.kind === "choose") return choose(question, label, answered);
  return question.kind === "number" ? number(question, label, answered) : line(question, label, answered);
}
