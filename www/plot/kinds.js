// The kinds of plots: three plots on one x axis, with the lines of each.

import { count, figures, percent } from "../lib/format.js";
import { floorOf } from "./columns.js";
import { t } from "./texts.js";

/** @typedef {import("./columns.js").Column} Column */
/** @typedef {import("../lib/colours.js").Colours} Colours */

/**
 * @typedef {object} Series
 * @property {Column} column the drawn column
 * @property {Column} [shown] the column shown in the legend, if it differs
 * @property {() => string} label
 * @property {keyof Colours} token
 * @property {boolean} [dashed]
 * @property {boolean} [broad] whether it varies little
 * @property {boolean} [filled] whether the area down to the previous series is filled, or down to the axis for the
 * first one
 * @property {boolean} [unlined] whether only its area is drawn
 * @property {import("../lib/hatch.js").Hatch} [hatch] the hatching of its area, for when colours cannot be
 * distinguished
 */

/**
 * @typedef {object} Kind
 * @property {"energy" | "temperature" | "moves" | "sizes"} name
 * @property {() => string} title
 * @property {number} share the fraction of the height
 * @property {() => string} [scale] the label of its y axis
 * @property {Series[]} series the series, the last one on top
 * @property {(value: number) => string} read
 */

/** @type {Kind[]} */
export const KINDS = [
  {
    name: "energy",
    title: () => t("energy"),
    share: 5,
    scale: () => t("logScale"),
    read: count,
    series: [
      { column: "best", label: () => t("best"), token: "best", dashed: true, broad: true },
      { column: "energy", label: () => t("energy"), token: "energy" },
    ],
  },
  {
    name: "temperature",
    title: () => t("temperature"),
    share: 4,
    scale: () => t("logScale"),
    read: figures,
    series: [
      { column: "predicted", label: () => t("schedule"), token: "temperature", dashed: true },
      { column: "temperature", label: () => t("temperature"), token: "temperature", broad: true },
    ],
  },
  {
    name: "moves",
    title: () => t("acceptance"),
    share: 4,
    // All moves are 100 % rather than 100.0 %, so that the four values fit in one row.
    read: (value) => (value === 1 ? percent(1).replace(/\D0(?=\D*$)/, "") : percent(value)),
    series: [
      { column: "better", label: () => t("better"), token: "energy", filled: true, unlined: true, hatch: "rising" },
      {
        column: "equalTop",
        shown: "equal",
        label: () => t("equal"),
        token: "quiet",
        filled: true,
        unlined: true,
        hatch: "level",
      },
      {
        column: "acceptance",
        shown: "worse",
        label: () => t("worse"),
        token: "worse",
        filled: true,
        unlined: true,
        hatch: "falling",
      },
      { column: "acceptance", label: () => t("accepted"), token: "ink" },
    ],
  },
];

/**
 * Describes the scale of a puzzle's energies: from 0, or above the best known energy.
 * @param {import("../core/types.js").Puzzle} puzzle
 */
export const scaleOf = (puzzle) =>
  floorOf(puzzle) === 0 ? t("logScale") : t("aboveBest", { best: count(floorOf(puzzle)) });

/**
 * Returns the plots of a puzzle, whose labels state the reference of its energies.
 * @param {import("../core/types.js").Puzzle} puzzle
 */
export function kindsOf(puzzle) {
  if (floorOf(puzzle) === 0) return KINDS;
  const [{ series, ...energy }, ...others] = KINDS;
  const worded = (/** @type {Series} */ one) => ({ ...one, label: () => `${one.label()} ${scaleOf(puzzle)}` });
  return [{ ...energy, series: series.map(worded) }, ...others];
}

/** The opacity of paler parts, which must remain visible. */
export const PALE = 0.75;
