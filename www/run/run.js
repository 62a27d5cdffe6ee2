// The open run, as the page sees it: its setup and its latest snapshot. From earlier snapshots it keeps the trace, the
// computing time, and the move since which the run is stuck.

import { acceptanceAt } from "./accepted.js";
import { clock } from "../lib/clock.js";
import { RateMeter } from "./rate.js";
import { numberName, wordsOf } from "../boards/names.js";
import { t } from "../text/run.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */
/** @typedef {import("../core/types.js").Trace} Trace */
/** The unit of a run's length. @typedef {"move" | "expansion" | "node" | "step"} Unit */

/** Kinds of a board's cells: filled by annealing, or by a rule. */
const ANNEALED = 0;
const DEDUCED = 2;
/** Moves without a change of energy after which a run counts as stuck. */
const STUCK_AFTER = 2000;
/** The same limit in steps of annealing with propagation, where one proposal takes a hundred steps or more. */
const STUCK_AFTER_STEPS = 100_000;

export class Run {
  /** @type {Trace | null} */
  trace;
  /** True if the plots have yet to draw the trace. */
  traceIsNew = false;
  /** The move since which the energy has not changed, if it was long ago. @type {number | null} */
  stuckSince = null;
  /** The energy at that move. */
  #stuckAt = NaN;
  /** Milliseconds of computing time. */
  computed = 0;
  /** The highest temperature of the schedule; Infinity until it is known. */
  hottest = Infinity;
  recent = new RateMeter();
  /**
   * The progress shown by figures, legends and the sentence, so that all of them show the same move.
   * @type {import("../core/types.js").Progress}
   */
  shown;
  /** A message to a person, for example that no such event exists; empty again with the next snapshot. */
  remark = "";
  /** The change of energy by a person's swap; null if the last act was another one. @type {number | null} */
  handDelta = null;

  /**
   * @param {Setup} setup
   * @param {Snapshot} snapshot
   */
  constructor(setup, snapshot) {
    this.setup = setup;
    this.snapshot = snapshot;
    this.shown = snapshot.progress;
    this.trace = snapshot.trace ?? null;
    this.traceIsNew = this.searching;
  }

  /** Reports whether the method makes moves at a temperature. */
  get annealing() {
    return ["anneal", "tempering", "replicas", "rebuild"].includes(this.setup.method);
  }

  /** Reports whether the method is annealing with propagation, whose moves are steps of a rebuild. */
  get rebuilding() {
    return this.setup.method === "rebuild";
  }

  get searching() {
    return this.setup.method === "search";
  }

  /** Reports whether the method is exact search. */
  get proving() {
    return this.setup.method === "exact";
  }

  /** The unit of the run's length. @returns {Unit} */
  get unit() {
    return this.searching ? "expansion" : this.proving ? "node" : this.rebuilding ? "step" : "move";
  }

  /** The progress of an exact search. */
  get proved() {
    return /** @type {import("../core/types.js").Proved} */ (/** @type {unknown} */ (this.snapshot.progress));
  }

  /** The progress of a search. */
  get searched() {
    return /** @type {import("../core/types.js").Searched} */ (/** @type {unknown} */ (this.snapshot.progress));
  }

  /** The history of a search. */
  get sizes() {
    return /** @type {import("../core/types.js").Sizes} */ (/** @type {unknown} */ (this.trace));
  }

  get seed() {
    return this.value("seed");
  }

  /** The link of the run at its start, without `at`, which is the last key. */
  get startLink() {
    return this.setup.link.replace(/&at=[^&]*$/, "");
  }

  /** The link of the run at the present move. */
  get linkHere() {
    return `${this.startLink}&at=${this.snapshot.progress.moves}`;
  }

  /** The link of the run at the last move made. */
  get linkAtHead() {
    return `${this.startLink}&at=${this.snapshot.progress.head}`;
  }

  /** The title of the run, and a name for its file. */
  get named() {
    const { title, name } = this.setup.puzzle;
    if (this.seed === "") return { title, name: `${name}-${this.value("solver")}` };
    return { title: t("runNamed", { title, seed: this.seed }), name: `${name}-seed-${this.seed}` };
  }

  /** Reports whether a person has intervened. */
  get touched() {
    return this.setup.link.includes("&hand=");
  }

  /** Reports whether the present move is before the last one made. */
  get past() {
    const { moves, head } = this.snapshot.progress;
    return moves < head;
  }

  get over() {
    return this.snapshot.progress.status !== "running";
  }

  /** Reports whether singles solved the puzzle before the first move. */
  get decided() {
    const { progress, kinds } = this.snapshot;
    const none = progress.status === "solved" && progress.head === 0 && this.value("singles") === "on";
    return none && kinds.includes(DEDUCED) && !kinds.includes(ANNEALED);
  }

  /** The reason why the run cannot be started, if it is over. */
  get idle() {
    if (!this.over) return "";
    const { progress, kinds } = this.snapshot;
    if (progress.head > 0) return t("finished");
    if (progress.status !== "solved") return t("noSwap");
    if (kinds.includes(ANNEALED)) return t("solvedStart");
    const deduced = kinds.includes(DEDUCED);
    return deduced ? t("singlesDecide") : t("full");
  }

  /** Reports whether the run has ended, regardless of the present move. */
  get ended() {
    return this.snapshot.progress.head_status !== "running";
  }

  /**
   * Checks whether the run may reach such an event if it continues.
   * @param {import("../core/types.js").Event} event
   */
  mayLead(event) {
    if (this.ended || event === "hand") return false;
    if (this.rebuilding) return true;
    if (event === "worsening") return this.value("accept") !== "descent";
    return event === "best" || this.value(event) !== "none";
  }

  /** The temperature on a scale from 0 (cold) to 1 (the hottest of the schedule). A solved board is cold. */
  get heat() {
    const { status, temperature } = this.snapshot.progress;
    return status === "solved" || !this.annealing ? 0 : Math.min(1, Math.sqrt(temperature / this.hottest));
  }

  /** Returns a setting's value; empty if the run has no such setting. @param {string} key */
  value(key) {
    return this.setup.fields.find((field) => field.key === key)?.value ?? "";
  }

  /** Takes a new snapshot. @param {Snapshot} snapshot */
  see(snapshot) {
    // The computing time of replayed moves is not counted twice.
    if (snapshot.progress.head > this.snapshot.progress.head) this.computed += snapshot.milliseconds;
    this.snapshot = snapshot;
    this.remark = "";
    this.handDelta = null;
    this.mark();
    // Only a trace shows since when a run is stuck, and traces arrive less often than energies.
    if (this.past || snapshot.progress.energy !== this.#stuckAt) this.stuckSince = null;
    if (!snapshot.trace) return;
    this.trace = snapshot.trace;
    this.traceIsNew = true;
    const after = this.rebuilding ? STUCK_AFTER_STEPS : STUCK_AFTER;
    if (this.annealing && !this.past) this.stuckSince = stuckSince(snapshot.trace, snapshot.progress, after);
    this.#stuckAt = snapshot.progress.energy;
  }

  /**
   * Reports the effect of a person's change on the energy.
   * @param {number} delta
   * @param {string} intervention
   * @param {ArrayLike<number>} before the board
   */
  answer(delta, intervention, before) {
    this.handDelta = delta;
    const { puzzle } = this.setup;
    const cells = /** @type {[number, number]} */ (intervention.slice(1).split("-").map(Number));
    const numbers = /** @type {[number, number]} */ (cells.map((cell) => before[cell]));
    const what = wordsOf(puzzle).changed?.(puzzle, intervention[0], { cells, numbers, accepted: true });
    if (what) {
      const change = delta < 0 ? "moveBetter" : delta > 0 ? "changeWorse" : "moveEqual";
      this.remark = t("changedBy", { what, change: t(change, { n: Math.abs(delta) }) });
      return;
    }
    const [a, b] = numbers;
    const key = delta < 0 ? "handBetter" : delta > 0 ? "handWorse" : "handEqual";
    const name = (/** @type {number} */ number) => numberName(this.setup.puzzle, number);
    this.remark = t(key, { a: name(a), b: name(b), n: Math.abs(delta) });
  }

  /** Makes figures, legends and the sentence show the latest snapshot. */
  tell() {
    this.shown = this.snapshot.progress;
  }

  /** The acceptance ratio at the present move. */
  get acceptance() {
    return acceptanceAt(this.trace, this.shown);
  }

  /** Records the time and the move, which the rate is computed from. */
  mark() {
    this.recent.add({ at: clock(), moves: this.snapshot.progress.moves });
  }
}

/**
 * Finds the move since which the energy has not changed; null if it was recent.
 * @param {Trace} trace
 * @param {import("../core/types.js").Progress} progress
 * @param {number} after the number of moves that counts as long
 */
function stuckSince({ move, energy }, progress, after) {
  let row = move.length - 1;
  if (row < 0 || energy[row] !== progress.energy) return null;
  while (row > 0 && energy[row - 1] === progress.energy) row--;
  return progress.moves - move[row] >= after ? move[row] : null;
}
