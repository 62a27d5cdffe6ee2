// The feature for annealing with propagation: texts about a step, a rebuilt grid, and the run.

import { percent, seconds } from "../../lib/format.js";
import { cellName, numberName } from "../../boards/names.js";
import english from "../../text/en/rebuild.js";
import { howToStart, t as ofRun } from "../../text/run.js";
import { texts } from "../../text/text.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").RebuildStep} RebuildStep */
/** @typedef {"resting" | "playing" | "replaying"} Playing */

export const t = texts("rebuild", english);

/** The number of grids below which a fraction of them is meaningless. */
const FEW = 3;
/** The minimum probability that is written as a figure: a lower one would be 0.0 %. */
const LEAST = 5e-4;

/** Returns the facts of the shown step; `grid` counts the grids, including the one being built. @param {Run} run */
function factsOf({ shown }) {
  const { rebuilds = 0, blanks = 0, step = null } = shown.rebuild ?? {};
  const underWay = step !== null && step.kind !== "verdict";
  return { rebuilds, blanks, step, grid: rebuilds + Number(underWay), underWay };
}

/** Describes a number of blanks. @param {number} n */
const blanksOf = (n) => t("blanks", { n });

/** @param {number} share */
const likelihood = (share) => (share < LEAST ? ofRun("hardlyEver") : percent(share)).replace(" %", "\u00a0%");

/**
 * Names a unit. The core counts rows, columns and boxes, then diagonals and windows.
 * @param {number} unit
 * @param {import("../../core/types.js").SudokuPuzzle} puzzle
 */
function unitName(unit, { size, rules }) {
  const diagonals = (rules?.extra ?? []).filter((name) => name.startsWith("diagonal")).length;
  if (unit >= 3 * size + diagonals) return t("unitWindow", { n: unit - 3 * size - diagonals + 1 });
  if (unit >= 3 * size) return t("unitDiagonal");
  const key = /** @type {const} */ (["unitRow", "unitColumn", rules?.regions ? "unitRegion" : "unitBox"])[
    Math.floor(unit / size)
  ];
  return t(key, { n: (unit % size) + 1 });
}

/**
 * Describes a step.
 * @param {RebuildStep} step
 * @param {number} at the number of the step
 * @param {import("../../core/types.js").Puzzle} puzzle a sudoku
 */
export function stepInWords(step, at, puzzle) {
  if (step.kind === "verdict") {
    const { blanks, delta, probability, uniform, accepted } = step;
    const [p, draw] = [likelihood(probability), likelihood(uniform)];
    const values = { step: at, blanks: blanksOf(blanks), n: Math.abs(delta), p, draw };
    if (blanks === 0) return t("solved", values);
    if (delta < 0) return t("better", values);
    return t(delta === 0 ? "equal" : accepted ? "hot" : "rejected", values);
  }
  const { cell, number } = step;
  const values = { step: at, where: cellName(puzzle, cell), number: numberName(puzzle, number) };
  if (step.kind === "single") {
    if (step.unit === null || puzzle.kind !== "sudoku") return t("naked", values);
    return t("hidden", { ...values, unit: unitName(step.unit, puzzle) });
  }
  if (step.kind === "decision" && step.remembered) return t("remembered", values);
  return t(step.kind, { ...values, n: step.candidates });
}

export class Rebuild {
  /** @param {Run} run */
  method(run) {
    return run.rebuilding ? t("what") : "";
  }

  /** Describes what the energy counts, and the progress of building the grid. @param {Run} run */
  meter(run) {
    if (!run.rebuilding) return null;
    const { blanks, underWay } = factsOf(run);
    return { help: t("energy"), lines: underWay ? t("building", { n: blanks }) : t("accepted") };
  }

  /** Describes the shown step. @param {Run} run */
  step(run) {
    const { step } = factsOf(run);
    return run.rebuilding && step ? stepInWords(step, run.shown.moves, run.setup.puzzle) : "";
  }

  /** @param {Run} run @param {import("../contract.js").Now} now */
  says(run, { playing, refusal, truth, move }) {
    if (!run.rebuilding) return null;
    if (refusal) return { kind: "refused", text: refusal };
    const { status, moves, head, energy, best, accepted } = run.shown;
    const { rebuilds, grid } = factsOf(run);
    const resting = playing === "resting";
    const values = { step: moves, head, grid, steps: t("steps", { n: moves }), blanks: blanksOf(energy) };
    if (moves < head) {
      if (!resting) return { kind: "playback", text: t("playback", values) };
      return { kind: "past", text: `${t("past", values)} ${run.remark || move}`.trim() };
    }
    if (status === "solved") {
      if (moves === 0) return { kind: "solved", text: t("solvedAtOnce") };
      const time = run.computed < 1 ? ofRun("noTime") : seconds(run.computed);
      return { kind: "solved", text: t("solvedAfter", { ...values, grids: t("grids", { n: rebuilds }), time }) };
    }
    if (status === "budget" || status === "unsolvable") {
      const text = status === "unsolvable" ? t("nothing") : t("exhausted", { ...values, blanks: blanksOf(best) });
      return { kind: "unsolved", text: `${text} ${truth}`.trim() };
    }
    if (move !== "" && run.remark === "") return { kind: resting ? "paused" : "running", text: move };
    if (moves === 0 && resting) return { kind: "ready", text: `${t("ready", values)} ${howToStart()}` };
    if (resting) return { kind: "paused", text: `${t("paused", values)} ${run.remark}`.trim() };
    if (run.stuckSince !== null && run.stuckSince <= moves)
      return { kind: "stuck", text: t("stuck", { ...values, since: run.stuckSince }) };
    const text = rebuilds < FEW ? t("captionBuild") : t("captionMany", { n: rebuilds, accepted, blanks: energy });
    return { kind: "running", text };
  }
}

export default () => new Rebuild();
