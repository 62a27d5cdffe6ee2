// Sentences about the result of an exact search.

import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Proof} Proof */
/** @typedef {import("../../core/types.js").Member} Member */
/** @typedef {import("../../core/types.js").Symmetry} Symmetry */

/**
 * A finished search.
 * @typedef {object} Proved
 * @property {Proof} proof
 * @property {Symmetry[]} symmetries the symmetries that define the classes
 * @property {number} ofDrawing the number of symmetries of the puzzle without givens
 * @property {number[][]} firsts the first solution of each class
 * @property {Member[]} members the class of each of these solutions
 * @property {import("../../core/types.js").Reasoning} [reasoning] the reasoning about a sudoku
 */

/**
 * Describes the progress: "18 % of the tree searched, 1,204,332 nodes, 12 solutions so far".
 * @param {Proof} proof
 */
export const soFar = ({ share, nodes, solutions }) =>
  t("soFar", {
    percent: Math.floor(100 * share),
    nodes: t("nodes", { n: nodes }),
    solutions: t("solutions", { n: solutions }),
  });

/**
 * Describes a cancelled proof.
 * @param {Proof | null} proof the proof so far; null if it had not begun
 */
export function cancelled(proof) {
  if (!proof) return t("cancelledFirst");
  const { share, solutions } = proof;
  const percent = Math.floor(100 * share);
  if (solutions === 0) return t("cancelledNothing", { percent });
  return t("cancelledSome", { percent, solutions: t("solutions", { n: solutions }) });
}

/**
 * Describes the result of a proof.
 * @param {Proved} proved
 * @param {boolean} classed whether solutions have classes, which is not so for a sudoku
 */
export function verdict({ proof, symmetries, ofDrawing }, classed) {
  const { solutions: n, classes, complete } = proof;
  if (!complete) return classed ? t("atLeast", { n }) : t("several");
  if (n === 0) return t("unsolvable");
  if (n === 1) return t("unique");
  if (!classed) return t("exactly", { n });
  if (symmetries.length === 1) return t(ofDrawing > 1 ? "asymmetricGivens" : "asymmetric", { n });
  const reflections = symmetries.filter(({ mirrored }) => mirrored).length;
  const found = t(symmetries.length === ofDrawing ? "classes" : "classesGivens", {
    n,
    classes,
    symmetries: symmetries.length,
    drawing: ofDrawing,
    rotations: t("rotations", { n: symmetries.length - reflections }),
    reflections: t("reflections", { n: reflections }),
  });
  const both = proof.classes_with_complement;
  return both === null ? found : `${found} ${t("complement", { n: both })}`;
}

/**
 * Describes, for a run that ends unsolved, whether there was a solution.
 * @param {Proved} proved
 */
export function truth({ proof: { solutions: n, complete } }) {
  if (!complete) return n > 2 ? t("truthAtLeast", { n }) : t("truthSeveral");
  if (n === 0) return t("truthNone");
  return n === 1 ? t("truthOne") : t("truth", { n });
}
