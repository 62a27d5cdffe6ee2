// Measures the cost of magic hexagons, and finds the link of the fastest run for each: for every order, seeds 1 to 20
// on one thread. It prints the tables of docs/RECORDS.md; arguments are orders. With --replay it instead runs the links
// in that document, and independently adds up the rows of their boards. Called by `./dev bench records`.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { energyOf, hexagonOf, linksOf, numbersOf } from "./records/hexagon.js";

const CLI = fileURLToPath(new URL("../target/release/annealing-lab", import.meta.url));
execFileSync("cargo", ["build", "--locked", "--release"], { stdio: ["ignore", 2, 2] });
const SEEDS = 20;

/**
 * @typedef {object} Kind
 * @property {string} title
 * @property {Record<number, string>} published the source of each published order
 * @property {(order: number) => number} first returns the smallest number
 * @property {string} settings
 * @property {number} moves the maximum number of moves of a run
 */
/**
 * The smallest number by order: as published; from order 8 on, the smallest number above 0 that makes the sum of a row
 * an integer.
 * @type {Record<number, number>}
 */
const LEAST = { 4: 3, 5: 6, 6: 21, 7: 2, 8: 6, 9: 11 };
/** @type {Kind[]} */
const KINDS = [
  {
    title: "Zero-sum hexagons",
    published: {
      8: "[Hoelbling 2006]",
      9: "[Meffert 2024]",
      10: "[gukoff 2026]",
      11: "[gukoff 2026]",
      12: "[gukoff 2026]",
    },
    first: (order) => (-3 * order * (order - 1)) / 2,
    settings: "&pairs=opposite&cooling=constant&t0=1.1",
    moves: 1e11,
  },
  {
    title: "Other sums",
    published: {
      4: "[Zahray 2006]",
      5: "[Zahray 2006]",
      6: "[Hoelbling 2004]",
      7: "[Zahray 2006]",
      8: "none known to us",
      9: "none known to us",
    },
    first: (order) => LEAST[order],
    settings: "&cooling=constant&t0=0.5",
    moves: 1e11,
  },
  {
    title: "Nearly magic hexagons",
    published: Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((order) => [order, "[Zimmermann 2025]"])),
    first: () => 1,
    settings: "&cooling=constant&t0=0.4",
    moves: 2e8,
  },
];

/** Runs the program on one thread. Returns its output, and the seconds of processor time. @param {string[]} args */
function timed(args) {
  const { stdout, stderr, status } = spawnSync("bash", ["-c", 'time -p "$@"', "bash", CLI, ...args], {
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, LC_ALL: "C", RAYON_NUM_THREADS: "1" },
  });
  if (status === null || status > 1) throw new Error(stderr);
  return { stdout, seconds: Number(/^user (\S+)/m.exec(stderr)?.[1]) };
}

/** Prints the row of an order. @param {Kind} kind @param {number} order */
function find({ first, settings, moves, published }, order) {
  const { numbers, sum, least } = numbersOf(order, first(order));
  const link = `puzzle=custom&define=n${numbers}/h${order},${sum}${settings}`;
  const { stdout, seconds } = timed(["sweep", `${link}&moves=${moves}`, "--seeds", `1..${SEEDS}`]);
  const [header, ...rows] = stdout.trim().split("\n");
  const column = (/** @type {string} */ name, /** @type {string} */ row) =>
    row.split(",")[header.split(",").indexOf(name)];
  const runs = rows.map((row) => {
    const [move, energy] = column("bests", row).split(" ").at(-1)?.split(":").map(Number) ?? [];
    return { seed: Number(column("seed", row)), made: Number(column("moves", row)), move, reached: energy === least };
  });
  const reached = runs.filter((run) => run.reached).sort((a, b) => a.move - b.move);
  const total = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);
  const cost = total(runs.map((run) => (run.reached ? run.move : run.made))) / reached.length;
  const perMove = seconds / total(runs.map((run) => run.made));
  const quickest = reached[0] && `\`#${link}&moves=${reached[0].move}&seed=${reached[0].seed}\``;
  const figures = [(cost / 1e6).toPrecision(3), (cost * perMove).toPrecision(2)].map(Number);
  console.log(
    `| ${[order, numbers, sum, least, reached.length, ...figures, published[order], quickest ?? "none"].join(" | ")} |`,
  );
}

/** Runs every link in the document. @param {string} document */
function replay(document) {
  for (const link of linksOf(document)) {
    const { best } = JSON.parse(timed(["solve", link]).stdout);
    const { order, sum, least } = hexagonOf(link);
    const energy = energyOf(order, sum, best.board);
    console.log(
      `${energy === least ? "holds" : "WRONG"}: order ${order}, sum ${sum}, energy ${energy}, least ${least}`,
    );
    if (energy !== least) process.exitCode = 1;
  }
}

const args = process.argv.slice(2);
if (args[0] === "--replay") replay(readFileSync(new URL("../docs/RECORDS.md", import.meta.url), "utf8"));
else {
  console.log(
    `${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}, seeds 1 to ${SEEDS}`,
  );
  for (const kind of KINDS) {
    console.log(`\n${kind.title}\n`);
    console.log(
      "| order | numbers | sum | least energy | found | moves to it, million | s to it | published | link of the quickest |",
    );
    console.log("|--:|---|--:|--:|--:|--:|--:|---|---|");
    const orders = Object.keys(kind.published).filter((order) => !args.length || args.includes(order));
    for (const order of orders) find(kind, Number(order));
  }
}
