// The grid of a magic-sum puzzle: its cells in words, and the cells that arrow keys lead to.

import { ARROWS } from "../../lib/arrows.js";
import { decimal } from "../../lib/digits.js";
import { t } from "../../text/board.js";
import { linesThrough } from "./layers.js";
import { words } from "./words.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */

const GIVEN = 1;
const PINNED = 4;
const BLANK = 3;

/** @param {Puzzle} puzzle @returns {import("../grid.js").Cells} */
export const cellsOf = (puzzle) => ({
  rows: rows(puzzle),
  towards({ key, ctrlKey, metaKey }, here) {
    const arrow = ctrlKey || metaKey ? undefined : ARROWS[key];
    return arrow ? (nearestTowards(puzzle, here, arrow) ?? here) : null;
  },
});

/**
 * Returns rows of cells of the same height from the top, each from the left.
 * @param {Puzzle} puzzle
 */
function rows({ cells }) {
  /** @type {Map<number, number[]>} */
  const byHeight = new Map();
  for (const [cell, { y }] of cells.entries()) {
    const height = Math.round(y * 100);
    byHeight.set(height, [...(byHeight.get(height) ?? []), cell]);
  }
  const ordered = [...byHeight].sort(([a], [b]) => b - a).map(([, row]) => row);
  return ordered.map((row) => row.sort((a, b) => cells[a].x - cells[b].x));
}

/**
 * Finds the nearest cell in the direction of the arrow, at most twice as far aside as along it; steps aside count more.
 * @param {Puzzle} puzzle
 * @param {number} here
 * @param {[number, number]} arrow
 */
function nearestTowards({ cells }, here, [dx, dy]) {
  let [nearest, least] = [/** @type {number | null} */ (null), Infinity];
  for (const [cell, { x, y }] of cells.entries()) {
    const along = (x - cells[here].x) * dx + (y - cells[here].y) * dy;
    const aside = Math.abs((x - cells[here].x) * dy) + Math.abs((y - cells[here].y) * dx);
    const far = Math.hypot(along, aside) + aside / 2;
    if (along > 1e-6 && aside <= 2 * along && far < least) [nearest, least] = [cell, far];
  }
  return nearest;
}

/**
 * Names a cell: "A: 4, lines ABC 22 and CGL 25 (3 too high)".
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number>} sums
 * @param {ArrayLike<number>} kinds
 */
export function nameOf(puzzle, cell, board, sums, kinds) {
  const number = decimal(board[cell]);
  const content =
    kinds[cell] === BLANK
      ? t("blank")
      : kinds[cell] === GIVEN
        ? t("given", { number })
        : kinds[cell] === PINNED
          ? t("pinned", { number })
          : number;
  const lines = linesThrough(puzzle)[cell].map((place) => {
    const { cells, target, different } = puzzle.lines[place];
    const [line, sum] = [words.line(puzzle, place), sums[place]];
    if (different) return t(sum === 0 ? "lineDifferent" : "lineRepeats", { line, n: sum });
    if (cells.some((c) => kinds[c] === BLANK)) return t("lineBlank", { line, sum, target });
    const off = sum - target;
    return t(off === 0 ? "lineRight" : off > 0 ? "lineHigh" : "lineLow", { line, sum, n: Math.abs(off) });
  });
  const name = puzzle.cells[cell].label;
  const partner = puzzle.opposite?.partner[cell] ?? cell;
  if (partner === cell) return t("cell", { cell: name, content, lines });
  return t("cellOpposite", { cell: name, content, opposite: puzzle.cells[partner].label, lines });
}
