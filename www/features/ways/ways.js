// The ways to solve a sudoku before its run begins. The puzzle is shown in place of the run, and digits can be typed. A
// hint shows a forced digit, with its reason. "Solve it now" shows the solution of an exact search. Start anneals, as
// always.

import { facts } from "../../facts.js";
import { byId, element, enable, setAttribute, setShown, setText } from "../../lib/dom.js";
import { texts } from "../../text/text.js";
import english from "../../text/en/ways.js";
import { aimOf } from "../../view/aim.js";
import { marksOf, whyDigit } from "../proof/reasons.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").SudokuPuzzle} SudokuPuzzle */
/** @typedef {import("../proof/verdict.js").Proved} Proved */

const t = texts("ways", english);
/** Kinds of numbers, as defined by the core. */
const [BLANK, GIVEN, SINGLE, SOLVED] = [0, 1, 2, 3];
const HOVERS = matchMedia("(hover: hover)").matches;

/** @typedef {import("../contract.js").House} House */

export class Ways {
  #main = byId("main", HTMLElement);
  #hint = element("button", { type: "button", id: "hint", class: "button" }, t("hint"));
  #fill = element("button", { type: "button", id: "fill", class: "button" }, t("byHand"));
  #solve = element("button", { type: "button", id: "solve-now", class: "button" }, t("solve"));
  #house;
  /** The run whose puzzle is shown. @type {Run | null} */
  #run = null;
  /** The number of singles filled in. */
  #filled = 0;
  /** True if a hint was requested. */
  #hinted = false;
  /** True if the solution is shown. */
  #solved = false;
  /** The marks of the hint. @type {import("../../boards/sudoku/layers.js").Marks | null} */
  #marks = null;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const way = (/** @type {"watchHelp" | "solveHelp" | "hintHelp" | "byHandHelp"} */ key) =>
      element("p", { class: "way" }, t(key));
    const start = byId("start", HTMLElement);
    start.before(element("h2", { class: "way" }, t("title")));
    start.after(
      way("watchHelp"),
      this.#solve,
      way("solveHelp"),
      this.#hint,
      way("hintHelp"),
      this.#fill,
      way("byHandHelp"),
    );
    this.#fill.addEventListener("click", () => house.features.ready("sudoku")?.fill());
    this.#hint.addEventListener("click", () => this.#giveHint());
    this.#solve.addEventListener("click", () => this.#turn(!this.#solved));
  }

  get covers() {
    return this.#run !== null;
  }

  /** The marks of the hint; null if no hint is shown. */
  get marks() {
    return this.#marks;
  }

  /** Reports whether the solution is shown, which has no marks. */
  get solved() {
    return this.#solved;
  }

  /**
   * Checks whether the puzzle can be shown in place of its run: the run has not begun, and its figures are not in use.
   * @param {Run} run
   */
  #untouched(run) {
    const { player } = this.#house;
    return (
      run.setup.puzzle.kind === "sudoku" &&
      run.annealing &&
      !run.touched &&
      run.snapshot.progress.head === 0 &&
      player.playing === "resting" &&
      facts.mode.value === "play" &&
      facts.view.value !== "learn"
    );
  }

  get #proved() {
    return this.#house.features.ready("proof")?.proved ?? null;
  }

  /** Makes Start anneal without singles if they have solved the puzzle, so that there is something to watch. */
  starts() {
    if (!this.covers || !facts.run.value?.over) return false;
    const { edits } = this.#house;
    edits.again(() => edits.set("singles", "off"));
    return true;
  }

  /** @param {Run} run */
  words(run) {
    const puzzle = this.#untouched(run) ? run : null;
    if (puzzle !== this.#run) {
      this.#run = puzzle;
      this.#filled = 0;
      this.#hinted = this.#solved = false;
      this.#marks = null;
      this.#house.look();
    }
    // While digits are typed, the keypad replaces the ways.
    const editing = this.#house.features.ready("sudoku")?.editing;
    setAttribute(this.#main, "data-ways", puzzle ? (editing ? "typing" : "open") : "");
    if (!puzzle) return;
    const proved = this.#proved;
    const solvable = (proved?.proof.solutions ?? 0) > 0;
    enable(this.#solve, solvable);
    enable(this.#hint, solvable && !this.#solved && (!this.#hinted || this.#next !== undefined));
    setShown(this.#hint, !this.#solved);
    setText(this.#solve, t(this.#solved ? "puzzle" : "solve"));
    const begun = this.#house.features.ready("sudoku")?.begunByHand;
    setText(this.#fill, t(begun ? "goOnByHand" : "byHand"));
    setText(this.#hint, t(this.#marks ? "fill" : "hint"));
  }

  /** Returns the puzzle with the digits filled in; null if the run itself is shown. @param {Run} run */
  looks(run) {
    if (!this.#untouched(run)) return null;
    const { givens } = sudokuOf(run);
    const board = Int32Array.from(givens);
    const kinds = Uint8Array.from(givens, (digit) => (digit > 0 ? GIVEN : BLANK));
    const put = (/** @type {number} */ cell, /** @type {number} */ digit, /** @type {number} */ kind) => {
      if (board[cell] > 0) return;
      board[cell] = digit;
      kinds[cell] = kind;
    };
    const proved = this.#proved;
    for (const { cell, digit } of this.#singles.slice(0, this.#filled)) put(cell ?? 0, digit ?? 0, SINGLE);
    if (this.#solved) for (const [cell, digit] of proved?.firsts[0].entries() ?? []) put(cell, digit, SOLVED);
    return { board, kinds, sums: null };
  }

  /** @param {Run} run */
  aim(run) {
    return this.covers ? aimOf(run.setup.puzzle, false) : "";
  }

  /**
   * Returns the sentence about the puzzle; null if the sentence about the run applies.
   * @param {Run} run
   * @param {import("../contract.js").Now} now
   */
  says(run, { refusal }) {
    if (refusal !== null || !this.#untouched(run)) return null;
    return { kind: "ready", text: this.#inWords(run), over: false };
  }

  /** @param {Run} run */
  #inWords(run) {
    const proved = this.#proved;
    const n = proved?.proof.solutions;
    if (this.#solved && proved) return this.#howSolved(run, proved);
    if (this.#hinted && this.#next) return whyDigit(this.#next, sudokuOf(run));
    if (this.#hinted) return t(this.#filled > 0 && this.#filled === blanksOf(run) ? "filledAll" : "noSingle");
    if (n === 0) return t("change");
    if (n === 2 && proved?.proof.complete) return t("decide");
    if (n !== undefined && n > 1) return t("moreGivens");
    return t(HOVERS ? "type" : "typeByFinger");
  }

  /** @param {Run} run @param {Proved} proved */
  #howSolved(run, { proof: { solutions, complete, nodes } }) {
    const [all, n] = [blanksOf(run), this.#singles.length];
    if (solutions > 1 || !complete) return t("solvedOneOf");
    return n === all ? t("solvedBySingles", { n }) : t("solvedNow", { n, all, nodes: t("nodes", { n: nodes }) });
  }

  get #singles() {
    return this.#proved?.reasoning?.singles ?? [];
  }

  /** The next single. */
  get #next() {
    return this.#singles.at(this.#filled);
  }

  /** Shows the next single, and fills in the one shown before. */
  #giveHint() {
    if (!this.#run || this.#hint.ariaDisabled === "true") return;
    if (this.#marks) this.#filled++;
    this.#hinted = true;
    this.#marks = this.#next ? marksOf(this.#next, sudokuOf(this.#run)) : null;
    this.#house.look();
  }

  /** Shows the solution, or returns to the puzzle. @param {boolean} solved */
  #turn(solved) {
    if (!this.#run || this.#solve.ariaDisabled === "true") return;
    this.#solved = solved;
    this.#hinted = false;
    this.#marks = null;
    this.#house.look();
  }
}

const sudokuOf = (/** @type {Run} */ run) => /** @type {SudokuPuzzle} */ (run.setup.puzzle);
const blanksOf = (/** @type {Run} */ run) => sudokuOf(run).givens.filter((digit) => digit === 0).length;

export default (/** @type {House} */ house) => new Ways(house);
