// The sudokus to start from: each has one solution, and its rules are read by the page as by the core.

import assert from "node:assert/strict";
import { test } from "node:test";
import { rulesOfSample, samples } from "../../www/features/sudoku-import-export/samples.js";
import { loadWasm } from "./load.js";

test("every sudoku to start from has exactly one solution under its rules", async () => {
  const core = await loadWasm();
  const ruled = samples.filter(({ rules }) => rules);
  assert.equal(ruled.length, 15);
  for (const sample of samples) {
    const { givens, rules } = sample;
    const link = `puzzle=sudoku&givens=${givens}${rules ? `&${rules}` : ""}`;
    const { puzzle } = core.describe(link);
    assert.deepEqual(rulesOfSample(sample) ?? undefined, puzzle.rules, link);
    // What a link has is written as the core writes it.
    assert.equal(
      (puzzle.rules?.keys ?? []).map((/** @type {string[]} */ pair) => pair.join("=")).join("&"),
      rules ?? "",
    );
    const prover = new core.Prover(link, 2);
    for (let proof = prover.advance(1000); !proof.complete && proof.solutions < 2; proof = prover.advance(1000));
    const proof = prover.advance(1);
    assert.deepEqual([proof.complete, proof.solutions], [true, 1], link);
    prover.free();
  }
});
