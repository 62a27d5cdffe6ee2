// What the marks on the board mean.

export default {
  high: "▲ too high",
  low: "▼ too low",
  right: "✓ right",
  repeats: "≠ repeats",
  apart: "E 9: this line's contribution to the energy",
  pair: "swapped",
  rejected: "rejected",
  given: "given",
  deduced: "filled in by singles",
  annealed: "annealed",
  found: "found",
  kept: "in the accepted grid",
  kicked: "kick",
  decided: "decision",
  followed: "follows as a single",
  pinned: "pinned",
  inRow: "repeated in its row",
  inColumn: "repeated in its column",
  // A map
  costs: "cost of entering",
  wall: "wall",
  frontier: "in the frontier",
  expanded: "expanded",
  route: "path",
};
