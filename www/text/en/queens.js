// Queens on a board.

export default {
  queens: "Queens",
  aim: {
    one: "Place {n} queen so that none attacks another.",
    other: "Place {n} queens so that none attacks another.",
  },
  done: "No queen attacks another.",
  hand: "Drag one queen onto the column of another: they swap their rows.",
  choose: "Size of the board",
  choice: { one: "{n} queen", other: "{n} queens" },
  column: "column {n}",
  queenOf: "the queen of column {n}",
  row: "row {n}",
  did: "The queens of columns {a} and {b} swap their rows.",
  would: "The queens of columns {a} and {b} would swap their rows.",
  attacks: "pairs on a common diagonal",
  solutions: {
    one: "{n} solution; without turns and mirrors: {classes}",
    other: "{n} solutions; without turns and mirrors: {classes}",
  },
  queen: {
    one: "column {column}, row {row}: attacks {n} queen",
    other: "column {column}, row {row}: attacks {n} queens",
  },
  pinned: "{queen}, pinned",
};
