// The settings in words: for each key of a link its name, one line of help, and the names of its choices. Keys that are
// missing here show themselves as they are.

/** @typedef {{ label: string, help: string, choices?: Record<string, string> }} Words */

/** @type {Record<string, Words>} */
export const words = {
  preset: {
    label: "Preset",
    help: "Sets everything below except generator and seed.",
    choices: { recommended: "Recommended", published: "As published", custom: "Custom" },
  },
  cooling: {
    label: "Cooling",
    help: "How the temperature falls from move to move.",
    choices: {
      constant: "Constant: T0",
      fast: "Fast: T0 / (k + 1)",
      logarithmic: "Logarithmic: T0 / ln(k + 1)",
      geometric: "Geometric: T0 · rateᵏ",
      linear: "Linear: T0 to T1",
      "lundy-mees": "Lundy and Mees",
    },
  },
  t0: { label: "T0", help: "The temperature that the schedule starts from." },
  t1: { label: "T1", help: "The temperature at which it ends." },
  rate: { label: "Rate", help: "How quickly it cools." },
  over: { label: "Cooling time", help: "Moves from T0 to T1." },
  restart: {
    label: "Restart",
    help: "When a board is given up and shuffled anew.",
    choices: { none: "Never", fixed: "After a fixed length", converged: "When it has converged" },
  },
  length: { label: "Length", help: "The most moves in one anneal." },
  every: { label: "Sample every", help: "Moves between two looks at the energy." },
  repeats: { label: "Converged after", help: "Samples of one and the same energy." },
  found: {
    label: "Solved when",
    help: "The original looked at its samples only, and lost some.",
    choices: { first: "energy is 0", sampled: "a sample is 0" },
  },
  moves: { label: "Budget", help: "The most moves in all anneals." },
  rng: {
    label: "Generator",
    help: "Where the random numbers come from.",
    choices: { xoshiro: "xoshiro256++", r: "R (Mersenne Twister)" },
  },
  seed: { label: "Seed", help: "The same seed gives the same run." },
};

/** The seeds of the four solutions that the original program published. */
export const publishedSeeds = ["540267", "123456", "10", "250"];
