// One kernel for every chart: it turns a description into marks, for the pen that draws them on the screen, in a file
// or on paper. A description is data: axes, and series in their units. The kernel reads neither facts nor the document.
//
//   axes, series ──▶ scales ──▶ grid and numbers ──▶ series, in order

import { label, line, rect, shapeAt } from "../lib/pen.js";

/** @typedef {import("../lib/pen.js").Mark} Mark */
/** @typedef {import("../lib/pen.js").Point} Point */
/** @typedef {import("../lib/pen.js").Box} Box */
/**
 * A tick; `row` is the number of rows below the first one.
 * @typedef {{ at: number, text: string, row?: number }} Tick
 */
/** "energy" is linear near 0 and logarithmic far above. @typedef {"log" | "energy"} Scale */
/**
 * @typedef {object} Axis
 * @property {number} from
 * @property {number} to
 * @property {Scale} [scale] linear if absent
 * @property {Tick[]} [ticks]
 * @property {string} [label]
 * @property {boolean} [grid] whether a horizontal axis has lines across the entire box
 */

/** A point of a line without a height interrupts it. @typedef {[x: number, y: number | null]} Stop */
/** An offset downwards, in pixels. @typedef {{ down?: number }} Moved */
/**
 * The pen's marks, in the units of the axes.
 * @typedef {Omit<import("../lib/pen.js").Line, "points"> & { points: Stop[] }
 *         | import("../lib/pen.js").Area
 *         | { kind: "shape", shape: import("../lib/pen.js").Shape, at: Point, r: number, colour: string,
 *             title?: string } & Moved
 *         | { kind: "words", at: Point, text: string } & Moved} Series
 */
/**
 * A chart with the positions of values on both axes.
 * @typedef {Box & { x: (value: number) => number, y: (value: number) => number, marks: Mark[] }} Chart
 */

/** The energy below which its scale is linear. */
export const ASINH = 2;
/** The assumed width of a letter in pixels; fonts differ, so it is slightly above the average. */
export const LETTER = 7.2;
/** The distance between lines of text, in pixels. */
export const ROW = 15;
/** The pixels that a number may extend beyond its axis. */
const BEYOND = 14;
const LEGEND_ROW = 20;
const SAMPLE = 28;

/** Returns the transformation of a scale. @param {Scale | undefined} scale @returns {(value: number) => number} */
export function lengthen(scale) {
  if (scale === "energy") return (value) => Math.asinh(value / ASINH);
  return scale === "log" ? (value) => Math.log10(value) : (value) => value;
}

/**
 * Returns a function that maps the values of an axis to positions between two ends.
 * @param {Axis} axis
 * @param {number} start
 * @param {number} end
 */
export function placed({ from, to, scale }, start, end) {
  const long = lengthen(scale);
  const low = long(from);
  const share = (end - start) / (long(to) - low || 1);
  // A logarithmic axis has no position for values below its start.
  return (/** @type {number} */ value) => start + (long(scale === "log" ? Math.max(value, from) : value) - low) * share;
}

/**
 * Makes a chart in a box.
 * @param {Box} box
 * @param {Axis} across
 * @param {Axis} up
 * @param {Series[]} series
 * @param {boolean} [cut] whether the series may extend beyond the axes, where they are cut off
 * @returns {Chart}
 */
export function chart(box, across, up, series, cut = false) {
  const [x, y] = [placed(across, box.left, box.right), placed(up, box.bottom, box.top)];
  const frame = { ...box, x, y, marks: [] };
  const marks = series.flatMap((each) => drawn(each, frame));
  /** @type {Mark} */
  const seen = { kind: "clip", box: { ...box, top: box.top - 2, bottom: box.bottom + 2 }, marks };
  return { ...frame, marks: [...axesOf(frame, across, up), ...(cut ? [seen] : marks)] };
}

/** @param {Chart} frame @param {Axis} across @param {Axis} up @returns {Mark[]} */
function axesOf({ left, right, top, bottom, x, y }, across, up) {
  const { ticks = [], grid, label: name } = across;
  /** @type {Mark[]} */
  const marks = (up.ticks ?? []).flatMap(({ at, text }) => [
    line([left, y(at)], [right, y(at)], "hairline"),
    label(left - 8, y(at) + 4, text, "end"),
  ]);
  /** The position where the free room begins, in each row. @type {number[]} */
  const free = [];
  for (const { at, text, row = 0 } of ticks) {
    const [end, colour] = grid ? [top, "hairline"] : [bottom + 5, "edge"];
    marks.push(line([x(at), bottom], [x(at), end], colour));
    // A number that would overlap the previous one is left out.
    const [half, middle] = [halfOf(text), within(x(at), text, 2, right + BEYOND)];
    if (text === "" || middle - half < (free[row] ?? -Infinity)) continue;
    free[row] = middle + half + 4;
    marks.push(label(middle, bottom + 19 + ROW * row, text, "middle"));
  }
  if (!grid) marks.push(line([left, bottom], [right, bottom], "edge"));
  if (name) marks.push(label((left + right) / 2, bottom + 38 + ROW * (free.length - 1), name, "middle"));
  if (up.label) marks.push({ ...label(14, (top + bottom) / 2, up.label, "middle"), turned: true });
  return marks;
}

const halfOf = (/** @type {string} */ text) => (text.length * LETTER) / 2;

/**
 * Returns the centre of a text near a position, such that the entire text lies between two limits.
 * @param {number} at
 * @param {string} text
 * @param {number} from
 * @param {number} to
 */
const within = (at, text, from, to) => Math.max(from + halfOf(text), Math.min(at, to - halfOf(text)));

/** @param {Series} series @param {Chart} frame @returns {Mark[]} */
function drawn(series, { x, y, right }) {
  if (series.kind === "shape") {
    const { shape, at, r, colour, down = 0, ...rest } = series;
    return [{ ...rest, ...shapeAt(shape, x(at[0]), y(at[1]) + down, r, colour) }];
  }
  if (series.kind === "words") {
    const { at, text, down = 0 } = series;
    return [label(within(x(at[0]), text, 2, right + BEYOND), y(at[1]) + down, text, "middle")];
  }
  if (series.kind === "area") return [{ ...series, points: series.points.map(([a, b]) => [x(a), y(b)]) }];
  return unbroken(series.points, x, y).map((points) => ({ ...series, points }));
}

/**
 * Yields the unbroken pieces of a line; of coincident points, only the first is kept.
 * @param {Stop[]} stops
 * @param {(value: number) => number} x
 * @param {(value: number) => number} y
 */
function unbroken(stops, x, y) {
  /** @type {Point[][]} */
  const pieces = [[]];
  for (const [a, b] of stops) {
    const piece = pieces[pieces.length - 1];
    if (b === null) {
      if (piece.length > 0) pieces.push([]);
      continue;
    }
    const [last] = piece.slice(-1);
    const point = /** @type {Point} */ ([x(a), y(b)]);
    if (!last || Math.abs(last[0] - point[0]) + Math.abs(last[1] - point[1]) >= 0.1) piece.push(point);
  }
  return pieces.filter(({ length }) => length > 0);
}

/**
 * Makes the legend: the names of series, each beside a sample, in as many rows as they need.
 * @param
 * {{ name: string, colour: string, dash?: number[] | null, shape?: import("../lib/pen.js").Shape,
 *   hatch?: import("../lib/hatch.js").Hatch | undefined }[]}
 * series `dash` is the dash of its line; null without a line
 * @param {number} left
 * @param {number} right
 * @param {number} first the baseline of its first row
 * @returns {{ marks: Mark[], foot: number }}
 */
export function legend(series, left, right, first) {
  /** @type {Mark[]} */
  const marks = [];
  let [x, foot] = [left, first];
  for (const { name, colour, dash, shape, hatch } of series) {
    const long = SAMPLE + 6 + name.length * LETTER + 14;
    if (x > left && x + long > right) [x, foot] = [left, foot + LEGEND_ROW];
    const end = x + SAMPLE;
    if (hatch) marks.push({ ...rect({ left: x, top: foot - 10, right: end, bottom: foot + 2 }, colour), hatch });
    else if (dash) marks.push({ ...line([x, foot - 4], [end, foot - 4], colour), width: 2, dash });
    if (shape) marks.push(shapeAt(shape, x + SAMPLE / 2, foot - 4, 4, colour));
    marks.push({ ...label(end + 6, foot, name, "start"), colour: "ink" });
    x += long;
  }
  return { marks, foot };
}
