// The figures of documents that no machine changes: moves of solutions, experiments, and what the core module weighs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { quantile, turns } from "../../benches/measure.js";
import { figuresOf, groups } from "../../benches/stated.js";
import { loadWasm, shipped, tableOf } from "./load.js";

const TOP = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, TOP), "utf8");

/** Those of the table that are made in a second. */
const SHORT = ["Magic 19", "Magic 19, 8 chains", "Octa, 8 chains"];
const RUNS = 2000;

test("a quantile is the least value within which that share of all lies", () => {
  const ten = [10, 2, 8, 4, 6, 5, 7, 3, 9, 1];
  assert.deepEqual(
    [0, 0.05, 0.5, 0.9, 0.99, 1].map((share) => quantile(ten, share)),
    [1, 1, 5, 9, 10, 10],
  );
  assert.equal(ten[0], 10, "they stay in their order");
});

test("the moves of solutions in docs/BENCHMARKS.md are those of the module", async () => {
  const take = turns(await loadWasm(), () => 0);
  const document = read("docs/BENCHMARKS.md");
  /** @type {{ name: string, link: string }[]} */
  const plan = JSON.parse(read("benches/figures.json")).solutions;
  for (const { name, link } of plan.filter(({ name }) => SHORT.includes(name))) {
    const { moves = [] } = take({ kind: "solutions", name, links: [link], times: RUNS, moves: 0 }, 0);
    for (const [label, share] of /** @type {const} */ ([
      ["median", 0.5],
      ["p90", 0.9],
      ["p99", 0.99],
    ])) {
      const cell = quantile(moves, share).toLocaleString("en");
      const row = `| ${name}, moves ${label} | ${cell} | ${cell} | ${cell} |`;
      assert.ok(document.includes(`\n${row}\n`), `not in docs/BENCHMARKS.md: ${row}`);
    }
  }
});

for (const group of groups()) {
  const { of, experiment, long, figures } = group;
  if (!experiment || long) continue;
  test(`${of}: the experiment gives the figures of docs/figures.json, with their intervals`, async () => {
    const core = await loadWasm();
    const table = tableOf(core, experiment);
    assert.deepEqual(figuresOf(group, table.json("")), figures);
  });
}

test("the core module weighs what docs/figures.json says, to one in fifty", () => {
  const value = groups().find(({ command }) => command === "./dev build")?.figures.core.value ?? NaN;
  const { length } = brotliCompressSync(readFileSync(shipped("wasm")));
  assert.ok(Math.abs(length / value - 1) < 0.02, `it weighs ${length}, not ${value}: write it there`);
});
