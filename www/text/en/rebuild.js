// Annealing with propagation: its steps and its rebuilt grids in words.

export default {
  what: "Annealing with propagation builds the grid again and again. It fills in singles, and takes its decisions from the last grid that it accepted.",
  captionBuild:
    "A kick, then decisions and the singles that follow. The new grid is accepted or rejected by its number of blanks.",
  captionMany: {
    text: {
      one: "{n} grid was built: {accepted} accepted. The accepted grid has {blanks}.",
      other: "{n} grids were built: {accepted} accepted. The accepted grid has {blanks}.",
    },
    blanks: { one: "{blanks} blank", other: "{blanks} blanks" },
  },
  // A step in words; `where` is a cell
  kick: "Step {step}, kick: {where} becomes {number}, one of its {n} candidates.",
  remembered: "Step {step}, decision: {where} becomes {number} again, as in the accepted grid.",
  decision: "Step {step}, decision: {where} becomes {number}, one of its {n} candidates.",
  naked: "Step {step}, single: only {number} fits {where}.",
  hidden: "Step {step}, single: {number} has no other place in {unit} than {where}.",
  solved: "Step {step}: the grid has no blank.",
  better: "Step {step}: the new grid has {blanks}, {n} fewer than before: accepted.",
  equal: "Step {step}: the new grid has {blanks}, as many as before: accepted.",
  hot: "Step {step}: the new grid has {blanks}, {n} more than before: accepted, because the draw of {draw} is below the probability of {p}.",
  rejected:
    "Step {step}: the new grid has {blanks}, {n} more than before: rejected, because the draw of {draw} is not below the probability of {p}.",
  blanks: { one: "{n} blank", other: "{n} blanks" },
  unitRow: "row {n}",
  unitColumn: "column {n}",
  unitBox: "box {n}",
  unitRegion: "region {n}",
  unitDiagonal: "a diagonal",
  unitWindow: "window {n}",
  // The meter
  energy: "blanks of the accepted grid",
  building: { one: "{n} blank in the grid that is built", other: "{n} blanks in the grid that is built" },
  accepted: "The accepted grid is shown",
  // The run in a sentence
  playback: "Playing back: step {step} of {head}, grid {grid}.",
  past: "At step {step} of {head}, grid {grid}.",
  solvedAtOnce: "Solved before the first step: propagation alone solves it.",
  solvedAfter: "Solved after {steps} and {grids}, {time} of computing.",
  steps: { one: "{n} step", other: "{n} steps" },
  grids: { one: "{n} rebuilt grid", other: "{n} rebuilt grids" },
  exhausted: "Not solved in {steps}: the best grid had {blanks}.",
  nothing: "No number fits any blank: there is nothing to build.",
  ready: "Ready: the givens and what follows from them, {blanks} left.",
  paused: "Paused at step {step}, grid {grid}: the accepted grid has {blanks}.",
  stuck: "Stuck at {blanks} since step {since}.",
};
