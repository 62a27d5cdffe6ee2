// The kernel of all charts, and the pen that draws them: the same marks on a canvas and as SVG.

import "./document.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { chart, legend, placed } from "../../www/charts/kernel.js";
import { drawMarks, label, line, rect, shapeAt, toSvg } from "../../www/lib/pen.js";

/** @typedef {import("../../www/charts/kernel.js").Series} Series */
/** @typedef {import("../../www/lib/pen.js").Mark} Mark */

const BOX = { left: 60, top: 20, right: 260, bottom: 120 };
const ACROSS = { from: 0, to: 100 };
const UP = { from: 0, to: 10 };
/** The series' marks, without the axis below. @param {Series[]} series */
const drawn = (series) => chart(BOX, { ...ACROSS, grid: true }, UP, series).marks;
/** @param {Mark[]} marks */
const textsOf = (marks) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("a scale is linear, logarithmic, or an energy's, and the last has a place for zero", () => {
  const at = (/** @type {object} */ axis, /** @type {number} */ value) =>
    placed(/** @type {any} */ (axis), 100, 300)(value);
  assert.deepEqual(
    [0, 25, 50].map((value) => at({ from: 0, to: 50 }, value)),
    [100, 200, 300],
  );
  assert.deepEqual(
    [0.1, 1, 10, 100].map((value) => at({ from: 1, to: 100, scale: "log" }, value)),
    [100, 100, 200, 300],
  );
  const energy = [0, 1, 10, 100, 1000].map((value) => at({ from: 0, to: 1000, scale: "energy" }, value));
  assert.ok(energy[0] === 100 && energy[4] === 300 && energy.every((x, i) => i === 0 || x > energy[i - 1]));
  // Nothing is as wide as nothing.
  assert.equal(at({ from: 5, to: 5 }, 5), 100);
});

test("a line is interrupted where a height is missing, and has no point twice", () => {
  const points = /** @type {[number, number | null][]} */ ([
    [0, 1],
    [50, 2],
    [50.001, 2],
    [60, null],
    [70, null],
    [80, 3],
  ]);
  assert.deepEqual(
    drawn([{ kind: "line", points, colour: "ink" }]).map((mark) => (mark.kind === "line" ? mark.points : null)),
    [
      [
        [60, 110],
        [160, 100],
      ],
      [[220, 90]],
    ],
  );
});

test("series beyond the axes are cut, and only they", () => {
  const series = /** @type {Series[]} */ ([
    {
      kind: "line",
      points: [
        [-50, 1],
        [500, 2],
      ],
      colour: "ink",
    },
  ]);
  const up = { ...UP, ticks: [{ at: 0, text: "0" }] };
  const { marks } = chart(BOX, ACROSS, up, series, true);
  const [cut] = marks.flatMap((mark) => (mark.kind === "clip" ? [mark] : []));
  assert.equal(cut.marks.length, 1);
  assert.ok(cut.box.left === BOX.left && cut.box.right === BOX.right);
  assert.deepEqual(textsOf(marks), ["0"]);
});

test("numbers that would run into each other are left out, and names stay in the picture", () => {
  const ticks = [0, 1, 50, 100].map((at) => ({ at, text: `${at * 10_000}` }));
  assert.deepEqual(textsOf(chart(BOX, { ...ACROSS, ticks }, UP, []).marks), ["0", "500000", "1000000"]);
  const words = drawn([{ kind: "words", at: [100, 5], text: "a long text at the very end" }]);
  const [mark] = words.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  assert.ok(mark.x + (mark.text.length * 7.2) / 2 <= BOX.right + 14);
});

test("a legend has as many rows as its names need", () => {
  const named = (/** @type {number} */ n) =>
    Array.from({ length: n }, () => ({ name: "a name", colour: "ink", dash: [] }));
  const one = legend(named(2), 60, 260, 14);
  const more = legend(named(7), 60, 260, 14);
  assert.equal(one.foot, 14);
  assert.ok(more.foot > 14);
  assert.ok(textsOf(more.marks).length === 7);
});

const MARKS = /** @type {Mark[]} */ ([
  { ...line([0, 0], [10, 10], "ink"), dash: [4, 4], width: 2 },
  { ...rect({ left: 0, top: 0, right: 5, bottom: 5 }, "energy"), hatch: "rising" },
  { ...shapeAt("cross", 5, 5, 3, "worse"), title: "Ada: <b>12</b>" },
  { ...label(1, 2, "a < b & c", "end"), turned: true },
  { kind: "clip", box: { left: 0, top: 0, right: 5, bottom: 5 }, marks: [line([0, 0], [9, 9], "edge")] },
]);

test("as SVG every mark is an element, in the colours that are given, and texts are texts", () => {
  const picture = { width: 20, height: 10, title: "A picture", marks: MARKS };
  const svg = toSvg(picture, (token) => `var(--${token})`, "serif", "panel");
  const names = [...svg.children].map(({ tagName }) => tagName);
  assert.deepEqual(names, ["rect", "polyline", "pattern", "polygon", "polygon", "text", "svg"]);
  assert.equal(svg.getAttribute("aria-label"), "A picture");
  assert.equal(svg.querySelector("text")?.textContent, "a < b & c");
  assert.equal(svg.querySelector("title")?.textContent, "Ada: <b>12</b>");
  assert.equal(svg.querySelector("polyline")?.getAttribute("stroke"), "var(--ink)");
  // Stripes are found by their name, and no two have the same.
  const filled = [...svg.querySelectorAll("polygon")].map((area) => area.getAttribute("fill"));
  assert.deepEqual(filled, [`url(#${svg.querySelector("pattern")?.id})`, "var(--worse)"]);
  const other = toSvg(picture, String, "serif");
  assert.notEqual(other.querySelector("pattern")?.id, svg.querySelector("pattern")?.id);
});

test("a canvas is given the same marks, and is left as it was", () => {
  /** @type {string[]} */
  const called = [];
  const context = new Proxy(/** @type {Record<string, unknown>} */ ({}), {
    get: (own, name) => own[String(name)] ?? (() => void called.push(String(name))),
  });
  drawMarks(/** @type {any} */ (context), MARKS, (token) => token, "serif");
  const count = (/** @type {string} */ name) => called.filter((each) => each === name).length;
  assert.deepEqual(["stroke", "fill", "fillText", "clip", "rotate"].map(count), [2, 2, 1, 1, 1]);
  assert.equal(count("save"), count("restore"));
});
