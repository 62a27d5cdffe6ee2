// What is plotted: three plots on one x axis, and which lines each of them has.

import { count, figures, percent } from "../lib/format.js";
import { floorOf } from "./columns.js";
import { t } from "./texts.js";

/** @typedef {import("./columns.js").Column} Column */
/** @typedef {import("../lib/colours.js").Colours} Colours */

/**
 * @typedef {object} Series
 * @property {Column} column what is drawn
 * @property {Column} [shown] what the legend tells, where that is something else
 * @property {() => string} label
 * @property {keyof Colours} token
 * @property {boolean} [dashed]
 * @property {boolean} [broad] whether it hardly goes up and down
 * @property {boolean} [filled] down to the series before; the first of them to the ground
 * @property {boolean} [unlined] only its area is drawn
 * @property {import("../lib/hatch.js").Hatch} [hatch] of its area: distinguished where colours are not
 */

/**
 * @typedef {object} Kind
 * @property {"energy" | "temperature" | "moves" | "sizes"} name
 * @property {() => string} title
 * @property {number} share of the height
 * @property {() => string} [scale] said of its y axis
 * @property {Series[]} series the last one on top
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
    // All of them is 100 %, not 100.0 %: the four have one row.
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

/** Words the scale of a puzzle's energies: from 0, or above the best energy that is known. @param {import("../core/types.js").Puzzle} puzzle */
export const scaleOf = (puzzle) =>
  floorOf(puzzle) === 0 ? t("logScale") : t("aboveBest", { best: count(floorOf(puzzle)) });

/** Gives the plots of a puzzle, whose words say from where its energies are counted. @param {import("../core/types.js").Puzzle} puzzle */
export function kindsOf(puzzle) {
  if (floorOf(puzzle) === 0) return KINDS;
  const [{ series, ...energy }, ...others] = KINDS;
  const worded = (/** @type {Series} */ one) => ({ ...one, label: () => `${one.label()} ${scaleOf(puzzle)}` });
  return [{ ...energy, series: series.map(worded) }, ...others];
}

/** What is drawn paler than the rest, but not too pale to be seen. */
export const PALE = 0.75;
