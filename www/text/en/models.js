// Problems whose moves are no swaps of numbers.

export default {
  notRead: "The text contains no cities and no graph: {why}",
  makeThousand: "Compare with 1,000 runs",
  amongBegun: "It is being compared with {n} runs…",
  among: "Among {n} runs with these settings, {lower} got lower and {same} as low.",
  amongBest: "Among {n} runs with these settings, {lower} got lower and {same} as low; {reached} reached the best.",
  amongSolved: "Among {n} runs with these settings, {reached} got there, {sooner} in fewer moves.",
};
