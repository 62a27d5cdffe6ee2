// The plots of a run: their axes hold all that a run had, and number it in one manner.

import "./document.js";
import { test } from "node:test";
import assert from "node:assert/strict";
import { about, alike } from "../../www/lib/format.js";
import { xLabels, yLabels, yRange, yTicks } from "../../www/plot/axes.js";
import { columnsOf } from "../../www/plot/columns.js";
import { eventsOf, ribbonOf } from "../../www/plot/marks.js";
import { KINDS } from "../../www/plot/kinds.js";
import { pictureOf } from "../../www/plot/picture.js";

/** @typedef {import("../../www/lib/pen.js").Mark} Mark */
/** @typedef {import("../../www/lib/pen.js").Line} Line */

/** The lines of a picture, those that are cut among them. @param {Mark[]} marks @returns {Line[]} */
const linesOf = (marks) =>
  marks.flatMap((mark) => (mark.kind === "clip" ? linesOf(mark.marks) : mark.kind === "line" ? [mark] : []));
const NONE = { restarts: [], reheats: [], hands: [], bests: [], start: null };

const ROWS = 101;
/** A temperature that falls from 10 to this. @param {number} coldest */
function fallen(coldest) {
  const move = Float64Array.from({ length: ROWS }, (_, row) => row * 2000);
  const temperature = move.map((_, row) => 10 * (coldest / 10) ** (row / (ROWS - 1)));
  const column = new Float64Array(ROWS);
  const none = new Float64Array(0);
  const events = { restarts: none, reheats: none, hands: none };
  return /** @type {any} */ ({
    move,
    energy: column,
    best: column,
    temperature,
    accepted: column,
    better: column,
    worse: column,
    ...events,
  });
}

test("the saved picture draws every temperature that was, however cold", () => {
  for (const coldest of [2.06e-8, 1e-86, 1e-300]) {
    const columns = columnsOf(fallen(coldest), null);
    const kind = /** @type {import("../../www/plot/kinds.js").Kind} */ (
      KINDS.find(({ name }) => name === "temperature")
    );
    const sight = { min: 0, max: 200_000 };
    const drawing = { title: "A run", panels: [{ kind, height: 160 }], width: 1000, columns, sight, marks: NONE };
    const { marks, height } = pictureOf({ ...drawing, unit: "moves", log: false });
    const [line, ...more] = linesOf(marks).filter(
      ({ colour, points }) => colour === "temperature" && points.length > 2,
    );
    assert.equal(more.length, 0);
    const heights = line.points.map(([, y]) => y);
    // A straight line on its logarithmic axis: nowhere level, and not below the plot's ground.
    assert.equal(heights.length, ROWS);
    for (const [row, y] of heights.entries()) if (row > 0) assert.ok(y > heights[row - 1], `${coldest}: row ${row}`);
    assert.ok(heights[ROWS - 1] <= height - 48);
    assert.doesNotMatch(JSON.stringify(marks), /null|undefined/);
  }
});

test("a schedule that falls for ever is predicted for six powers of ten", () => {
  const temperatures = Float64Array.from({ length: 101 }, (_, i) => 10 ** -i);
  const { predicted } = columnsOf(fallen(5), { temperatures, moves: 1e9 });
  const there = predicted.filter((value) => value !== null);
  assert.ok(there.length > 0 && Math.min(...there.map(Number)) >= 1e-6);
});

test("the numbers of an axis are written in one manner", () => {
  assert.deepEqual(xLabels(false, [0, 20_000, 80_000, 100_000]), ["0", "20 k", "80 k", "100 k"]);
  assert.deepEqual(xLabels(false, [0, 20_000, 40_000]), ["0", "20,000", "40,000"]);
  assert.deepEqual(alike([500_000, 1e6, 1.5e6]), ["500 k", "1 M", "1.5 M"]);
  assert.equal(new Set(alike([12_345_678, 12_345_679])).size, 2);
  assert.deepEqual(yLabels("energy", [100, 1000, 10_000]), ["100", "1 k", "10 k"]);
  assert.deepEqual(yLabels("moves", [0, 0.25, 0.5]), ["0 %", "25 %", "50 %"]);
  assert.deepEqual([99_999, 99_999.6, 946_078, 999_600, 1_935_306].map(about), [
    "99,999",
    "100 k",
    "946 k",
    "1 M",
    "1.94 M",
  ]);
});

test("a temperature's axis has ticks down to its end", () => {
  const [low, high] = yRange("temperature", 1e-300, 10);
  assert.ok(low <= 1e-300);
  const placed = (/** @type {number} */ value) => 160 * (1 - Math.log10(value / low) / Math.log10(high / low));
  const ticks = yTicks("temperature", low, high, placed);
  assert.ok(ticks.length > 3 && Math.min(...ticks) < 1e-250 && !ticks.includes(0));
});

test("the legend of a saved picture has the dashes of its lines", () => {
  const [kind] = KINDS;
  const sight = { min: 0, max: 200_000 };
  const drawing = {
    title: "",
    panels: [{ kind, height: 160 }],
    width: 1000,
    columns: columnsOf(fallen(5), null),
    sight,
  };
  const { marks } = pictureOf({ ...drawing, marks: null, unit: "moves", log: false });
  const samples = marks.flatMap((mark) => (mark.kind === "line" && mark.width === 2 ? [mark] : []));
  // The last is first in a legend.
  assert.deepEqual(
    samples.map(({ dash, colour }) => [(dash ?? []).length > 0, colour]),
    kind.series.map(({ dashed, token }) => [dashed === true, token]).reverse(),
  );
});

const BOX = { left: 10, right: 110, top: 0, bottom: 6 };
/** The left and right ends of marks that stand upright. @param {import("../../www/lib/pen.js").Mark[]} marks */
const endsOf = (marks) =>
  marks.map((mark) => {
    const xs = mark.kind === "area" ? mark.points.map(([x]) => x) : [];
    return [Math.min(...xs), Math.max(...xs)];
  });

test("a ribbon is one piece for each shade, without gaps, as far as the run has come", () => {
  const move = [0, 10, 20, 30, 40, 50];
  const temperature = [8, 8, 8, 2, null, 1];
  const marks = ribbonOf(
    BOX,
    { move, temperature },
    (at) => 10 + at,
    (value) => value / 8,
  );
  assert.deepEqual(endsOf(marks), [
    [10, 60],
    [10, 30],
    [30, 40],
    [40, 60],
  ]);
  assert.deepEqual(
    marks.map(({ colour, opacity }) => [colour, opacity]),
    [
      ["cold", undefined],
      ["temperature", 1],
      ["temperature", 0.25],
      ["temperature", 0.13],
    ],
  );
});

test("events in sight have a mark each, but those that would lie on each other", () => {
  const [energy, temperature] = KINDS;
  const plot = { ...BOX, y: (/** @type {number} */ value) => 6 - value };
  const events = { ...NONE, restarts: [0, 1, 50, 500], bests: [{ move: 30, energy: 4 }] };
  const at = (/** @type {number} */ move) => 10 + move;
  const ticks = eventsOf(temperature, plot, at, events);
  assert.deepEqual(endsOf(ticks), [
    [10, 11],
    [60, 61],
  ]);
  // The energy has its goal and its bests, too, and a run that has not begun its only point.
  const more = eventsOf(energy, plot, at, { ...events, start: 5 }).slice(ticks.length);
  assert.deepEqual(
    more.map(({ kind }) => kind),
    ["line", "area", "area"],
  );
});
