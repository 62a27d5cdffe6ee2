// The vocabulary, one sentence a term: the page's help and docs/GLOSSARY.md are made from it. A source is a key of
// docs/REFERENCES.md.

/**
 * @typedef {object} Term
 * @property {string} id the anchor for links from the page and other documents
 * @property {string} term
 * @property {string} means one sentence on its meaning
 * @property {string} [symbol]
 * @property {string} [unit]
 * @property {string} [source]
 */
/**
 * @typedef {{ id: string, title: string, terms: Term[] }} Section another language has `id.title`,
 *   `id.term` and `id.means`
 */

/** @type {Section[]} */
export default [
  {
    id: "puzzles",
    title: "Puzzle",
    terms: [
      { id: "board", term: "board", means: "A number in every cell of a puzzle: one state of a run." },
      { id: "given", term: "given", means: "A number that the puzzle fixes in its cell; no move changes it." },
      {
        id: "line",
        term: "line",
        means: "A set of cells with a rule: their numbers must have a stated sum, or must all be different.",
      },
      {
        id: "magic-sum",
        term: "magic-sum puzzle",
        means: "A puzzle that places each number once and demands a sum of every line, such as Magic 19.",
      },
      { id: "solution", term: "solution", means: "A full board that keeps every rule: its energy is 0." },
      {
        id: "symmetry",
        term: "symmetry",
        means:
          "A rotation or reflection that maps lines to lines; solutions that it maps to each other count as one, complements do not.",
      },
      {
        id: "complement",
        term: "complement",
        means:
          "The board that has least + greatest number − x in place of every number x; it turns solutions into solutions, perhaps for another sum.",
      },
      {
        id: "singles",
        term: "naked and hidden single",
        means: "A cell with one possible digit, or a digit with one possible cell in a row, column or box.",
      },
    ],
  },
  {
    id: "annealing",
    title: "Annealing",
    terms: [
      {
        id: "annealing",
        term: "simulated annealing",
        means:
          "A stochastic local search that accepts worsening moves with a probability that depends on a temperature, which usually falls.",
        source: "Kirkpatrick 1983",
      },
      {
        id: "satisfaction",
        term: "satisfaction problem",
        means:
          "A problem with a known aim: energy 0 is a solution, and a run ends there, as on sudokus and magic-sum puzzles.",
        source: "Hoos 2005",
      },
      {
        id: "optimisation",
        term: "optimisation problem",
        means:
          "A problem whose lowest energy is not known in advance, such as the shortest tour; a run gives the best that it found.",
        source: "Hoos 2005",
      },
      {
        id: "energy",
        term: "energy",
        means:
          "The number that a run lowers: squared misses of a magic-sum puzzle’s lines, repeats on a sudoku, the length of a tour.",
        symbol: "E",
        unit: "none",
      },
      {
        id: "chain",
        term: "chain",
        means: "The sequence of boards that a run visits.",
      },
      { id: "best", term: "best energy", means: "The lowest energy that the run has reached so far.", unit: "none" },
      {
        id: "neighbourhood",
        term: "neighbourhood",
        means:
          "The boards that one move can reach, such as those after a swap of two free cells, on a sudoku within one box.",
        source: "Hoos 2005",
      },
      {
        id: "move",
        term: "move",
        means:
          "One proposal to change the board, whether it is accepted or rejected, also called an iteration; the unit of a run's length.",
        symbol: "k",
        unit: "moves",
      },
      {
        id: "worsening",
        term: "worsening move, equal move, improving move",
        means: "A move that raises the energy, leaves it as it is, or lowers it.",
        symbol: "ΔE",
      },
      {
        id: "draw",
        term: "draw",
        means: "A random number from 0 to 1; a worsening move is accepted if the draw is below its probability.",
        symbol: "u",
      },
      {
        id: "temperature",
        term: "temperature",
        means:
          "The number, in units of energy, that controls how often worse boards are accepted; by the Metropolis rule with probability exp(−ΔE / T).",
        symbol: "T",
        unit: "as energy",
        source: "Metropolis 1953",
      },
      {
        id: "acceptance",
        term: "acceptance rule",
        means: "The rule that accepts or rejects a worse board: Metropolis, threshold, late acceptance or descent.",
        source: "Metropolis 1953",
      },
      {
        id: "accepted",
        term: "acceptance ratio",
        means:
          "The fraction of proposals that were accepted, over the last 1 % of the moves so far, but at least the last 100.",
        unit: "%",
      },
      {
        id: "threshold",
        term: "threshold accepting",
        means:
          "An acceptance rule without random draws: it accepts a move that raises the energy by T or less, and rejects the others.",
        source: "Dueck 1990",
      },
      {
        id: "late",
        term: "late acceptance",
        means:
          "Compares a worsening move with a list of earlier energies: those of the last moves (2008), or the least in each place (2017).",
        source: "Burke 2017",
      },
      {
        id: "descent",
        term: "descent",
        means: "The acceptance rule that accepts improving and equal moves, and rejects all worsening moves.",
        source: "Hoos 2005",
      },
      {
        id: "useful",
        term: "useful temperatures",
        means:
          "The temperatures where a solution costs at most twice the moves of the best temperature, measured for each puzzle.",
        symbol: "T",
      },
      {
        id: "schedule",
        term: "cooling schedule",
        means:
          "The temperature at every move: constant, or falling by a formula; modified Lam steers it by the acceptance ratio.",
        symbol: "T(k)",
        source: "Boyan 1998",
      },
      {
        id: "local-minimum",
        term: "local minimum",
        means:
          "A board that is not solved, and that no single move makes better; moves that leave the energy equal may be possible.",
        source: "Hoos 2005",
      },
      {
        id: "anneal",
        term: "anneal",
        means: "One pass through the schedule from a random board; a run with restarts has several.",
      },
      {
        id: "restart",
        term: "restart",
        means:
          "The beginning of another anneal within a run: from a new random board, at the schedule's first temperature.",
        source: "Luby 1993",
      },
      {
        id: "convergence",
        term: "convergence test",
        means:
          "A restart rule: an anneal ends when any one energy was sampled a set number of times, 250 in the published program.",
        source: "Magic-19",
      },
      {
        id: "reheat",
        term: "reheat",
        means: "A rise of the temperature within an anneal that has stalled; the board may be kept or filled again.",
        source: "Lewis 2007",
      },
      {
        id: "tempering",
        term: "parallel tempering",
        means:
          "Several runs side by side, each at its own temperature; sometimes two of neighbouring temperatures swap their boards.",
        source: "Hukushima 1996",
      },
      {
        id: "exchange",
        term: "replica exchange",
        means:
          "The swap of two boards of neighbouring temperatures in parallel tempering, accepted by a Metropolis rule.",
        source: "Swendsen 1986",
      },
      {
        id: "replicas",
        term: "eight chains",
        means:
          "Eight chains at one temperature, coupled by shared proposals: each accepts or rejects them by its own draws.",
      },
      {
        id: "rebuild",
        term: "annealing with propagation",
        means:
          "Ruin and recreate: each proposal builds a sudoku grid again from its givens, with singles filled in and the accepted grid's numbers preferred.",
        source: "Schrimpf 2000",
      },
      {
        id: "step",
        term: "step",
        means:
          "One action on a path of a search; in annealing with propagation one cell filled, or the verdict on a complete grid.",
        unit: "steps",
      },
      {
        id: "budget",
        term: "budget",
        means: "The most moves, expansions or nodes of a run; computing time never ends a run.",
        unit: "moves",
      },
    ],
  },
  {
    id: "runs",
    title: "A run",
    terms: [
      {
        id: "run",
        term: "run",
        means: "One puzzle with one set of settings and one seed, from the first move to the end.",
      },
      {
        id: "seed",
        term: "seed",
        means: "The number that starts the generator and so fixes all random draws of a run.",
      },
      {
        id: "generator",
        term: "generator",
        means: "The algorithm of the random draws: xoshiro256++, or R's Mersenne Twister.",
        source: "Blackman 2021",
      },
      {
        id: "link",
        term: "link",
        means:
          "The complete run as text: puzzle, settings, seed and interventions; it replays the same moves everywhere.",
      },
      {
        id: "preset",
        term: "preset",
        means:
          "A named set of settings, such as recommended or published; a full link contains the settings, not the name.",
      },
      {
        id: "trace",
        term: "trace",
        means: "The recorded energies and temperatures of a run, thinned so that a long run still fits a plot.",
      },
      {
        id: "golden",
        term: "golden link",
        means: "A link whose result is recorded in the tests: if a byte of it changes, a test fails.",
      },
      {
        id: "timeline",
        term: "timeline",
        means: "The slider over the moves of a run, with marks for new bests, restarts, reheats and interventions.",
      },
      {
        id: "inspector",
        term: "inspector",
        means: "The panel that explains one move: cells, change of each line, probability, draw and decision.",
      },
      {
        id: "hand",
        term: "intervention",
        means: "A temperature that is held, a pinned cell or a swap by hand; it becomes part of the link.",
      },
    ],
  },
  {
    id: "search",
    title: "Search and proof",
    terms: [
      {
        id: "nodes",
        term: "node",
        means:
          "One board that a search has made, or one path on a map; the exact search counts each number that it tries.",
        source: "AIMA",
      },
      {
        id: "expansion",
        term: "expansion",
        means: "The step of a search that takes one board from the frontier and generates all its children.",
        source: "AIMA",
      },
      {
        id: "frontier",
        term: "frontier, reached",
        means:
          "The boards that wait to be expanded, which depth-first search has yet to generate, and all boards that were generated and kept.",
        source: "AIMA",
      },
      {
        id: "goal-tests",
        term: "goal test",
        means: "The check whether a board is a solution: breadth-first search makes it at generation, A* at expansion.",
        source: "AIMA",
      },
      {
        id: "actions",
        term: "path cost, actions",
        means:
          "Path cost is the sum of the step costs, 1 for a number placed; actions are the expansions plus the path's steps.",
        source: "AIMA",
      },
      {
        id: "heuristic",
        term: "heuristic",
        means:
          "An estimate of the cost that is left; A* expands the board with the least sum of cost so far and estimate.",
        symbol: "h",
        source: "AIMA",
      },
      {
        id: "admissible",
        term: "admissible",
        means:
          "A heuristic is admissible if it is never more than the cost that is left: then A* finds a cheapest solution.",
        source: "AIMA",
      },
      {
        id: "consistent",
        term: "consistent",
        means:
          "Describes a heuristic that falls along a step by no more than the step's cost, and is 0 at the goal; it is also admissible.",
        source: "AIMA",
      },
      {
        id: "route",
        term: "route finding",
        means: "The problem of a cheapest path between two cells of a map with walls and costs.",
        source: "AIMA",
      },
      {
        id: "oracle",
        term: "oracle heuristic",
        means:
          "A heuristic that reads the stored solution, as the published ones of Octa do; it shows what perfect advice is worth.",
        source: "Octa",
      },
      {
        id: "cut",
        term: "pruned",
        means: "Discarded, because some line can no longer have its sum.",
        source: "AIMA",
      },
      {
        id: "proof",
        term: "exact search, proof",
        means: "A search through all possibilities: at its end the number of solutions is proved, even if it is none.",
      },
    ],
  },
  {
    id: "comparison",
    title: "Comparison",
    terms: [
      {
        id: "compare",
        term: "experiment",
        means: "Up to twelve settings on the same puzzles, from the same seeds, with the same budget; also a link.",
      },
      {
        id: "success",
        term: "success",
        means: "The fraction of runs that found a solution within the budget, also called success rate.",
        unit: "%",
        source: "Wilson 1927",
      },
      {
        id: "ert",
        term: "expected running time (ERT)",
        means: "The average cost of one solution: the cost of all runs, divided by the number of runs that are solved.",
        symbol: "ERT",
        unit: "proposals",
        source: "Auger 2005",
      },
      {
        id: "tts",
        term: "time to solution (TTS)",
        means: "The moves after which a solution is found with probability 99 %, if runs are cut off and repeated.",
        symbol: "TTS(99)",
        unit: "proposals",
        source: "Rønnow 2014",
      },
      {
        id: "rld",
        term: "run-length distribution (RLD)",
        means: "A curve: above each number of moves it shows the fraction of runs that are solved by then.",
        source: "Hoos 1998",
      },
      {
        id: "cutoff",
        term: "best cut-off",
        means: "The run length that is best for cutting off and repeating runs: it gives the least time to solution.",
        unit: "proposals",
        source: "Rønnow 2014",
      },
      {
        id: "percentile",
        term: "percentile (p90, p99)",
        means: "The value that 90 % or 99 % of the runs do not exceed; the median is the 50th percentile.",
        symbol: "p99",
      },
      {
        id: "interval",
        term: "95 % interval",
        means: "A range made so that it contains the true value in about 95 of 100 such experiments.",
        source: "Efron 1993",
      },
      {
        id: "paired",
        term: "paired test",
        means: "A test of the difference of two settings on the same puzzles and seeds, adjusted for several tests.",
        source: "Wilcoxon 1945",
      },
    ],
  },
];
