// How uPlot is to draw one of the plots: our tokens, axes and cursor.

import { count, figures, percent, short } from "../format.js";

/** @typedef {import("../colours.js").Colours} Colours */
/** @typedef {import("./plots.js").Kind} Kind */

/**
 * @typedef {object} Wiring
 * @property {{ width: number, height: number }} size
 * @property {() => ArrayLike<number>} restarts
 * @property {() => ArrayLike<number>} reheats
 * @property {(row: number | null) => void} moved
 * @property {() => void} zoomed
 * @property {() => void} reset
 */

const TICK = 6;
const AXIS_WIDTH = 56;
const X_AXIS_HEIGHT = 26;
/** A temperature below this share of the highest is off the plot: a geometric one falls for ever. */
const COLDEST_SHARE = 1e-6;
const LABEL_SPACE = 15;
/** 0, and then 1, 2, 5 for every power of ten. */
const STEPS = [0, ...Array.from({ length: 54 }, (_, i) => Number(`${[1, 2, 5][i % 3]}e${Math.floor(i / 3) - 8}`))];
const isPowerOfTen = (/** @type {number} */ step) => step === 0 || Number.isInteger(Math.log10(step));

/**
 * @param {Kind} kind
 * @param {Colours} colours
 * @param {boolean} last the one that names the common x axis
 * @param {Wiring} wiring
 */
export function plotOptions(kind, colours, last, { size, restarts, reheats, moved, zoomed, reset }) {
  const font = `12px ${colours.text}`;
  const axis = {
    stroke: colours.quiet,
    font,
    labelFont: font,
    grid: { stroke: colours.hairline, width: 1 },
    ticks: { show: false },
    gap: 6,
  };
  return {
    ...size,
    padding: [10, 20, last ? 0 : 6, 0],
    legend: { show: false },
    cursor: {
      sync: { key: "run" },
      drag: { x: true, y: false, setScale: true },
      points: { size: 7 },
      bind: { dblclick: () => () => void reset() },
    },
    scales: { x: { time: false }, y: yScale(kind) },
    axes: [
      {
        ...axis,
        values: (/** @type {unknown} */ _plot, /** @type {number[]} */ splits) =>
          splits.map((value) => (last ? short(value) : "")),
        label: last ? "moves" : undefined,
        labelSize: 16,
        labelGap: 0,
        size: last ? X_AXIS_HEIGHT : TICK,
        space: 80,
      },
      {
        ...axis,
        size: AXIS_WIDTH,
        filter: (/** @type {unknown} */ _plot, /** @type {number[]} */ splits) => splits,
        values: (/** @type {unknown} */ _plot, /** @type {(number | null)[]} */ splits) =>
          splits.map((value) => (value === null ? "" : yLabel(kind, value))),
        ...ySplits(kind),
      },
    ],
    series: [
      {},
      ...kind.series.map(({ label, token, dashed, column }) => ({
        label,
        stroke: colours[token],
        width: column === "best" ? 1.75 : 1.25,
        alpha: dashed ? 0.55 : 1,
        dash: dashed ? [4, 4] : undefined,
        points: { show: false },
        spanGaps: false,
      })),
    ],
    hooks: {
      setCursor: [(/** @type {any} */ plot) => moved(plot.cursor.left >= 0 ? (plot.cursor.idx ?? null) : null)],
      setSelect: [(/** @type {any} */ plot) => void (plot.select.width > 0 && zoomed())],
      draw: [
        (/** @type {any} */ plot) => drawMarks(plot, restarts(), colours.ink, TICK),
        (/** @type {any} */ plot) => drawMarks(plot, reheats(), colours.temperature, 2 * TICK),
      ],
    },
  };
}

/**
 * Energies lie between zero and thousands, and the end of the story is told below ten: an inverse hyperbolic sine is
 * linear there and logarithmic above. Temperatures are logarithmic, shares are shares.
 * @param {Kind} kind
 */
function yScale({ name }) {
  if (name === "acceptance") return { range: () => [0, 1] };
  if (name === "energy") {
    return {
      distr: 4,
      asinh: 2,
      range: (/** @type {unknown} */ _plot, /** @type {number | null} */ _min, /** @type {number | null} */ max) => [
        0,
        Math.max(20, (max ?? 1000) * 1.3),
      ],
    };
  }
  return {
    distr: 3,
    range: (/** @type {unknown} */ _plot, /** @type {number | null} */ min, /** @type {number | null} */ max) => {
      const high = max ?? 10;
      const low = Math.max(min ?? 0.1, high * COLDEST_SHARE);
      // At least a decade, so that a constant temperature does not stand in a void.
      const room = Math.max(1.5, Math.sqrt(10 / (high / low)));
      return [low / room, high * room];
    },
  };
}

/** @param {Kind} kind */
function ySplits({ name }) {
  if (name === "acceptance") return { splits: () => [0, 0.5, 1] };
  return { splits: (/** @type {any} */ plot) => thinned(plot, STEPS) };
}

/**
 * Of these the ones that are in sight; only powers of ten where there is no room for all.
 * @param {any} plot
 * @param {number[]} steps
 */
function thinned(plot, steps) {
  const { min, max } = plot.scales.y;
  for (const some of [steps, steps.filter(isPowerOfTen)]) {
    const shown = some.filter((step) => step >= min && step <= max);
    const y = shown.map((step) => plot.valToPos(step, "y"));
    if (y.every((at, i) => i === 0 || y[i - 1] - at >= LABEL_SPACE)) return shown;
    if (some !== steps) return shown.filter((_, i) => i === 0 || y[0] - y[i] >= LABEL_SPACE);
  }
  return [];
}

/** @param {Kind} kind @param {number} value */
function yLabel({ name }, value) {
  if (name === "acceptance") return percent(value).replace(".0", "");
  return name === "energy" ? count(value) : figures(value);
}

/**
 * Restarts are ticks on the x axis, reheats longer ones; where they stand closer than pixels, one for all of them.
 * @param {any} plot
 * @param {ArrayLike<number>} moves
 * @param {string} colour
 * @param {number} tall in pixels
 */
function drawMarks(plot, moves, colour, tall) {
  const { ctx, bbox } = plot;
  const sharp = devicePixelRatio || 1;
  ctx.save();
  ctx.fillStyle = colour;
  let drawn = -Infinity;
  for (let i = 0; i < moves.length; i++) {
    const x = Math.round(plot.valToPos(moves[i], "x", true));
    if (x < bbox.left || x > bbox.left + bbox.width || x < drawn + 2 * sharp) continue;
    ctx.fillRect(x, bbox.top + bbox.height - tall * sharp, Math.max(1, Math.round(sharp)), tall * sharp);
    drawn = x;
  }
  ctx.restore();
}
