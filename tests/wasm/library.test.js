// Every classic as the page draws it: inside its frame, nothing on anything else. By geometry, not by eye.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { distance, layOut, LABEL_RADIUS, MARK_AT, MARK_SPREAD, middleOf } from "../../www/boards/sums/layout.js";
import { loadWasm } from "./load.js";

/** @typedef {import("../../www/core/types.js").Classic} Classic */

/** The frames of a laptop, a tablet and a phone, in pixels. */
const FRAMES = [
  { width: 560, height: 520 },
  { width: 480, height: 430 },
  { width: 358, height: 330 },
];

/** @type {Classic[]} */
let library = [];

before(async () => {
  library = (await loadWasm()).library();
});

test("the library is there, with all that a gallery shows", () => {
  assert.ok(library.length >= 45, `${library.length} puzzles`);
  for (const { name, title, family, history, source, solutions, difficulty, measured } of library) {
    assert.ok(title && family && history && source, name);
    // Nobody has counted those of more cells than a square of order 6.
    if (solutions !== null) assert.match(solutions ?? "", /^\d+$/, name);
    else assert.match(name, /^(magic-(square|hexagon)|zero-hexagon)-\d+$/);
    assert.ok(["easy", "medium", "hard", "very hard"].includes(difficulty ?? ""), name);
    assert.ok(measured !== null && measured.solved > 0, name);
  }
});

for (const { width, height } of FRAMES) {
  test(`every classic stays within ${width} by ${height}, and its discs and sums stand free`, () => {
    for (const puzzle of library) {
      const { cells, tags, radius, unit, rings } = layOut(puzzle, width, height);
      const sums = tags.map(({ label }) => ({ ...label, reach: LABEL_RADIUS * unit }));
      const all = [...cells.map((cell) => ({ ...cell, reach: radius })), ...sums];
      const rims = rings.flatMap((ring) => (ring ? [{ ...ring, reach: ring.radius }] : []));
      for (const { x, y, reach } of [...all, ...rims]) {
        const inside = x - reach > -0.5 && x + reach < width + 0.5 && y - reach > -0.5 && y + reach < height + 0.5;
        assert.ok(inside, `${puzzle.name}: something at ${Math.round(x)}, ${Math.round(y)} leaves the frame`);
      }
      for (const [i, a] of all.entries()) {
        for (const [j, b] of all.slice(0, i).entries()) {
          const free = distance(a, b) > 0.98 * (a.reach + b.reach);
          const what = (/** @type {number} */ n) =>
            n < cells.length ? `cell ${puzzle.cells[n].label}` : `sum ${n - cells.length + 1}`;
          assert.ok(free, `${puzzle.name}: ${what(i)} lies on ${what(j)}`);
        }
      }
    }
  });
}

/** Between a sum and an arc, in the layout's own unit: touching is too near. */
const GAP = 0.03;

test("no sum of Octa lies on the arcs that mark the cells of a line", () => {
  const octa = library.find(({ name }) => name === "octa");
  assert.ok(octa);
  for (const { width, height } of FRAMES) {
    const { tags, shapes, radius, unit } = layOut(octa, width, height);
    const marked = shapes.filter((shape) => shape.length > 0);
    assert.ok(marked.length > 0);
    for (const shape of marked) {
      const middle = middleOf(shape);
      for (const { x, y } of shape) {
        const out = Math.atan2(y - middle.y, x - middle.x);
        for (let turn = -MARK_SPREAD; turn <= MARK_SPREAD; turn += MARK_SPREAD / 10) {
          const reach = radius + MARK_AT * unit;
          const mark = { x: x + reach * Math.cos(out + turn), y: y + reach * Math.sin(out + turn) };
          for (const { label } of tags)
            assert.ok(
              distance(label, mark) >= (LABEL_RADIUS + GAP) * unit,
              `${width}: a sum ${distance(label, mark)} from an arc`,
            );
        }
      }
    }
  }
});
