// The legend's marks of swaps, common to sums and sudokus.

/** The kind of a pinned number. */
const PINNED = 4;

/**
 * Returns the marks of proposed pairs, and of pinned numbers.
 * @param {string} method
 * @param {"disc" | "square"} shape the shape of a cell
 * @param {ArrayLike<number>} kinds
 * @returns {(import("./contract.js").Mark | false)[]}
 */
export const swapped = (method, shape, kinds) => [
  method === "anneal" && { key: "pair", look: `pair-${shape}` },
  method === "anneal" && { key: "rejected", look: `rejected-${shape}` },
  Array.from(kinds).includes(PINNED) && { key: "pinned", look: `pinned-${shape}` },
];
