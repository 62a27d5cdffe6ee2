// What a solution adds to the collection, and how it is laid beside the one that is the same: by the core's own classes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { between, momentOf } from "../../www/features/proof/moment.js";
import { undone } from "../../www/features/proof/symmetry.js";
import { loadWasm } from "./load.js";

/** @typedef {import("../../www/features/proof/verdict.js").Member} Member */
/** @typedef {import("../../www/core/types.js").SumsPuzzle} Puzzle */

/** @type {typeof import("annealing-lab")} */
let core;
before(async () => {
  core = await loadWasm();
});

/** @param {string} name @returns {Puzzle} */
const puzzleOf = (name) => /** @type {Puzzle} */ (core.library().find((puzzle) => puzzle.name === name));

/** Solutions that anneals find. @param {string} link @param {number} seeds @returns {number[][]} */
function solutionsOf(link, seeds) {
  return Array.from({ length: seeds }, (_, seed) => {
    const solver = new core.Solver(`${link}&seed=${seed + 1}`);
    solver.step(1e6);
    const board = Array.from(solver.board());
    solver.free();
    return board;
  });
}

for (const { name, boards } of [
  {
    name: "magic19",
    boards: () =>
      readFileSync(new URL("../data/magic19-solutions.txt", import.meta.url), "utf8")
        .split("\n")
        .filter((line) => /^\d/.test(line))
        .map((line) => line.trim().split(/\s+/).map(Number)),
  },
  { name: "heptagon-19", boards: () => solutionsOf("puzzle=heptagon-19", 60) },
  { name: "triangle-3-9", boards: () => solutionsOf("puzzle=triangle-3-9", 20) },
])
  test(`${name}: a solution that is turned back is the one that was found first`, () => {
    const puzzle = puzzleOf(name);
    const found = boards().map((board) => ({ board, link: "", seed: "", moves: 0 }));
    const members = found.map(
      ({ board }) => /** @type {Member} */ (core.classify(`puzzle=${name}`, Int32Array.from(board))),
    );
    let turned = 0;
    for (const [i, a] of members.entries())
      for (const [j, b] of members.entries()) {
        if (a.board.join() !== b.board.join() || found[i].board.join() === found[j].board.join()) continue;
        const how = between(a.symmetry, b.symmetry);
        assert.deepEqual(undone(puzzle, found[j].board, how), found[i].board, JSON.stringify(how));
        turned++;
      }
    assert.ok(turned > 10, `${turned} pairs`);
  });

test("a solution is new, or the same as the first of its class", () => {
  const link = "puzzle=triangle-3-9";
  const [a, b] = [
    [1, 5, 3, 4, 2, 6],
    [2, 4, 3, 5, 1, 6],
  ];
  const all = [a, b].map((board) => core.classify(link, Int32Array.from(board)));
  assert.equal(all[0].board.join(), all[1].board.join(), "they are one class");
  const found = [
    { board: a, link: "first", seed: "1", moves: 1 },
    { board: b, link: "second", seed: "2", moves: 1 },
  ];
  /** @type {import("../../www/features/proof/catalogue.js").Solution[]} */
  const solutions = found.map((run) => ({ number: 1, kind: "found", how: null, board: run.board, run }));
  const moment = (/** @type {number[]} */ board, /** @type {string} */ by, /** @type {number} */ upTo) =>
    momentOf(board, by, found.slice(0, upTo), all.slice(0, upTo), solutions, 4);
  const first = moment(a, "first", 1);
  assert.deepEqual([first?.isNew, first?.found, first?.all, first?.how], [true, 1, 4, null]);
  const second = moment(b, "second", 2);
  assert.deepEqual([second?.isNew, second?.found, second?.number, second?.first], [false, 1, 1, found[0]]);
  assert.ok(second?.how, "it is turned or mirrored");
  // The run that found it, looked at again, is as new as it was; another that comes to the same board is not.
  assert.equal(moment(a, "first", 2)?.isNew, true);
  assert.equal(moment(a, "third", 2)?.isNew, false);
});
