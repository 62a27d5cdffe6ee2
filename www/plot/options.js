// The options of uPlot for one of the plots: the page's tokens, axes, marks and cursor.

import { ASINH } from "../charts/kernel.js";
import { drawMarks } from "../lib/pen.js";
import { placeOf, xLabels, xTicks, yLabels, yRange, yTicks } from "./axes.js";
import { sharpness } from "../lib/canvas.js";
import { paintOf } from "../lib/colours.js";
import { hatched } from "../lib/hatch.js";
import { PALE } from "./kinds.js";
import { eventsOf } from "./marks.js";

/** @typedef {import("../lib/colours.js").Colours} Colours */
/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./marks.js").Marks} Marks */

/**
 * @typedef {object} Wiring
 * @property {{ width: number, height: number }} size
 * @property {() => boolean} log whether the x axis is logarithmic
 * @property {() => Marks} marks
 * @property {(box: import("../lib/pen.js").Box, at: import("./marks.js").At) => import("../lib/pen.js").Mark[]}
 * [ribbon] returns the marks of the temperature below the plot
 * @property {() => string} [unit] returns the unit of the x axis
 * @property {() => boolean} empty whether its x axis has no meaning yet
 * @property {(row: number | null) => void} moved
 * @property {() => void} [zoomed] called when a part was selected; without it, no part can be selected
 * @property {() => void} [reset]
 */

/** The screen width in pixels at which a wall has the usual text size; wider walls have larger text. */
const ON_A_WALL = 800;
const TICK = 6;
/** The gap between the plot and its ribbon, and the height of the ribbon. */
const RIBBON_GAP = 2;
const RIBBON = 6;
const AXIS_WIDTH = 56;
/** The height and width below which a plot omits parts of its surroundings. */
const LOW = 120;
const NARROW = 240;
const X_AXIS_HEIGHT = 26;
/** The pixels that a press may move and still count as a click. */
export const SLIP = 5;

/**
 * @param {Kind} kind
 * @param {Colours} colours
 * @param {boolean} last whether this plot names the common x axis
 * @param {Wiring} wiring
 */
export function plotOptions(kind, colours, last, wiring) {
  const { size, moved, zoomed, reset } = wiring;
  return {
    ...size,
    padding: [10, (/** @type {any} */ { width }) => (width < NARROW ? 10 : 20), last ? 0 : 6, 0],
    legend: { show: false },
    cursor: {
      sync: { key: kind.name === "sizes" ? "search" : "run" },
      drag: { x: zoomed !== undefined, y: false, setScale: true, dist: SLIP },
      points: { size: 7 },
      bind: { dblclick: () => () => void reset?.() },
    },
    scales: { x: { time: false }, y: yScale(kind) },
    axes: axesOf(kind, colours, last, wiring),
    series: [{}, ...kind.series.map((series, i) => lineOf(series, i === 0, colours))],
    bands: bandsOf(kind, colours),
    hooks: {
      setCursor: [(/** @type {any} */ { cursor }) => moved(cursor.left >= 0 ? (cursor.idx ?? null) : null)],
      setSelect: [(/** @type {any} */ { select }) => void (select.width > 0 && zoomed?.())],
      draw: [(/** @type {any} */ plot) => drawEvents(plot, kind, colours, wiring)],
    },
  };
}

/** @param {Kind} kind @param {Colours} colours @param {boolean} last @param {Wiring} wiring */
function axesOf({ name }, colours, last, { size, log, ribbon, unit, empty }) {
  const large = "present" in document.documentElement.dataset ? Math.max(1, innerWidth / ON_A_WALL) : 1;
  const font = `${12 * large}px ${colours.text}`;
  const grid = { stroke: colours.hairline, width: 1 };
  const axis = { stroke: colours.quiet, font, labelFont: font, grid, ticks: { show: false }, gap: 6 };
  const below = ribbon ? RIBBON : 0;
  return [
    {
      ...axis,
      splits: (/** @type {any} */ { scales, over, width }) =>
        empty() ? [] : xTicks(log(), scales.x.min, scales.x.max, (over.clientWidth || width - AXIS_WIDTH) / large),
      values: (/** @type {unknown} */ _plot, /** @type {number[]} */ splits) =>
        last ? xLabels(log(), splits) : splits.map(() => ""),
      label: last && unit && size.height >= LOW ? unit : undefined,
      labelSize: 16 * large,
      labelGap: 0,
      gap: axis.gap + below,
      size: last ? X_AXIS_HEIGHT + 12 * (large - 1) + below : TICK,
      space: 80,
    },
    {
      ...axis,
      size: (/** @type {any} */ { width }) => (width < NARROW ? AXIS_WIDTH - 16 : AXIS_WIDTH) * large,
      filter: (/** @type {unknown} */ _plot, /** @type {number[]} */ splits) => splits,
      splits: (/** @type {any} */ plot) =>
        yTicks(name, plot.scales.y.min, plot.scales.y.max, (value) => plot.valToPos(value, "y") / large),
      values: (/** @type {unknown} */ _plot, /** @type {number[]} */ splits) => yLabels(name, splits),
    },
  ];
}

// The coordinates are pixels of the page, on a canvas with the screen's pixels.
/** @param {any} plot @param {Kind} kind @param {Colours} colours @param {Wiring} wiring */
function drawEvents(plot, kind, colours, { log, marks, ribbon }) {
  const { ctx, bbox } = plot;
  const sharp = sharpness();
  const [left, top, width, height] = [bbox.left, bbox.top, bbox.width, bbox.height].map((length) => length / sharp);
  const box = { left, top, right: left + width, bottom: top + height };
  const y = (/** @type {number} */ value) => plot.valToPos(value, "y", true) / sharp;
  const at = (/** @type {number} */ move) => plot.valToPos(placeOf(log(), move), "x", true) / sharp;
  const below = { ...box, top: box.bottom + RIBBON_GAP, bottom: box.bottom + RIBBON_GAP + RIBBON };
  const drawn = [...eventsOf(kind, { ...box, y }, at, marks()), ...(ribbon?.(below, at) ?? [])];
  ctx.save();
  ctx.scale(sharp, sharp);
  drawMarks(ctx, drawn, paintOf(colours), colours.text);
  ctx.restore();
}

/** @param {Kind["series"][number]} series @param {boolean} lowest @param {Colours} colours */
function lineOf({ label, token, dashed, filled, unlined, hatch, broad }, lowest, colours) {
  return {
    label: label(),
    stroke: unlined ? undefined : colours[token],
    // Lines that vary are one pixel wide, because a broader line with thousands of turns would take an entire frame on
    // a slow machine.
    width: unlined ? 0 : broad ? 1.75 : 1,
    // The lowest series is filled down to the axis; above it are bands.
    fill: filled && lowest ? hatchedAs(colours[token], hatch) : undefined,
    alpha: dashed ? PALE : 1,
    dash: dashed ? [4, 4] : undefined,
    points: { show: false },
    spanGaps: false,
  };
}

/**
 * Returns a fill in the form required by uPlot.
 * @param {string} colour
 * @param {import("../lib/hatch.js").Hatch} [hatch]
 */
function hatchedAs(colour, hatch = "rising") {
  const fill = hatched(colour, hatch, false);
  return () => fill;
}

/** Returns the areas between filled series. @param {Kind} kind @param {Colours} colours */
function bandsOf({ series }, colours) {
  return series.flatMap(({ filled, token, hatch }, i) =>
    filled && i > 0 ? [{ series: [i + 1, i], fill: hatchedAs(colours[token], hatch) }] : [],
  );
}

/** @param {Kind} kind */
function yScale({ name }) {
  const range = (/** @type {unknown} */ _plot, /** @type {number | null} */ min, /** @type {number | null} */ max) =>
    yRange(name, min, max);
  if (name === "energy") return { distr: 4, asinh: ASINH, range };
  return name === "temperature" ? { distr: 3, range } : { range };
}
