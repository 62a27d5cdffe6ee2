// The marks that distinguish the settings of an experiment: each position has a colour, a dash and a shape. They are
// the same in every picture, table and lane.

import { element } from "../../lib/dom.js";

/**
 * The marks of a setting.
 * @typedef {object} Series
 * @property {string} colour the name of a token
 * @property {number[]} dash
 * @property {"circle" | "square" | "triangle" | "diamond" | "cross" | "plus"} shape
 */

/** @type {Series[]} */
export const SERIES = [
  { colour: "series-1", dash: [], shape: "circle" },
  { colour: "series-2", dash: [7, 3], shape: "square" },
  { colour: "series-3", dash: [2, 2.5], shape: "triangle" },
  { colour: "series-4", dash: [10, 3, 2, 3], shape: "diamond" },
  { colour: "series-5", dash: [4, 4], shape: "cross" },
  { colour: "series-6", dash: [12, 3], shape: "plus" },
];

/**
 * Returns the index of a setting's dash and shape: after the sixth setting, colours repeat with the shape of the next
 * setting.
 * @param {number} place
 */
const shapeOf = (place) => (place + Math.floor(place / SERIES.length)) % SERIES.length;

/** @param {number} place @returns {Series} */
export const seriesOf = (place) => ({ ...SERIES[shapeOf(place)], colour: SERIES[place % SERIES.length].colour });

/** Makes the mark beside a setting's name. @param {number} place */
export function markOf(place) {
  const { colour, shape } = seriesOf(place);
  const mark = element("span", { class: `setting-mark ${shape}`, "aria-hidden": "true" });
  mark.style.background = `var(--${colour})`;
  return mark;
}
