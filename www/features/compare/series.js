// How the settings of an experiment are distinguished: each place has a colour, a dash and a shape, the same in every picture,
// table and lane. A leaf.

/**
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

/** @param {number} place */
export const seriesOf = (place) => SERIES[place % SERIES.length];
