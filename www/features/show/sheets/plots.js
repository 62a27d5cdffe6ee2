// A run's plots as shapes on paper: energy, temperature and accepted moves over the moves, on one axis; of a search its frontier and
// what it has reached over the expansions. Hatches stay on the screen.

import { chart, legend } from "../../../charts/kernel.js";
import { themed, toSvg } from "../../../lib/pen.js";
import { xAxis } from "../../../plot/axes.js";
import { columnsOf } from "../../../plot/columns.js";
import { KINDS } from "../../../plot/kinds.js";
import { pictureOf } from "../../../plot/picture.js";
import { t as plotted } from "../../../plot/texts.js";
import { t as searched } from "../../search/texts.js";
import { t } from "../texts.js";

/** @typedef {import("../../../lib/pen.js").Picture} Picture */

const WIDTH = 760;
const HEIGHTS = { energy: 120, temperature: 76, moves: 56 };
const SIZES = /** @type {const} */ ([
  { column: "frontier", colour: "series-2" },
  { column: "reached", colour: "series-1" },
]);
const SIZES_BOX = { left: 60, right: 730, top: 24, bottom: 224 };
const BELOW = 44;

/** Null where nothing has moved. @param {import("../../../run/run.js").Run} run */
export function plotsOf(run) {
  const { trace } = run;
  if (!run.annealing || !trace || !(trace.move[trace.move.length - 1] > 0)) return null;
  const columns = columnsOf(trace, null);
  // The shares of better and worse moves are areas on the screen; here is their sum.
  const panels = KINDS.map((kind) => ({
    kind: { ...kind, series: kind.series.filter(({ unlined, column }) => !unlined && column !== "predicted") },
    height: HEIGHTS[kind.name],
  }));
  const sight = { min: 0, max: columns.move[columns.last] };
  const unit = plotted(run.rebuilding ? "steps" : "moves");
  return onPaper(pictureOf({ title: "", panels, width: WIDTH, columns, sight, unit, log: false, marks: null }));
}

/** How a search grew. Null where nothing was expanded. @param {import("../../../run/run.js").Run} run */
export function sizesOf({ searching, sizes }) {
  const last = searching ? sizes.expansion[sizes.expansion.length - 1] : 0;
  if (!(last > 0)) return null;
  const { left, right, top, bottom } = SIZES_BOX;
  const across = xAxis(false, { min: 0, max: last }, right - left, searched("expansions"));
  // The ticks of an x axis stand further apart than those of a y axis need to.
  const most = 1.1 * Math.max(...sizes.reached, ...sizes.frontier);
  const up = xAxis(false, { min: 0, max: most }, 3 * (bottom - top), "");
  const plot = chart(
    SIZES_BOX,
    across,
    up,
    SIZES.map(({ column, colour }) => ({
      kind: "line",
      points: [...sizes[column]].map((size, row) => [sizes.expansion[row], size]),
      colour,
      width: 1.1,
    })),
  );
  const names = SIZES.map(({ column, colour }) => ({ name: searched(column), colour, dash: [] }));
  const marks = [...legend(names, left, right, top - 6).marks, ...plot.marks];
  return onPaper({ width: WIDTH, height: bottom + BELOW, title: "", marks });
}

/** @param {Picture} picture */
function onPaper(picture) {
  const svg = toSvg({ ...picture, title: t("plots") }, themed, "var(--text-face)");
  svg.classList.add("paper-plots");
  return svg;
}
