// Finds the useful constant temperatures, where an anneal takes at most twice the moves of the best one. The measure is
// the expected running time (moves of all runs over runs solved). It prints the line `useful LOW HIGH` of each puzzle
// of the library. The line is missing if every temperature is as good, or if no run solves the puzzle. For sudokus,
// pass links. Called by `./dev bench useful [LINK...]`.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../target/release/annealing-lab", import.meta.url));
execFileSync("cargo", ["build", "--locked", "--release"], { stdio: ["ignore", 2, 2] });
const LIBRARY = new URL("../src/puzzle/library/", import.meta.url);
/** The temperatures: eight per decade, from 0.1 to 100. */
const TEMPERATURES = Array.from({ length: 25 }, (_, i) => Number((10 ** ((i - 8) / 8)).toPrecision(3)));
/** The multiple of the best temperature's moves that is still useful. */
const USEFUL = 2;

/** @param {string} link @param {number} seeds @returns {number} the moves per solution */
function expected(link, seeds) {
  const rows = execFileSync(CLI, ["sweep", link, "--seeds", `1..${seeds}`], { encoding: "utf8", maxBuffer: 1e9 });
  const [header, ...runs] = rows.trim().split("\n");
  const [solved, moves] = ["solved", "moves"].map((name) => header.split(",").indexOf(name));
  const sum = (/** @type {number} */ column) => runs.reduce((all, run) => all + Number(run.split(",")[column]), 0);
  return sum(moves) / sum(solved);
}

/**
 * @param {string} name @param {string} link @param {number} median the median moves of its preset, which determine the
 * maximum length of a run
 */
function report(name, link, median) {
  const moves = Math.max(2000, Math.min(20 * median, 5_000_000));
  const seeds = median < 100_000 ? 100 : 40;
  const at = (/** @type {number} */ t0) =>
    expected(`${link}&solver=anneal&cooling=constant&t0=${t0}&restart=none&moves=${moves}`, seeds);
  const costs = TEMPERATURES.map(at);
  const best = Math.min(...costs);
  const useful = TEMPERATURES.filter((_, i) => costs[i] <= USEFUL * best);
  const all = useful.length === 0 || useful.length === TEMPERATURES.length;
  const band = all ? "-" : [useful[0], useful[useful.length - 1]].map((t) => Number(t.toPrecision(2))).join(" ");
  console.log(`${name}: useful ${band} (best ${Math.round(best)} moves for a solution, runs of ${moves})`);
}

const links = process.argv.slice(2);
for (const link of links) report(link, link, 200_000);
for (const file of links.length > 0 ? [] : readdirSync(LIBRARY)) {
  const name = file.replace(".txt", "");
  const median = /^measured \S+ (\d+)/m.exec(readFileSync(new URL(file, LIBRARY), "utf8"));
  report(name, `puzzle=${name}`, Number(median?.[1] ?? 20_000));
}
