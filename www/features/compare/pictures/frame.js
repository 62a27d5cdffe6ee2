// The frame of every picture of an experiment: a legend above, names at the ends of lines, and names of places below. A
// picture is a description that the charts' kernel draws in this frame.

import { chart, LETTER, legend, ROW } from "../../../charts/kernel.js";
import { roundTicks, ticksAt } from "../../../charts/ticks.js";
import { alike, count } from "../../../lib/format.js";
import { label } from "../../../lib/pen.js";
import { seriesOf } from "../series.js";

/** @typedef {import("../../../charts/kernel.js").Series} Series */
/** @typedef {import("../../../charts/kernel.js").Tick} Tick */
/** @typedef {import("../../../lib/pen.js").Point} Point */
/** @typedef {{ width: number, height: number }} Size */
/**
 * An axis; with `names` its ticks name places, and every tick is needed.
 * @typedef {import("../../../charts/kernel.js").Axis & { ticks: Tick[], names?: boolean }} Axis
 */
/** The position of a run on a picture, in pixels. @typedef {{ run: number, x: number, y: number }} Spot */
/** @typedef {import("../../../lib/pen.js").Picture & { spots: Spot[] }} Picture */
/**
 * @typedef {object} Description
 * @property {string} title
 * @property {Axis} across
 * @property {Axis} up
 * @property {{ name: string, place: number }[]} [settings] the settings in the legend
 * @property {boolean} [boxes] whether its series are areas rather than lines
 * @property {Series[]} series
 * @property {{ place: number, at: number }[]} [ends] the heights of the ends of lines, which are named there
 * @property {{ run: number, at: Point }[]} [spots] the positions of runs
 */

const LEFT = 64;
const RIGHT = 16;
const BOTTOM = 46;

/** The maximum number of staggered rows of such names; longer names are cut. */
const MOST_ROWS = 4;
/** The minimum length of a cut name, in pixels; with more puzzles, only some are named. */
const SHORTEST = 40;

/** The minimum width with room for names at the ends of lines. */
const WIDE = 400;
const END_ROW = 14;

/** @param {Size} size @param {Description} description @returns {Picture} */
export function picture({ width, height }, description) {
  const { title, across, up, settings = [], boxes = false, series, ends = [], spots = [] } = description;
  const keys = settings.map(({ name, place }) => ({ name, ...seriesOf(place), ...(boxes && { dash: null }) }));
  const head = legend(keys, LEFT, width, 14);
  const longest = Math.max(0, ...settings.map(({ name }) => name.length));
  const named = !boxes && width >= WIDE ? Math.min(longest * LETTER + 20, width / 4) : 0;
  const right = width - Math.max(RIGHT, named);
  const ticks = across.names ? inRows(across.ticks, right - LEFT) : across.ticks;
  const bottom = height - BOTTOM - ROW * Math.max(0, ...ticks.map(({ row = 0 }) => row));
  const { x, y, marks } = chart({ left: LEFT, right, top: head.foot + 12, bottom }, { ...across, ticks }, up, series);
  const lines = ends.map(({ place, at }) => ({ place, y: y(at) }));
  marks.unshift(...head.marks);
  if (named > 0) marks.push(...endNames(lines, settings, right, bottom));
  return { width, height, title, marks, spots: spots.map(({ run, at }) => ({ run, x: x(at[0]), y: y(at[1]) })) };
}

/**
 * Makes the mark of a setting.
 * @param {number} place
 * @param {Point} at
 * @param {number} r
 * @param {number} [down]
 * @returns {Series}
 */
export function spot(place, at, r, down = 0) {
  const { colour, shape } = seriesOf(place);
  return { kind: "shape", shape, at, r, colour, down };
}

/**
 * Distributes names over as few rows as they need to stay apart.
 * @param {Tick[]} ticks
 * @param {number} width
 * @returns {Tick[]}
 */
function inRows(ticks, width) {
  const nth = Math.ceil((SHORTEST * ticks.length) / (MOST_ROWS * width));
  const some = ticks.filter((_, i) => i % nth === 0);
  const apart = width / some.length;
  const longest = Math.max(...some.map(({ text }) => text.length)) * LETTER + 6;
  const rows = Math.max(1, Math.min(MOST_ROWS, some.length, Math.ceil(longest / apart)));
  const letters = Math.floor((rows * apart - 6) / LETTER);
  const cut = (/** @type {string} */ text) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text);
  return ticks.map(({ at, text }, i) =>
    i % nth > 0 ? { at, text: "" } : { at, text: some.length < 2 ? text : cut(text), row: (i / nth) % rows },
  );
}

/**
 * Makes the names beside the ends of lines, moved apart if they would overlap.
 * @param {{ place: number, y: number }[]} ends @param {{ name: string, place: number }[]} series @param {number} right
 * @param {number} bottom
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

/** Makes a tick with a number for each value. @param {number[]} values @returns {Tick[]} */
const numbered = (values) => ticksAt(values, alike(values));

/**
 * Makes a log axis of costs. The fewer powers of ten it spans, the more ticks each has.
 * @param {number} least
 * @param {number} most
 * @param {string} label
 * @returns {Axis}
 */
export function logAxis(least, most, label) {
  const low = Math.max(1, Math.min(least, most));
  const power = 10 ** Math.floor(Math.log10(low));
  const from = [5 * power, 2 * power].find((step) => step <= low) ?? power;
  const to = Math.max(most, from * 2);
  return { from, to, scale: "log", label, ticks: numbered(roundTicks(from, to, true, false, 8)) };
}

/**
 * Makes a log axis of energies with a place for 0, below 1.
 * @param {number} most
 * @param {string} label
 * @returns {Axis}
 */
export function energyAxis(most, label) {
  const powers = Array.from({ length: 10 }, (_, power) => 10 ** power).filter((power) => power <= most);
  const ticks = [{ at: BELOW_ONE, text: count(0) }, ...numbered(powers)];
  return { from: BELOW_ONE, to: Math.max(2, most), scale: "log", label, ticks };
}
/** The position of 0 on a log axis. */
const BELOW_ONE = 0.4;

/** Makes an axis from 0 to 100 %. @param {string} label @returns {Axis} */
export function shareAxis(label) {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const ticks = ticksAt(
    shares,
    shares.map((at) => `${at * 100} %`),
  );
  return { from: 0, to: 1, label, ticks };
}

/** Makes an axis from 0 to an integer of at least `most`. @param {number} most @param {string} label @returns {Axis} */
export function countAxis(most, label) {
  const [, step = 1] = roundTicks(0, Math.max(1, most), false, true);
  const to = Math.max(step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round(to / step) + 1 }, (_, i) => ({ at: i * step, text: count(i * step) }));
  return { from: 0, to, label, ticks };
}
