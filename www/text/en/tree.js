// A spanning tree of triangles.

export default {
  tree: "Spanning tree",
  aim: { one: "Join {n} triangle by the least weight.", other: "Join {n} triangles by the least weight." },
  done: { one: "{n} triangle, joined by the least weight.", other: "{n} triangles, joined by the least weight." },
  hand: "Press an edge to take it away, or to put it back.",
  method: "Simulated annealing takes one edge away at a time, or puts one back.",
  edge: "triangle {n}, side {side}",
  there: "there",
  gone: "gone",
  isThere: "{edge}, weight {weight}: there",
  isGone: "{edge}, weight {weight}: gone",
  energy: "weight beyond the least",
  did_go: "{edge}, weight {weight}, goes.",
  would_go: "{edge}, weight {weight}, would go.",
  did_come: "{edge}, weight {weight}, is added again.",
  would_come: "{edge}, weight {weight}, would be added again.",
  needed: "{edge} stays: without it the chain would be cut.",
};
