// docs/RECORDS.md: its links replay in WebAssembly, with boards whose rows are added up beside the program.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { energyOf, hexagonOf, linksOf } from "../../benches/records/hexagon.js";
import { loadWasm } from "./load.js";

const { Solver } = await loadWasm();
const document = readFileSync(new URL("../../docs/RECORDS.md", import.meta.url), "utf8");

/** The best board of a link's run, and its energy. @param {string} link */
function bestOf(link) {
  const solver = new Solver(link);
  while (solver.progress().status === "running") solver.step(1e7);
  const { best } = JSON.parse(solver.result());
  solver.free();
  return /** @type {{ energy: number, board: number[] }} */ (best);
}

test("every link of the document of at most a billion moves leads to its record", () => {
  const links = linksOf(document).filter((link) => Number(/moves=(\d+)/.exec(link)?.[1]) <= 1e9);
  const orders = links.map((link) => {
    const [{ order, sum, least }, { energy, board }] = [hexagonOf(link), bestOf(link)];
    assert.deepEqual([energy, energyOf(order, sum, board)], [least, least], link);
    return order;
  });
  assert.deepEqual(
    [...new Set(orders)].sort((a, b) => a - b),
    [4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
});

test("a board that is no record has another energy", () => {
  const board = [3, 17, 18, 19, 7, 1, 11, 16, 2, 5, 6, 9, 12, 4, 8, 14, 10, 13, 15];
  assert.equal(energyOf(3, 38, board), 0);
  assert.equal(energyOf(3, 38, [17, 3, ...board.slice(2)]), 4 * 14 * 14);
  assert.equal(energyOf(3, 38, [4, ...board.slice(1)]), NaN);
  assert.equal(energyOf(3, 38, board.slice(1)), NaN);
});
