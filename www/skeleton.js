// Magic 19 without its numbers: what is drawn before the core is there and says what there is to draw. The core's own
// drawing takes its place; this one is never computed with.

const ROWS = ["ABC", "DEFG", "HIJKL", "MNOP", "QRS"];
const LINES = ["ABC", "CGL", "LPS", "SRQ", "QMH", "HDA", "AEJ", "CFJ", "LKJ", "SOJ", "QNJ", "HIJ"];
const ROW_HEIGHT = Math.sqrt(3);

const letters = ROWS.join("");

/** @type {import("./types.js").SumsPuzzle} */
export const skeleton = {
  kind: "sums",
  name: "magic19",
  title: "Magic 19",
  statement: "Nineteen numbers, twelve lines, every line must sum to 22.",
  cells: ROWS.flatMap((row, down) =>
    [...row].map((label, across) => ({ label, x: 2 * across - (row.length - 1), y: (2 - down) * ROW_HEIGHT })),
  ),
  lines: LINES.map((line) => ({ cells: [...line].map((label) => letters.indexOf(label)), target: 22 })),
  numbers: [...letters].map((_, i) => i + 1),
};
