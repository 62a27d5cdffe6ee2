// The headline above the board: the aim of the puzzle, phrased as a fact once it is reached, or the rule of a search. A
// quiet line below it explains how to reach the aim. Both stay the same while a run plays.

import { wordsOf } from "../boards/names.js";
import { byId, element, setText } from "../lib/dom.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */
/**
 * A puzzle, or the part of it that is available before the core has sent it.
 * @typedef {{ kind: import("../core/types.js").Puzzle["kind"] }} Puzzle
 */

export class Aim {
  #aim = byId("aim", HTMLElement);
  #hand = byId("method-hand", HTMLElement);
  #start = byId("method-start", HTMLElement);

  constructor() {
    // Reserves the line for the number of a sudoku's solutions before anything is proved, so that nothing moves later.
    this.#aim.before(element("p", { id: "verdict", class: "verdict" }));
  }

  /**
   * Shows the aim of a puzzle that the core has not sent yet.
   * @param {Puzzle | null} puzzle null if nothing is known about it
   */
  expect(puzzle) {
    setText(this.#aim, puzzle ? aimOf(puzzle, false) : "\u00a0");
    this.#method(puzzle ? [wordsOf(puzzle).hand(puzzle), t("orStart")] : ["\u00a0", ""]);
  }

  /**
   * @param {Run} run
   * @param {string} instead text in place of the aim, such as the rule of a search; empty for the aim
   * @param {string} method the method in place of swapping; empty for swapping
   */
  show(run, instead, method) {
    const solved = run.snapshot.progress.status === "solved";
    setText(this.#aim, instead || aimOf(run.setup.puzzle, solved));
    this.#method(method === "" ? methodOf(run) : [method, ""]);
  }

  /** @param {[string, string]} method the text on what a person can do, and the text on what the run does */
  #method([hand, start]) {
    setText(this.#hand, hand);
    setText(this.#start, start);
  }
}

/** Describes the aim of a puzzle, or reports that the aim is reached. @param {Puzzle} puzzle @param {boolean} done */
export const aimOf = (puzzle, done) => wordsOf(puzzle).aim(puzzle, done);

/**
 * Describes the method of a run: what a person can do, and what the run does.
 * @param {Run} run
 * @returns {[string, string]}
 */
function methodOf({ annealing, setup: { puzzle, method }, snapshot: { progress } }) {
  if (!annealing) return ["", ""];
  if (progress.status === "solved" && progress.head > 0) return [t("found"), progress.worse > 0 ? t("foundWorse") : ""];
  if (progress.status !== "running") return [t("method"), ""];
  return method === "anneal" ? [wordsOf(puzzle).hand(puzzle), t("orStart")] : ["", t("method")];
}
