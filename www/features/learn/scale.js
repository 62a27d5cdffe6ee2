// Numbers on an axis, linear or logarithmic.

/** @typedef {import("./types.js").Axis} Axis */

/** Where a number stands, from 0 to 1; what is off the axis stands at its end. @param {Axis} axis @param {number} value */
export function shareOf({ from, to, log }, value) {
  const share = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.min(1, Math.max(0, share));
}

/** The number that stands there. @param {Axis} axis @param {number} share */
export const valueAt = ({ from, to, log }, share) => (log ? from * (to / from) ** share : from + share * (to - from));

/** Round numbers on the axis, for its ticks. @param {Axis} axis */
export function ticksOf({ from, to, log }) {
  if (log) {
    const powers = Array.from({ length: 41 }, (_, i) => Number(`1e${i - 20}`));
    const fine = to / from > 200 ? [1] : to / from > 8 ? [1, 2, 5] : [1, 1.5, 2, 3, 5, 7];
    const all = powers.flatMap((power) => fine.map((step) => step * power));
    return all.filter((tick) => tick >= from * 0.999 && tick <= to * 1.001);
  }
  const rough = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((step) => step >= rough * 0.999) ?? rough;
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor((to - first * step) / step + 1e-9) + 1 }, (_, i) => (first + i) * step);
}

/** How far two numbers are apart as `near` has it: a difference, or a factor of at least 1. @param {Axis} axis @param {number} a @param {number} b */
export const apart = ({ log }, a, b) => (log ? Math.max(a / b, b / a) : Math.abs(a - b));
