// What is plotted: three plots on one x axis, and which lines each of them has.

import { count, figures, percent } from "../lib/format.js";

/** @typedef {import("./columns.js").Column} Column */
/** @typedef {import("../lib/colours.js").Colours} Colours */

/**
 * @typedef {object} Series
 * @property {Column} column what is drawn
 * @property {Column} [told] what the legend tells, where that is something else
 * @property {string} label
 * @property {keyof Colours} token
 * @property {boolean} [dashed]
 * @property {boolean} [filled] down to the series before; the first of them to the ground
 * @property {boolean} [unlined] only its area is drawn
 * @property {import("./hatch.js").Hatch} [hatch] of its area: told apart where colours are not
 */

/**
 * @typedef {object} Kind
 * @property {"energy" | "temperature" | "moves"} name
 * @property {string} title
 * @property {number} share of the height
 * @property {Series[]} series the last one on top
 * @property {(value: number) => string} read
 */

/** @type {Kind[]} */
export const KINDS = [
  {
    name: "energy",
    title: "Energy",
    share: 5,
    read: count,
    series: [
      { column: "best", label: "Best", token: "best" },
      { column: "energy", label: "Energy", token: "energy" },
    ],
  },
  {
    name: "temperature",
    title: "Temperature",
    share: 4,
    read: figures,
    series: [
      { column: "predicted", label: "Schedule", token: "temperature", dashed: true },
      { column: "temperature", label: "Temperature", token: "temperature" },
    ],
  },
  {
    name: "moves",
    title: "Acceptance",
    share: 4,
    read: percent,
    series: [
      { column: "better", label: "Better", token: "energy", filled: true, unlined: true, hatch: "rising" },
      {
        column: "equalTop",
        told: "equal",
        label: "Equal",
        token: "quiet",
        filled: true,
        unlined: true,
        hatch: "level",
      },
      {
        column: "acceptance",
        told: "worse",
        label: "Worse",
        token: "temperature",
        filled: true,
        unlined: true,
        hatch: "falling",
      },
      { column: "acceptance", label: "Accepted", token: "right" },
    ],
  },
];

/** What is drawn paler than the rest, but not too pale to be seen. */
export const PALE = 0.75;
