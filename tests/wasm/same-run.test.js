// A run is the same to the bit, natively and in WebAssembly, in one batch or in many: the whole output of the command
// line, board and trace, against what the page's solver says.

import { refusalOf } from "../../www/text/core.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { loadSmall, loadWasm, native, shipped } from "./load.js";

const loadedWhole = await loadWasm();
const { Prover, Solver } = loadedWhole;
const small = await loadSmall();

// Octa's published starts e1 to e5.
const E = [
  ".,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10",
  "9,3,13,6,12,11,.,1,14,16,2,4,7,8,15,10",
  "9,3,13,6,12,11,.,1,14,16,2,4,7,.,.,.",
  "9,3,13,6,12,11,.,1,14,.,.,4,7,.,.,.",
  "9,3,13,6,12,.,.,1,14,.,.,4,7,.,.,.",
];

// Runs up to this many moves are also stepped one move at a time.
const SHORT = 20_000;

// The golden links: every puzzle, solver, cooling, rule and generator, with the hashes of what they always gave.
/** @type {{ link: string, result: string, trace: string }[]} */
const GOLDENS = JSON.parse(readFileSync(new URL("../golden/links.json", import.meta.url), "utf8"));
const LINKS = GOLDENS.map(({ link }) => link);

/** FNV-1a, 64 bits. @param {string} text */
function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

test("there are golden links enough", () => assert.ok(new Set(LINKS).size >= 60, `${LINKS.length}`));

/**
 * A whole run, in batches.
 * @param {string} link
 * @param {number} batch
 * @param {Pick<typeof import("annealing-lab"), "Solver">} [border]
 */
function whole(link, batch, border = { Solver }) {
  const solver = new border.Solver(link);
  let progress = solver.progress();
  while (progress.status === "running") progress = solver.step(batch);
  const { moves } = progress;
  // The command line ends its one line.
  const run = { moves, solve: solver.result() + "\n", trace: solver.trace_csv() };
  solver.free();
  return run;
}

/** Whether the core module says that it takes the full one. @param {string} link */
function isBeyond(link) {
  try {
    small.describe(link);
    return false;
  } catch (thrown) {
    return /** @type {{ beyond: boolean }} */ (thrown).beyond;
  }
}

test("the core module runs what it should, and says of the rest that it takes the full one", () => {
  const first = LINKS.filter(
    (link) =>
      !/puzzle=(?!(magic19|octa|sudoku)\b)/.test(link) &&
      !/solver=(?!anneal)/.test(link) &&
      !link.includes("cooling=lam") &&
      !link.includes("preset=auto") &&
      !/&(regions|extra|cages)=/.test(link) &&
      // A sudoku of 36x36.
      !/givens=[^&]{1296}/.test(link),
  );
  assert.ok(first.length >= 20, `${first.length} links`);
  assert.deepEqual(
    LINKS.filter((link) => !isBeyond(link)),
    first,
  );
  const setup = { ...small.describe("puzzle=sudoku&preset=published") };
  assert.deepEqual(small.change(setup.link, "rng", "r"), loadedWhole.change(setup.link, "rng", "r"));
  for (const beyond of [
    "puzzle=hexagram",
    "puzzle=custom&define=n1..3",
    "solver=exact",
    `puzzle=sudoku&givens=${".".repeat(1296)}`,
    "puzzle=sudoku&givens=12",
    `puzzle=sudoku&givens=${".".repeat(81)}&extra=knight`,
    "t0=0.1234567890123456789012",
    "puzzle=magic19&pairs=none",
    "puzzle=magic19&pairs=opposite",
    "puzzle=sudoku&pairs=none",
  ]) {
    assert.ok(isBeyond(beyond), beyond);
  }
  // It is not for the core one to say whether a key has no effect: the full one takes free pairs.
  assert.equal(loadedWhole.describe("puzzle=magic19&pairs=none").link, loadedWhole.describe("puzzle=magic19").link);
});

test("both modules have vectors", () => {
  const uses = (/** @type {Parameters<typeof shipped>[0]} */ part) => {
    // v128.and; as other bytes at random only.
    return readFileSync(shipped(part)).toString("latin1").split("\xfd\x4e").length - 1;
  };
  assert.ok(uses("wasm") > 20);
  assert.ok(uses("full-wasm") > 20);
});

for (const [place, link] of LINKS.entries()) {
  test(`natively and in WebAssembly the same: ${link}`, () => {
    const solve = native("solve", link);
    const trace = native("trace", link);
    assert.equal(solve.stderr, "");
    const { status } = JSON.parse(solve.stdout);
    assert.equal(solve.status, status === "solved" ? 0 : status === "unsolvable" ? 3 : 1);
    const untraced = /solver=(exact|arrangements)/.test(link)
      ? "An exact search has no energy or temperature to trace: only the header is printed.\n"
      : "";
    assert.equal(trace.stderr, untraced);
    const golden = { link, result: hash(solve.stdout), trace: hash(trace.stdout) };
    assert.deepEqual(golden, GOLDENS[place], "the golden run");

    const once = whole(link, 1_000_000);
    const batches = once.moves <= SHORT ? [1, 7, 1000] : [7, 1000];
    const inSmall = isBeyond(link) ? [] : [whole(link, 7000, small)];
    for (const run of [once, ...inSmall, ...batches.map((batch) => whole(link, batch))]) {
      assert.equal(run.solve, solve.stdout);
      assert.equal(run.trace, trace.stdout);
    }
  });
}

// docs/PUBLISHED.md's table of the original's solutions: boards, anneals and moves may never change.
const PUBLISHED = [
  { seed: 540267, anneals: 46, moves: 156_579, board: "4 11 7 6 16 13 10 12 8 2 15 5 9 19 17 14 1 18 3" },
  { seed: 123456, anneals: 96, moves: 335_714, board: "10 7 5 9 8 13 11 3 15 4 12 6 18 17 16 14 1 19 2" },
  { seed: 10, anneals: 84, moves: 291_924, board: "3 14 5 18 17 15 6 1 19 2 9 11 13 12 16 7 8 10 4" },
  { seed: 250, anneals: 31, moves: 105_080, board: "7 14 1 6 13 19 18 9 11 2 17 3 5 12 16 15 8 10 4" },
];

for (const { seed, ...published } of PUBLISHED) {
  test(`in WebAssembly as published: seed ${seed}`, () => {
    const run = whole(`puzzle=magic19&preset=published&rng=r&seed=${seed}`, 10_000);
    const { status, anneals, moves, board } = JSON.parse(run.solve);
    assert.equal(status, "solved");
    assert.deepEqual({ anneals, moves, board: board.join(" ") }, published);
  });
}

// AIMA's report: nodes, goal tests, cost, actions.
const COUNTS = {
  bfs: [
    [10_895, 10_896, 7, 5_863],
    [1, 2, 1, 2],
    [42, 43, 4, 23],
    [1_454, 1_455, 6, 741],
    [11_757, 11_758, 7, 6_725],
  ],
  astar: [
    [373, 95, 7, 101],
    [1, 2, 1, 2],
    [18, 8, 4, 11],
    [127, 36, 6, 41],
    [432, 108, 7, 114],
  ],
};

for (const [solver, counts] of Object.entries(COUNTS)) {
  test(`in WebAssembly as AIMA counts: ${solver}`, () => {
    for (const [i, givens] of E.entries()) {
      const run = JSON.parse(whole(`puzzle=octa&givens=${givens}&solver=${solver}`, 1000).solve);
      assert.deepEqual([run.nodes, run.goal_tests, run.cost, run.actions], counts[i], `e${i + 1}`);
    }
  });
}

test("in WebAssembly as counted natively: solutions and classes", () => {
  for (const link of ["puzzle=magic19", "puzzle=octa", `puzzle=octa&givens=${E[0]}`, "puzzle=sudoku"]) {
    const prover = new Prover(link, 1000);
    let proof = prover.advance(0);
    while (proof.status === "running") proof = prover.advance(1);
    prover.free();
    const { solutions, classes, symmetries, complete } = proof;
    const counted = native("count", link);
    assert.equal(JSON.stringify({ solutions, classes, symmetries, complete }) + "\n", counted.stdout);
  }
});

const BAD_LINKS = [
  "seed=zebra",
  "seed=-1",
  "seed=18446744073709551616",
  "rng=r&seed=2147483648",
  "rng=dice",
  "v=3",
  "puzzle=magic20",
  "preset=best",
  "cooling=warm",
  "cooling=constant&t0=-1",
  "cooling=constant&t0=NaN",
  "cooling=geometric&t0=5&rate=1.5",
  "restart=fixed&length=0",
  "moves=0",
  "colour=blue",
  "restart=none&length=5",
  "cooling=constant&rate=0.5",
  "givens=1,2,3",
  "at=5&moves=4",
  "seed=1&seed=2",
  "seed",
  "seed=%zz",
  "puzzle=sudoku&givens=12",
  `puzzle=sudoku&givens=11${".".repeat(79)}`,
  "puzzle=sudoku&solver=bfs",
  "puzzle=sudoku&pairs=none",
  "puzzle=magic19&pairs=opposite",
  "solver=astar&heuristic=values",
  "solver=bfs&nodes=0",
  "solver=bfs&t0=1",
  "=",
];

for (const link of BAD_LINKS) {
  test(`refused in the same words: ${link}`, () => {
    /** @type {any} */
    let refusal;
    try {
      new Solver(link).free();
    } catch (error) {
      refusal = error;
    }
    assert.ok(refusal, "WebAssembly takes it");
    for (const part of ["key", "value"]) assert.equal(typeof refusal[part], "string", part);
    assert.equal(refusal.beyond, false);
    // The core module says the same, or that it is not for it to say.
    assert.throws(
      () => new small.Solver(link),
      (thrown) => /** @type {any} */ (thrown).beyond || isDeepStrictEqual(thrown, refusal),
    );

    const { status, stdout, stderr } = native("solve", link);
    assert.equal(status, 2);
    assert.equal(stdout, "");
    assert.equal(stderr, refusalOf(refusal) + "\n");
  });
}
