// The measurements of a sweep over temperatures: four small plots over one logarithmic axis, with the useful band
// behind them and the best temperature as a line. They form an SVG on the page, redrawn as rows arrive.

import { chart } from "../../charts/kernel.js";
import { roundTicks, ticksAt } from "../../charts/ticks.js";
import { byId } from "../../lib/dom.js";
import { count, figures, percent, short } from "../../lib/format.js";
import { label, line, rect, themed, toSvg } from "../../lib/pen.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Found} Found */
/** A column with a separate plot. @typedef {"energy" | "variance" | "acceptance" | "moves_to_solution"} Column */
/** @typedef {import("../../charts/kernel.js").Axis} Axis */
/** @typedef {import("../../charts/kernel.js").Series} Series */

const LEFT = 60;
const RIGHT = 12;
const TITLE = 20;
const HEIGHT = 62;
const GAP = 8;
const AXIS = 44;
/** The minimum distance between ticks on the axis, in pixels. */
const STEP = 32;

const roughly = (/** @type {number} */ value) => (value < 10 ? figures(value) : short(value));

/**
 * @type {{ column: Column, token: string, scale?: import("../../charts/kernel.js").Scale,
 *   read: (value: number) => string }[]}
 */
const PLOTS = [
  { column: "energy", token: "energy", scale: "energy", read: count },
  { column: "variance", token: "best", scale: "log", read: roughly },
  { column: "acceptance", token: "quiet", read: (share) => percent(share).replace(".0", "") },
  { column: "moves_to_solution", token: "temperature", scale: "log", read: roughly },
];

export class Chart {
  #picture = byId("finder-chart", SVGSVGElement);
  /** @type {Found | null} */
  #found = null;
  /** The useful band in words. */
  #useful = "";

  constructor() {
    this.#picture.setAttribute("height", String(PLOTS.length * (TITLE + HEIGHT + GAP) + AXIS));
    // The picture is redrawn at the available width rather than scaled, so that its text keeps its size on any screen.
    new ResizeObserver(() => this.#found && this.show(this.#found, this.#useful)).observe(this.#picture);
  }

  clear() {
    this.#found = null;
    this.#picture.replaceChildren();
    this.#picture.setAttribute("aria-label", t("finderChartLabel"));
  }

  /** @param {Found} found @param {string} useful the description of its band */
  show(found, useful) {
    this.#found = found;
    this.#useful = useful;
    const { rows, band, best } = found;
    const temperatures = Array.from(rows.temperature);
    const { width: room } = this.#picture.getBoundingClientRect();
    if (temperatures.length === 0 || room === 0) return;
    const right = room - RIGHT;
    // A magnet is never solved, so it has no plot of moves to a solution.
    const plots = PLOTS.filter(({ column }) => column !== "moves_to_solution" || !rows.exact);
    const height = plots.length * (TITLE + HEIGHT + GAP) - GAP;
    const [cold, hot] = [Math.min(...temperatures), Math.max(...temperatures)];
    /** @type {Axis} */
    const across = { from: cold, to: hot, scale: "log", grid: true };
    const steps = hot > cold ? roundTicks(cold, hot, true, false, Math.min(8, (right - LEFT) / STEP)) : [cold];
    const common = { ...across, ticks: ticksAt(steps, steps.map(figures)), label: t("temperature") };
    const upright = (/** @type {number} */ at, /** @type {string} */ colour) => line([at, 0], [at, 1], colour);
    /** @type {Series[]} */
    const behind = best === null ? [] : [{ ...upright(best, "accent"), width: 1.5, dash: [4, 3] }];
    // The band is drawn within the measured range.
    const [from, to] = band ? [Math.max(band[0], cold), Math.min(band[1], hot)] : [1, 0];
    if (from <= to) {
      behind.unshift({ ...rect({ left: from, right: to, top: 1, bottom: 0 }, "right"), opacity: 0.14 });
      behind.push(upright(from, "right"), upright(to, "right"));
    }
    const { marks } = chart({ left: LEFT, right, top: 0, bottom: height }, common, { from: 0, to: 1 }, behind);
    for (const [i, plot] of plots.entries()) {
      const top = i * (TITLE + HEIGHT + GAP) + TITLE;
      const box = { left: LEFT, right, top, bottom: top + HEIGHT };
      const [axis, series] = measured(plot, rows);
      const { exact } = rows;
      const known = plot.column === "energy" && exact;
      if (known) {
        const points = Array.from(
          exact,
          (energy, row) => /** @type {[number, number]} */ ([rows.temperature[row], energy]),
        );
        series.unshift({ kind: "line", points, colour: "right", width: 1.5, dash: [4, 3] });
      }
      const name = t(known ? "energyAndExact" : plot.column);
      marks.push(label(LEFT, top - 6, name, "start"), ...chart(box, across, axis, series).marks);
    }
    const drawn = { width: room, height: height + AXIS, title: "", marks };
    this.#picture.replaceChildren(...toSvg(drawn, themed, "inherit").childNodes);
    this.#picture.setAttribute("aria-label", inWords({ temperatures, rows, best }, useful));
  }
}

/**
 * Makes the axis of a plot, and its series: a line with dots, and intervals if they are known.
 * @param {typeof PLOTS[number]} plot
 * @param {Found["rows"]} rows
 * @returns {[Axis, Series[]]}
 */
function measured({ column, token: colour, scale, read }, rows) {
  const values = Array.from(rows[column], (value) =>
    Number.isFinite(value) && (scale !== "log" || value > 0) ? value : null,
  );
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [{ from: 0, to: 1, ticks: ticksAt([0], [""]) }, []];
  // The minimum energy of a magnet is below 0, so its energies need a linear scale.
  const exact = column === "energy" ? Array.from(rows.exact ?? []) : [];
  const even = exact.length > 0 ? undefined : scale;
  const from = scale === "log" ? Math.min(...known) : Math.min(0, ...known, ...exact);
  const to = column === "acceptance" ? 1 : Math.max(...known, ...exact);
  const ends = to > from ? [from, to] : [from];
  const stops = values.map((value, row) => /** @type {[number, number | null]} */ ([rows.temperature[row], value]));
  const within = (/** @type {number} */ value) => Math.max(from, Math.min(to, value));
  /** @type {Series[]} */
  const series = [{ kind: "line", points: stops, colour, width: 1.5 }];
  for (const [row, [x, y]] of stops.entries()) {
    if (y === null) continue;
    series.push({ kind: "shape", shape: "circle", at: [x, y], r: 2, colour });
    if (column !== "moves_to_solution") continue;
    series.push({ ...line([x, within(rows.low[row])], [x, within(rows.high[row])], colour), width: 1.5 });
  }
  return [{ from, to, ...(even && { scale: even }), ticks: ticksAt(ends, ends.map(read)) }, series];
}

/** @param {{ temperatures: number[], rows: Found["rows"], best: number | null }} found @param {string} useful */
function inWords({ temperatures, rows, best }, useful) {
  const at = (/** @type {number} */ i) =>
    t("point", { t: figures(temperatures[i]), energy: count(rows.energy[i]), accepted: percent(rows.acceptance[i]) });
  const ends = t("ends", { n: temperatures.length, first: at(0), last: at(temperatures.length - 1) });
  return [ends, useful, best === null ? "" : t("bestAt", { t: figures(best) })].filter(Boolean).join(" ");
}
