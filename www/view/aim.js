// The headline: the aim of the puzzle, made from the puzzle itself, as a fact once it is reached; a search says its rule there. Below
// it, in one quiet line, how to get there. Neither changes during a run.

import { byId, element, setText } from "../lib/dom.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").SumsPuzzle} SumsPuzzle */
/** A puzzle, or as much as is known of one that is on its way. @typedef {SumsPuzzle | { kind: "route" } | { kind: "sudoku", size: number, rules?: import("../core/types.js").SudokuRules | null }} Puzzle */

/** The aim of a puzzle, by its kind, and the same as a fact in the end. */
const ASKED = /** @type {const} */ ({
  lines: ["aimLines", "doneLines"],
  circles: ["aimCircles", "doneCircles"],
  square: ["aimSquare", "doneSquare"],
  own: ["aimOwn", "doneOwn"],
  different: ["aimDifferent", "doneDifferent"],
  mixed: ["aimMixed", "doneMixed"],
  boxes: ["aimBox", "doneBox"],
  regions: ["aimRegion", "doneRegion"],
  route: ["aimRoute", "aimRoute"],
});

export class Aim {
  #aim = byId("aim", HTMLElement);
  #hand = byId("method-hand", HTMLElement);
  #start = byId("method-start", HTMLElement);

  constructor() {
    // The line of truth of a sudoku has its place before anything is proved.
    this.#aim.before(element("p", { id: "verdict", class: "verdict" }));
  }

  /** Shows the aim of a puzzle that is on its way, as far as it is known: a drawing without numbers, or the size of a sudoku. @param {SumsPuzzle | { size: number } | null} puzzle */
  expect(puzzle) {
    const known = puzzle && "size" in puzzle ? { kind: /** @type {const} */ ("sudoku"), ...puzzle } : puzzle;
    setText(this.#aim, known ? aimOf(known, false) : "\u00a0");
    this.#method(known ? [handOf(known), t("orStart")] : ["\u00a0", ""]);
  }

  /**
   * @param {Run} run
   * @param {string} instead of the aim: the rule of a search
   * @param {string} method of whoever solves it by hand, or of annealing that does not swap
   */
  show(run, instead, method) {
    const solved = run.snapshot.progress.status === "solved";
    setText(this.#aim, instead || aimOf(run.setup.puzzle, solved));
    this.#method(method === "" ? methodOf(run) : [method, ""]);
  }

  /** @param {[string, string]} method what a person can do, and what the run does */
  #method([hand, start]) {
    setText(this.#hand, hand);
    setText(this.#start, start);
  }
}

/** The aim, or that it is reached. @param {Puzzle} puzzle @param {boolean} done @returns {string} */
export function aimOf(puzzle, done) {
  const { n, target } = puzzle.kind === "sums" ? { n: puzzle.lines.length, target: puzzle.lines[0].target } : NONE;
  const values = { n, target, last: puzzle.kind === "sudoku" ? puzzle.size : 0 };
  return t(ASKED[kindOf(puzzle)][Number(done)], values);
}

const NONE = { n: 0, target: 0 };

/** @param {Puzzle} puzzle @returns {keyof typeof ASKED} */
function kindOf(puzzle) {
  if (puzzle.kind === "route") return "route";
  if (puzzle.kind === "sudoku") return puzzle.rules?.regions ? "regions" : "boxes";
  const { cells, lines } = puzzle;
  const different = lines.filter((line) => line.different).length;
  if (different > 0) return different === lines.length ? "different" : "mixed";
  if (lines.some(({ target }) => target !== lines[0].target)) return "own";
  if (lines.every(({ stroke }) => stroke?.kind === "ring")) return "circles";
  return isSquare(cells, lines) ? "square" : "lines";
}

/** Whether the lines are the rows, the columns and both diagonals of a square. @param {SumsPuzzle["cells"]} cells @param {SumsPuzzle["lines"]} lines */
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

/** @param {Puzzle} puzzle */
function handOf(puzzle) {
  if (puzzle.kind === "sudoku") return t(puzzle.rules?.regions ? "handRegion" : "handBox");
  return t("opposite" in puzzle && puzzle.opposite ? "handPairs" : "handAny");
}

/** @param {Run} run @returns {[string, string]} */
function methodOf({ annealing, setup: { puzzle, method }, snapshot: { progress } }) {
  if (!annealing) return ["", ""];
  if (progress.status === "solved" && progress.head > 0) return [t("found"), progress.worse > 0 ? t("foundWorse") : ""];
  if (progress.status !== "running") return [t("method"), ""];
  return method === "anneal" ? [handOf(puzzle), t("orStart")] : ["", t("method")];
}
