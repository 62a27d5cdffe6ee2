// A puzzle in the making stays one, whatever is done to it in whatever order.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "./properties.js";
import * as drafts from "../../www/features/puzzle-editor/draft.js";

/** @typedef {import("../../www/core/types.js").Draft} Draft */
/** @typedef {(draft: Draft) => Draft} Step */

const coordinate = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ min: -9999, max: 9999, noNaN: true }));
const point = fc.tuple(coordinate, coordinate);
const index = fc.nat(70);
const target = fc.integer();

/** Of a cell or a line that is there, since the page offers no other. @param {number} length @param {number} i */
const one = (length, i) => i % length;

/** @type {fc.Arbitrary<Step>} */
const step = fc.oneof(
  point.map((at) => (/** @type {Draft} */ draft) => drafts.addPoint(draft, at)),
  fc.tuple(index, point).map(
    ([i, to]) =>
      (/** @type {Draft} */ draft) =>
        draft.cells.length ? drafts.movePoint(draft, one(draft.cells.length, i), to) : draft,
  ),
  index.map(
    (i) => (/** @type {Draft} */ draft) =>
      draft.cells.length ? drafts.removePoint(draft, one(draft.cells.length, i)) : draft,
  ),
  fc.tuple(fc.array(index, { maxLength: 6 }), target).map(([cells, target]) => (/** @type {Draft} */ draft) => {
    const there = new Set(draft.cells.length ? cells.map((i) => one(draft.cells.length, i)) : []);
    return drafts.addLine(draft, [...there], target);
  }),
  index.map(
    (i) => (/** @type {Draft} */ draft) =>
      draft.lines.length ? drafts.removeLine(draft, one(draft.lines.length, i)) : draft,
  ),
  fc.tuple(index, fc.string()).map(
    ([i, kind]) =>
      (/** @type {Draft} */ draft) =>
        draft.lines.length ? drafts.setStroke(draft, one(draft.lines.length, i), kind) : draft,
  ),
  fc.tuple(index, fc.constantFrom("ring", "loop", "row")).map(
    ([i, kind]) =>
      (/** @type {Draft} */ draft) =>
        draft.lines.length ? drafts.setStroke(draft, one(draft.lines.length, i), kind) : draft,
  ),
  fc.tuple(index, fc.option(target)).map(
    ([i, number]) =>
      (/** @type {Draft} */ draft) =>
        draft.cells.length ? drafts.give(draft, one(draft.cells.length, i), number) : draft,
  ),
  target.map((target) => (/** @type {Draft} */ draft) => drafts.setTargets(draft, target)),
  fc.constant(drafts.mirrored),
  fc.constant(drafts.numbered),
  fc.integer({ min: 2, max: 12 }).map((fold) => (/** @type {Draft} */ draft) => drafts.turned(draft, fold)),
);

test("every step leaves a draft whose lines go through points that are there", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let draft = drafts.empty;
      for (const next of steps) {
        const before = JSON.stringify(draft);
        const after = next(draft);
        assert.equal(JSON.stringify(draft), before, "nothing is changed in place");
        draft = after;
        assert.ok(draft.cells.length <= drafts.MOST_POINTS && draft.lines.length <= drafts.MOST_LINES);
        assert.ok(draft.cells.flat().every(Number.isFinite));
        assert.ok(draft.givens.length <= draft.cells.length);
        for (const { cells, stroke } of draft.lines) {
          assert.ok(cells.length >= 2);
          assert.ok(cells.every((cell) => cell >= 0 && cell < draft.cells.length));
          if (stroke.kind === "ring") assert.ok(Number.isFinite(stroke.radius) && stroke.radius > 0);
        }
      }
    }),
  );
});

test("names of points are the core's, each once", () => {
  const names = Array.from({ length: drafts.MOST_POINTS }, (_, cell) => drafts.nameOf(cell));
  assert.deepEqual([names[0], names[25], names[26], names[63]], ["A", "Z", "A1", "L2"]);
  assert.equal(new Set(names).size, names.length);
});
