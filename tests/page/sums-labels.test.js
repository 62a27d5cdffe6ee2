// Sums that are written out where cells are small: clear of the discs, and within the picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clearOf } from "../../www/boards/sums/layers.js";

/** A picture of 400 by 300 on a screen of two pixels for one. */
const context = /** @type {any} */ ({ getTransform: () => ({ a: 2 }), canvas: { width: 800, height: 600 } });
const SIZE = 14;
const RADIUS = 8;

/** @param {{ x: number, y: number }} end @param {{ x: number, y: number }} label */
const clear = (end, label) =>
  clearOf(context, /** @type {any} */ ({ tags: [{ end, label }], radius: RADIUS }), 0, SIZE);

test("a sum beside its line's end begins behind the disc, one above or below it stands off it", () => {
  for (const side of [1, -1]) {
    const beside = clear({ x: 200, y: 100 }, { x: 200 + side * 16, y: 100 });
    assert.equal(beside.y, 100);
    // Four digits are some two sizes wide.
    assert.ok(side * (beside.x - 200) - SIZE >= RADIUS, `${beside.x}`);
    const upright = clear({ x: 200, y: 100 }, { x: 200, y: 100 + side * 16 });
    assert.equal(upright.x, 200);
    assert.ok(side * (upright.y - 100) >= RADIUS + SIZE, `${upright.y}`);
  }
});

test("what is clear of the disc already stays, and nothing leaves the picture", () => {
  assert.deepEqual(clear({ x: 200, y: 100 }, { x: 260, y: 100 }), { x: 260, y: 100 });
  const [right, below] = [clear({ x: 380, y: 100 }, { x: 396, y: 100 }), clear({ x: 200, y: 285 }, { x: 200, y: 298 })];
  assert.ok(right.x + SIZE <= 400, `${right.x}`);
  assert.ok(below.y + SIZE <= 300, `${below.y}`);
});
