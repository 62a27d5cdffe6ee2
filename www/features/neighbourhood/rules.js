// The acceptance probability of a change of energy on the present board, by the acceptance rule of a run.

/**
 * Returns the probability as a function of the change.
 * @param {import("../../run/run.js").Run} run
 * @returns {(delta: number) => number}
 */
export function acceptanceOf(run) {
  const { temperature, energy, last } = run.snapshot.progress;
  const rule = run.value("accept");
  /** The entry of late acceptance's list compared last; the next entry is not known here. */
  const room = (last?.late ?? energy) - energy;
  const worse = {
    threshold: (/** @type {number} */ delta) => Number(delta <= temperature),
    descent: () => 0,
    late: (/** @type {number} */ delta) => Number(delta <= room),
    late2017: (/** @type {number} */ delta) => Number(delta < room),
  }[rule];
  return (delta) => (delta <= 0 ? 1 : worse ? worse(delta) : Math.exp(-delta / temperature));
}
