// How far a learner has come with a step: nothing counts that shows the opposite of what the next step says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Doing } from "../../www/features/learn/scene.js";

/** @typedef {import("../../www/run/run.js").Run} Run */

/** @param {{ head?: number, energy?: number, temperature?: number, hand?: string, ended?: boolean }} run */
const runOf = ({ head = 0, energy = 100, temperature = 1, hand = "", ended = false }) =>
  /** @type {Run} */ (
    /** @type {unknown} */ ({
      setup: { link: `puzzle=magic19&seed=3${hand && `&hand=${hand}`}` },
      snapshot: { progress: { head, energy, temperature } },
      ended,
    })
  );
/** @type {import("../../www/features/learn/types.js").Until} */
const NOTHING = { moves: null, swaps: null, lowering: null, energy: null, temperature: null, over: false, runs: false };

/**
 * The states of a step as its run goes on.
 * @param {Partial<typeof NOTHING>} until @param {Parameters<typeof runOf>[0][]} runs the first is the run that the step sets up
 */
function statesOf(until, runs) {
  const doing = new Doing();
  doing.begin(runOf(runs[0]));
  return runs.map((run) => doing.far({ ...NOTHING, ...until }, runOf(run)).state);
}

test("a temperature counts once enough moves were made at it", () => {
  const hot = { temperature: /** @type {[number, number]} */ ([4, 100]), moves: 500 };
  const pulled = { head: 5000, temperature: 6, hand: "5000%3At6" };
  assert.deepEqual(statesOf(hot, [{ head: 5000 }, pulled, { ...pulled, head: 5499 }, { ...pulled, head: 5500 }]), [
    "open",
    "open",
    "open",
    "done",
  ]);
  // Moves at another temperature do not count.
  const cold = { ...pulled, head: 5400, temperature: 1 };
  assert.deepEqual(statesOf(hot, [{ head: 5000 }, pulled, cold, { ...pulled, head: 5600 }]).at(-1), "open");
});

test("a run that is solved is no run that shows what heat does", () => {
  const hot = { temperature: /** @type {[number, number]} */ ([4, 100]), moves: 500 };
  const solved = { head: 9000, temperature: 6, energy: 0, ended: true };
  assert.deepEqual(statesOf(hot, [{ head: 5000, temperature: 6 }, solved]), ["open", "lost"]);
});

test("a run that is over without what was asked for is lost, and so is one that was changed by hand", () => {
  assert.deepEqual(statesOf({ moves: 1000 }, [{}, { head: 900, ended: true }]), ["open", "lost"]);
  assert.deepEqual(statesOf({ over: true }, [{}, { head: 900, ended: true }]), ["open", "done"]);
  assert.deepEqual(statesOf({ over: true }, [{}, { hand: "7%3At40", head: 900, ended: true }]), ["open", "lost"]);
  assert.deepEqual(statesOf({ over: true }, [{}, { hand: "7%3As1-2", head: 900 }]), ["open", "lost"]);
});

test("swaps that lower the energy count once, to and fro does not", () => {
  const swaps = ["0%3As1-2", "0%3As1-2%2C0%3As1-2", "0%3As1-2%2C0%3As1-2%2C0%3As1-2"];
  const runs = (/** @type {number[]} */ energies) => [
    { energy: 1527 },
    ...energies.map((energy, i) => ({ energy, hand: swaps[i] })),
  ];
  assert.equal(statesOf({ lowering: 3 }, runs([1267, 1527, 1267])).at(-1), "open");
  assert.equal(statesOf({ lowering: 3 }, runs([1600, 1650, 1700])).at(-1), "open");
  assert.equal(statesOf({ lowering: 3 }, runs([1267, 1200, 1100])).at(-1), "done");
  assert.equal(statesOf({ swaps: 3 }, runs([1600, 1650, 1700])).at(-1), "done");
});
