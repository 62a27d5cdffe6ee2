// The temperature scale of a puzzle: logarithmic and fixed. The thermometer and the plot of the energy share this
// scale.

/** The factor that extends the scale beyond the useful temperatures, on either side. */
const BEYOND = 8;
/** The ends of the scale if no useful temperatures were measured, as factors of the schedule's highest temperature. */
const ABOVE = 4;
const BELOW = 1e-3;
/** The highest temperature of a run that has no temperatures, because changes of energy still need an axis. */
const LEAST = 1e-9;
const WITHOUT = { low: 0.1, high: 100 };

/** @typedef {{ low: number, high: number, useful: [number, number] | null }} TemperatureScale */

/**
 * Returns the useful temperatures of a puzzle; null if they were not measured.
 * @param {import("../core/types.js").Puzzle} puzzle
 */
export const usefulOf = (puzzle) => ("useful" in puzzle && puzzle.useful) || null;

/** @param {import("../run/run.js").Run} run @returns {TemperatureScale} */
export function temperatureScaleOf({ hottest, setup }) {
  const useful = usefulOf(setup.puzzle);
  if (useful) return { low: useful[0] / BEYOND, high: useful[1] * BEYOND, useful };
  if (hottest <= LEAST) return { ...WITHOUT, useful };
  return { low: hottest * BELOW, high: hottest * ABOVE, useful };
}

/**
 * Returns the position of a temperature on the scale.
 * @param {TemperatureScale} scale
 * @param {number} temperature
 * @returns {number} from 0 to 1
 */
export function shareOf({ low, high }, temperature) {
  return Math.min(1, Math.log(Math.max(temperature, low) / low) / Math.log(high / low));
}
