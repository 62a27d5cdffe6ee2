// The words for sudokus.

import { character } from "../../lib/digits.js";
import { valueIn } from "../../lib/link.js";
import { t as ofBoard } from "../../text/board.js";
import { t } from "../../text/run.js";
import { lineOf, placeOf, shortPlaceOf } from "../places.js";
import { swapped } from "../swapped.js";
import { isLatin } from "./shape.js";

/**
 * A sudoku, or the part of it that is available before the core has sent it.
 * @typedef {{ size: number, rules?: import("../../core/types.js").SudokuRules | null }} Puzzle
 */

/** The marks of annealing with propagation. @type {import("../contract.js").Mark[]} */
const OF_REBUILD = [
  { key: "given", look: "heavy-digit" },
  { key: "deduced", look: "slanted-digit" },
  { key: "kept", look: "plain-digit" },
  { key: "kicked", look: "kicked-digit" },
  { key: "decided", look: "decided-digit" },
  { key: "followed", look: "followed-digit" },
];

/**
 * Names a line of a further rule. The core numbers them in this order: diagonals, windows, all knight's moves as one
 * line, cages.
 * @param {number} size
 * @param {import("../../core/types.js").SudokuRules} rules
 * @param {number} line
 */
function ruleName(size, { extra, houses, cages }, line) {
  const diagonals = extra.filter((name) => name.startsWith("diagonal"));
  if (line < diagonals.length) return ofBoard(diagonals[line] === "diagonal-down" ? "diagonalDown" : "diagonalUp");
  if (line < houses.length) return ofBoard("window", { n: line - diagonals.length + 1 });
  if (line === houses.length) return ofBoard("knight");
  const { cells, sum } = cages[line - houses.length - 1];
  const at = shortPlaceOf(size, cells[0]);
  return sum === null ? ofBoard("cage", { at }) : ofBoard("cageOf", { at, sum });
}

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => ofBoard("sudoku"),
  expected: (link) => ({ size: Math.sqrt(valueIn(link, "givens").length) || 9 }),
  aim(shape, done) {
    const { size, rules } = shape;
    if (rules?.regions) return t(done ? "doneRegion" : "aimRegion", { last: size });
    if (isLatin(shape)) return t(done ? "doneLatin" : "aimLatin", { last: size });
    return t(done ? "doneBox" : "aimBox", { last: size });
  },
  hand: (shape) => t(isLatin(shape) ? "handLatin" : shape.rules?.regions ? "handRegion" : "handBox"),
  marks({ rules }, { method, kinds }) {
    if (method === "rebuild") return OF_REBUILD;
    return [
      { key: "given", look: "heavy-digit" },
      { key: "deduced", look: "slanted-digit" },
      { key: method === "anneal" ? "annealed" : "found", look: "plain-digit" },
      { key: rules ? "byRule" : "repeated", look: "underline" },
      { key: "inColumn", look: "dot" },
      !!rules?.cages.length && { key: "wrongSum", look: "wrong-sum" },
      ...swapped(method, "square", kinds),
    ];
  },
  cell: ({ size }, cell) => placeOf(size, cell),
  short: ({ size }, cell) => shortPlaceOf(size, cell),
  line: ({ size, rules }, line) =>
    rules && line >= 2 * size ? ruleName(size, rules, line - 2 * size) : lineOf(size, line),
  number: character,
  energy: {
    help: ({ rules }) => t(rules ? "energyRules" : "energyRepeats"),
    lines: ({ size }) => 2 * size,
    // The lines of further rules are after the rows and columns.
    right: ({ size }, sums) => Array.from(sums).filter((repeats, line) => line < 2 * size && repeats === 0).length,
    says: (n, of) => t("unitsRight", { n, of }),
  },
};
