// Skeletons: boards without numbers, drawn while the core is fetched. The core's own description then takes their place, so nothing is
// computed with them. Two skeletons are written here, because most visits begin with these puzzles; their words are those of the
// links in the header.

import { BOARDS } from "../core/bundles.js";

/** @typedef {import("../core/types.js").SumsPuzzle} Puzzle */
/** The words are the header's. */
const WORDLESS = { title: "", statement: "" };

const ROWS = ["ABC", "DEFG", "HIJKL", "MNOP", "QRS"];
const LINES = ["ABC", "CGL", "LPS", "SRQ", "QMH", "HDA", "AEJ", "CFJ", "LKJ", "SOJ", "QNJ", "HIJ"];
const ROW_HEIGHT = Math.sqrt(3);

const letters = ROWS.join("");

/** @type {Puzzle} */
export const skeleton = {
  kind: "sums",
  name: "magic19",
  ...WORDLESS,
  cells: ROWS.flatMap((row, down) =>
    [...row].map((label, across) => ({ label, x: 2 * across - (row.length - 1), y: (2 - down) * ROW_HEIGHT })),
  ),
  lines: LINES.map((line) => ({ cells: [...line].map((label) => letters.indexOf(label)), target: 22 })),
  numbers: [...letters].map((_, i) => i + 1),
};

/** Octa's cells by row: y, then x. @type {[number, number[]][]} */
const OCTA_ROWS = [
  [4.8284, [0]],
  [3.4142, [-3.4142, -1.4142, 1.4142, 3.4142]],
  [1.4142, [-3.4142, 3.4142]],
  [0, [-4.8284, 4.8284]],
  [-1.4142, [-3.4142, 3.4142]],
  [-3.4142, [-3.4142, -1.4142, 1.4142, 3.4142]],
  [-4.8284, [0]],
];
const OCTA_LINES = ["ACFH", "ADGI", "IKNP", "PMJH", "BFJL", "LMNO", "OKGE", "BCDE", "BELO", "AHIP"];

/** @type {Puzzle} */
const octa = {
  kind: "sums",
  name: "octa",
  ...WORDLESS,
  cells: OCTA_ROWS.flatMap(([y, row]) => row.map((x) => ({ x, y }))).map((at, i) => ({ label: letters[i], ...at })),
  lines: OCTA_LINES.map((line) => ({ cells: [...line].map((label) => letters.indexOf(label)), target: 34 })),
  numbers: Array.from({ length: 16 }, (_, i) => i + 1),
};

const known = [skeleton, octa];

/** Finds a skeleton that is written here. @param {string} name */
export const knownSkeleton = (name) => known.find((puzzle) => puzzle.name === name);

/** Fetches the skeleton of a puzzle of the library; null if there is none, or it cannot be fetched. @param {string} name */
export async function fetchSkeleton(name) {
  try {
    const response = await fetch(BOARDS);
    /** @type {Record<string, Puzzle>} */
    const boards = response.ok ? await response.json() : {};
    return Object.hasOwn(boards, name) ? boards[name] : null;
  } catch {
    // If the network is down, fetching the core fails, too, and that is reported.
    return null;
  }
}
