// The outcomes of the last moves, beside the code of a run.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tally } from "../../www/features/code/tally.js";

test("outcomes are those of the last thousand moves, or of as many as lie between two snapshots", () => {
  const tally = new Tally();
  // Every fourth move is accepted, every eighth makes the board worse.
  const at = (/** @type {number} */ moves) => ({
    moves,
    accepted: Math.floor(moves / 4),
    worse: Math.floor(moves / 8),
  });
  assert.deepEqual(tally.see(at(0)), { moves: 0, accepted: 0, worse: 0, rejected: 0 });
  assert.deepEqual(tally.see(at(8)), { moves: 8, accepted: 2, worse: 1, rejected: 6 });
  for (let moves = 16; moves < 2000; moves += 8) tally.see(at(moves));
  assert.deepEqual(tally.see(at(2000)), { moves: 1000, accepted: 250, worse: 125, rejected: 750 });
  assert.deepEqual(tally.see(at(82_000)), { moves: 80_000, accepted: 20_000, worse: 10_000, rejected: 60_000 });
  // Looked back at, and from there on.
  assert.deepEqual(tally.see(at(1600)), { moves: 1600, accepted: 400, worse: 200, rejected: 1200 });
  tally.begin();
  assert.deepEqual(tally.see(at(40)), { moves: 40, accepted: 10, worse: 5, rejected: 30 });
});
