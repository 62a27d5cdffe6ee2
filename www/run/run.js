// The run that is open, as far as the page knows it: what it was made from, its latest snapshot, and what follows from
// those that came before.

import { acceptanceAt } from "./accepted.js";
import { clock } from "../lib/clock.js";
import { RateMeter } from "./rate.js";
import { numberName } from "../boards/names.js";
import { t } from "../text/run.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */
/** @typedef {import("../core/types.js").Trace} Trace */
/** What a move is. @typedef {"move" | "expansion" | "node" | "step"} Unit */

/** Kinds of numbers on a board. */
const ANNEALED = 0;
const DEDUCED = 2;
/** Moves without a change of energy until a run counts as stuck. */
const STUCK_AFTER = 2000;
/** The same in steps of rebuilds, of which one has a hundred and more. */
const STUCK_AFTER_STEPS = 100_000;

export class Run {
  /** @type {Trace | null} */
  trace;
  /** Whether the plots have yet to see the trace. */
  traceIsNew = false;
  /** The move since which the energy is what it is, if that is long ago. @type {number | null} */
  stuckSince = null;
  #stuckAt = NaN;
  /** Milliseconds of computing. */
  computed = 0;
  /** The highest temperature of the schedule; not known at first. */
  hottest = Infinity;
  recent = new RateMeter();
  /** What figures, legends and the sentence tell: never two of them different moves. @type {import("../core/types.js").Progress} */
  shown;
  /** What is to be answered to whoever asked for something that is not there. */
  remark = "";
  /** By how much a swap by hand has changed the energy, if that is what was done last. @type {number | null} */
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

  /** Whether there are moves, and a temperature. */
  get annealing() {
    return ["anneal", "tempering", "replicas", "rebuild"].includes(this.setup.method);
  }

  /** Whether it is annealing with propagation, whose moves are steps of a rebuild. */
  get rebuilding() {
    return this.setup.method === "rebuild";
  }

  get searching() {
    return this.setup.method === "search";
  }

  /** Whether it is an exact search. */
  get proving() {
    return this.setup.method === "exact";
  }

  /** What its moves are called. @returns {Unit} */
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

  /** Opens the same run at its start: the link without `at`, which is its last key. */
  get startLink() {
    return this.setup.link.replace(/&at=[^&]*$/, "");
  }

  /** The same, open at the move that is looked at. */
  get linkHere() {
    return `${this.startLink}&at=${this.snapshot.progress.moves}`;
  }

  /** The same, open as far as it has come. */
  get linkAtHead() {
    return `${this.startLink}&at=${this.snapshot.progress.head}`;
  }

  /** What it is called, in words and as a file. */
  get named() {
    const { title, name } = this.setup.puzzle;
    if (this.seed === "") return { title, name: `${name}-${this.value("solver")}` };
    return { title: t("runNamed", { title, seed: this.seed }), name: `${name}-seed-${this.seed}` };
  }

  /** Whether a person did something to it. */
  get touched() {
    return this.setup.link.includes("&hand=");
  }

  /** Whether a move is looked at that the run has left behind. */
  get past() {
    const { moves, head } = this.snapshot.progress;
    return moves < head;
  }

  get over() {
    return this.snapshot.progress.status !== "running";
  }

  /** Whether singles have solved it before the first move. */
  get decided() {
    const { progress, kinds } = this.snapshot;
    const none = progress.status === "solved" && progress.head === 0 && this.value("singles") === "on";
    return none && kinds.includes(DEDUCED) && !kinds.includes(ANNEALED);
  }

  /** Why it cannot be started, if it is over. */
  get idle() {
    if (!this.over) return "";
    const { progress, kinds } = this.snapshot;
    if (progress.head > 0) return t("finished");
    if (progress.status !== "solved") return t("noSwap");
    if (kinds.includes(ANNEALED)) return t("solvedStart");
    const deduced = kinds.includes(DEDUCED);
    return deduced ? t("singlesDecide") : t("full");
  }

  /** Whether it has come to its end, whatever move is looked at. */
  get ended() {
    return this.snapshot.progress.head_status !== "running";
  }

  /**
   * Whether it may go on to such an event.
   * @param {import("../core/types.js").Event} event
   */
  mayLead(event) {
    if (this.ended || event === "hand") return false;
    if (this.rebuilding) return true;
    if (event === "worsening") return this.value("accept") !== "descent";
    return event === "best" || this.value(event) !== "none";
  }

  /** Between 0, cold, and 1, as hot as it gets. A solved board is cold. */
  get heat() {
    const { status, temperature } = this.snapshot.progress;
    return status === "solved" || !this.annealing ? 0 : Math.min(1, Math.sqrt(temperature / this.hottest));
  }

  /** A setting's value, or nothing. @param {string} key */
  value(key) {
    return this.setup.fields.find((field) => field.key === key)?.value ?? "";
  }

  /** @param {Snapshot} snapshot */
  see(snapshot) {
    // Moves that are made once more are not counted twice.
    if (snapshot.progress.head > this.snapshot.progress.head) this.computed += snapshot.milliseconds;
    this.snapshot = snapshot;
    this.remark = "";
    this.handDelta = null;
    this.mark();
    // The history, which tells it, comes more seldom than the energy.
    if (this.past || snapshot.progress.energy !== this.#stuckAt) this.stuckSince = null;
    if (!snapshot.trace) return;
    this.trace = snapshot.trace;
    this.traceIsNew = true;
    const after = this.rebuilding ? STUCK_AFTER_STEPS : STUCK_AFTER;
    if (this.annealing && !this.past) this.stuckSince = stuckSince(snapshot.trace, snapshot.progress, after);
    this.#stuckAt = snapshot.progress.energy;
  }

  /** Whoever swaps two numbers by hand hears what that did. @param {{ a: number, b: number, delta: number } | null} swap */
  answerSwap(swap) {
    if (!swap) return;
    const { a, b, delta } = swap;
    this.handDelta = delta;
    const key = delta < 0 ? "handBetter" : delta > 0 ? "handWorse" : "handEqual";
    const name = (/** @type {number} */ number) => numberName(this.setup.puzzle, number);
    this.remark = t(key, { a: name(a), b: name(b), n: Math.abs(delta) });
  }

  /** From now on figures, legends and the sentence tell this snapshot, all of them. */
  tell() {
    this.shown = this.snapshot.progress;
  }

  /** The share of accepted moves at the move that is shown. */
  get acceptance() {
    return acceptanceAt(this.trace, this.shown);
  }

  /** Takes the time: the run is as it is now. */
  mark() {
    this.recent.add({ at: clock(), moves: this.snapshot.progress.moves });
  }
}

/**
 * @param {Trace} trace
 * @param {import("../core/types.js").Progress} progress
 * @param {number} after so many moves
 */
function stuckSince({ move, energy }, progress, after) {
  let row = move.length - 1;
  if (row < 0 || energy[row] !== progress.energy) return null;
  while (row > 0 && energy[row - 1] === progress.energy) row--;
  return progress.moves - move[row] >= after ? move[row] : null;
}
