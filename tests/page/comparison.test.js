// Words and pictures of the comparison, from figures as the core gives them.

import { test } from "node:test";
import assert from "node:assert/strict";
import { openPage, part } from "./document.js";
import { acrossFigures, acrossWords, pairWords, puzzleFigures } from "../../www/features/compare/words.js";
import { byValue } from "../../www/features/compare/pictures/of-runs.js";
import { Control } from "../../www/features/compare/control.js";
import { runLengths, solvedByGroup } from "../../www/features/compare/pictures/pictures.js";
import { MOST_ROWS } from "../../www/features/compare/row-store.js";
import { drawn, unitOf } from "../../www/features/compare/scope.js";
import { Tables } from "../../www/features/compare/tables.js";
import { timeWords } from "../../www/features/compare/times.js";

const faster = (/** @type {number} */ first, second = 0, ties = 0) => ({
  first_faster: first,
  second_faster: second,
  ties,
  statistic: 0,
  p: 1,
  exact: true,
});
const across = (/** @type {number} */ puzzles, p = 1) => ({
  settings: /** @type {[number, number]} */ ([0, 1]),
  difference: { mean: -0.00001, puzzles, interval: { low: -0.00002, high: 0.00003 } },
  ln_ratio: { mean: 0, puzzles: 1, interval: null },
  superiority: null,
  faster: faster(puzzles),
  faster_p: p,
});
const pair = (/** @type {number} */ seeds, p = 1) => ({
  settings: /** @type {[number, number]} */ ([0, 1]),
  difference: null,
  ratio: null,
  superiority: null,
  solved: { first: seeds, second: 0, p },
  solved_p: p,
  faster: faster(seeds),
  faster_p: p,
});
const NAMES = ["A", "B"];

test("no difference is said to be unseen where none could be seen, whatever p is", () => {
  for (const p of [0.02, 0.0625, 1]) {
    const [cost] = acrossWords(across(5, p), NAMES, 1);
    assert.deepEqual(cost.slice(1, 3), ["cannot be tested with 5 puzzles", "at least 6 are needed"]);
    const [costs, solves] = pairWords(pair(5, p), NAMES, 1);
    assert.deepEqual([costs[1], solves[0]], Array(2).fill("cannot be tested with 5 seeds"));
  }
  assert.equal(acrossWords(across(6), NAMES, 1)[0][1], "paired test: no difference seen");
  assert.equal(acrossWords(across(6, 0.03), NAMES, 1)[0][1], "paired test: A costs less");
  // Holm's adjustment multiplies the least p of all: 15 · 2/2^9 is not below 0.05, 15 · 2/2^10 is.
  assert.deepEqual(pairWords(pair(9), NAMES, 15)[0].slice(1, 3), [
    "cannot be tested with 9 seeds",
    "15 pairs of settings need at least 10",
  ]);
  assert.equal(pairWords(pair(10), NAMES, 15)[0][1], "paired test: no difference seen");
});

test("numbers are short, once where they are alike, and zero has no sign", () => {
  const [cost, difference] = acrossWords(across(6), NAMES, 1);
  assert.equal(cost[0], "1 times the cost, on one puzzle");
  assert.deepEqual(difference, ["0.0 points"]);
  const summary = { runs: 50, solved: 50, ert: 1_935_306, ert_interval: { low: 946_078, high: 9_926_151 } };
  assert.deepEqual(puzzleFigures(/** @type {any} */ (summary)), ["1.94 M", "946 k to 9.93 M", "100.0 %, 50 of 50"]);
  const same = { runs: 2, solved: 2, ert: 32, ert_interval: { low: 32, high: 32 } };
  assert.deepEqual(puzzleFigures(/** @type {any} */ (same)), ["32", "100.0 %, 2 of 2"]);
  const mean = {
    success: { mean: 1, puzzles: 3, interval: null },
    ln_ert: { mean: Math.log(32), puzzles: 1, interval: null },
  };
  assert.deepEqual(acrossFigures(/** @type {any} */ (mean), 3), ["32", "on 1 of 3 puzzles", "solved 100.0 %"]);
});

test("what took no time that can be measured has no time", () => {
  assert.deepEqual(timeWords({ milliseconds: 0, cost: 153 }, "expansions"), ["–"]);
  assert.deepEqual(timeWords({ milliseconds: 1, cost: 153 }, "expansions"), ["too short to measure"]);
  assert.match(timeWords({ milliseconds: 15.3, cost: 153 }, "expansions")[0], / ns an expansion$/);
});

const size = { width: 440, height: 300 };
/** @param {import("../../www/lib/pen.js").Picture | null} picture */
const textsOf = (picture) => (picture?.marks ?? []).flatMap((mark) => (mark.kind === "text" ? [mark] : []));
/** As wide as the picture takes a letter to be. @param {{ x: number, text: string, anchor: string }} mark */
const ends = ({ x, text }) => [x - (text.length * 7.2) / 2, x + (text.length * 7.2) / 2];

test("every puzzle has its name, by title, below the picture of what is solved", () => {
  const names = ["Magic square 4 × 4", "Magic 19", "Magic square 5 × 5", "Octa", "Three circles"];
  const groups = names.map(() => ({ puzzles: 1, runs: 2, solved: 1, success: null, median: null }));
  for (const width of [300, 440, 900]) {
    const summary = { settings: [{ name: "A" }], groups: names, across: { settings: [{ groups }] } };
    const texts = textsOf(solvedByGroup(/** @type {any} */ (summary), { width, height: 300 }));
    const below = names.map((name) =>
      texts.find(({ text }) => text === name || (text.endsWith("…") && name.startsWith(text.slice(0, -1)))),
    );
    assert.ok(below.every(Boolean), `${width}: ${texts.map(({ text }) => text)}`);
    const placed = below.flatMap((mark) => (mark ? [mark] : []));
    for (const [i, mark] of placed.entries()) {
      const [from, to] = ends(mark);
      assert.ok(from >= 0 && to <= width, `${mark.text} at ${from} to ${to} of ${width}`);
      for (const other of placed.slice(i + 1)) {
        if (other.y === mark.y) assert.ok(ends(other)[0] >= to, `${mark.text} runs into ${other.text} at ${width}`);
      }
    }
  }
});

test("a mean without interval has no whisker, and words stay in the picture", () => {
  const outline = { key: "t0", values: [1, 2, 4].map((value, place) => ({ place, value })) };
  const setting = (/** @type {number} */ place, /** @type {any} */ ert) => /** @type {any} */ ({ place, ert });
  const draw = (/** @type {any[]} */ erts) =>
    byValue(
      outline,
      erts.map((ert, place) => setting(place, ert)),
      "proposals",
      size,
    );
  const upright = (/** @type {any} */ picture) =>
    picture.marks.filter(
      (/** @type {any} */ { kind, points, width }) =>
        kind === "line" && width === 1.25 && points[0][0] === points[1][0],
    );
  const none = { mean: 100, low: null, high: null };
  assert.equal(upright(draw([none, none, none])).length, 0);
  const open = draw([none, { mean: 100, low: 50, high: null }, { mean: 100, low: 50, high: 200 }]);
  assert.equal(upright(open).length, 2);
  // A file of the picture has no caption: its axis says how many puzzles it is a mean over.
  const over = byValue(
    outline,
    [none, none, none].map((ert, place) => setting(place, ert)),
    "proposals",
    size,
    { n: 1, of: 3 },
  );
  assert.ok(textsOf(over).some(({ text }) => text === "ERT, proposals, 1 of 3 puzzles"));
  const unsolved = textsOf(draw([none, none, null])).find(({ text }) => text === "none solved");
  assert.ok(unsolved && ends(unsolved)[1] <= size.width);
});

test("as many settings have bands as the caption says in each language", async () => {
  const bands = (/** @type {number} */ count) => {
    const setting = { ecdf: [{ cost: 100, share: 1 }], half_width: 0.1, runs: 9, budget: 1000, tts: [], best: null };
    const settings = Array.from({ length: count }, (_, place) => ({ ...setting, place, name: `${place}` }));
    const { marks } = runLengths(/** @type {any} */ (settings), "proposals", size, []);
    return marks.filter((mark) => mark.kind === "area" && (mark.opacity ?? 1) < 1).length;
  };
  const most = [1, 2, 3, 4, 5, 6, 7, 8].filter((count) => bands(count) > 0).length;
  assert.deepEqual([bands(most), bands(most + 1)], [most, 0]);
  const words = { en: ["three", "four", "five"], de: ["drei", "vier", "fünf"], es: ["tres", "cuatro", "cinco"] };
  for (const [language, numbers] of Object.entries(words)) {
    const { default: texts } = await import(`../../www/text/${language}/compare.js`);
    assert.match(texts.lengths, new RegExp(`\\b${numbers[most - 3]}\\b`), language);
  }
});

test("a table has the budget of each setting, and an experiment of more rows than are kept says so", () => {
  openPage("www/features/compare/compare.html");
  const settings = [20_000, 160_000].map((budget) => ({ name: `${budget}`, unit: "proposals", budget }));
  new Tables(() => {}).show(/** @type {any} */ ({ settings, rows: 1, runs: 1, puzzles: [], across: null }), -1, []);
  const rows = [...part("compare-numbers").querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  assert.ok(
    rows.some((cells) => cells.join() === "20,000,160,000"),
    JSON.stringify(rows),
  );

  const nothing = () => {};
  const control = new Control({ start: nothing, pause: nothing, cancel: nothing, clear: nothing, giveUp: nothing });
  const said = (/** @type {number} */ n) => {
    control.show(
      /** @type {any} */ ({ state: "done", there: n, runs: n, secondsLeft: null, workers: 1, summing: null }),
    );
    return part("compare-progress").textContent ?? "";
  };
  assert.ok(!said(MOST_ROWS).includes("CSV"));
  assert.match(said(MOST_ROWS + 1), new RegExp(`${MOST_ROWS.toLocaleString("en")} runs: .*CSV`));
});

test("expansions and nodes are different units, and a search has no band", () => {
  const figures = { runs: 1, ecdf: [{ cost: 153, share: 1 }], half_width: 0, ert: 153, ert_interval: null };
  const settings = [{ name: "A*", unit: /** @type {const} */ ("expansions"), budget: 1000 }];
  const summary = /** @type {any} */ ({ settings, puzzles: [{ settings: [figures] }], across: null });
  assert.equal(unitOf(summary), "expansions");
  assert.deepEqual(drawn(summary, 0)[0].ert, { mean: 153, low: null, high: null });
});

test("a puzzle that is solved before the first move is named, as no mean of costs has it", () => {
  openPage("www/features/compare/compare.html");
  const puzzle = (/** @type {string} */ name, /** @type {number} */ ert) => ({
    name,
    settings: [{ runs: 6, solved: 6, ert, ert_interval: null }],
    pairs: [],
  });
  const said = (/** @type {ReturnType<typeof puzzle>[]} */ ...puzzles) => {
    const settings = [{ name: "A", unit: /** @type {const} */ ("proposals"), budget: 1000 }];
    new Tables(() => {}).show(/** @type {any} */ ({ settings, rows: 18, runs: 18, puzzles, across: null }), -1, []);
    return part("compare-numbers").textContent;
  };
  const named = "Solved before the first move, so in no mean of costs: First and Third.";
  assert.ok(said(puzzle("First", 0), puzzle("Second", 7), puzzle("Third", 0)).includes(named));
  assert.ok(!said(puzzle("Second", 7), puzzle("Fourth", 9)).includes("before the first move"));
});
