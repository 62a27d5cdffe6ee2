// A proposal as the code shows it: the lines that it executes, and their values.

import { drawOf, percentOf } from "../inspector/words.js";
import { numberName } from "../../boards/names.js";
import { count, figures, signed } from "../../lib/format.js";
import { decisionOf, outcomeOf, pathOf } from "./program.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../../core/types.js").Proposed} Proposed */

/** Checks whether a problem's moves swap two numbers. @param {Puzzle} puzzle */
export const swaps = ({ kind }) => kind === "sums" || kind === "sudoku";

/** Names the numbers of a swap. @param {Puzzle} puzzle @param {Proposed} move */
export function pairOf(puzzle, { numbers }) {
  const [a, b] = numbers.map((number) => numberName(puzzle, number));
  return { a, b };
}

/** @param {Puzzle} puzzle @param {import("./program.js").Line[]} lines @param {import("./ahead.js").Seen} seen */
export function moveWalk(puzzle, lines, { inspected }) {
  if (!inspected?.inspection || !("uniform" in inspected.inspection)) return null;
  const { move, energy, inspection: proposed } = inspected;
  const { delta, temperature, probability, uniform, limit, accepted, rule } = proposed;
  const path = pathOf(lines, proposed);
  const decides = decisionOf(path);
  const answer = (/** @type {boolean} */ yes) => t(yes ? "yes" : "no");
  const outcome = outcomeOf(proposed);
  const taken = t(outcome);
  const values = {
    loop: count(move),
    temperature: figures(temperature),
    propose: swaps(puzzle) ? t("pair", pairOf(puzzle, proposed)) : "",
    change: signed(delta),
    limit: limit === null ? "" : count(limit),
    test: answer(rule === "metropolis" ? delta <= 0 : accepted),
    take: taken,
    worse: taken,
    leave: taken,
    probability: percentOf(probability),
    draw: drawOf(uniform, probability),
    decide: answer(accepted),
    stop: `E = ${count(energy)}`,
  };
  return { move, path, turn: decides, decides, outcome, values, proposed };
}
