// Measures the scaling of `annealing-lab sweep`: a sweep on one thread, on two, and as two processes of one thread with
// half of the seeds each. The two processes show the capacity of the machine. They take turns. A ratio is the best of
// all turns, because other load on the machine can only lower it. Called by `./dev bench sweep`. An argument is the
// number of turns.

import { execFileSync, spawn } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../target/release/annealing-lab", import.meta.url));
execFileSync("cargo", ["build", "--locked", "--release"], { stdio: ["ignore", 2, 2] });
const TURNS = Number(process.argv[2] ?? 8);
const SWEEPS = [
  ["Magic 19, 4,000 runs", "puzzle=magic19", "1..4000"],
  ["sudoku-solver's puzzle, 1,000 runs", "puzzle=sudoku", "1..1000"],
  ["Magic 19 as published, 200 runs", "puzzle=magic19&preset=published", "1..200"],
];

/** @param {string[]} sweep @param {number} threads @param {string} [shard] @returns {Promise<void>} */
const run = ([, link, seeds], threads, shard = "1/1") =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, RAYON_NUM_THREADS: String(threads) };
    const child = spawn(CLI, ["sweep", link, "--seeds", seeds, "--shard", shard], { env, stdio: "ignore" });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`sweep ended with ${code}`))));
  });

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1e3;
}

console.log(`${cpus().length} x ${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}\n`);
console.log("| sweep | one thread, s | two threads, s | two threads over one | two processes over one |");
console.log("|---|--:|--:|--:|--:|");
for (const sweep of SWEEPS) {
  let [one, two, ratio, ceiling] = [Infinity, Infinity, 0, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    const alone = await seconds(() => run(sweep, 1));
    const threads = await seconds(() => run(sweep, 2));
    const processes = await seconds(() => Promise.all([run(sweep, 1, "1/2"), run(sweep, 1, "2/2")]));
    // The reverse order is also measured, so that the two runs of a pair are adjacent.
    const again = await seconds(() => run(sweep, 1));
    [one, two] = [Math.min(one, alone, again), Math.min(two, threads)];
    ratio = Math.max(ratio, alone / threads);
    ceiling = Math.max(ceiling, again / processes);
  }
  console.log(`| ${[sweep[0], ...[one, two, ratio, ceiling].map((value) => value.toFixed(2))].join(" | ")} |`);
}
