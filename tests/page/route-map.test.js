// Maps as values: what becomes of start, goal and costs when a map gets other sides.

import assert from "node:assert/strict";
import { test } from "node:test";
import { resized, textOf } from "../../www/boards/route/map.js";

/** @param {string} text */
function plan(text) {
  const cells = text.replaceAll("/", "");
  const rows = text.split("/");
  return {
    rows: rows.length,
    columns: rows[0].length,
    costs: [...cells].map((cell) => (cell === "x" ? 0 : Number(cell) || 1)),
    start: cells.indexOf("S"),
    goal: cells.indexOf("G"),
  };
}

/** @param {string} text @param {number} rows @param {number} columns */
const to = (text, rows, columns) => textOf(resized(plan(text), rows, columns));

test("new cells cost 1, and others stay", () => {
  assert.equal(to("S5/xG", 3, 3), "S5./xG./...");
  assert.equal(to("S5./xG./...", 2, 2), "S5/xG");
});

test("start and goal that are cut off move to the nearest cells inside", () => {
  assert.equal(to("S../.../x.G", 2, 3), "S../..G");
  assert.equal(to("..x/..S/..G", 3, 2), "../.S/.G");
  // Both to the same: the goal takes the nearest that is left, and a wall gives way.
  assert.equal(to("..xS/...G", 1, 2).replace(/[SG]/g, "o"), "oo");
  assert.equal(to("..x/..x/S.G", 2, 2), "../SG");
});

test("a map keeps 1 to 40 rows and columns, and 2 cells", () => {
  const map = plan("SG");
  for (const [rows, columns] of [
    [0, 2],
    [1, 1],
    [41, 2],
    [1, 41],
  ])
    assert.equal(resized(map, rows, columns), map);
  assert.equal(textOf(resized(map, 2, 1)).length, 3);
});
