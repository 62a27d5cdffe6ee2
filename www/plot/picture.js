// The plots of a run as a picture for saving or printing: the same plots as on the page, with the same axes. The
// picture is a function of values.

import { chart, legend } from "../charts/kernel.js";
import { label } from "../lib/pen.js";
import { placeOf, xAxis, yAxis } from "./axes.js";
import { PALE } from "./kinds.js";
import { eventsOf } from "./marks.js";

/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("../charts/kernel.js").Series} Series */
/** @typedef {import("../lib/pen.js").Point} Point */

/**
 * @typedef {object} Drawing
 * @property {string} title
 * @property {{ kind: Kind, height: number }[]} panels
 * @property {number} width
 * @property {import("./columns.js").Rows} columns
 * @property {{ min: number, max: number }} sight the visible range of positions on the x axis
 * @property {string} unit the unit of the x axis
 * @property {boolean} log
 * @property {import("./marks.js").Marks | null} marks
 */

const LEFT = 64;
const RIGHT = 20;
const TITLE = 22;
const LEGEND = 26;
const GAP = 8;
const BOTTOM = 48;
const DASH = [4, 4];

/** @param {Drawing} drawing @returns {import("../lib/pen.js").Picture} */
export function pictureOf({ title, panels, width, columns, sight, unit, log, marks }) {
  /** @type {import("../lib/pen.js").Mark[]} */
  const drawn = [{ ...label(LEFT, TITLE, title, "start"), size: 14, bold: true, colour: "ink" }];
  const [left, right] = [LEFT, width - RIGHT];
  const places = columns.move.map((move) => placeOf(log, move));
  let foot = title ? TITLE : -GAP;
  for (const [i, { kind, height }] of panels.entries()) {
    const keys = legend(kind.series.map(keyOf).reverse(), left, right, foot + LEGEND);
    const box = { left, right, top: keys.foot + GAP, bottom: keys.foot + GAP + height };
    const inSight = (/** @type {number} */ row) => places[row] >= sight.min && places[row] <= sight.max;
    const seen = kind.series.flatMap(({ column }) =>
      (columns[column] ?? []).flatMap((value, row) => (value !== null && inSight(row) ? [value] : [])),
    );
    const across = xAxis(log, sight, right - left, i === panels.length - 1 ? unit : undefined);
    const plot = chart(box, across, yAxis(kind.name, seen, height), seriesOf(kind, columns, places), true);
    drawn.push(...keys.marks, ...plot.marks);
    if (marks) drawn.push(...eventsOf(kind, plot, (move) => plot.x(placeOf(log, move)), marks));
    foot = box.bottom;
  }
  return { width, height: foot + BOTTOM, title, marks: drawn };
}

/** @param {Kind["series"][number]} series */
const keyOf = ({ label, token, dashed, hatch }) => ({ name: label(), colour: token, dash: dashed ? DASH : [], hatch });

/** @param {Kind} kind @param {import("./columns.js").Rows} columns @param {number[]} places @returns {Series[]} */
const seriesOf = ({ series }, columns, places) =>
  series.flatMap(({ column, token, dashed, filled, unlined, hatch }, i) => {
    const values = columns[column] ?? [];
    const edge = (/** @type {(number | null)[] | undefined} */ edge) =>
      places.flatMap((at, row) => (values[row] === null ? [] : [/** @type {Point} */ ([at, edge?.[row] ?? 0])]));
    const points = filled ? [...edge(values), ...edge(i > 0 ? columns[series[i - 1].column] : []).reverse()] : [];
    /** @type {Series} */
    const area = { kind: "area", points, colour: token, hatch };
    /** @type {Series} */
    const line = { kind: "line", points: places.map((at, row) => [at, values[row]]), colour: token, width: 1.25 };
    const look = dashed ? { opacity: PALE, dash: DASH } : {};
    return [...(filled ? [area] : []), ...(unlined ? [] : [{ ...line, ...look }])];
  });
