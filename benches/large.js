// Measures the time to a solution of the library's large puzzles, and of the magic hexagons. It uses the recommended
// preset, seeds 1 to 100 (or as many as an argument specifies), and one thread. It prints a table, and for each puzzle
// the line `measured SOLVED MOVES` of its file. Called by `./dev bench large`.

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../target/release/annealing-lab", import.meta.url));
execFileSync("cargo", ["build", "--locked", "--release"], { stdio: ["ignore", 2, 2] });
const SEEDS = Number(process.argv[2] ?? 100);
const LIBRARY = new URL("../src/puzzle/library/", import.meta.url);
const NAMES = readdirSync(LIBRARY).map((file) => file.replace(".txt", ""));
const ORDERS = NAMES.filter((name) => /^magic-(square|hexagon)-\d+/.test(name));
ORDERS.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** @param {string} name */
function measure(name) {
  const options = {
    encoding: /** @type {const} */ ("utf8"),
    maxBuffer: 1e9,
    env: { ...process.env, RAYON_NUM_THREADS: "1" },
  };
  const start = performance.now();
  const rows = execFileSync(CLI, ["sweep", `puzzle=${name}`, "--seeds", `1..${SEEDS}`], options);
  const seconds = (performance.now() - start) / 1e3;
  const [header, ...runs] = rows.trim().split("\n");
  const column = (/** @type {string} */ of) => runs.map((run) => Number(run.split(",")[header.split(",").indexOf(of)]));
  const [solved, moves] = ["solved", "moves"].map((of) => column(of));
  const sum = (/** @type {number[]} */ list) => list.reduce((all, number) => all + number, 0);
  return { solved: sum(solved), moves: sum(moves), most: Math.max(...moves), seconds };
}

const found = ORDERS.map((name) => ({ name, ...measure(name) }));
const million = (/** @type {number} */ moves) => (moves / 1e6).toPrecision(3);
console.log(
  `${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}, seeds 1 to ${SEEDS}\n`,
);
console.log("| puzzle | solved | moves per solution, million | longest run, million | ns a move | s per solution |");
console.log("|---|--:|--:|--:|--:|--:|");
for (const { name, solved, moves, most, seconds } of found) {
  const nanoseconds = ((seconds * 1e9) / moves).toFixed(1);
  const cells = [
    `\`${name}\``,
    solved,
    million(moves / solved),
    million(most),
    nanoseconds,
    (seconds / solved).toPrecision(2),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
for (const { name, solved, moves } of found) console.log(`${name}: measured ${solved} ${Math.floor(moves / solved)}`);
