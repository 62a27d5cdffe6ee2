// What is going on, in one sentence with the figures of this run: what annealing is before it begins, then hot, cooling, stuck,
// solved. And each move in words, where the eye can follow it.

import { byId, element, setAttribute, setText } from "../lib/dom.js";
import { percent } from "../lib/format.js";
import { numberName } from "../lib/names.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {{ title: string, more: string, kind?: string }} Said */

/** Before these many moves no share of them means anything. */
const FIRST = 10;
/** Above this share of its first temperature a falling schedule is hot. */
const HOT = 0.75;
/** Below it a probability would be written as 0.0 %. */
const LEAST = 5e-4;
/** Milliseconds that a caption stays at least: long enough to be read. */
const STAYS = 2500;

export class Headline {
  #line = byId("headline", HTMLElement);
  #more = element("p", { class: "headline-more" });
  #kind = "";
  #since = -Infinity;
  /** Whether it is true only as long as the run is as it says. */
  #passes = false;

  constructor() {
    this.#line.after(this.#more);
  }

  /** Another run. */
  begin() {
    this.#kind = "";
    this.#since = -Infinity;
  }

  /** What annealing is, before there is a run. @param {boolean} sudoku */
  expect(sudoku) {
    setAttribute(this.#line, "data-kind", "start");
    setText(this.#line, t(sudoku ? "whatSudoku" : "what"));
  }

  /**
   * @param {Run} run
   * @param {boolean} playing
   * @param {number} now milliseconds
   * @param {Said | null} said instead: what a solution has added to the collection, or a game
   */
  show(run, playing, now, said) {
    const kind = said ? (said.kind ?? "said") : kindOf(run);
    const stuck = !said && kind === "stuck";
    const what = stuck ? `stuck-${run.stuckSince}` : kind;
    // One after the other, so that each can be read; but an end is said at once, and nothing stays that is true no longer.
    if (playing && what !== this.#kind && !this.#passes && now - this.#since < STAYS) return;
    if (what !== this.#kind || !playing) {
      this.#kind = what;
      this.#passes = stuck;
      this.#since = now;
      setAttribute(this.#line, "data-kind", kind);
      setText(this.#line, said?.title ?? captionOf(kind, run));
      setText(this.#more, said?.more ?? "");
    }
  }
}

/** @param {Run} run */
function kindOf(run) {
  const { status, moves, temperature, worse, accepted } = run.shown;
  if (status === "solved") return "solved";
  if (status === "exhausted") return "exhausted";
  if (moves === 0) return "start";
  if (moves < FIRST) return "first";
  if (run.stuckSince !== null && run.stuckSince <= moves) return "stuck";
  if (accepted > 0 && worse === 0) return "noWorse";
  const falls = run.value("cooling") !== "constant";
  if (!falls) return "constant";
  return temperature > HOT * run.hottest ? "hot" : "cooling";
}

/** @param {string} kind @param {Run} run */
function captionOf(kind, run) {
  const { moves, accepted, worse, best } = run.shown;
  const values = { n: moves, accepted, worse, rejected: moves - accepted, best, share: percent(accepted / moves) };
  const { puzzle } = run.setup;
  const sudoku = puzzle.kind === "sudoku" && (puzzle.rules?.regions ? "whatRegions" : "whatSudoku");
  switch (kind) {
    case "start":
      return t(sudoku || (run.value("cooling") === "constant" ? "whatConstant" : "what"));
    case "first":
      return t("opposite" in puzzle && puzzle.opposite ? "captionFirstPairs" : "captionFirst");
    case "noWorse":
      return t("captionNoWorse", values);
    case "hot":
      return t("captionHot", values);
    case "cooling":
      return t("captionCooling", values);
    case "constant":
      return t("captionConstant", values);
    case "stuck":
      return t("captionStuck", { energy: run.shown.energy, since: run.stuckSince ?? 0 });
    case "solved":
      return moves === 0 ? t("solvedAtOnce") : t("captionSolved", values);
    default:
      return t("captionUnsolved", values);
  }
}

/** The last move in words. @param {Run} run @returns {string} */
export function moveInWords({ setup: { puzzle }, shown: { moves, last } }) {
  if (!last) return "";
  const [a, b] = last.numbers.map((number) => numberName(puzzle, number));
  const values = {
    move: moves,
    a,
    b,
    n: Math.abs(last.delta),
    p: likelihood(last.probability),
    draw: likelihood(last.uniform),
  };
  if (last.delta < 0) return t("wordsBetter", values);
  if (last.delta === 0) return t("wordsEqual", values);
  return t(last.accepted ? "wordsWorse" : "wordsRejected", values);
}

/** @param {number} share */
const likelihood = (share) => (share < LEAST ? t("hardlyEver") : percent(share)).replace(" %", "\u00a0%");
