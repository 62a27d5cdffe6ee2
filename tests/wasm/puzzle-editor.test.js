// What can be done to a puzzle in the making, without a page; and that the core takes what comes out.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import {
  addLine,
  addPoint,
  empty,
  give,
  mirrored,
  nameOf,
  numbered,
  removePoint,
  setStroke,
  turned,
} from "../../www/features/puzzle-editor/draft.js";
import { History } from "../../www/lib/undo.js";
import { places, snap, step } from "../../www/features/puzzle-editor/snap.js";
import { loadWasm } from "./load.js";

/** @typedef {import("../../www/core/types.js").Draft} Draft */

/** @type {typeof import("annealing-lab")} */
let border;
before(async () => {
  border = await loadWasm();
});

/** @param {[number, number][]} points @returns {Draft} */
const withPoints = (points) => points.reduce(addPoint, empty);

test("one side of a hexagon, turned six times, is the whole ring, and the core plays it", () => {
  const side = addLine(withPoints([[0, 2], [0.866, 1.5], [1.732, 1]]), [0, 1, 2], 17); // prettier-ignore
  const ring = numbered(turned(side, 6));
  assert.equal(ring.cells.length, 12);
  assert.equal(ring.lines.length, 6);
  const checked = border.check_draft(ring);
  assert.equal(checked.missing, null);
  assert.deepEqual(checked.advice, []);
  const prover = new border.Prover(checked.link ?? "", 1000);
  const proof = prover.advance(Infinity);
  // The library's hexagon ring of sum 17: found by its own file.
  const classic = border.library().find(({ name }) => name === "hexagon-ring-17");
  assert.equal(String(proof.solutions), classic?.solutions);
  prover.free();
});

test("mirrored adds what is missing and nothing twice", () => {
  const half = addLine(withPoints([[0, 1], [1, 0]]), [0, 1], 5); // prettier-ignore
  const whole = mirrored(half);
  assert.deepEqual(whole.cells, [[0, 1], [1, 0], [-1, 0]]); // prettier-ignore
  assert.deepEqual(whole.lines.map(({ cells }) => cells), [[0, 1], [0, 2]]); // prettier-ignore
  assert.equal(mirrored(whole), whole);
});

test("a removed point leaves lines of two and more, and givens in their places", () => {
  const draft = give(addLine(addLine(withPoints([[0, 0], [1, 0], [2, 0]]), [0, 1, 2], 6), [0, 1], 3), 2, 3); // prettier-ignore
  const less = removePoint(draft, 0);
  assert.deepEqual(less.lines.map(({ cells }) => cells), [[0, 1]]); // prettier-ignore
  assert.deepEqual(less.givens, [null, 3]);
});

test("the two texts that the core writes give the same draft back", () => {
  const points = withPoints([[0, 0], [1, 0], [0.5, 0.866]]); // prettier-ignore
  const draft = give(numbered(setStroke(addLine(points, [0, 1, 2], 6), 0, "ring")), 1, 2);
  const { text, link } = border.check_draft(draft);
  for (const form of [text, link]) {
    const read = border.read_draft(form ?? "");
    assert.deepEqual(read.cells, draft.cells);
    assert.deepEqual(
      read.lines,
      draft.lines.map(({ cells, target, stroke }) => ({ cells, target, stroke })),
    );
    assert.deepEqual(read.givens, [null, 2]);
  }
});

test("names are the core's", () => {
  const draft = numbered(withPoints(Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)])));
  const { text } = border.check_draft(draft);
  assert.deepEqual([...text.matchAll(/^cell (\S+)/gm)].map(([, name]) => name), draft.cells.map((_, i) => nameOf(i))); // prettier-ignore
});

test("history goes back and forth, and a new step forgets what was undone", () => {
  const history = new History(0);
  assert.equal(history.push(0), false);
  for (const n of [1, 2, 3]) history.push(n);
  history.undo();
  history.undo();
  assert.deepEqual([history.now, history.canUndo, history.canRedo], [1, true, true]);
  history.redo();
  assert.equal(history.now, 2);
  history.push(9);
  assert.deepEqual([history.now, history.canRedo], [9, false]);
});

test("grids: every place snaps to itself, and arrows go from place to place", () => {
  for (const grid of /** @type {const} */ (["square", "triangle"])) {
    const all = places(grid).map(String);
    assert.equal(new Set(all).size, all.length);
    for (const place of places(grid)) {
      assert.deepEqual(snap(place, grid), place);
      for (const [dx, dy] of [[1, 0], [0, 1], [0, -1]]) assert.ok(all.includes(String(step(place, dx, dy, grid))), `${place}`); // prettier-ignore
    }
  }
});
