// Measured values of the essay's claims, each with its temperature.

/** @typedef {{ temperature: number, value: number }} Measured */

/**
 * Returns the values of a claim, whose experiment has the same name, with the temperature of each setting.
 * @param {import("../learn/types.js").Lesson} lesson @param {string} claim @returns {Measured[]}
 */
export const measured = ({ experiments, claims }, claim) =>
  [...experiments[claim].matchAll(/t0=([\d.]+)/g)].map(([, temperature], i) => ({
    temperature: Number(temperature),
    value: claims[claim].is[i],
  }));

/**
 * Returns the value with the nearest temperature, by ratio.
 * @param {Measured[]} measured
 * @param {number} temperature
 */
export function nearest(measured, temperature) {
  const apart = (/** @type {Measured} */ one) => Math.abs(Math.log(one.temperature / temperature));
  return measured.reduce((near, one) => (apart(one) < apart(near) ? one : near));
}
