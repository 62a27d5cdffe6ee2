// Axes, grid and legend: what every picture stands in. A picture of any size is `frame(...)` and then its own marks.

import { alike, count } from "../../../lib/format.js";
import { seriesOf } from "../series.js";
import { label, line, shapeAt } from "../../../lib/pen.js";

/** @typedef {import("../../../lib/pen.js").Mark} Mark */
/** @typedef {import("../../../lib/pen.js").Point} Point */
/** @typedef {{ at: number, text: string }} Tick */
/** `names`: its ticks name places, and none of them may be left out. @typedef {{ from: number, to: number, log: boolean, label: string, ticks: Tick[], names?: boolean }} Axis */
/**
 * @typedef {object} Frame
 * @property {Mark[]} marks
 * @property {(value: number) => number} x
 * @property {(value: number) => number} y
 * @property {number} left
 * @property {number} right
 * @property {number} top
 * @property {number} bottom
 * @property {(place: number, y: number) => void} end names a series at the height where its line ends
 * @property {() => Mark[]} finish all marks, the names at the ends among them
 */

const LEFT = 64;
const RIGHT = 16;
const BOTTOM = 46;
const LEGEND_ROW = 20;
const SAMPLE = 28;
/** What a letter of the legend is taken to be wide; fonts differ, so a little more than most. */
const LETTER = 7.2;

/** Such names stand in so many rows, one lower than the other, and are cut where these are not enough. */
const MOST_ROWS = 4;
const NAME_ROW = 15;
/** A name is not cut to less, in pixels: of more puzzles some are named only. */
const SHORTEST = 40;

/** From this width on there is room for names at the ends of lines. */
const WIDE = 400;
const END_ROW = 14;

/**
 * @param {{ width: number, height: number }} size
 * @param {Axis} across
 * @param {Axis} up
 * @param {{ name: string, place: number }[]} series for the legend
 * @param {"line" | "box"} sample
 * @returns {Frame}
 */
export function frame({ width, height }, across, up, series, sample) {
  /** @type {Mark[]} */
  const marks = [];
  const top = legend(marks, series, width, sample) + 12;
  const longest = Math.max(0, ...series.map(({ name }) => name.length));
  const names = sample === "line" && width >= WIDE ? Math.min(longest * LETTER + 20, width / 4) : 0;
  const [left, right] = [LEFT, width - Math.max(RIGHT, names)];
  const x = scale(across, left, right);
  const rows = across.names ? inRows(across.ticks, right - left) : [];
  const bottom = height - BOTTOM - NAME_ROW * Math.max(0, ...rows.map(({ row }) => row));
  const y = scale(up, bottom, top);
  for (const { at, text } of up.ticks)
    marks.push(line([left, y(at)], [right, y(at)], "hairline"), label(left - 8, y(at) + 4, text, "end"));
  let free = -Infinity;
  for (const { at, text } of across.ticks) {
    marks.push(line([x(at), bottom], [x(at), bottom + 5], "edge"));
    if (across.names) continue;
    // A number that would run into the one before is left out.
    const half = (text.length * LETTER) / 2;
    // Nor does the last one leave the picture.
    const middle = Math.min(x(at), right + RIGHT - half);
    if (middle - half < free) continue;
    free = middle + half + 4;
    marks.push(label(middle, bottom + 19, text, "middle"));
  }
  for (const { at, text, row } of rows)
    marks.push(label(within(x(at), text, 2, width - 2), bottom + 19 + NAME_ROW * row, text, "middle"));
  marks.push(line([left, bottom], [right, bottom], "edge"));
  marks.push(label((left + right) / 2, height - 8, across.label, "middle"));
  marks.push({ ...label(14, (top + bottom) / 2, up.label, "middle"), turned: true });
  /** @type {{ place: number, y: number }[]} */
  const ends = [];
  const end = (/** @type {number} */ place, /** @type {number} */ y) => void ends.push({ place, y });
  const finish = () => [...marks, ...(names > 0 ? endNames(ends, series, right, bottom) : [])];
  return { marks, x, y, left, right, top, bottom, end, finish };
}

/** The middle of a text near a place, so that all of it is between two. @param {number} at @param {string} text @param {number} from @param {number} to */
export function within(at, text, from, to) {
  const half = (text.length * LETTER) / 2;
  return Math.max(from + half, Math.min(at, to - half));
}

/** Names that stand apart in as few rows as they need. @param {Tick[]} ticks @param {number} width @returns {(Tick & { row: number })[]} */
function inRows(ticks, width) {
  const nth = Math.ceil((SHORTEST * ticks.length) / (MOST_ROWS * width));
  const some = ticks.filter((_, i) => i % nth === 0);
  const apart = width / some.length;
  const longest = Math.max(...some.map(({ text }) => text.length)) * LETTER + 6;
  const rows = Math.max(1, Math.min(MOST_ROWS, some.length, Math.ceil(longest / apart)));
  const letters = Math.floor((rows * apart - 6) / LETTER);
  const cut = (/** @type {string} */ text) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text);
  return some.map(({ at, text }, i) => ({ at, text: rows < 2 && some.length < 2 ? text : cut(text), row: i % rows }));
}

/**
 * Names beside the ends of lines, moved apart where they would lie on each other.
 * @param {{ place: number, y: number }[]} ends @param {{ name: string, place: number }[]} series @param {number} right @param {number} bottom
 * @returns {Mark[]}
 */
function endNames(ends, series, right, bottom) {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  let free = -Infinity;
  for (const end of sorted) free = (end.y = Math.max(end.y, free)) + END_ROW;
  const over = Math.max(0, free - END_ROW - bottom);
  return sorted.map(({ place, y }) => ({
    ...label(right + 8, y - over + 4, series.find((each) => each.place === place)?.name ?? "", "start"),
    colour: seriesOf(place).colour,
  }));
}

/** Where it ends. @param {Mark[]} marks @param {{ name: string, place: number }[]} series @param {number} width @param {"line" | "box"} sample */
function legend(marks, series, width, sample) {
  let [x, y] = [LEFT, 14];
  for (const { name, place } of series) {
    const long = SAMPLE + 6 + name.length * LETTER + 14;
    if (x > LEFT && x + long > width) [x, y] = [LEFT, y + LEGEND_ROW];
    const { colour, dash, shape } = seriesOf(place);
    if (sample === "line") marks.push({ ...line([x, y - 4], [x + SAMPLE, y - 4], colour), width: 2, dash });
    marks.push(shapeAt(shape, x + SAMPLE / 2, y - 4, 4, colour));
    marks.push({ ...label(x + SAMPLE + 6, y, name, "start"), colour: "ink" });
    x += long;
  }
  return y;
}

/** @param {Axis} axis @param {number} start @param {number} end */
function scale({ from, to, log }, start, end) {
  const of = (/** @type {number} */ value) => (log ? Math.log10(Math.max(value, from)) : value);
  const [low, high] = [of(from), of(to)];
  return (/** @type {number} */ value) => start + ((of(value) - low) / (high - low || 1)) * (end - start);
}

/** Numbers where they stand. @param {number[]} values @returns {Tick[]} */
function ticksAt(values) {
  const texts = alike(values);
  return values.map((at, i) => ({ at, text: texts[i] }));
}

/**
 * Costs on a log axis. Where it spans two powers of ten or less, 2 and 5 have ticks as well, and more where it spans one.
 * @param {number} least
 * @param {number} most
 * @param {string} label
 * @returns {Axis}
 */
export function logAxis(least, most, label) {
  const low = Math.max(1, Math.min(least, most));
  const fine = most / low < 8 ? [1, 1.5, 2, 3, 4, 5, 6, 8] : most / low < 200 ? [1, 2, 5] : [1];
  const steps = Array.from({ length: 17 }, (_, power) => fine.map((step) => step * 10 ** power)).flat();
  const from = steps.findLast((step) => step <= low * 1.0001) ?? 1;
  const to = Math.max(most, from * 2);
  const ticks = ticksAt(steps.filter((step) => step >= from && step <= to * 1.0001));
  return { from, to, log: true, label, ticks };
}

/** Energies on a log axis that has a place for 0, below 1. @param {number} most @param {string} label @returns {Axis} */
export function energyAxis(most, label) {
  const powers = Array.from({ length: 10 }, (_, power) => 10 ** power).filter((power) => power <= most);
  const ticks = [{ at: BELOW_ONE, text: count(0) }, ...ticksAt(powers)];
  return { from: BELOW_ONE, to: Math.max(2, most), log: true, label, ticks };
}
/** Where 0 stands on a log axis. */
const BELOW_ONE = 0.4;

/** From 0 to 100 %. @param {string} label @returns {Axis} */
export function shareAxis(label) {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${at * 100} %` }));
  return { from: 0, to: 1, log: false, label, ticks };
}

/** From 0 to a whole number of at least `most`. @param {number} most @param {string} label @returns {Axis} */
export function countAxis(most, label) {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000, 10000, 100000].find((s) => most / s <= 5) ?? most;
  const to = Math.max(step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round(to / step) + 1 }, (_, i) => ({ at: i * step, text: count(i * step) }));
  return { from: 0, to, log: false, label, ticks };
}
