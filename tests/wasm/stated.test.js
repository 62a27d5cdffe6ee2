// What documents, lessons and the page state of the core is what the core does: the facts, not the wording.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { character } from "../../www/lib/digits.js";
import { loadWasm, tableOf } from "./load.js";

const core = await loadWasm();
const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const LANGUAGES = ["en", "de", "es"];
/** A room of texts. @param {string} language @param {string} room @returns {Promise<Record<string, string>>} */
const roomOf = async (language, room) => (await import(`../../www/text/${language}/${room}.js`)).default;

/** @typedef {import("../../www/core/types.js").Progress} Progress */

/** Every progress of an annealing run, move by move. @param {string} link */
function* moves(link) {
  const solver = new core.Solver(link);
  for (;;) {
    const progress = /** @type {Progress} */ (solver.step(1));
    yield progress;
    if (progress.status !== "running") break;
  }
  solver.free();
}

test("numbers may repeat in a puzzle of one's own, as the FAQ says", () => {
  const [, answer = ""] = /^## .*repeat.*\n\n([^#]*)/m.exec(read("docs/FAQ.md")) ?? [];
  assert.match(answer, /^Yes\b/);
  assert.doesNotMatch(read("docs/FAQ.md"), /repeat numbers are not supported/);
  // A Latin square of three, which has 12; the FAQ's two ways to write the numbers are the same puzzle.
  const lines = "c0,0..2,0,3_0,-1..2,-1,3_0,-2..2,-2,3;ldABC_dDEF_dGHI_dADG_dBEH_dCFI";
  for (const numbers of ["n1..3_1..3_1..3", "n1_1_1_2_2_2_3_3_3"]) {
    const prover = new core.Prover(`puzzle=custom&define=${numbers};${lines}`, 100);
    const { solutions, complete } = prover.advance(Infinity);
    assert.deepEqual([Number(solutions), complete], [12, true], numbers);
  }
});

test("modified Lam has the target and the period that docs/LINKS.md states", () => {
  const [row = ""] = /^\| `lam` \| follows .*$/m.exec(read("docs/LINKS.md")) ?? [];
  const stated =
    /(\d+) % falls to (\d+) % in the first (\d+) % .* until (\d+) %, then falls to ([\d.]+) %.* after (\d+) moves/;
  const [first, middle, fallen, until, last, period] = (stated.exec(row) ?? []).slice(1).map(Number);
  const [high, flat, low] = [first / 100, middle / 100, last / 100];
  /** Exponential falls to 1/560 of the way and to the last value [Boyan 1998]. @param {number} x */
  const target = (x) => {
    if (x < fallen / 100) return flat + (high - flat) * 560 ** ((-x * 100) / fallen);
    if (x < until / 100) return flat;
    return flat * (low / flat) ** ((x - until / 100) / (1 - until / 100));
  };
  const over = 3000;
  let [temperature, rate, aim, k] = [5, 0.5, high, 0];
  for (const progress of moves(`puzzle=magic19&cooling=lam&t0=5&over=${over}&moves=${over}&restart=none&seed=2`)) {
    k++;
    assert.ok(Math.abs(progress.temperature / temperature - 1) < 1e-6, `at move ${k}: ${progress.temperature}`);
    rate = (499 * rate + Number(progress.last?.accepted)) / 500;
    if (k % period === 1) aim = target(k / over);
    temperature = rate > aim ? temperature * 0.999 : temperature / 0.999;
  }
  assert.ok(k > 2000, `${k} moves`);
});

test("the generator makes kinds with rules up to the size that docs/API.md states", () => {
  const most = Number(/Kinds with rules have (\d+) cells a side at most/.exec(read("docs/API.md"))?.[1]);
  const [, names = ""] =
    /`kind` is `plain`[^`]*((?:`\w+`(?:, | or |\.)?)+)/.exec(read("docs/API.md").replace(/\n *\/\/ /g, " ")) ?? [];
  const kinds = [...names.matchAll(/`(\w+)`/g)].map(([, kind]) => kind);
  assert.equal(kinds.length, 5, names);
  const made = (/** @type {number} */ size, /** @type {string} */ kind) =>
    new core.SudokuGenerator(size, size * size, 3, kind).free();
  for (const kind of kinds)
    // Windoku has no 6x6.
    for (const size of [4, 9, 16, 25, 36]) {
      if (size <= most) made(size, kind);
      else assert.throws(() => made(size, kind), { code: "not_a_size" }, `${kind} ${size}`);
    }
  made(36, "plain");
});

test("a reheat below a floor goes by the schedule, also while another temperature is held by hand", () => {
  const [row = ""] = /^\| `floor` \|.*$/m.exec(read("docs/LINKS.md")) ?? [];
  assert.match(row, /of the schedule .*`hand=`/);
  const link = "puzzle=magic19&cooling=geometric&t0=10&rate=0.999&reheat=stalled&patience=100000&floor=1&moves=3000";
  const reheated = ["", "&hand=0:t5", "&hand=0:t0.5"].map((hand) => {
    for (const { reheats, moves: at } of moves(`${link}${hand}&seed=3`)) if (reheats > 0) return at;
    return null;
  });
  // The schedule falls below 1 after 2,302 moves: 10 · 0.999^2302 is the first value below.
  assert.deepEqual(reheated, [2302, 2302, 2302]);
});

test("an anneal of the published program ends at its first solution, which is thrown away", () => {
  const [, cell = ""] = /^\| 540267 \|.*\| ([\d,]+) \|$/m.exec(read("docs/PUBLISHED.md")) ?? [];
  const move = Number(cell.replace(",", ""));
  const solver = new core.Solver("puzzle=magic19&preset=published&rng=r&seed=540267");
  const step = (/** @type {number} */ n) => /** @type {Progress} */ (solver.step(n));
  const before = step(move);
  assert.deepEqual([before.moves, before.energy, before.status], [move, 0, "running"]);
  const after = step(1);
  assert.equal(after.anneals, before.anneals + 1, "another anneal begins");
  assert.ok(after.energy > 0);
});

test("of an even number of runs the median of the last improvement is the lower middle one", () => {
  const claim = { what: "", experiment: "e", measure: "last-improvement", is: [0] };
  const measured = (/** @type {string} */ seeds) => {
    const link = `compare&seeds=${seeds}&moves=3000&on=puzzle=magic19&with=name=A;cooling=constant;t0=1.15;restart=none`;
    const table = tableOf(core, link);
    return table.measure(JSON.stringify(claim))[0].value;
  };
  const alone = ["1..1", "2..2", "3..3", "4..4"].map(measured).sort((a, b) => a - b);
  assert.equal(new Set(alone).size, 4, "they differ");
  assert.equal(measured("1..4"), alone[1]);
});

test("without a solution the finder takes the largest specific heat, which it names in each language", async () => {
  const finder = new core.Finder("puzzle=magic-square-10", 2000);
  let found;
  do found = finder.advance(1000);
  while (found && !found.done);
  assert.ok(found);
  const { temperature, variance, solutions } = found.rows;
  assert.ok(
    Array.from(solutions ?? []).every((n) => !n),
    "nothing was solved",
  );
  const heat = Array.from(temperature, (t, i) => variance[i] / t ** 2);
  assert.equal(found.best, temperature[heat.indexOf(Math.max(...heat))]);
  // Neither is the variance, nor does it say so.
  assert.notEqual(heat.indexOf(Math.max(...heat)), variance.indexOf(Math.max(...variance)));
  for (const language of LANGUAGES) {
    const texts = Object.values(await roomOf(language, "finder")).filter((text) => /\bVar\(E\)/.test(String(text)));
    assert.ok(texts.length > 0, language);
    for (const text of texts) assert.match(String(text), /Var\(E\) \/ T²/, language);
  }
});

test("a speed-up of four by ten computers needs a start of the share that the lesson states", async () => {
  // s + m, the mean cost of a run, over s + m / 10, that of the first of ten, is 4.
  const s = 1;
  const m = (3 * s) / (1 - 4 / 10);
  const share = Math.round((s + m) / s);
  const named = {
    en: ["fifth", "sixth", "seventh"],
    de: ["Fünftel", "Sechstel", "Siebtel"],
    es: ["quinto", "sexto", "séptimo"],
  };
  const { en: english } = named;
  const lesson = read("www/lessons/restarts.toml");
  const [low = ""] = /^low = "A speed-up of four.*$/m.exec(lesson) ?? [];
  assert.match(low, new RegExp(`a ${english[share - 5]}\\b`));
  for (const language of /** @type {const} */ (["de", "es"])) {
    const text = Object.entries(await roomOf(language, "lessons")).find(
      ([key]) => key.startsWith("restarts_steps_") && key.endsWith("_ask_low"),
    )?.[1];
    assert.match(text ?? "", new RegExp(named[language][share - 5]), language);
  }
});

test("numbers of a sudoku have the same names in the core and on the page", () => {
  for (const size of [4, 9, 16, 25, 36]) {
    const names = Array.from({ length: size }, (_, i) => character(i + 1)).join("");
    const { puzzle, link } = core.describe(`puzzle=sudoku&givens=${names}${".".repeat(size * (size - 1))}`);
    const { givens, statement } = /** @type {any} */ (puzzle);
    assert.deepEqual(
      givens.slice(0, size),
      Array.from({ length: size }, (_, i) => i + 1),
    );
    assert.ok(link.includes(`givens=${names}.`), link);
    const { letter } = statement.args;
    assert.equal(letter, size > 9 && size < 36 ? character(size) : undefined);
  }
});
