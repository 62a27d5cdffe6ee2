// Ticks of an axis.

/** Ticks at most, on an axis. */
const MOST_TICKS = 6;

/**
 * Round numbers between two, for the ticks of an axis.
 * @param {number} min @param {number} max above it
 * @param {boolean} log whether the axis is logarithmic @param {boolean} whole whether all values are whole numbers
 */
export function roundTicks(min, max, log, whole) {
  const within = (/** @type {number} */ value) => value >= min && value <= max;
  const [low, high] = [Math.floor(Math.log10(log ? min : max - min)) - 1, Math.ceil(Math.log10(log ? max : max - min))];
  const tens = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const round = (/** @type {number[]} */ digits) =>
    tens.flatMap((ten) => digits.map((digit) => Number(`${digit}e${ten}`)));
  if (log) {
    const choices = [[1, 2, 5], [1, 3], [1]].map((digits) => round(digits).filter(within));
    return choices.find(({ length }) => length <= MOST_TICKS) ?? choices[2];
  }
  const step = round([1, 2, 5]).find((step) => (max - min) / step < MOST_TICKS && (!whole || step >= 1)) ?? max - min;
  const first = Math.ceil(min / step - 1e-9);
  const ticks = Array.from({ length: Math.floor(max / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step);
  return ticks.map((tick) => Number(tick.toPrecision(12)));
}
