// Measures natively, in Node and in Chromium, and prints the table of docs/BENCHMARKS.md. The three take short turns at
// each piece of work, so that their ratios are also valid on a busy machine. Called by `./dev bench figures`, which has
// built dist/. An argument is the number of turns.

import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { createInterface } from "node:readline";
import { shipped } from "../tests/wasm/load.js";
import { launch, pageWith } from "./chromium.js";
import { baselineOf, quantile, turns } from "./measure.js";
import { record } from "./stated.js";

/** @typedef {import("./measure.js").Work} Work */
/** @typedef {import("./measure.js").Turn} Turn */
/** @typedef {{ take: (work: Work, turn: number) => Turn | Promise<Turn>, end?: () => Promise<void> | void }} Place */

const TOP = new URL("../", import.meta.url);
const TURNS = Number(process.argv[2] ?? 10);
const WASM32 = ["--release", "--target", "wasm32-unknown-unknown", "--target-dir", "../../target/baseline"];
execFileSync("cargo", ["build", "--locked", ...WASM32], {
  cwd: new URL("benches/wasm/", TOP),
  stdio: ["ignore", 2, 2],
});
const baselineFile = new URL("target/baseline/wasm32-unknown-unknown/release/baseline_wasm.wasm", TOP);

/** The repetitions per turn. */
const TIMES = { moves: 20, solutions: 100, once: 5, searches: 1, counts: 2 };

const plan = JSON.parse(readFileSync(new URL("figures.json", import.meta.url), "utf8"));
/** @type {Work[]} */
const works = Object.entries(TIMES).flatMap(([kind, times]) =>
  plan[kind].map((/** @type {any} */ entry) => {
    const grids = entry.grids && readFileSync(new URL(entry.grids, TOP), "utf8").match(/^[^#\n].*$/gm);
    const links = grids?.map((/** @type {string} */ grid) => `${entry.link}&givens=${grid}`);
    return { kind, times, moves: 400_000, links: links ?? [entry.link], ...entry };
  }),
);

/** @returns {Place} */
function native() {
  const args = ["bench", "--locked", "--quiet", "--package", "annealing-lab-benches", "--bench", "figures"];
  const env = { ...process.env, TURNS: "" };
  const child = spawn("cargo", args, { cwd: TOP, env, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    take: async (work, turn) => {
      child.stdin.write(`${JSON.stringify({ work, turn })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${work.name} could not be measured natively`);
      return JSON.parse(value);
    },
    end: () => void child.stdin.end(),
  };
}

/** @returns {Promise<Place>} */
async function inNode() {
  const glue = await import(shipped("full-glue").href);
  glue.initSync({ module: readFileSync(shipped("full-wasm")) });
  return { take: turns(glue, await baselineOf(readFileSync(baselineFile))) };
}

/** @returns {Promise<Place>} */
async function inChromium() {
  const browser = await launch();
  const page = await pageWith(browser, {
    "glue.js": shipped("full-glue"),
    "core.wasm": shipped("full-wasm"),
    "measure.js": new URL("benches/measure.js", TOP),
    "baseline.wasm": baselineFile,
  });
  const take = await page.evaluateHandle(async () => {
    const at = (/** @type {string} */ name) => /** @type {Promise<any>} */ (import(new URL(name, location.href).href));
    const glue = await at("glue.js");
    await glue.default({ module_or_path: "/core.wasm" });
    const { baselineOf, turns } = await at("measure.js");
    return turns(glue, await baselineOf(await (await fetch("/baseline.wasm")).arrayBuffer()));
  });
  return {
    take: (work, turn) => take.evaluate((take, { work, turn }) => take(work, turn), { work, turn }),
    end: () => browser.close(),
  };
}

const least = (/** @type {number[]} */ values) => Math.min(...values);

/**
 * Returns the ratio of the times of `ours` and `theirs`: in each turn from the minimum times, over all turns the
 * median.
 * @param {number[]} ours
 * @param {number[]} theirs
 * @param {number} times repetitions per turn
 */
function ratio(ours, theirs, times) {
  const leastOf = (/** @type {number[]} */ values, /** @type {number} */ turn) =>
    least(values.slice(turn * times, (turn + 1) * times));
  const turns = Array.from({ length: TURNS }, (_, turn) => leastOf(ours, turn) / leastOf(theirs, turn));
  return turns.sort((a, b) => a - b)[Math.floor(TURNS / 2)].toFixed(2);
}

/**
 * Returns the rows of a piece of work in one environment.
 * @param {Work} work
 * @param {Required<Turn>} measured the measurements of all turns
 * @returns {Record<string, number>}
 */
function figures({ kind, name, baseline, moves }, measured) {
  if (kind === "moves") {
    const nanoseconds = (/** @type {number[]} */ times) => (least(times) * 1e6) / moves;
    const ours = { [`${name}, ns a move`]: nanoseconds(measured.ours) };
    return baseline ? { ...ours, [`${name}, hand-written baseline`]: nanoseconds(measured.baseline) } : ours;
  }
  if (kind === "searches") return { [`${name}, M nodes/s`]: measured.nodes[0] / least(measured.ours) / 1e3 };
  if (kind !== "solutions") return { [`${name}, ms`]: least(measured.ours) };
  const rows = Object.entries({ ms: measured.ours, moves: measured.moves }).flatMap(([what, values]) => {
    const shares = Object.entries({ median: 0.5, p90: 0.9, p99: 0.99 });
    return shares.map(([label, share]) => [`${name}, ${what} ${label}`, quantile(values, share)]);
  });
  return { ...Object.fromEntries(rows), [`${name}, unsolved`]: measured.unsolved.reduce((a, b) => a + b) };
}

/** @type {Record<string, Place>} */
const places = { native: native(), Node: await inNode(), Chromium: await inChromium() };
/** The cells, with the name first. @type {string[][]} */
const rows = [];
/** @type {string[][]} */
const ratios = [];
const show = (/** @type {number} */ value) =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
for (const work of works) {
  /** @type {Required<Turn>[]} */
  const measured = Object.keys(places).map(() => ({ ours: [], baseline: [], moves: [], unsolved: [], nodes: [] }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [place, { take }] of Object.values(places).entries()) {
      const taken = await take(work, turn);
      for (const [what, values] of Object.entries(taken))
        measured[place][/** @type {keyof Turn} */ (what)].push(...values);
    }
  }
  const columns = measured.map((of) => figures(work, of));
  for (const name of Object.keys(columns[0])) rows.push([name, ...columns.map((of) => show(of[name]))]);
  if (work.kind === "moves") {
    const [native, ...others] = measured;
    ratios.push([`${work.name}, over native`, "", ...others.map(({ ours }) => ratio(ours, native.ours, work.times))]);
    if (work.baseline)
      ratios.push([
        `${work.name}, run over baseline`,
        ...measured.map(({ ours, baseline }) => ratio(ours, baseline, work.times)),
      ]);
  }
  process.stderr.write(`${work.name}\n`);
}
for (const { end } of Object.values(places)) await end?.();

console.log(`${cpus().length} x ${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}\n`);
console.log(`| | ${Object.keys(places).join(" | ")} |`);
console.log(`|---|${"--:|".repeat(Object.keys(places).length)}`);
for (const row of [...rows, ...ratios]) console.log(`| ${row.join(" | ")} |`);
await record("./dev bench figures", Object.keys(places), [...rows, ...ratios]);
