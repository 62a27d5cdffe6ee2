// The grid of cells over a board: one cell in the tab order, names that are written once, and of a large board one row in the document.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./document.js";
import { Grid, squares } from "../../www/boards/grid.js";
import { cellTowards } from "../../www/lib/arrows.js";

/** @param {number} rows @param {number} columns */
function gridOf(rows, columns) {
  openPage();
  const frame = document.createElement("div");
  document.body.append(frame);
  /** @type {(number | null)[]} */
  const focused = [];
  const grid = new Grid(frame, (cell) => focused.push(cell));
  const towards = (/** @type {KeyboardEvent} */ event, /** @type {number} */ here) =>
    cellTowards(event, here, { rows, columns });
  grid.open({ rows: squares(rows, columns), towards }, (cell) => `cell ${cell}`);
  const press = (/** @type {string} */ key, more = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
    );
  return { frame, grid, focused, press, cells: () => [...frame.querySelectorAll("[role=gridcell]")] };
}

const nameOf = (/** @type {Element | null} */ node) => node?.getAttribute("aria-label");

test("arrows move the focus, and the cell in focus is the one in the tab order", () => {
  const { grid, press, cells, focused } = gridOf(3, 4);
  grid.focus(0);
  press("ArrowRight");
  press("ArrowDown");
  assert.equal(nameOf(document.activeElement), "cell 5");
  assert.deepEqual([grid.selected, grid.focused, focused.at(-1)], [5, true, 5]);
  assert.deepEqual(
    cells().map((cell) => /** @type {HTMLElement} */ (cell).tabIndex),
    Array.from({ length: 12 }, (_, cell) => (cell === 5 ? 0 : -1)),
  );
  press("End", { ctrlKey: true });
  assert.equal(grid.selected, 11);
});

test("only cells that have changed are named again", () => {
  const { grid, cells } = gridOf(2, 2);
  /** @type {number[]} */
  const asked = [];
  grid.name(
    (cell) => (asked.push(cell), `now ${cell}`),
    (cell) => cell % 2 === 1,
  );
  assert.deepEqual(asked, [1, 3]);
  assert.deepEqual(cells().map(nameOf), ["cell 0", "now 1", "cell 2", "now 3"]);
});

test("of a board over 2,000 cells the row in focus is in the document, and no other", () => {
  const { frame, grid, press, cells } = gridOf(50, 41);
  assert.deepEqual([cells().length, frame.getAttribute("aria-rowcount")], [41, "50"]);
  grid.focus(7 * 41 + 3);
  press("ArrowDown");
  assert.deepEqual(
    [cells().length, nameOf(document.activeElement), grid.selected],
    [41, `cell ${8 * 41 + 3}`, 8 * 41 + 3],
  );
  const row = /** @type {HTMLElement} */ (frame.querySelector("[role=row]"));
  assert.deepEqual([row.getAttribute("aria-rowindex"), row.style.top], ["9", "16%"]);
  // A name that is given now is that of a row that comes later, too.
  grid.name((cell) => `later ${cell}`);
  press("ArrowDown");
  assert.equal(nameOf(document.activeElement), `later ${9 * 41 + 3}`);
});
