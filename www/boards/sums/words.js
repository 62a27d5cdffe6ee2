// The words for magic-sum puzzles.

import { t } from "../../text/run.js";
import { swapped } from "../swapped.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */

const GIVEN = 1;
/** The maximum number of cells in the name of a line; longer lines are named by their ends. */
const MOST_NAMED = 9;

/** Text keys for the aim of each kind of lines, and for the reached aim. */
const AIMS = /** @type {const} */ ({
  lines: ["aimLines", "doneLines"],
  circles: ["aimCircles", "doneCircles"],
  square: ["aimSquare", "doneSquare"],
  own: ["aimOwn", "doneOwn"],
  different: ["aimDifferent", "doneDifferent"],
  mixed: ["aimMixed", "doneMixed"],
});

/** Finds the kind of a puzzle's lines. @param {Puzzle} puzzle @returns {keyof typeof AIMS} */
function aimed({ cells, lines }) {
  const different = lines.filter((line) => line.different).length;
  if (different > 0) return different === lines.length ? "different" : "mixed";
  if (lines.some(({ target }) => target !== lines[0].target)) return "own";
  if (lines.every(({ stroke }) => stroke?.kind === "ring")) return "circles";
  return isSquare(cells, lines) ? "square" : "lines";
}

/**
 * Checks whether the lines are the rows, the columns and both diagonals of a square.
 * @param {Puzzle["cells"]} cells
 * @param {Puzzle["lines"]} lines
 */
function isSquare(cells, lines) {
  const size = Math.sqrt(cells.length);
  const across = lines.map((line) =>
    /** @type {const} */ (["x", "y"]).map((axis) => new Set(line.cells.map((cell) => cells[cell][axis])).size).join(),
  );
  const count = (/** @type {string} */ extent) => across.filter((one) => one === extent).length;
  return (
    lines.length === 2 * size + 2 &&
    count(`${size},1`) === size &&
    count(`1,${size}`) === size &&
    count(`${size},${size}`) === 2
  );
}

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  aim(puzzle, done) {
    const [{ target }] = puzzle.lines;
    return t(AIMS[aimed(puzzle)][Number(done)], { n: puzzle.lines.length, target });
  },
  hand: ({ opposite }) => t(opposite ? "handPairs" : "handAny"),
  marks({ lines }, { method, kinds, apart, shapes }) {
    const different = lines.filter((line) => line.different).length;
    const sums = different < lines.length;
    return [
      sums && { key: "high", look: "high" },
      sums && { key: "low", look: "low" },
      different > 0 && { key: "repeats", look: sums ? "none" : "high" },
      { key: "right", look: "right" },
      shapes && { key: "shape", look: "shape" },
      apart && { key: "apart", look: "none" },
      Array.from(kinds).includes(GIVEN) && { key: "given", look: "given" },
      ...swapped(method, "disc", kinds),
    ];
  },
  cell: ({ cells }, cell) => cells[cell].label,
  line({ cells, lines }, line) {
    const labels = lines[line].cells.map((cell) => cells[cell].label);
    return labels.length > MOST_NAMED ? `${labels[0]}–${labels[labels.length - 1]}` : labels.join("");
  },
  energy: {
    help({ lines }) {
      const [{ target }] = lines;
      const n = lines.length;
      if (lines.every(({ different }) => different)) return t("energyFromRepeats", { n });
      const same = lines.every((line) => line.target === target && !line.different);
      return t(same ? "energyFrom" : "energyFromSums", { n, target });
    },
    lines: ({ lines }) => lines.length,
    right: ({ lines }, sums) => lines.filter(({ target }, line) => sums[line] === target).length,
    says: (n, of) => t("linesRight", { n, of }),
  },
};
