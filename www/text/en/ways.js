// Ways to solve a sudoku, before its run begins.

export default {
  title: "Ways to solve it",
  watchHelp: "Digits change places at random until nothing repeats. Some seconds; each seed does it differently.",
  solve: "Solve it now",
  puzzle: "Back to the puzzle",
  solveHelp: "Exact search tries every way. It is done at once, and it is a proof.",
  hint: "Hint",
  fill: "Fill it in",
  hintHelp: "One digit that must be, with its reason.",
  byHand: "By hand",
  goOnByHand: "Continue by hand",
  byHandHelp: "Your own digits and pencil marks, with hints.",
  // Sentences under the board
  type: "Type to change the puzzle, or press By hand to solve it yourself.",
  typeByFinger: "Press a cell to change the puzzle. Its title answers at once.",
  change: "There is nothing to find: press a cell and change a digit.",
  decide: "One more given in one of the marked cells settles it.",
  moreGivens: "More givens are needed for one solution.",
  noSingle: "No single is left: the next digit needs a longer argument.",
  filledAll: "All digits were singles: the sudoku is solved.",
  nodes: { one: "{n} node", other: "{n} nodes" },
  solvedNow:
    "Solved at once: {n} of {all} digits by singles, the rest by a search of {nodes}. It is the only solution.",
  solvedBySingles: {
    one: "Solved at once: the last digit is a single. It is the only solution.",
    other: "Solved at once: all {n} digits are singles. It is the only solution.",
  },
  solvedOneOf: "Solved at once by exact search. This is one of the solutions.",
};
