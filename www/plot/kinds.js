// What is plotted: three plots on one x axis, and which lines each of them has.

import { count, figures, percent } from "../lib/format.js";

/** @typedef {import("./columns.js").Column} Column */
/** @typedef {import("../lib/colours.js").Colours} Colours */

/**
 * @typedef {object} Series
 * @property {Column} column what is drawn
 * @property {Column} [shown] what the legend tells, where that is something else
 * @property {import("./texts.js").Key} label
 * @property {keyof Colours} token
 * @property {boolean} [dashed]
 * @property {boolean} [filled] down to the series before; the first of them to the ground
 * @property {boolean} [unlined] only its area is drawn
 * @property {import("../lib/hatch.js").Hatch} [hatch] of its area: distinguished where colours are not
 */

/**
 * @typedef {object} Kind
 * @property {"energy" | "temperature" | "moves"} name
 * @property {import("./texts.js").Key} title
 * @property {number} share of the height
 * @property {import("./texts.js").Key} [scale] said of its y axis
 * @property {Series[]} series the last one on top
 * @property {(value: number) => string} read
 */

/** @type {Kind[]} */
export const KINDS = [
  {
    name: "energy",
    title: "energy",
    share: 5,
    scale: "logScale",
    read: count,
    series: [
      { column: "best", label: "best", token: "best", dashed: true },
      { column: "energy", label: "energy", token: "energy" },
    ],
  },
  {
    name: "temperature",
    title: "temperature",
    share: 4,
    scale: "logScale",
    read: figures,
    series: [
      { column: "predicted", label: "schedule", token: "temperature", dashed: true },
      { column: "temperature", label: "temperature", token: "temperature" },
    ],
  },
  {
    name: "moves",
    title: "acceptance",
    share: 4,
    // All of them is 100 %, not 100.0 %: the four have one row.
    read: (value) => (value === 1 ? percent(1).replace(/\D0(?=\D*$)/, "") : percent(value)),
    series: [
      { column: "better", label: "better", token: "energy", filled: true, unlined: true, hatch: "rising" },
      {
        column: "equalTop",
        shown: "equal",
        label: "equal",
        token: "quiet",
        filled: true,
        unlined: true,
        hatch: "level",
      },
      {
        column: "acceptance",
        shown: "worse",
        label: "worse",
        token: "worse",
        filled: true,
        unlined: true,
        hatch: "falling",
      },
      { column: "acceptance", label: "accepted", token: "ink" },
    ],
  },
];

/** What is drawn paler than the rest, but not too pale to be seen. */
export const PALE = 0.75;
