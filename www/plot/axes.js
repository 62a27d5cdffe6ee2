// Scales and ticks, for the plots on the page and for saved plots. All are functions of the visible range.
//
// The position of a move on the x axis is its number, or log10(1 + its number), which gives the start a position on a
// logarithmic axis.

import { placed } from "../charts/kernel.js";
import { roundTicks, ticksAt } from "../charts/ticks.js";
import { alike, figures, percent } from "../lib/format.js";

/** @typedef {import("./kinds.js").Kind} Kind */

const Y_LABEL_SPACE = 15;
/** Evenly spaced ticks are fewer and farther apart. */
const MOST = 6;
const ROOMY = 20;
const X_LABEL_SPACE = 72;
/** 0, followed by 1, 2, 5 for every power of ten in the range of a number. */
const STEPS = [
  0,
  ...Array.from({ length: 3 * 339 }, (_, i) => Number(`${[1, 2, 5][i % 3]}e${Math.floor(i / 3) - 323}`)),
];
const POWERS = new Set(STEPS.filter((_, i) => i % 3 === 1));
const isPowerOfTen = (/** @type {number} */ step) => step === 0 || POWERS.has(step);
/** The possible ends of the axis of acceptance. */
const TOPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** @param {boolean} log @param {number} move */
export const placeOf = (log, move) => (log ? Math.log10(1 + move) : move);

/** @param {boolean} log @param {number} place */
export const moveAt = (log, place) => Math.max(0, Math.round(log ? 10 ** place - 1 : place));

/**
 * Returns the positions of ticks between two positions.
 * @param {boolean} log
 * @param {number} min
 * @param {number} max
 * @param {number} width in pixels
 */
export function xTicks(log, min, max, width) {
  const room = Math.max(1, Math.floor(width / X_LABEL_SPACE));
  if (!log) return roundTicks(min, max, false, true, room);
  const inSight = (/** @type {number[]} */ steps) =>
    steps.map((step) => placeOf(true, step)).filter((place) => place >= min - 1e-9 && place <= max + 1e-9);
  const whole = STEPS.filter(Number.isInteger);
  for (const steps of [whole, whole.filter(isPowerOfTen)]) {
    const places = inSight(steps);
    const apart = places.slice(1).map((place, i) => ((place - places[i]) / (max - min)) * width);
    if (places.length > 1 && Math.min(...apart) >= X_LABEL_SPACE / 2) return places;
  }
  const powers = inSight(whole.filter(isPowerOfTen));
  if (powers.length > 2) return powers.filter((_, i) => i % Math.ceil(powers.length / room) === 0);
  return roundTicks(moveAt(true, min), moveAt(true, max), false, true, room).map((move) => placeOf(true, move));
}

/** Formats the numbers of all ticks alike. @param {boolean} log @param {number[]} places */
export const xLabels = (log, places) => alike(places.map((place) => moveAt(log, place)));

/**
 * Energies range from zero to thousands, and the end of a run is below ten. Their scale is therefore an inverse
 * hyperbolic sine, which is linear near zero and logarithmic above. Temperatures are logarithmic, and fractions are
 * linear.
 * @type {Record<Kind["name"], { scale?: import("../charts/kernel.js").Scale }>}
 */
const SCALES = { energy: { scale: "energy" }, temperature: { scale: "log" }, moves: {}, sizes: {} };

/**
 * @param {Kind["name"]} name
 * @param {number | null | undefined} min the minimum in the visible range
 * @param {number | null | undefined} max
 * @returns {[number, number]}
 */
export function yRange(name, min, max) {
  if (name === "moves") return [0, TOPS.find((top) => top >= (max ?? 1)) ?? 1];
  if (name === "energy") return [0, Math.max(20, (max ?? 1000) * 1.3)];
  if (name === "sizes") return [0, Math.max(10, (max ?? 0) * 1.1)];
  // The range covers all past temperatures: one that falls forever is a long line, but the axis never ends above it.
  const high = max ?? 10;
  const low = min ?? 0.1;
  // The range is at least a decade, so that a constant temperature has a visible context.
  const room = Math.max(1.5, Math.sqrt(10 / (high / low)));
  return [low / room, high * room];
}

/**
 * Returns the values of ticks between two values; if there is no room for all, only as many powers of ten as fit.
 * @param {Kind["name"]} name
 * @param {number} min
 * @param {number} max
 * @param {(value: number) => number} placed returns the distance from the top in pixels
 */
export function yTicks(name, min, max, placed) {
  if (name === "moves") return [0, max / 2, max];
  if (name === "sizes") return roundTicks(min, max, false, true, Math.min(MOST, (placed(min) - placed(max)) / ROOMY));
  const shown = STEPS.filter((step) => step >= min && step <= max);
  const y = shown.map(placed);
  if (y.every((at, i) => i === 0 || y[i - 1] - at >= Y_LABEL_SPACE)) return shown;
  let last = Infinity;
  return shown.filter((step, i) => {
    if (!isPowerOfTen(step) || last - y[i] < Y_LABEL_SPACE) return false;
    last = y[i];
    return true;
  });
}

/** Formats the numbers of all ticks. @param {Kind["name"]} name @param {number[]} values */
export function yLabels(name, values) {
  if (name === "moves") return values.map((value) => percent(value).replace(/\D0(?=\D*$)/, ""));
  if (name === "sizes") return alike(values);
  return name === "energy" ? alike(values, 1e4) : values.map(figures);
}

/** @typedef {import("../charts/kernel.js").Axis} Axis */

/**
 * @param {boolean} log @param {{ min: number, max: number }} sight @param {number} width @param {string} [unit] without
 * it, it has no numbers @returns {Axis}
 */
export function xAxis(log, { min, max }, width, unit) {
  const places = xTicks(log, min, max, width);
  const texts = unit === undefined ? places.map(() => "") : xLabels(log, places);
  const named = unit === undefined ? {} : { label: unit };
  return { from: min, to: max, grid: true, ticks: ticksAt(places, texts), ...named };
}

/** @param {Kind["name"]} name @param {number[]} values in sight @param {number} height @returns {Axis} */
export function yAxis(name, values, height) {
  const of = (/** @type {(a: number, b: number) => number} */ choose) =>
    values.length > 0 ? values.reduce((a, b) => choose(a, b)) : null;
  const [from, to] = yRange(name, of(Math.min), of(Math.max));
  const axis = { from, to, ...SCALES[name] };
  const heights = yTicks(name, from, to, placed(axis, height, 0));
  return { ...axis, ticks: ticksAt(heights, yLabels(name, heights)) };
}
