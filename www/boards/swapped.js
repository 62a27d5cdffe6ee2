// The marks of numbers that change places.

const PINNED = 4;

/**
 * Those of a run that swaps, and of numbers that a person has pinned.
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
