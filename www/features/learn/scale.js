// Numbers on an axis, linear or logarithmic.

import { roundTicks } from "../../charts/ticks.js";

/** @typedef {import("./types.js").Axis} Axis */

/** Where a number stands, from 0 to 1; what is off the axis stands at its end. @param {Axis} axis @param {number} value */
export function shareOf({ from, to, log }, value) {
  const share = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.min(1, Math.max(0, share));
}

/** The number that stands there. @param {Axis} axis @param {number} share */
export const valueAt = ({ from, to, log }, share) => (log ? from * (to / from) ** share : from + share * (to - from));

/** Round numbers on the axis, for its ticks. @param {Axis} axis */
export const ticksOf = ({ from, to, log }) => roundTicks(from, to, log, false);

/** How far two numbers are apart as `near` has it: a difference, or a factor of at least 1. @param {Axis} axis @param {number} a @param {number} b */
export const apart = ({ log }, a, b) => (log ? Math.max(a / b, b / a) : Math.abs(a - b));
