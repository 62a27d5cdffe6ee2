// The words for a toy problem: numbers in a ring.

/** @type {import("../../../../www/boards/contract.js").Words} */
export const words = {
  title: () => "Ring",
  aim: (_, done) => (done ? "The ring is right." : "Make the ring right."),
  hand: () => "Drag one number onto another.",
  marks: () => [{ key: "pair", look: "pair-disc" }],
  cell: (_, cell) => `place ${cell + 1}`,
  line: (_, line) => `line ${line + 1}`,
  number: (number) => `no. ${number}`,
  move: (_, { cells, accepted }) =>
    `Places ${cells.map((cell) => cell + 1).join(" and ")} ${accepted ? "trade" : "would trade"}.`,
  energy: {
    help: () => "how far the ring is off",
    lines: () => 10,
    right: (_, sums) => Array.from(sums).filter((sum) => sum === 34).length,
    says: (right, lines) => `${right} of ${lines} pairs in tune`,
  },
};
