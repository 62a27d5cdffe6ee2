// Measures other programs at the same work, beside ours, in turns within one run, so that ratios are also valid on a
// busy machine. Called by `./dev bench peers`. benches/peers/install.sh builds the peers; a peer that could not be
// installed is left out, which the output reports. An argument is the number of turns; after it, `field` restricts the
// output to the last table, of other solvers on the same puzzles. Some peers need a setting. sudoku-solver takes part,
// for minutes in every turn, if ORIGINAL names its folder; tdoku, if TDOKU names its shared library; Gecode, if
// minizinc and fzn-gecode are on PATH.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { shipped } from "../tests/wasm/load.js";
import { HOST, launch, pageWith } from "./chromium.js";
import { originalTurn } from "./peers/original.js";
import { ourTurn } from "./peers/ours.js";
import * as plain from "./peers/plain.js";
import { record } from "./stated.js";

/** @typedef {{ rate?: number, times?: number[] }} Turn moves a second, and the milliseconds of every solution */
/** @typedef {"Magic 19" | "8 chains" | "sudoku" | "report"} Work */

const TOP = new URL("../", import.meta.url);
const TURNS = Number(process.argv[2] ?? 5);
const FIELD_ALONE = process.argv[3] === "field";
const { ORIGINAL } = process.env;
const plan = JSON.parse(readFileSync(new URL("figures.json", import.meta.url), "utf8"));
const linkOf = (/** @type {string} */ list, /** @type {string} */ name) =>
  plan[list].find((/** @type {{ name: string }} */ entry) => entry.name === name);

/** @type {Record<Work, { endless?: string, links: string[], runs: number, boards?: number }>} */
const works = {
  "Magic 19": { endless: linkOf("moves", "Magic 19").link, links: ["puzzle=magic19&seed=SEED"], runs: 200 },
  "8 chains": { links: ["puzzle=magic19&solver=replicas&seed=SEED"], runs: 1000, boards: 8 },
  sudoku: { endless: linkOf("moves", "Sudoku 9x9").link, links: ["puzzle=sudoku&seed=SEED"], runs: 200 },
  report: { links: linkOf("once", "AIMA's report, breadth-first and A*").links, runs: 20 },
};

const rowsOf = (/** @type {string} */ list) => [
  ...readFileSync(new URL(`../tests/data/${list}.txt`, import.meta.url), "utf8").matchAll(/^([^#\s]+) ?(\S*)/gm),
];
/** The ten 16x16 grids again, with every tenth blank given, which swaps can solve. */
const easier = rowsOf("sudoku-16x16-hard").map(([, grid, solution]) => {
  let blanks = 0;
  return [...grid].map((digit, cell) => (digit === "." && blanks++ % 10 === 0 ? solution[cell] : digit)).join("");
});
const HARD_9 = rowsOf("sudoku-9x9-hard").map(([, grid]) => grid);
const HARD_16 = rowsOf("sudoku-16x16-hard").map(([, grid]) => grid);
const [ANNEAL, CHAINS, REBUILD, EXACT] = ["annealing", "8 chains", "annealing with propagation", "exact search"];
const sudoku = { [ANNEAL]: "puzzle=sudoku&givens=GRID", [REBUILD]: "puzzle=sudoku&solver=rebuild&givens=GRID" };
/** The puzzles that others also solve: our links by method, and the input of benches/peers/field.py. */
const field = [
  {
    title: "Magic 19",
    links: { [ANNEAL]: "puzzle=magic19", [CHAINS]: "puzzle=magic19&solver=replicas" },
    puzzle: "magic19",
    solutions: 48,
  },
  {
    title: "Octa",
    links: { [ANNEAL]: "puzzle=octa", [CHAINS]: "puzzle=octa&solver=replicas" },
    puzzle: "octa",
    solutions: 288,
  },
  {
    title: "9x9 hard",
    links: { ...sudoku, [CHAINS]: "puzzle=sudoku&solver=replicas&givens=GRID" },
    grids: HARD_9,
    solutions: 1,
  },
  { title: "16x16 easier", links: sudoku, grids: easier, solutions: 1 },
  { title: "16x16 hard", links: sudoku, grids: HARD_16, solutions: 1 },
].map((work) => ({ ...work, runs: 6, counted: work.grids ? 6 : 1, seconds: 5, secondsToCount: 20 }));
/** The number of our runs per run of a peer, because our runs are short. */
const OFTENER = 5;
/** @typedef {{ runs: number, solved: number, models?: number[], times: number[], counts?: (number | null)[] }} Tried */
/** The results by puzzle and solver; null if a peer is not installed. @type {Map<string, Map<string, Tried | null>>} */
const tried = new Map(field.map(({ title }) => [title, new Map()]));

/** @param {string} command @param {unknown[]} args @param {Record<string, string>} [env] */
const output = (command, args, env = {}) =>
  JSON.parse(
    execFileSync(command, args.map(String), {
      cwd: TOP,
      encoding: "utf8",
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );

/** The turns by name: ours by work and environment, peers by their names. @type {Map<string, Turn[]>} */
const turns = new Map();
/** @param {string} name @param {Turn} turn */
const note = (name, turn) => turns.set(name, [...(turns.get(name) ?? []), turn]);

execFileSync("benches/peers/install.sh", { cwd: TOP, stdio: ["ignore", 2, 2] });
const glue = await import(shipped("full-glue").href);
glue.initSync({ module: readFileSync(shipped("full-wasm")) });
const browser = await launch();
const file = (/** @type {string} */ name) => new URL(`peers/${name}`, import.meta.url);
const page = await pageWith(browser, {
  "glue.js": shipped("full-glue"),
  "core.wasm": shipped("full-wasm"),
  "ours.js": file("ours.js"),
  "plain.js": file("plain.js"),
});
await page.evaluate(async (host) => {
  const { default: start } = await import(`${host}glue.js`);
  await start({ module_or_path: "/core.wasm" });
}, HOST);

/** @param {Work} work @param {number} turn */
async function ours(work, turn) {
  const { runs, ...of } = works[work];
  const asked = JSON.stringify({ ...of, runs, turn });
  note(
    `${work}, native`,
    output("cargo", ["bench", "--locked", "--quiet", "--package", "annealing-lab-benches", "--bench", "peers"], {
      WORK: asked,
    }),
  );
  note(`${work}, Node`, ourTurn(glue, of, turn, runs));
  const seen = await page.evaluate(
    async ({ host, of, turn, runs }) => {
      const [border, { ourTurn }] = await Promise.all([import(`${host}glue.js`), import(`${host}ours.js`)]);
      return ourTurn(border, of, turn, runs);
    },
    { host: HOST, of, turn, runs },
  );
  note(`${work}, Chromium`, seen);
}

/** @param {"publishedMagic" | "carefulMagic" | "carefulSudoku"} name @param {number} turn @param {number} runs */
async function javascript(name, turn, runs) {
  note(`${name}, Node`, plain.plainTurn(plain[name], turn, runs));
  const seen = await page.evaluate(
    async ({ host, name, turn, runs }) => {
      const plain = await import(`${host}plain.js`);
      return plain.plainTurn(plain[name], turn, runs);
    },
    { host: HOST, name, turn, runs },
  );
  note(`${name}, Chromium`, seen);
}

const PYTHON = fileURLToPath(new URL("target/peers/venv/bin/python", TOP));
const python = existsSync(PYTHON) ? PYTHON : "python3";
const has = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};
const ARGMIN = fileURLToPath(new URL("target/peers/argmin/release/argmin-peer", TOP));
const there = {
  Python: has(python, "--version"),
  field: has(python, "-c", "import numpy"),
  simanneal: has(python, "-c", "import simanneal"),
  argmin: existsSync(ARGMIN),
  "sudoku-solver": !!ORIGINAL && has(python, "-c", "import numpy, matplotlib"),
};
const script = (/** @type {string} */ name, /** @type {number[]} */ ...args) =>
  output(python, [fileURLToPath(file(name)), ...args]);

/** @param {string} title @param {string} solver @param {Tried | null} turn */
function add(title, solver, turn) {
  const of = tried.get(title);
  const before = of?.get(solver);
  if (!turn || !before) return of?.set(solver, turn);
  before.runs += turn.runs;
  before.solved += turn.solved;
  before.times.push(...turn.times);
  before.models?.push(...(turn.models ?? []));
  before.counts?.push(...(turn.counts ?? []));
}

/** Makes one turn of ours and of all others on the same puzzles. @param {number} turn */
function fieldTurn(turn) {
  for (const { title, links, ...work } of field) {
    const native = (/** @type {object} */ of, /** @type {number} */ runs) => {
      const asked = JSON.stringify({ ...work, ...of, runs, turn });
      return output(
        "cargo",
        ["bench", "--locked", "--quiet", "--package", "annealing-lab-benches", "--bench", "peers"],
        { WORK: asked },
      ).times;
    };
    const runs = work.runs * OFTENER;
    for (const [method, link] of Object.entries(links)) {
      const times = native({ link: `${link}&moves=1000000000000&seed=SEED` }, method === ANNEAL ? work.runs : runs);
      add(title, `Annealing Lab, ${method}`, {
        runs: method === ANNEAL ? work.runs : runs,
        solved: times.length,
        times,
      });
    }
    const link = links[ANNEAL];
    const times = native({ link, limit: 1 }, runs);
    const counts = native({ link, limit: 1_000_000 }, runs);
    add(title, `Annealing Lab, ${EXACT}`, { runs, solved: times.length, times, counts });
    if (!there.field) continue;
    /** @type {Record<string, Tried | null>} */
    const others = output(python, [fileURLToPath(file("field.py")), JSON.stringify(work), turn]);
    for (const [peer, result] of Object.entries(others)) add(title, peer, result);
    if (title === "Magic 19" && there.argmin) {
      const { times } = output(ARGMIN, [turn, work.runs]).tuned;
      add(title, "argmin", { runs: times.length, solved: times.length, times });
    }
  }
}

for (let turn = 0; turn < TURNS; turn++) {
  fieldTurn(turn);
  process.stderr.write(`turn ${turn + 1} of ${TURNS}\n`);
  if (FIELD_ALONE) continue;
  await ours("Magic 19", turn);
  await ours("8 chains", turn);
  await javascript("carefulMagic", turn, 100);
  await javascript("publishedMagic", turn, 10);
  if (there.argmin) {
    const { original, tuned } = output(ARGMIN, [turn, 8]);
    note("argmin original", original);
    note("argmin tuned", tuned);
  }
  if (there.Python) {
    const { plain, careful } = script("magic19.py", turn, 8);
    note("plain Python Magic 19", plain);
    note("careful Python Magic 19", careful);
  }
  await ours("sudoku", turn);
  await javascript("carefulSudoku", turn, 50);
  if (there.Python) note("Python sudoku", script("sudoku.py", turn, 50_000));
  if (ORIGINAL && there["sudoku-solver"]) {
    note("original sudoku", await originalTurn(python, ORIGINAL));
  }
  if (there.simanneal) {
    const { magic, sudoku } = script("by_simanneal.py", turn, 6, 50_000);
    note("simanneal Magic 19", magic);
    note("simanneal sudoku", sudoku);
  }
  await ours("report", turn);
  if (there.Python) note("Python report", script("octa.py", turn, 3));
}
await browser.close();

/**
 * Summarises all turns: the maximum moves a second, and quantiles of the times; for the report, which is always the
 * same work, the minimum.
 */
const sum = (/** @type {string} */ name) => {
  const all = turns.get(name) ?? [];
  const times = all.flatMap((turn) => turn.times ?? []).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(share * times.length)];
  const rate = Math.max(...all.map((turn) => turn.rate ?? 0));
  return { rate: rate || undefined, least: times[0], median: at(0.5), most: at(0.9) };
};
const show = (/** @type {number | undefined} */ value) =>
  value === undefined ? "" : value >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);

const PLACES = ["native", "Node", "Chromium"];
console.log(`${cpus().length} x ${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}\n`);
const COLUMNS = [
  "moves/s",
  "ms median",
  "ms p90",
  "speed-up in moves/s: native, Node, Chromium",
  "speed-up in time to solution",
];
/** @type {string[][]} */
const rows = [];
if (!FIELD_ALONE) console.log(`| | ${COLUMNS.join(" | ")} |`);
if (!FIELD_ALONE) console.log("|---|--:|--:|--:|--:|--:|");

/** Prints a row; a JavaScript peer is compared with ours in the same environment, others with ours in all environments.
 * @param {string} title @param {Work} work @param {string} name @param {string[]} [places] */
function row(title, work, name, places = PLACES) {
  if (!turns.has(name)) return;
  const time = work === "report" ? "least" : "median";
  const peer = sum(name);
  const against = places.map((place) => sum(`${work}, ${place}`));
  const ratios = (/** @type {(number | undefined)[]} */ values) =>
    values.every((value) => value !== undefined && Number.isFinite(value)) ? values.map(show).join(", ") : "";
  const faster = against.map((of) => of.rate && peer.rate && of.rate / peer.rate);
  const sooner = against.map((of) => peer[time] && peer[time] / of[time]);
  const cells = [title, show(peer.rate), show(peer[time]), work === "report" ? "" : show(peer.most)];
  rows.push([...cells, ratios(faster), ratios(sooner)]);
  console.log(`| ${rows[rows.length - 1].join(" | ")} |`);
}

for (const place of PLACES) row(`Magic 19, Annealing Lab, ${place}`, "Magic 19", `Magic 19, ${place}`, []);
for (const place of PLACES) row(`Magic 19, Annealing Lab, 8 chains, ${place}`, "8 chains", `8 chains, ${place}`, []);
row("Magic 19, plain Python, as published", "Magic 19", "plain Python Magic 19");
row("— against 8 chains", "8 chains", "plain Python Magic 19");
row("Magic 19, careful Python, as published", "Magic 19", "careful Python Magic 19");
row("Magic 19, simanneal, tuned", "Magic 19", "simanneal Magic 19");
row("Magic 19, argmin, as published", "Magic 19", "argmin original");
row("— against 8 chains", "8 chains", "argmin original");
row("Magic 19, argmin, tuned", "Magic 19", "argmin tuned");
row("— against 8 chains", "8 chains", "argmin tuned");
for (const place of ["Node", "Chromium"]) {
  row(`Magic 19, plain JavaScript, as published, ${place}`, "Magic 19", `publishedMagic, ${place}`, [place]);
  row(`Magic 19, careful JavaScript, ${place}`, "Magic 19", `carefulMagic, ${place}`, [place]);
}
for (const place of PLACES) row(`sudoku-solver's puzzle, Annealing Lab, ${place}`, "sudoku", `sudoku, ${place}`, []);
row("sudoku-solver's puzzle, sudoku-solver itself", "sudoku", "original sudoku");
row("sudoku-solver's puzzle, plain Python, as published", "sudoku", "Python sudoku");
row("sudoku-solver's puzzle, simanneal, tuned", "sudoku", "simanneal sudoku");
for (const place of ["Node", "Chromium"]) {
  row(`sudoku-solver's puzzle, careful JavaScript, ${place}`, "sudoku", `carefulSudoku, ${place}`, [place]);
}
for (const place of PLACES) row(`AIMA's report, Annealing Lab, ${place}`, "report", `report, ${place}`, []);
row("AIMA's report, plain Python", "report", "Python report");
if (!FIELD_ALONE) await record("./dev bench peers", COLUMNS, rows);

/**
 * Returns the median, where a run without an answer counts as the longest.
 * @param {(number | null)[]} times
 * @param {number} all
 * @param {number} most in seconds
 */
function medianOf(times, all, most) {
  if (!all) return "";
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  return show(sorted[Math.floor(all / 2)]) || `> ${most},000`;
}
console.log("\n| puzzle | solver | solved | model, ms | first solution, ms median | all solutions, ms median |");
console.log("|---|---|--:|--:|--:|--:|");
for (const { title, seconds, secondsToCount } of field) {
  for (const [solver, result] of tried.get(title) ?? []) {
    if (!result) continue;
    const { runs, solved, models = [], times, counts = [] } = result;
    const cells = [`${solved} of ${runs}`, medianOf(models, models.length, 0), medianOf(times, runs, seconds)];
    console.log(`| ${[title, solver, ...cells, medianOf(counts, counts.length, secondsToCount)].join(" | ")} |`);
  }
}
const absent = [...tried.values()].flatMap((of) => [...of].filter(([, result]) => !result).map(([peer]) => peer));
for (const peer of new Set(absent)) console.log(`\nNot measured, since it is not here: ${peer}`);
for (const [peer, found] of Object.entries(there))
  if (!found) console.log(`\nNot measured, since it is not here: ${peer}`);
