// One of the plots as elements: its legend, which is also the readout at the cursor, and the space for the drawing.

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
 * @property {HTMLElement} now the cursor of the timeline
 * @property {UPlot | null} plot
 * @property {number[]} moves the moves of the drawn rows
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

/** Makes the legend entry of the temperature, if it is a ribbon under the energy. @param {Kind} kind */
function ribbonKey({ name }) {
  if (name !== "energy") return [];
  const swatch = element("span", { class: "swatch ribbon", "data-token": "temperature" });
  return [element("span", { class: "plot-key ribbon-key" }, swatch, t("temperature"))];
}

/** Fits a plot to the size of its place. @param {Panel} panel */
export function fit({ plot, space }) {
  const { clientWidth: width, clientHeight: height } = space;
  if (plot && width > 0 && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height });
}

/**
 * Shows the values of a row in the legend, with exact values where they are known.
 * @param {Panel} panel
 * @param {import("./columns.js").Rows} columns
 * @param {number} row
 * @param {Partial<Record<import("./columns.js").Column, number>>} exact
 * @param {number} [floor] the energy that the energies of the columns are relative to
 */
export function readPanel({ kind, values }, columns, row, exact, floor = 0) {
  for (const [i, { column, shown }] of kind.series.entries()) {
    const own = columns[shown ?? column]?.[row];
    const value = exact[shown ?? column] ?? (typeof own === "number" && kind.name === "energy" ? own + floor : own);
    const nothing = column === "predicted" ? "" : "–";
    setText(values[i], value === null || value === undefined ? nothing : kind.read(value));
  }
}
