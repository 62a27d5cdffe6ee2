// Random numbers for pictures of the essay. They begin from fixed seeds, so the pictures begin alike for everybody.
// Runs use the generators of the core.

/**
 * Makes a generator of numbers from 0 to 1, by the linear congruential generator of Numerical Recipes.
 * @param {number} seed
 */
export function draws(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Applies the Metropolis rule. @param {number} delta @param {number} temperature @param {() => number} random */
export const accepts = (delta, temperature, random) => delta <= 0 || random() < Math.exp(-delta / temperature);
