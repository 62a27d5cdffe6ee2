// The board for keyboard, focus and screen readers: a grid of real elements over the canvas, one a cell. One of them is in
// the tab order; arrow keys go to the nearest cell in their direction.

import { ARROWS } from "../../lib/arrows.js";
import { byId, element, setAttribute } from "../../lib/dom.js";
import { lineName, numberName } from "../../lib/names.js";
import { t } from "../../text/board.js";
import { linesThrough } from "./layers.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {import("./layout.js").Layout} Layout */

const GIVEN = 1;
const PINNED = 4;
const BLANK = 3;

export class Grid {
  #frame = byId("board-grid", HTMLElement);
  /** @type {HTMLElement[]} */
  #cells = [];
  #puzzle;

  /**
   * @param {Puzzle} puzzle
   * @param {(cell: number | null) => void} focused called with the cell that has the focus
   */
  constructor(puzzle, focused) {
    this.#puzzle = puzzle;
    this.#frame.addEventListener("focusin", (event) => focused(this.#indexOf(event.target)));
    this.#frame.addEventListener("focusout", () => focused(null));
    this.#frame.addEventListener("keydown", (event) => this.#key(event));
    this.open(puzzle);
  }

  /** The same cells and lines; opposite cells may have become pairs. @param {Puzzle} puzzle */
  renew(puzzle) {
    this.#puzzle = puzzle;
  }

  /** @param {Puzzle} puzzle */
  open(puzzle) {
    this.#puzzle = puzzle;
    this.#cells = puzzle.cells.map(({ label }, cell) =>
      element("div", { role: "gridcell", tabindex: "-1", "aria-label": label, "data-cell": String(cell) }),
    );
    this.#cells[0].tabIndex = 0;
    this.#frame.replaceChildren(
      ...rows(puzzle).map((row) => element("div", { role: "row" }, ...row.map((cell) => this.#cells[cell]))),
    );
  }

  /** @param {Layout} layout */
  place({ cells, radius }) {
    for (const [cell, { x, y }] of cells.entries()) {
      const { style } = this.#cells[cell];
      style.left = `${x - radius}px`;
      style.top = `${y - radius}px`;
      style.width = style.height = `${2 * radius}px`;
    }
  }

  /** Puts the focus on a cell. @param {number} cell */
  focus(cell) {
    for (const node of this.#cells) node.tabIndex = -1;
    this.#cells[cell].tabIndex = 0;
    this.#cells[cell].focus({ preventScroll: true });
  }

  /**
   * @param {ArrayLike<number>} board
   * @param {ArrayLike<number>} sums
   * @param {ArrayLike<number>} kinds
   */
  show(board, sums, kinds) {
    for (const [cell, node] of this.#cells.entries()) {
      setAttribute(node, "aria-label", nameOf(this.#puzzle, cell, board, sums, kinds));
    }
  }

  /** @param {EventTarget | null} target */
  #indexOf(target) {
    const cell = this.#cells.findIndex((node) => node === target);
    return cell === -1 ? null : cell;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = this.#indexOf(event.target);
    const arrow = ARROWS[event.key];
    if (here === null || !arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const there = nearestTowards(this.#puzzle, here, arrow);
    if (there === null) return;
    this.#cells[here].tabIndex = -1;
    this.#cells[there].tabIndex = 0;
    this.#cells[there].focus();
  }
}

/**
 * Cells by height, from the top; within a row from the left.
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
 * The nearest cell that lies more in the arrow's direction than beside it; steps aside cost extra.
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
 * "A: 4, lines ABC 22 and CGL 25 (3 too high)".
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number>} sums
 * @param {ArrayLike<number>} kinds
 */
function nameOf(puzzle, cell, board, sums, kinds) {
  const number = board[cell];
  const content =
    kinds[cell] === BLANK
      ? t("blank")
      : kinds[cell] === GIVEN
        ? t("given", { number: numberName(puzzle, number) })
        : kinds[cell] === PINNED
          ? t("pinned", { number: numberName(puzzle, number) })
          : numberName(puzzle, number);
  const lines = linesThrough(puzzle)[cell].map((place) => {
    const { cells, target, different } = puzzle.lines[place];
    const [line, sum] = [lineName(puzzle, place), sums[place]];
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
