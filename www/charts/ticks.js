// Ticks of an axis: round numbers.

/** The maximum number of ticks on an axis. */
const MOST = 6;

/**
 * Makes ticks with their texts.
 * @param {number[]} values
 * @param {string[]} texts
 * @returns {import("./kernel.js").Tick[]}
 */
export const ticksAt = (values, texts) => values.map((at, i) => ({ at, text: texts[i] }));

/**
 * Returns round numbers between two values.
 * @param {number} min @param {number} max above the minimum
 * @param {boolean} log whether the axis is logarithmic @param {boolean} whole whether all values are integers
 * @param {number} [most] the maximum number, except for powers of ten
 */
export function roundTicks(min, max, log, whole, most = MOST) {
  const within = (/** @type {number} */ value) => value >= min && value <= max;
  const [low, high] = [Math.floor(Math.log10(log ? min : max - min)) - 1, Math.ceil(Math.log10(log ? max : max - min))];
  const tens = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const round = (/** @type {number[]} */ digits) =>
    tens.flatMap((ten) => digits.map((digit) => Number(`${digit}e${ten}`)));
  if (log) {
    const choices = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]].map((digits) => round(digits).filter(within));
    return choices.find(({ length }) => length <= most) ?? choices[choices.length - 1];
  }
  const step = round([1, 2, 5]).find((step) => (max - min) / step < most && (!whole || step >= 1)) ?? max - min;
  const first = Math.ceil(min / step - 1e-9);
  const ticks = Array.from({ length: Math.floor(max / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step);
  return ticks.map((tick) => Number(tick.toPrecision(12)));
}
