// The legend's marks of swaps, which sums and sudokus share.

/** The kind of a pinned number. */
const PINNED = 4;

/**
 * Gives the marks of proposed pairs, and of numbers that a person has pinned.
 * @param {string} method
 * @param {"disc" | "square"} shape of a cell
 * @param {ArrayLike<number>} kinds
 * @returns {(import("./contract.js").Mark | false)[]}
 */
export const swapped = (method, shape, kinds) => [
  method === "anneal" && { key: "pair", look: `pair-${shape}` },
  method === "anneal" && { key: "rejected", look: `rejected-${shape}` },
  Array.from(kinds).includes(PINNED) && { key: "pinned", look: `pinned-${shape}` },
];
