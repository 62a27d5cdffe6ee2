// Scales: numbers on an axis, linear or logarithmic.

import { roundTicks } from "../../charts/ticks.js";

/** @typedef {import("./types.js").Axis} Axis */

/**
 * Returns the position of a number on the axis, from 0 to 1; a number off the axis is placed at its end.
 * @param {Axis} axis
 * @param {number} value
 */
export function shareOf({ from, to, log }, value) {
  const share = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.min(1, Math.max(0, share));
}

/** Returns the number at a position on the axis. @param {Axis} axis @param {number} share */
export const valueAt = ({ from, to, log }, share) => (log ? from * (to / from) ** share : from + share * (to - from));

/** Returns round numbers on the axis, for its ticks. @param {Axis} axis */
export const ticksOf = ({ from, to, log }) => roundTicks(from, to, log, false);

/**
 * Computes the distance of two numbers as defined by a lesson's `near`: a difference, or a factor of at least 1.
 * @param {Axis} axis
 * @param {number} a
 * @param {number} b
 */
export const apart = ({ log }, a, b) => (log ? Math.max(a / b, b / a) : Math.abs(a - b));
