// Statistics of an experiment in slices: none takes long, and what comes out are the bytes of the program.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadWasm } from "./load.js";

/** @typedef {import("../../www/features/compare/types.js").Outline} Outline */
/** @typedef {import("../../www/features/compare/types.js").SumSoFar} SumSoFar */
/** @typedef {import("../../www/features/compare/types.js").Summary} Summary */

const border = await loadWasm();
const PROGRAM = fileURLToPath(new URL("../../target/debug/annealing-lab", import.meta.url));

const PUZZLES = ["magic19", "magic-square-4", "magic-square-5", "magic-hexagon", "octa"];
const SETTINGS = Array.from({ length: 12 }, (_, place) => `with=name=T${place};cooling=constant;t0=${place + 1}`);

/** An experiment of short runs. @param {number} seeds @param {string[]} settings */
const experiment = (seeds, settings) =>
  [`compare&seeds=1..${seeds}&moves=100`, ...PUZZLES.map((name) => `on=puzzle=${name}`), ...settings].join("&");

/** The table of all rows. @param {string} link */
function made(link) {
  const reader = new border.ExperimentReader();
  reader.link(link);
  /** @type {Outline | { made: number }} */
  let read;
  do read = reader.advance(Infinity);
  while (!("link" in read));
  const trial = new border.Trial(read.link, read.grids);
  const table = new border.Table(read.link, read.grids);
  trial.add(table.missing());
  while (trial.left() > 0) table.add(trial.advance(Infinity));
  assert.equal(table.missing().length, 0);
  return table;
}

test("the statistics of 12 settings on 5 puzzles come in slices, however fast the machine is", () => {
  const table = made(experiment(50, SETTINGS));
  assert.equal(table.advance_summary(0), null, "none were begun");
  table.begin_summary(0);
  let before = 0;
  let calls = 0;
  /** @type {SumSoFar | Summary | null} */
  let answer;
  for (;;) {
    // No time at all: one chunk, which has a greatest size.
    answer = /** @type {SumSoFar | Summary | null} */ (table.advance_summary(0));
    calls++;
    assert.ok(answer);
    if (!("steps" in answer)) break;
    // A puzzle is several chunks, and the end of the last one leaves room for settings across puzzles, which are less.
    const most = before < PUZZLES.length ? 1 : 1 + SETTINGS.length / 2;
    assert.ok(answer.done >= before && answer.done <= before + most, `from step ${before} to ${answer.done}`);
    before = answer.done;
    assert.equal(answer.steps, 1 + PUZZLES.length + SETTINGS.length);
  }
  assert.ok(calls > 3 * PUZZLES.length, `${calls} slices`);
  assert.deepEqual(answer, table.summary(0));
  assert.equal(table.advance_summary(0), null, "it is over");
  table.free();
});

test("more settings raise the p of a pair by Holm's adjustment and leave its intervals, as the help of each table says", async () => {
  const settings = [
    "name=A;cooling=constant;t0=0.4",
    "name=B;cooling=constant;t0=1.15",
    "name=C;cooling=constant;t0=2",
  ];
  const puzzles = ["triangle-3-9", "triangle-3-10"].map((name) => `on=puzzle=${name}`);
  const pairs = [2, 3].map((count) => {
    const own = settings.slice(0, count).map((setting) => `with=${setting};restart=none`);
    const summary = made(["compare&seeds=1..20&moves=400", ...puzzles, ...own].join("&")).summary(0);
    const { puzzles: ofOne, across } = /** @type {Summary} */ (summary);
    return { one: ofOne[0].pairs[0], across: across?.pairs[0] };
  });
  const [alone, among] = pairs;
  assert.ok(alone.one.faster_p < 1 && among.one.faster_p > alone.one.faster_p, "p is adjusted");
  assert.deepEqual(among.one.difference, alone.one.difference);
  assert.deepEqual(among.one.ratio, alone.one.ratio);
  assert.deepEqual(among.one.superiority, alone.one.superiority);
  assert.ok(among.across && alone.across && among.across.faster_p >= alone.across.faster_p);
  for (const language of ["en", "de", "es"]) {
    const { default: texts } = await import(new URL(`../../www/text/${language}/compare.js`, import.meta.url).href);
    for (const help of [texts.pairsHelp, texts.acrossHelp]) {
      const sentence = help.split(". ").find((/** @type {string} */ one) => one.includes("Holm"));
      assert.match(sentence ?? "", /interval/i, `${language}: what is not adjusted`);
    }
  }
});

test("JSON and CSV of a table, made in slices, are what the program prints", () => {
  const link = experiment(5, SETTINGS.slice(0, 3));
  const table = made(link);
  const [csv, json] = [[], ["--format", "json"]].map((words) => {
    const { status, stdout } = spawnSync(PROGRAM, ["sweep", link, ...words], { encoding: "utf8", maxBuffer: 2 ** 26 });
    assert.equal(status, 0);
    return stdout;
  });
  const { version } = JSON.parse(json);
  table.begin_json();
  let slices = 0;
  /** @type {SumSoFar | string | null} */
  let text;
  do {
    text = table.advance_json(0, version);
    slices++;
    // Statistics that the page looks at meanwhile are others.
    if (slices === 2) table.begin_summary(1);
  } while (typeof text !== "string");
  assert.ok(slices > 3, `${slices} slices`);
  // Without the difference, which would be pages long.
  assert.ok(text === json, "JSON in slices");
  assert.ok(table.json(version) === json, "JSON at once");
  assert.ok(table.csv(version) === csv, "CSV");
  table.free();
});

test("the program's statistics name the budget of each setting, as the page's table does", () => {
  const settings = ["with=name=One;cooling=constant;t0=1", "with=name=Eight;solver=replicas"];
  const link = ["compare&seeds=1..3&moves=500&on=puzzle=triangle-3-9", ...settings].join("&");
  const file = join(tmpdir(), `annealing-lab-budgets-${process.pid}.csv`);
  writeFileSync(file, spawnSync(PROGRAM, ["sweep", link], { encoding: "utf8" }).stdout);
  const { stdout: table, stderr } = spawnSync(PROGRAM, ["statistics", file], { encoding: "utf8" });
  rmSync(file);
  assert.equal(stderr, "");
  const rows = table.split("\n").map((line) => line.trim().split(/ {2,}/));
  const at = rows.find(([first]) => first === "setting")?.indexOf("budget") ?? -1;
  assert.ok(at > 0, table);
  const budgets = ["One", "Eight"].map((name) => rows.find(([first]) => first === name)?.[at]);
  const { settings: known } = /** @type {Summary} */ (made(link).summary(0));
  assert.deepEqual(
    budgets,
    known.map(({ budget }) => String(budget)),
  );
  assert.notEqual(budgets[0], budgets[1]);
});
