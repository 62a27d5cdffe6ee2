export default {
  stands: "At T = {temperature} the run is {where}. {open}",
  atEnergy: "at energy {energy}",
  inTrap: "in a trap, at energy {energy}",
  open: {
    one: "{n} of its {of} swaps is open: accepted at least once in 20 tries.",
    other: "{n} of its {of} swaps are open: accepted at least once in 20 tries.",
  },
  law: "Frames: the law gives the solutions {share} of all moves.",
  spent: {
    one: "Filled: the run was there after {share} of its last {n} move.",
    other: "Filled: the run was there after {share} of its last {n} moves.",
  },
};
