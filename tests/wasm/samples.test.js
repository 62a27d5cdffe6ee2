// The sudokus to start from: each has one solution, and its rules are read by the page as by the core.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { kinds, linkOfSample, rulesOfSample, samples } from "../../www/features/sudoku/samples.js";
import { loadWasm } from "./load.js";

test("every sudoku to start from has exactly one solution under its rules", async () => {
  const core = await loadWasm();
  const ruled = samples.filter(({ rules }) => rules);
  assert.equal(ruled.length, 16);
  for (const sample of samples) {
    const { givens, rules } = sample;
    const link = `puzzle=sudoku&givens=${givens}${rules ? `&${rules}` : ""}`;
    const puzzle = /** @type {import("../../www/core/types.js").SudokuPuzzle} */ (core.describe(link).puzzle);
    assert.deepEqual(rulesOfSample(sample) ?? undefined, puzzle.rules, link);
    // What a link has is written as the core writes it.
    assert.equal((puzzle.rules?.keys ?? []).map((pair) => pair.join("=")).join("&"), rules ?? "");
    const prover = new core.Prover(link, 2);
    for (let proof = prover.advance(1000); !proof.complete && proof.solutions < 2; proof = prover.advance(1000));
    const proof = prover.advance(1);
    assert.deepEqual([proof.complete, proof.solutions], [true, 1], link);
    prover.free();
  }
});

/** Moves of the seeds 1 to 9, in rising order. @param {typeof import("annealing-lab")} core @param {string} link */
function movesOf(core, link) {
  const moves = Array.from({ length: 9 }, (_, i) => {
    const solver = new core.Solver(`${link}&seed=${i + 1}`);
    let progress = solver.progress();
    while (progress.status === "running") progress = solver.step(1_000_000);
    solver.free();
    assert.equal(progress.status, "solved", link);
    return progress.moves;
  });
  return moves.sort((a, b) => a - b);
}

test("each kind has three sudokus, and its easy one takes as many moves as is said", async () => {
  const core = await loadWasm();
  assert.deepEqual(
    kinds.map(({ title, samples }) => [title, ...samples.map(({ title }) => title)]),
    ["Diagonals", "Windoku", "Jigsaw", "Knight", "Killer"].map((kind) => [`kind${kind}`, "easy", "fair", "hard"]),
  );
  for (const { samples } of kinds) {
    const moves = movesOf(core, linkOfSample(samples[0]));
    assert.deepEqual(samples[0].measured, [moves[4], moves[8]], linkOfSample(samples[0]));
  }
});

test("the figures of the kinds are those of docs/VARIANTS.md", () => {
  const text = readFileSync(new URL("../../docs/VARIANTS.md", import.meta.url), "utf8");
  const rows = kinds.flatMap(({ samples }) =>
    samples.map(({ title, givens, singles, measured = [] }) => {
      const figures = measured.map((n) => n.toLocaleString("en"));
      return `| ${title} | ${givens.replaceAll(".", "").length} | ${singles} | ${figures.join(" | ")} |`;
    }),
  );
  assert.equal(rows.length, 15);
  for (const row of rows) assert.ok(text.includes(row), row);
});

test("that a grid without givens has several solutions is decided under all rules", async () => {
  const core = await loadWasm();
  const more = ["extra=diagonals,knight", "extra=windoku,knight"].map((rules) => ({ givens: ".".repeat(81), rules }));
  for (const { givens, rules } of [...samples, ...more]) {
    if (!rules || rules.startsWith("cages")) continue;
    const link = `puzzle=sudoku&givens=${".".repeat(givens.length)}&${rules}`;
    const prover = new core.Prover(link, 2);
    /** @type {Int32Array[]} */
    const boards = [];
    let proof = prover.advance(10);
    for (let slices = 0; proof.status === "running" && slices < 1000; slices++) {
      boards.push(...prover.found());
      proof = prover.advance(10);
    }
    boards.push(...prover.found(), ...prover.found());
    prover.free();
    assert.deepEqual([proof.status, proof.solutions, proof.complete], ["limit", 2, false], link);
    assert.equal(new Set(boards.map((board) => board.join())).size, 2, link);
    assert.equal(boards.length, 2);
    for (const board of boards) {
      const proved = new core.Prover(link.replace(/givens=\.+/, `givens=${board.join("")}`), 2);
      assert.equal(proved.advance(1000).solutions, 1, `${link} has ${board.join("")}`);
      proved.free();
    }
  }
});
