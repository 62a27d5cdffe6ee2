// The boards: what their cells are called, and what is said while givens are edited.

export default {
  place: "row {row}, column {column}",
  placeShort: "r{row} c{column}",
  row: "row {n}",
  column: "column {n}",
  // A cell of a magic-sum puzzle
  blank: "blank",
  given: "{number}, given",
  pinned: "{number}, pinned",
  cell: "{cell}: {content}, lines {lines}",
  cellOpposite: "{cell}: {content}, opposite {opposite}, lines {lines}",
  lineBlank: "{line} {sum} of {target}",
  lineRight: "{line} {sum}",
  lineHigh: "{line} {sum} ({n} too high)",
  lineLow: "{line} {sum} ({n} too low)",
  of: "of {target}",
  // Givens
  howToType: "Type numbers on the board, or choose them below.",
  howToTypePaused: "Paused. Type numbers on the board, or choose them below.",
  undone: "Undone.",
  redone: "Redone.",
  empty: "The board is empty.",
  standsOn: "{number}, now on {cell}",
  put: "{number} on {cell}.",
  moved: "{number} moved from {from} to {to}.",
  cleared: "{cell} is blank.",
  noNumber: "{typed} is not a number of this puzzle; its numbers lie between {least} and {most}.",
  // Boards to start from
  start: "Start {name}",
  emptyBoard: "Empty board",
  ownBoard: "Own board",
  ownMap: "Own map",
  map: "Map {name}",
  randomPartial: "Random partial boards",
  random: { one: "Random, {n} blank", other: "Random, {n} blanks" },
  // The puzzle
  windowTitle: "{title} · Annealing Lab",
  library: "Library…",
  sudoku: "Sudoku",
  route: "Route",
  aPuzzle: "A puzzle",
};
