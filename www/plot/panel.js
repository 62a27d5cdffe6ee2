// One of the plots as elements: its legend, which is also the readout at the cursor, and the space that it is drawn in.

import { element, setText } from "../lib/dom.js";
import { t } from "./texts.js";

/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./load.js").UPlot} UPlot */

/**
 * @typedef {object} Panel
 * @property {Kind} kind
 * @property {HTMLElement} frame
 * @property {HTMLElement} legend
 * @property {HTMLElement} space
 * @property {HTMLElement[]} values
 * @property {HTMLElement} now the timeline's cursor
 * @property {UPlot | null} plot
 * @property {number[]} moves of the rows that it has drawn
 */

/** @param {Kind} kind @returns {Panel} */
export function panelOf(kind) {
  const values = kind.series.map(() => element("span", { class: "plot-value" }, "–"));
  const keys = kind.series.map(({ label, token, dashed, hatch }, i) =>
    element(
      "span",
      { class: "plot-key" },
      element("span", {
        class: `swatch${dashed ? " dashed" : ""}${hatch ? ` area ${hatch}` : ""}`,
        "data-token": token,
      }),
      `${label()} `,
      values[i],
    ),
  );
  const space = element("div", {
    class: "plot-space",
    role: "img",
    "aria-label": t("overMoves", { title: kind.title() }),
  });
  const note = kind.scale ? [element("span", { class: "plot-note" }, kind.scale())] : [];
  const legend = element("div", { class: "plot-legend" }, ...keys.reverse(), ...ribbonKey(kind), ...note);
  const frame = element("div", { class: "plot", "data-plot": kind.name }, legend, space);
  frame.style.flexGrow = String(kind.share);
  return { kind, frame, legend, space, values, now: element("div", { class: "plot-now" }), plot: null, moves: [] };
}

/** The temperature's, where it is a ribbon under the energy. @param {Kind} kind */
function ribbonKey({ name }) {
  if (name !== "energy") return [];
  const swatch = element("span", { class: "swatch ribbon", "data-token": "temperature" });
  return [element("span", { class: "plot-key ribbon-key" }, swatch, t("temperature"))];
}

/** Gives its plot the size of its place. @param {Panel} panel */
export function fit({ plot, space }) {
  const { clientWidth: width, clientHeight: height } = space;
  if (plot && width > 0 && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height });
}

/**
 * The legend tells a row, and what is known more exactly.
 * @param {Panel} panel
 * @param {import("./columns.js").Rows} columns
 * @param {number} row
 * @param {Partial<Record<import("./columns.js").Column, number>>} exact
 * @param {number} [floor] the energy from which those of the columns are counted
 */
export function readPanel({ kind, values }, columns, row, exact, floor = 0) {
  for (const [i, { column, shown }] of kind.series.entries()) {
    const own = columns[shown ?? column]?.[row];
    const value = exact[shown ?? column] ?? (typeof own === "number" && kind.name === "energy" ? own + floor : own);
    const nothing = column === "predicted" ? "" : "–";
    setText(values[i], value === null || value === undefined ? nothing : kind.read(value));
  }
}
