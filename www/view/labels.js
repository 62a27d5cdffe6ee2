// The settings in words: for each key of a link its name, one line of help, and the names of its choices. Keys that are
// missing here show themselves as they are.

/** @typedef {{ label: string, help: string, choices?: Record<string, string> }} Words */

/** @type {Record<string, Words>} */
export const words = {
  preset: {
    label: "Preset",
    help: "Sets all but generator and seed.",
    choices: { recommended: "Recommended", published: "As published", frozen: "Too cold, a lesson", custom: "Custom" },
  },
  solver: {
    label: "Solver",
    help: "Annealing and tempering change full boards, a search fills an empty one.",
    choices: {
      anneal: "Annealing",
      replicas: "Eight in step",
      tempering: "Parallel tempering",
      bfs: "Breadth-first",
      ucs: "Uniform-cost",
      dfs: "Depth-first",
      ids: "Iterative deepening",
      greedy: "Greedy best-first",
      astar: "A*",
      wastar: "Weighted A*",
      exact: "Exact search",
    },
  },
  heuristic: {
    label: "Heuristic",
    help: "Values and misplaced cells read the answer: they are no fair heuristics, and not admissible in general. Feasible cuts boards on which some line can no longer reach its sum.",
    choices: {
      none: "None",
      misplaced: "Misplaced",
      values: "Values",
      feasible: "Feasible",
    },
  },
  order: {
    label: "Next blank",
    help: "Which cell is filled next: the first, or where fewest numbers fit.",
    choices: { first: "The first", constrained: "Constrained" },
  },
  weight: { label: "Weight", help: "Of h in f = g + weight · h: more is greedier." },
  nodes: { label: "Nodes kept", help: "The search stops when its tree has so many." },
  singles: {
    label: "Singles",
    help: "Whether digits that follow by naked and hidden singles are filled in first.",
    choices: { on: "Filled in before", off: "Left to annealing" },
  },
  accept: {
    label: "Acceptance",
    help: "Which worsenings are put up with. Improvements always are.",
    choices: {
      metropolis: "Metropolis",
      threshold: "Threshold",
      late: "Late acceptance",
      descent: "Plain descent",
    },
  },
  history: { label: "History", help: "No worse than the energy so many moves ago." },
  cooling: {
    label: "Cooling",
    help: "How the temperature falls.",
    choices: {
      constant: "Constant",
      fast: "Fast",
      logarithmic: "Logarithmic",
      geometric: "Geometric",
      linear: "Linear",
      "lundy-mees": "Lundy and Mees",
      lam: "Modified Lam",
    },
  },
  t0: { label: "T0", help: "Where the schedule starts; of tempering the hottest, in step that of all." },
  t1: { label: "T1", help: "Where it ends; of tempering the coldest." },
  rate: { label: "Rate", help: "How quickly it cools." },
  over: { label: "Time", help: "Moves that cooling takes." },
  replicas: { label: "Replicas", help: "Boards that are annealed side by side, each at its own temperature." },
  exchange: { label: "Exchange", help: "Moves of each replica before neighbours may change boards." },
  restart: {
    label: "Restart",
    help: "When a board is given up and shuffled anew.",
    choices: { none: "Never", fixed: "Fixed length", luby: "Luby’s sequence", converged: "Converged" },
  },
  length: { label: "Length", help: "The most moves in one anneal; Luby’s sequence counts in it." },
  every: { label: "Sample every", help: "Moves between two looks at the energy." },
  repeats: { label: "Repeats", help: "Samples of one energy that end an anneal." },
  reheat: {
    label: "Reheat",
    help: "When a frozen board is heated up again.",
    choices: { none: "Never", stalled: "When it stalls", chains: "Lewis’s rule" },
  },
  patience: { label: "Patience", help: "Moves in a row without an accepted one that count as stalled." },
  floor: { label: "Floor", help: "A temperature below this counts as stalled, too." },
  factor: { label: "Factor", help: "What the temperature is multiplied by." },
  refill: {
    label: "Refill",
    help: "The board when it is reheated. The original forgot to count the new one.",
    choices: { keep: "Stays", fresh: "Filled anew", stale: "Anew, uncounted" },
  },
  chain: { label: "Chain", help: "Moves in a chain; Lewis has the square of the free cells." },
  fruitless: { label: "Fruitless", help: "Chains in a row without an improvement that heat it up again." },
  judged: {
    label: "Judged by",
    help: "What the last energy of a chain must be below to be an improvement.",
    choices: { start: "Its start", best: "The best so far" },
  },
  found: {
    label: "Solved when",
    help: "The original looked at samples only.",
    choices: { first: "Energy is 0", sampled: "A sample is 0" },
  },
  moves: { label: "Budget", help: "The most moves in all; of an exact search nodes." },
  rng: {
    label: "Generator",
    help: "Where the random numbers come from.",
    choices: { xoshiro: "xoshiro256++", r: "R, as published" },
  },
  seed: { label: "Seed", help: "The same seed gives the same run." },
};

/** Schedules as formulas: the temperature of move k; modified Lam follows a share of accepted moves. @type {Record<string, string>} */
export const formulas = {
  constant: "T0",
  fast: "T0 / (k + 1)",
  logarithmic: "T0 / ln(k + 1)",
  geometric: "T0 · rateᵏ",
  linear: "T0 − (T0 − T1) · k / time",
  "lundy-mees": "T0 / (1 + k · rate · T0)",
};

/** The seeds of the four solutions that the original program published. */
export const publishedSeeds = ["540267", "123456", "10", "250"];
