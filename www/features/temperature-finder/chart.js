// What a sweep over temperatures has measured: four small plots over one logarithmic axis, the useful band behind them and the
// best temperature as a line. An SVG on the page, drawn again as rows come in.

import { byId, shape } from "../../lib/dom.js";
import { count, figures, percent, short } from "../../lib/format.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Found} Found */
/** What has a plot of its own. @typedef {"energy" | "variance" | "acceptance" | "moves_to_solution"} Column */
/** @typedef {"log" | "asinh" | "share"} Scale */

const LEFT = 60;
const RIGHT = 12;
const TITLE = 20;
const HEIGHT = 62;
const GAP = 8;
const AXIS = 32;
/** So wide is a temperature on the axis, and the gap to the next. */
const STEP = 32;

/** @type {{ column: Column,  token: string, scale: Scale, read: (value: number) => string }[]} */
const PLOTS = [
  { column: "energy", token: "energy", scale: "asinh", read: count },
  {
    column: "variance",
    token: "best",
    scale: "log",
    read: (value) => (value < 10 ? figures(value) : short(value)),
  },
  {
    column: "acceptance",
    token: "quiet",
    scale: "share",
    read: (share) => percent(share).replace(".0", ""),
  },
  {
    column: "moves_to_solution",
    token: "temperature",
    scale: "log",
    read: (value) => (value < 10 ? figures(value) : short(value)),
  },
];

export class Chart {
  #picture = byId("finder-chart", SVGSVGElement);
  /** @type {Found | null} */
  #found = null;
  /** Its useful band, in words. */
  #useful = "";

  constructor() {
    this.#picture.setAttribute("height", String(PLOTS.length * (TITLE + HEIGHT + GAP) + AXIS));
    // Drawn again as wide as there is room, and not made smaller: its words keep their size on any screen.
    new ResizeObserver(() => this.#found && this.show(this.#found, this.#useful)).observe(this.#picture);
  }

  clear() {
    this.#found = null;
    this.#picture.replaceChildren();
    this.#picture.setAttribute("aria-label", t("finderChartLabel"));
  }

  /** @param {Found} found @param {string} useful what its band is, in words */
  show(found, useful) {
    this.#found = found;
    this.#useful = useful;
    const { rows, band, best } = found;
    const temperatures = Array.from(rows.temperature);
    const { width: room } = this.#picture.getBoundingClientRect();
    if (temperatures.length === 0 || room === 0) return;
    const right = room - RIGHT;
    const [cold, hot] = [Math.min(...temperatures), Math.max(...temperatures)];
    const wide = Math.max(1e-9, Math.log(hot / cold));
    const x = (/** @type {number} */ t) => LEFT + (Math.log(t / cold) / wide) * (right - LEFT);
    const bottom = PLOTS.length * (TITLE + HEIGHT + GAP) - GAP;
    /** @type {SVGElement[]} */
    const shapes = [];
    // As far as it is measured.
    const [from, to] = band ? [Math.max(band[0], cold), Math.min(band[1], hot)] : [1, 0];
    if (from <= to) {
      const width = Math.max(2, x(to) - x(from));
      shapes.push(shape("rect", { class: "chart-band", x: x(from), y: 0, width, height: bottom }));
    }
    for (const step of decades(cold, hot, Math.min(8, (right - LEFT) / STEP))) {
      shapes.push(shape("path", { class: "chart-grid", d: `M${x(step)} 0V${bottom}` }));
      shapes.push(words(x(step), bottom + 16, "middle", figures(step)));
    }
    shapes.push(words((LEFT + right) / 2, bottom + 30, "middle", t("temperature")));
    for (const [i, plot] of PLOTS.entries()) {
      const ends = plot.column === "moves_to_solution" ? { low: rows.low, high: rows.high } : null;
      shapes.push(...drawPlot(plot, temperatures, rows[plot.column], { x, right }, i * (TITLE + HEIGHT + GAP), ends));
    }
    if (best !== null) shapes.push(shape("path", { class: "chart-best", d: `M${x(best)} 0V${bottom}` }));
    this.#picture.replaceChildren(...shapes);
    this.#picture.setAttribute("aria-label", inWords({ temperatures, rows, best }, useful));
  }
}

/**
 * @param {typeof PLOTS[number]} plot
 * @param {number[]} temperatures
 * @param {Float64Array} values
 * @param {{ x: (temperature: number) => number, right: number }} axis and where it ends
 * @param {number} top
 * @param {{ low: Float64Array, high: Float64Array } | null} ends of intervals
 */
function drawPlot({ column, token, scale, read }, temperatures, values, { x, right }, top, ends) {
  const long = { log: Math.log10, asinh: (/** @type {number} */ v) => Math.asinh(v / 2), share: Number }[scale];
  const known = Array.from(values).filter((value) => Number.isFinite(value) && (scale !== "log" || value > 0));
  const least = scale === "log" ? Math.min(...known) : 0;
  const most = scale === "share" ? 1 : Math.max(...known);
  const foot = top + TITLE + HEIGHT;
  const tall = long(most) - long(least) || 1;
  const y = (/** @type {number} */ value) => foot - ((long(value) - long(least)) / tall) * HEIGHT;
  const shapes = [
    words(LEFT, top + 14, "start", t(column)),
    shape("path", { class: "chart-grid", d: `M${LEFT} ${foot}H${right}` }),
  ];
  if (known.length === 0) return shapes;
  shapes.push(words(LEFT - 8, top + TITLE + 8, "end", read(most)), words(LEFT - 8, foot, "end", read(least)));
  let path = "";
  for (const [i, value] of values.entries()) {
    const drawn = Number.isFinite(value) && (scale !== "log" || value > 0);
    if (!drawn) continue;
    const before = i > 0 && Number.isFinite(values[i - 1]) && (scale !== "log" || values[i - 1] > 0);
    path += `${before ? "L" : "M"}${x(temperatures[i]).toFixed(1)} ${y(value).toFixed(1)}`;
    if (ends) {
      const [low, high] = [Math.max(least, ends.low[i]), Math.min(most, ends.high[i])];
      shapes.push(
        shape("path", {
          class: "chart-line",
          "data-token": token,
          d: `M${x(temperatures[i]).toFixed(1)} ${y(low).toFixed(1)}V${y(high).toFixed(1)}`,
        }),
      );
    }
    shapes.push(
      shape("circle", { class: "chart-dot", "data-token": token, cx: x(temperatures[i]), cy: y(value), r: 2 }),
    );
  }
  shapes.push(shape("path", { class: "chart-line", "data-token": token, d: path }));
  return shapes;
}

/** @param {{ temperatures: number[], rows: Found["rows"], best: number | null }} found @param {string} useful */
function inWords({ temperatures, rows, best }, useful) {
  const at = (/** @type {number} */ i) =>
    t("point", { t: figures(temperatures[i]), energy: count(rows.energy[i]), accepted: percent(rows.acceptance[i]) });
  const ends = t("ends", { n: temperatures.length, first: at(0), last: at(temperatures.length - 1) });
  return [ends, useful, best === null ? "" : t("bestAt", { t: figures(best) })].filter(Boolean).join(" ");
}

/** 1, 2 and 5 of every power of ten in sight; the powers alone where that is too many. @param {number} low @param {number} high @param {number} most */
function decades(low, high, most) {
  const steps = Array.from({ length: 60 }, (_, i) => Number(`${[1, 2, 5][i % 3]}e${Math.floor(i / 3) - 10}`));
  const shown = steps.filter((step) => step >= low * 0.999 && step <= high * 1.001);
  return shown.length > most ? shown.filter((step) => Number.isInteger(Math.log10(step))) : shown;
}

/** @param {number} x @param {number} y @param {"start" | "middle" | "end"} anchor @param {string} text */
function words(x, y, anchor, text) {
  const made = shape("text", { x, y, "text-anchor": anchor });
  made.textContent = text;
  return made;
}
