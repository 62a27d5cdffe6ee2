// The ladder of boards to solve by hand.

export default {
  ladder: "Boards to solve by hand",
  rung1: "Triangle of six",
  rung2: "Ring of eight",
  rung3: "Magic 13",
  rung4: "Magic 19",
  yours: { one: "Solved by you in {n} swap", other: "Solved by you in {n} swaps" },
  noRung: "rung: “{rung}” is none of the rungs 1 to 4. The next one to solve is shown.",
  // The method
  small: "By hand: swap two numbers at a time.",
  large: "By hand. Sooner or later no swap helps.",
  goesOn: "Annealing continues from your board. It swaps two numbers at a time.",
  // The sentence
  start: "A random start, energy {energy}.",
  drag: "Drag one number onto another; by keys: Enter, arrows, Enter. While you hold it, you see what it changes.",
  tap: "Tap two numbers, or drag one onto the other: while you hold it, you see what it changes.",
  soFar: { one: "{n} swap so far.", other: "{n} swaps so far." },
  trapped: "No swap helps: this board is a local minimum.",
  back: "You are back in the same local minimum: no swap helps.",
  least: "The smallest step up is {delta}: {a} and {b}.",
  solvedStart: "This start is solved already: Other start makes another one.",
  solved: { one: "Solved in {n} swap.", other: "Solved in {n} swaps." },
  fewest: "Fewer are not possible: all boards were searched.",
  enough: { one: "{n} is enough from this start.", other: "{n} are enough from this start." },
  annealed: {
    one: "Annealing solved it from there after {n} move.",
    other: "Annealing solved it from there after {n} moves.",
  },
  accepted: {
    one: "It accepted {n} swap that made the board worse.",
    other: "It accepted {n} swaps that made the board worse.",
  },
  ledOut:
    "At move {at}, {a} and {b} ({delta}) led out of the local minimum at energy {energy}: from there it came lower.",
  // The swaps that help
  help: {
    text: "{n} of {total} would help",
    total: { one: "{total} swap", other: "{total} swaps" },
  },
  helpEqual: {
    text: "{n} of {total} would help, equal: {equal}",
    total: { one: "{total} swap", other: "{total} swaps" },
  },
  filled: "A filled dot is a swap that lowers the energy.",
  levelOrUp:
    "No swap leads down. The way on is level at first, or up. Annealing takes steps of this kind: this is the purpose of its temperature.",
  onlyUp: "The only way on leads up. Annealing takes such a step now and then: that is what its temperature is for.",
  // Buttons
  undo: "Undo",
  redo: "Redo",
  undoKey: "Ctrl+Z",
  redoKey: "Ctrl+Y",
  over: "Start over",
  again: "Other start",
  mine: "My board",
  anneal: "Let it anneal from here",
  askNext: "Can you do the next board as well: {name}?",
  askYou: "Now you: can you do the next board, {name}?",
};
