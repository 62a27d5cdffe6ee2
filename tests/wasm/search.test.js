// A search's tree is that of the expansion that is looked at, forth and back.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { loadWasm } from "./load.js";

/** @type {typeof import("annealing-lab")} */
let core;
before(async () => {
  core = await loadWasm();
});

const LINKS = [
  "puzzle=octa&solver=astar&heuristic=values&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10",
  "puzzle=octa&solver=ids&givens=1,.,3,.,.,.,.,8,9,.,11,12,.,14,.,16",
  "puzzle=route&solver=bfs",
  "puzzle=route&solver=dfs",
];

/** @param {import("annealing-lab").Solver} solver @param {number} [most] */
const treeIn = (solver, most) => /** @type {import("../../www/core/types.js").Tree} */ (solver.tree(most));

/** @param {import("annealing-lab").Solver} solver */
const treeOf = (solver) =>
  JSON.stringify(solver.tree(), (_, value) => (ArrayBuffer.isView(value) ? [.../** @type {any} */ (value)] : value));

for (const link of LINKS)
  test(`${link}: the tree, the counters and the result go back together`, () => {
    const solver = new core.Solver(link);
    solver.step(60);
    const { moves: head } = solver.progress();
    assert.ok(head > 20, `${head} expansions`);
    const atHead = treeOf(solver);
    for (const move of [1, 17, 5, head - 1, 0]) {
      solver.seek(move);
      while ((solver.go_on(50) ?? 0) > 0);
      const fresh = new core.Solver(link);
      fresh.step(move);
      assert.equal(treeOf(solver), treeOf(fresh), `at ${move}`);
      assert.equal(treeIn(solver).expanded.filter((time) => time !== 2 ** 32 - 1).length > 0, move > 0);
      assert.equal(solver.result(), fresh.result());
      fresh.free();
    }
    solver.seek(head);
    assert.equal(treeOf(solver), atHead);
    solver.free();
  });

test("of a tree with more nodes than asked for the way to the present board is given, with its costs", () => {
  const solver = new core.Solver("puzzle=route&solver=astar");
  solver.step(120);
  const [whole, way] = [treeIn(solver), treeIn(solver, 20)];
  assert.equal(whole.whole, true);
  assert.equal(way.whole, false);
  const { node } = /** @type {import("../../www/core/types.js").Searched} */ (solver.progress());
  const nodes = [node];
  while (nodes[0] !== 0) nodes.unshift(whole.parent[nodes[0]]);
  for (const column of /** @type {const} */ (["cell", "number", "g", "h", "f", "expanded"]))
    assert.deepEqual(
      [...way[column]],
      nodes.map((node) => whole[column][node]),
      column,
    );
  assert.deepEqual(
    [...way.parent],
    nodes.map((_, place) => (place === 0 ? 2 ** 32 - 1 : place - 1)),
  );
  solver.free();
});
