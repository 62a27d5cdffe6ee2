// What an exact search proves, in sentences. Functions of the proof.

import { count } from "../../lib/format.js";

/**
 * @typedef {object} Proof how far an exact search has come
 * @property {"running" | "complete" | "limit"} status
 * @property {number} solutions
 * @property {number} classes
 * @property {number} symmetries
 * @property {number | null} classes_with_complement null where the complement carries no solution to a solution
 * @property {boolean} complete
 * @property {number} share of the tree, 0 to 1
 * @property {number} nodes
 */

/** @typedef {{ board: Int32Array, name: string }} Member the canonical board of a class, and how a board comes from it */

/**
 * @typedef {object} Proved a search that has ended
 * @property {Proof} proof
 * @property {string[]} names of the symmetries that make the classes
 * @property {number} ofDrawing symmetries that the puzzle has without givens
 * @property {number[][]} firsts the first solution of each class
 * @property {Member[]} members of each of these
 */

/** @param {number} n @param {string} one */
const many = (n, one) => `${count(n)} ${one}${n === 1 ? "" : "s"}`;

/**
 * How far it is: "18 % of the tree searched, 1,204,332 nodes, 12 solutions so far".
 * @param {Proof} proof
 */
export function soFar({ share, nodes, solutions }) {
  const tree = `${Math.floor(100 * share)} % of the tree searched`;
  return `${tree}, ${many(nodes, "node")}, ${many(solutions, "solution")} so far`;
}

/**
 * @param {Proof | null} proof as far as it came, if it came to begin
 */
export function cancelled(proof) {
  if (!proof) return "Cancelled before it began: nothing is proved.";
  const { share, solutions } = proof;
  const sure = solutions === 0 ? "nothing is proved" : `at least ${many(solutions, "solution")}, no more is proved`;
  return `Cancelled at ${Math.floor(100 * share)} % of the tree: ${sure}.`;
}

/**
 * The proof in words.
 * @param {Proved} proved
 * @param {boolean} classed whether classes are told: not of a sudoku
 */
export function verdict({ proof, names, ofDrawing }, classed) {
  const { solutions, classes, complete } = proof;
  if (!complete && !classed) return "Proved: more than one solution.";
  if (!complete) return `At least ${count(solutions)} solutions; the search was stopped there.`;
  if (solutions === 0) return "Proved: there is no solution.";
  if (solutions === 1) return "Proved: exactly one solution.";
  const exactly = `Proved: exactly ${count(solutions)} solutions`;
  if (!classed) return `${exactly}.`;
  if (names.length === 1) {
    const none = ofDrawing > 1 ? "with these givens no symmetry of the drawing is left" : "the drawing has no symmetry";
    return `${exactly}, all different: ${none}.`;
  }
  const reflections = names.filter((name) => name.includes("mirrored")).length;
  const kinds = `${many(names.length - reflections, "rotation")}, ${many(reflections, "reflection")}`;
  const which =
    names.length === ofDrawing
      ? `the ${names.length} symmetries of the drawing`
      : `those ${names.length} of the ${ofDrawing} symmetries of the drawing that keep the givens`;
  const both = proof.classes_with_complement;
  const complement =
    both === null
      ? ""
      : ` They are ${count(both)} if a number may also be taken from the sum of the least and the greatest.`;
  return `${exactly}, which are ${count(classes)} up to ${which} (${kinds}).${complement}`;
}

/**
 * What a run that ends unsolved can be told: whether there was anything to find.
 * @param {Proved} proved
 */
export function truth({ proof: { solutions, complete } }) {
  if (!complete)
    return `Solutions exist: ${solutions > 2 ? `at least ${count(solutions)} are` : "more than one is"} proved.`;
  if (solutions === 0) return "No solution exists: that is proved.";
  return solutions === 1
    ? "A solution exists: exactly one is proved."
    : `Solutions exist: ${count(solutions)} are proved.`;
}
