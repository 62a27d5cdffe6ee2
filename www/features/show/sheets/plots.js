// A run's plots as shapes on paper: energy, temperature and accepted moves over the moves, on one axis. For a search
// they show frontier and reached over the expansions. Hatching is omitted on paper.

import { themed, toSvg } from "../../../lib/pen.js";
import { aboveBest, columnsOf } from "../../../plot/columns.js";
import { kindsOf } from "../../../plot/kinds.js";
import { pictureOf } from "../../../plot/picture.js";
import { t as plotted } from "../../../plot/texts.js";
import { rowsOf, SIZES } from "../../search/kind.js";
import { t as searched } from "../../search/texts.js";
import { t } from "../texts.js";

/** @typedef {import("../../../plot/kinds.js").Kind} Kind */

const WIDTH = 760;
const HEIGHTS = { energy: 120, temperature: 76, moves: 56, sizes: 200 };

/** Makes the plots of a run; null before the first move. @param {import("../../../run/run.js").Run} run */
export function plotsOf(run) {
  const { trace } = run;
  if (!run.annealing || !trace || !(trace.move[trace.move.length - 1] > 0)) return null;
  const { puzzle } = run.setup;
  const columns = columnsOf(aboveBest(trace, puzzle), null);
  // The fractions of better and worse moves are areas on the screen; on paper only their sum is drawn.
  const kinds = kindsOf(puzzle).map((kind) => ({
    ...kind,
    series: kind.series.filter(({ unlined, column }) => !unlined && column !== "predicted"),
  }));
  return onPaper(kinds, columns, columns.move[columns.last], plotted(run.rebuilding ? "steps" : "moves"));
}

/**
 * Makes the plot of a search's growth; null before the first expansion.
 * @param {import("../../../run/run.js").Run} run
 */
export function sizesOf({ searching, sizes }) {
  const last = searching ? sizes.expansion[sizes.expansion.length - 1] : 0;
  return last > 0 ? onPaper([SIZES], rowsOf(sizes), last, searched("expansions")) : null;
}

/**
 * @param {Kind[]} kinds @param {import("../../../plot/columns.js").Rows} columns @param {number} last @param {string}
 * unit
 */
function onPaper(kinds, columns, last, unit) {
  const panels = kinds.map((kind) => ({ kind, height: HEIGHTS[kind.name] }));
  const drawing = { title: "", panels, width: WIDTH, columns, sight: { min: 0, max: last }, unit };
  const picture = { ...pictureOf({ ...drawing, log: false, marks: null }), title: t("plots") };
  const svg = toSvg(picture, themed, "var(--text-face)");
  svg.classList.add("paper-plots");
  return svg;
}
