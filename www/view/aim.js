// The headline: the aim of the puzzle, made from the puzzle itself, as a fact once it is reached; a search says its rule there. Below
// it, in one quiet line, how to get there. Neither changes during a run.

import { wordsOf } from "../boards/names.js";
import { byId, element, setText } from "../lib/dom.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */
/** A puzzle, or as much as is known of one that is on its way. @typedef {{ kind: import("../core/types.js").Puzzle["kind"] }} Puzzle */

export class Aim {
  #aim = byId("aim", HTMLElement);
  #hand = byId("method-hand", HTMLElement);
  #start = byId("method-start", HTMLElement);

  constructor() {
    // The line of truth of a sudoku has its place before anything is proved.
    this.#aim.before(element("p", { id: "verdict", class: "verdict" }));
  }

  /** Shows the aim of a puzzle that is on its way, as far as it is known. @param {Puzzle | null} puzzle */
  expect(puzzle) {
    setText(this.#aim, puzzle ? aimOf(puzzle, false) : "\u00a0");
    this.#method(puzzle ? [wordsOf(puzzle).hand(puzzle), t("orStart")] : ["\u00a0", ""]);
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

/** The aim, or that it is reached. @param {Puzzle} puzzle @param {boolean} done */
export const aimOf = (puzzle, done) => wordsOf(puzzle).aim(puzzle, done);

/** @param {Run} run @returns {[string, string]} */
function methodOf({ annealing, setup: { puzzle, method }, snapshot: { progress } }) {
  if (!annealing) return ["", ""];
  if (progress.status === "solved" && progress.head > 0) return [t("found"), progress.worse > 0 ? t("foundWorse") : ""];
  if (progress.status !== "running") return [t("method"), ""];
  return method === "anneal" ? [wordsOf(puzzle).hand(puzzle), t("orStart")] : ["", t("method")];
}
