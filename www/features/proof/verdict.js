// What an exact search proves, in sentences. Functions of the proof.

import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Proof} Proof */
/** @typedef {import("../../core/types.js").Member} Member */
/** @typedef {import("../../core/types.js").Symmetry} Symmetry */

/**
 * @typedef {object} Proved a search that has ended
 * @property {Proof} proof
 * @property {Symmetry[]} symmetries that make the classes
 * @property {number} ofDrawing symmetries that the puzzle has without givens
 * @property {number[][]} firsts the first solution of each class
 * @property {Member[]} members of each of these
 * @property {import("../../core/types.js").Reasoning} [reasoning] of a sudoku
 */

/**
 * How far it is: "18 % of the tree searched, 1,204,332 nodes, 12 solutions so far".
 * @param {Proof} proof
 */
export const soFar = ({ share, nodes, solutions }) =>
  t("soFar", {
    percent: Math.floor(100 * share),
    nodes: t("nodes", { n: nodes }),
    solutions: t("solutions", { n: solutions }),
  });

/**
 * @param {Proof | null} proof as far as it came, if it came to begin
 */
export function cancelled(proof) {
  if (!proof) return t("cancelledFirst");
  const { share, solutions } = proof;
  const percent = Math.floor(100 * share);
  if (solutions === 0) return t("cancelledNothing", { percent });
  return t("cancelledSome", { percent, solutions: t("solutions", { n: solutions }) });
}

/**
 * The proof in words.
 * @param {Proved} proved
 * @param {boolean} classed whether classes are named: not of a sudoku
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
 * What a run that ends unsolved can be said to have: whether there was anything to find.
 * @param {Proved} proved
 */
export function truth({ proof: { solutions: n, complete } }) {
  if (!complete) return n > 2 ? t("truthAtLeast", { n }) : t("truthSeveral");
  if (n === 0) return t("truthNone");
  return n === 1 ? t("truthOne") : t("truth", { n });
}
