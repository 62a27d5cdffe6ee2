// Pictures with a position for each run or each setting: runs in pairs, and the cost as a function of a number that was
// varied.

import { ticksAt } from "../../../charts/ticks.js";
import { figures } from "../../../lib/format.js";
import { line } from "../../../lib/pen.js";
import { labelOf } from "../../../view/labels.js";
import { seriesOf } from "../series.js";
import { t } from "../texts.js";
import { logAxis, picture, spot } from "./frame.js";

/** @typedef {import("../types.js").ListedRun} ListedRun */
/** @typedef {import("../scope.js").Drawn} Drawn */
/** @typedef {import("./frame.js").Picture} Picture */
/** @typedef {import("./frame.js").Point} Point */
/** @typedef {import("./frame.js").Series} Series */
/** @typedef {import("./frame.js").Size} Size */

/** The maximum number of points drawn, because more would hide each other. */
const MOST_POINTS = 2000;

/**
 * Draws the runs of two settings with the same seed: one cost against the other. An unsolved run is placed at the
 * budget.
 * @param {ListedRun[]} runs @param {[Drawn, Drawn]} pair @param {string} unit @param {Size} size
 * @returns {Picture | null}
 */
export function inPairs(runs, [first, second], unit, size) {
  const of = (/** @type {Drawn} */ setting) => runs.filter((run) => run.setting === setting.place);
  const [across, up] = [of(first), of(second)];
  const pairs = across.slice(0, MOST_POINTS).map((run, nth) => /** @type {const} */ ([run, up[nth]]));
  const both = pairs.filter(([, other]) => other !== undefined);
  if (both.length === 0) return null;
  const least = Math.max(1, Math.min(...both.flat().map(({ cost }) => cost)));
  const end = Math.min(first.budget, second.budget);
  /** @type {Series[]} */
  const series = [{ ...line([least, least], [end, end], "edge"), dash: [4, 4] }];
  const spots = [];
  for (const [a, b] of both) {
    const at = /** @type {Point} */ ([a.cost, b.cost]);
    // A point has the colour of the better setting; a tie has a neutral colour.
    const [costA, costB] = [a, b].map(({ cost, solved }) => (solved ? cost : Infinity));
    const better = costA < costB ? first : second;
    const same = /** @type {Series} */ ({ kind: "shape", shape: "circle", at, r: 3, colour: "quiet" });
    series.push(costA === costB ? same : spot(better.place, at, 3));
    spots.push({ run: a.run, at }, { run: b.run, at });
  }
  const axis = ({ name = "", budget = 1 }) => logAxis(least, budget, t("axisOf", { name, unit }));
  const title = t("pairsOf", { first: first.name, second: second.name });
  return picture(size, { title, across: axis(first), up: axis(second), boxes: true, series, spots });
}

/**
 * Draws the expected running time as a function of a number that was varied, with its interval.
 * @param {import("../varied.js").Varied} varied
 * @param {Drawn[]} settings
 * @param {string} unit
 * @param {Size} size
 * @param {{ n: number, of: number } | null} over the number of puzzles in a mean, and of all puzzles
 * @returns {Picture | null}
 */
export function byValue({ key, values }, settings, unit, size, over = null) {
  const points = values.flatMap(({ place, value }) => {
    const setting = settings.find((each) => each.place === place);
    return setting ? [{ value, place, ert: setting.ert }] : [];
  });
  const costs = points.flatMap(({ ert }) => (ert ? [ert.mean, ert.low ?? ert.mean, ert.high ?? ert.mean] : []));
  if (costs.length === 0) return null;
  const numbers = points.map(({ value }) => value);
  const [low, high] = [numbers[0], numbers[numbers.length - 1]];
  const log = low > 0 && high / low > 4;
  const [from, to] = log ? [low / 1.15, high * 1.15] : [low - (high - low) * 0.06, high + (high - low) * 0.06];
  const ends = { from, to, ticks: ticksAt(numbers, numbers.map(figures)) };
  const name = labelOf(key);
  /** @type {import("./frame.js").Axis} */
  const across = log ? { ...ends, scale: "log", label: t("axisLog", { name }) } : { ...ends, label: name };
  const ofMean = t(over ? "axisErtOver" : "axisErt", { unit, ...over });
  const up = logAxis(Math.min(...costs), Math.max(10, ...costs), ofMean);
  // If no run was solved, the line is interrupted.
  const stops = points.map(({ value, ert }) => /** @type {[number, number | null]} */ ([value, ert?.mean ?? null]));
  /** @type {Series[]} */
  const series = [{ kind: "line", points: stops, colour: "quiet", width: 1.5 }];
  for (const { value, place, ert } of points)
    series.push(...(ert ? meanOf(place, value, ert, up.to) : [spot(place, [value, up.to], 5)]));
  // Adjacent values have one label, because their labels would overlap.
  const starts = points.filter(({ ert }, i) => !ert && (i === 0 || points[i - 1].ert));
  for (const start of starts) {
    const after = points.slice(points.indexOf(start));
    const past = after.findIndex(({ ert }) => ert);
    const { value } = after[past < 0 ? after.length - 1 : past - 1];
    const middle = log ? Math.sqrt(start.value * value) : (start.value + value) / 2;
    series.push({ kind: "words", at: [middle, up.to], text: t("noneSolved"), down: 20 });
  }
  return picture(size, { title: t("valuesOf", { name }), across, up, boxes: true, series });
}

/**
 * Makes the mark of a mean, with its interval; without an upper bound, the interval extends beyond the picture.
 * @param {number} place
 * @param {number} value
 * @param {import("../scope.js").Mean} ert
 * @param {number} top
 */
function meanOf(place, value, { mean, low, high }, top) {
  const mark = spot(place, [value, mean], 5);
  if (low === null) return [mark];
  const { colour } = seriesOf(place);
  const interval = /** @type {Series} */ ({ ...line([value, low], [value, high ?? top], colour), width: 1.25 });
  const beyond = /** @type {Series} */ ({ kind: "shape", shape: "triangle", at: [value, top], r: 3, colour, down: 2 });
  return high === null ? [interval, beyond, mark] : [interval, mark];
}
