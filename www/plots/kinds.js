// What is plotted: three plots on one x axis, and which lines each of them has.

import { count, figures, percent } from "../format.js";

/** @typedef {import("./columns.js").Column} Column */
/** @typedef {import("../colours.js").Colours} Colours */

/**
 * @typedef {object} Series
 * @property {Column} column what is drawn
 * @property {Column} [told] what the legend tells, where that is something else
 * @property {string} label
 * @property {keyof Colours} token
 * @property {boolean} [dashed]
 * @property {boolean} [filled] down to the series before; the first of them to the ground
 * @property {boolean} [unlined] only its area is drawn
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
      { column: "better", label: "Better", token: "energy", filled: true, unlined: true },
      { column: "equalTop", told: "equal", label: "Equal", token: "quiet", filled: true, unlined: true },
      { column: "acceptance", told: "worse", label: "Worse", token: "temperature", filled: true, unlined: true },
      { column: "acceptance", label: "Accepted", token: "right" },
    ],
  },
];

/** A colour of the tokens, so faint that it is an area; what is no number, such as a system colour, as it is. @param {string} colour */
export const faint = (colour) => (/^#[0-9a-f]{6}$/i.test(colour) ? `${colour}59` : colour);
