// The plots of an annealing run.

export default {
  energy: "Energy",
  best: "Best",
  temperature: "Temperature",
  schedule: "Schedule",
  acceptance: "Acceptance",
  better: "Better",
  equal: "Equal",
  worse: "Worse",
  accepted: "Accepted",
  moves: "moves",
  steps: "steps",
  aboveBest: "above {best}, log scale",
  logScale: "log scale",
  atMove: "at move {n}",
  overMoves: "{title} over moves",
  described: "{title} over moves: {values} at move {n}",
  nothing: "{title} over moves: nothing has moved yet",
  value: "{label} {value}",
};
