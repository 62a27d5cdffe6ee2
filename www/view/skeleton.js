// Skeletons: boards without numbers, drawn while the core is fetched. The core's description then replaces them, so
// nothing is computed with them. One skeleton is written here, because most visits begin with this puzzle; its words
// are copied from the link in the header.

import { BOARDS } from "../core/bundles.js";

/** @typedef {import("../core/types.js").SumsPuzzle} Puzzle */

const ROWS = ["ABC", "DEFG", "HIJKL", "MNOP", "QRS"];
const LINES = ["ABC", "CGL", "LPS", "SRQ", "QMH", "HDA", "AEJ", "CFJ", "LKJ", "SOJ", "QNJ", "HIJ"];
const ROW_HEIGHT = Math.sqrt(3);

const letters = ROWS.join("");

/** @type {Puzzle} */
export const skeleton = {
  kind: "sums",
  name: "magic19",
  title: "",
  statement: "",
  cells: ROWS.flatMap((row, down) =>
    [...row].map((label, across) => ({ label, x: 2 * across - (row.length - 1), y: (2 - down) * ROW_HEIGHT })),
  ),
  lines: LINES.map((line) => ({ cells: [...line].map((label) => letters.indexOf(label)), target: 22 })),
  numbers: [...letters].map((_, i) => i + 1),
};

/**
 * Fetches the skeleton of a puzzle of the library; null if it does not exist or cannot be fetched.
 * @param {string} name
 */
export async function fetchSkeleton(name) {
  try {
    const response = await fetch(BOARDS);
    /** @type {Record<string, Puzzle>} */
    const boards = response.ok ? await response.json() : {};
    return Object.hasOwn(boards, name) ? boards[name] : null;
  } catch {
    // If the network is down, fetching the core also fails, and that failure is reported.
    return null;
  }
}
