// The scale of temperatures of a puzzle: logarithmic, fixed, the same on the thermometer and under the energy's plot.

/** So many times beyond the useful temperatures it goes, on either side. */
const BEYOND = 8;
/** Where nobody has measured them it goes from so much above the schedule's hottest to so much below. */
const ABOVE = 4;
const BELOW = 1e-3;
/** Where a run has no temperature, or the least that there is, changes of energy need an axis all the same. */
const LEAST = 1e-9;
const WITHOUT = { low: 0.1, high: 100 };

/** @typedef {{ low: number, high: number, useful: [number, number] | null }} TemperatureScale */

/** The temperatures that solve a puzzle soon, where somebody has measured them. @param {import("../core/types.js").Puzzle} puzzle */
export const usefulOf = (puzzle) => ("useful" in puzzle && puzzle.useful) || null;

/** @param {import("../run/run.js").Run} run @returns {TemperatureScale} */
export function temperatureScaleOf({ hottest, setup }) {
  const useful = usefulOf(setup.puzzle);
  if (useful) return { low: useful[0] / BEYOND, high: useful[1] * BEYOND, useful };
  if (hottest <= LEAST) return { ...WITHOUT, useful };
  return { low: hottest * BELOW, high: hottest * ABOVE, useful };
}

/** @param {TemperatureScale} scale @param {number} temperature @returns {number} its place on the scale, from 0 to 1 */
export function shareOf({ low, high }, temperature) {
  return Math.min(1, Math.log(Math.max(temperature, low) / low) / Math.log(high / low));
}
