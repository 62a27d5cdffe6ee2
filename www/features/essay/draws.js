// Random numbers for pictures of the essay. They begin from fixed seeds, so everybody sees the pictures begin alike. Runs have the
// generators of the core.

/** Makes numbers from 0 to 1, by the linear congruential generator of Numerical Recipes. @param {number} seed */
export function draws(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Decides by Metropolis' rule. @param {number} delta @param {number} temperature @param {() => number} random */
export const accepts = (delta, temperature, random) => delta <= 0 || random() < Math.exp(-delta / temperature);
