export default {
  nodes: "Nodes",
  depth: "Depth",
  tree: "Tree searched",
  where: "depth {depth}, {share} of the tree",
  past: "At node {move} of {head}: {where}.",
  playback: "Playing back, node {move} of {head}: {where}.",
  solved: { one: "Solved after {n} node.", other: "Solved after {n} nodes." },
  none: { one: "There is no solution: {n} node proves it.", other: "There is no solution: {n} nodes prove it." },
  undecided: {
    one: "Not decided in {n} node: the budget is spent.",
    other: "Not decided in {n} nodes: the budget is spent.",
  },
  ready: "Ready: only the givens are known.",
  paused: "Paused at node {move}: {where}.",
  running: "Searching: {where}.",
};
