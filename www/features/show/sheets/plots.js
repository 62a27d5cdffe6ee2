// A run's plots as shapes on paper: energy, temperature and accepted moves over the moves, on one axis; of a search its frontier and
// what it has reached over the expansions. Hatches stay on the screen.

import { shape } from "../../../lib/dom.js";
import { lengthen, xLabels, xTicks, yLabels, yRange, yTicks } from "../../../plot/axes.js";
import { columnsOf } from "../../../plot/columns.js";
import { KINDS, PALE } from "../../../plot/kinds.js";
import { t as plotted } from "../../../plot/texts.js";
import { t as searched } from "../../search/texts.js";
import { t } from "../texts.js";

const WIDTH = 760;
const LEFT = 60;
const RIGHT = 30;
const HEIGHTS = { energy: 120, temperature: 76, moves: 56 };
const SIZES_HEIGHT = 200;
const SIZES = /** @type {const} */ ([
  { column: "frontier", token: "series-2" },
  { column: "reached", token: "series-1" },
]);
const NAME = 24;
const GAP = 8;
const BOTTOM = 36;

/** @typedef {[x: number, y: number]} Point */

/** Null where nothing has moved. @param {import("../../../run/run.js").Run} run */
export function plotsOf(run) {
  const { trace } = run;
  if (!run.annealing || !trace || !(trace.move[trace.move.length - 1] > 0)) return null;
  const columns = columnsOf(trace, null);
  const last = columns.move[columns.last];
  const right = WIDTH - RIGHT;
  const x = (/** @type {number} */ move) => LEFT + ((right - LEFT) * move) / last;
  const { svg, draw, write } = drawing();
  const ticks = xTicks(false, 0, last, right - LEFT);
  let top = 0;
  for (const { name, series } of KINDS) {
    const [from, to] = [top + NAME, top + NAME + HEIGHTS[name]];
    // The shares of better and worse moves are areas on the screen; here is their sum.
    const lines = series.filter(({ unlined, column }) => !unlined && column !== "predicted");
    const values = lines.flatMap(({ column }) => columns[column].filter((value) => value !== null));
    const [min, max] = yRange(name, ...leastAndMost(values));
    const long = lengthen(name);
    const y = (/** @type {number} */ value) =>
      to - ((to - from) * (long(Math.max(value, min)) - long(min))) / (long(max) - long(min));
    const heights = yTicks(name, min, max, y);
    const numbers = yLabels(name, heights);
    for (const [i, value] of heights.entries()) {
      draw(
        [
          [LEFT, y(value)],
          [right, y(value)],
        ],
        "hairline",
      );
      write(LEFT - 6, y(value) + 4, "end", numbers[i]);
    }
    for (const tick of ticks)
      draw(
        [
          [x(tick), from],
          [x(tick), to],
        ],
        "hairline",
      );
    for (const [place, { label, token, column, dashed }] of [...lines].reverse().entries()) {
      const at = LEFT + place * 130;
      draw(
        [
          [at, from - 10],
          [at + 18, from - 10],
        ],
        token,
        dashed ? 1 : 1.6,
        dashed ? "4 4" : "",
      );
      write(at + 24, from - 6, "start", plotted(label));
      for (const points of pieces(columns, column, x, y)) draw(points, token, dashed ? PALE : 1.1, dashed ? "4 4" : "");
    }
    top = to + GAP;
  }
  const moves = xLabels(false, ticks);
  for (const [i, tick] of ticks.entries()) write(x(tick), top + 8, "middle", moves[i]);
  write((LEFT + right) / 2, top + 26, "middle", plotted(run.rebuilding ? "steps" : "moves"));
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${top + BOTTOM}`);
  return svg;
}

/** How a search grew. Null where nothing was expanded. @param {import("../../../run/run.js").Run} run */
export function sizesOf({ searching, sizes }) {
  const last = searching ? sizes.expansion[sizes.expansion.length - 1] : 0;
  if (!(last > 0)) return null;
  const { svg, draw, write } = drawing();
  const [right, from, to] = [WIDTH - RIGHT, NAME, NAME + SIZES_HEIGHT];
  const most = 1.1 * Math.max(...sizes.reached, ...sizes.frontier);
  const x = (/** @type {number} */ expansion) => LEFT + ((right - LEFT) * expansion) / last;
  const y = (/** @type {number} */ size) => to - ((to - from) * size) / most;
  // The ticks of an x axis stand further apart than those of a y axis need to.
  const heights = xTicks(false, 0, most, 3 * (to - from));
  const numbers = xLabels(false, heights);
  for (const [i, tick] of heights.entries()) {
    draw(
      [LEFT, right].map((at) => [at, y(tick)]),
      "hairline",
    );
    write(LEFT - 6, y(tick) + 4, "end", numbers[i]);
  }
  const ticks = xTicks(false, 0, last, right - LEFT);
  const expansions = xLabels(false, ticks);
  for (const [i, tick] of ticks.entries()) {
    draw(
      [from, to].map((at) => [x(tick), at]),
      "hairline",
    );
    write(x(tick), to + GAP + 8, "middle", expansions[i]);
  }
  for (const [place, { column, token }] of SIZES.entries()) {
    const at = LEFT + place * 130;
    draw(
      [at, at + 18].map((end) => [end, from - 10]),
      token,
      1.6,
    );
    write(at + 24, from - 6, "start", searched(column));
    draw(
      [...sizes[column]].map((size, row) => [x(sizes.expansion[row]), y(size)]),
      token,
      1.1,
    );
  }
  write((LEFT + right) / 2, to + GAP + 26, "middle", searched("expansions"));
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${to + GAP + BOTTOM}`);
  return svg;
}

/** An empty drawing, and how to draw a line and write a word on it. */
function drawing() {
  const svg = shape("svg", { role: "img", "aria-label": t("plots"), class: "paper-plots" });
  const draw = (/** @type {Point[]} */ points, /** @type {string} */ token, width = 1, dash = "") => {
    const line = shape("polyline", { points: points.map((point) => point.map(round).join()).join(" ") });
    line.style.stroke = `var(--${token})`;
    line.style.strokeWidth = String(width);
    line.style.strokeDasharray = dash;
    svg.append(line);
  };
  const write = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {"start" | "middle" | "end"} */ anchor,
    /** @type {string} */ text,
  ) => {
    const words = shape("text", { x, y, "text-anchor": anchor });
    words.textContent = text;
    svg.append(words);
  };
  return { svg, draw, write };
}

const round = (/** @type {number} */ n) => String(Math.round(n * 10) / 10);

/**
 * The line of a column, in as many pieces as it has.
 * @param {import("../../../plot/columns.js").Columns} columns
 * @param {import("../../../plot/columns.js").Column} column
 * @param {(move: number) => number} x
 * @param {(value: number) => number} y
 */
function pieces(columns, column, x, y) {
  /** @type {Point[][]} */
  const all = [[]];
  for (const [row, value] of columns[column].entries()) {
    if (value === null) all.push([]);
    else all[all.length - 1].push([x(columns.move[row]), y(value)]);
  }
  return all.filter(({ length }) => length > 1);
}

/** @param {number[]} values @returns {[number | null, number | null]} */
function leastAndMost(values) {
  if (values.length === 0) return [null, null];
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
