// A worker for every core, each making runs in slices. Runs are handed out in order, a few at a time; their rows come back in
// any order, which changes nothing. Paused, a worker keeps its run where it is; cancelled, it is gone.

import { WorkerCrash } from "../../core/engine.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {{ engine: Engine, runs: Set<number>, left: number, working: boolean }} Hand */

/** Milliseconds of one answer: a pause or a cancel waits no longer. */
const SLICE = 10;
const MOST_AT_ONCE = 32;
/** After so many crashes something is wrong that a fresh worker does not mend. */
const MOST_CRASHES = 3;

export class Pool {
  /** @type {Hand[]} */
  #hands = [];
  #what = { link: "", grids: "" };
  /** @type {ArrayLike<number>} */
  #runs = [];
  #next = 0;
  #running = false;
  #crashes = 0;
  #makeEngine;
  #told;

  /**
   * @param {() => Engine} makeEngine
   * @param {{ rows: (rows: string[]) => void, over: () => void, failed: (message: string) => void }} told
   */
  constructor(makeEngine, told) {
    this.#makeEngine = makeEngine;
    this.#told = told;
  }

  /** How many workers there are, or would be. */
  get size() {
    return Math.max(1, navigator.hardwareConcurrency || 1);
  }

  get running() {
    return this.#running;
  }

  /** Whether there are runs under way, working or paused. */
  get begun() {
    return this.#hands.length > 0;
  }

  /**
   * @param {{ link: string, grids: string }} what the experiment is
   * @param {ArrayLike<number>} runs to be made
   */
  start({ link, grids }, runs) {
    this.cancel();
    this.#what = { link, grids };
    this.#runs = runs;
    this.#next = 0;
    this.#crashes = 0;
    const workers = Math.min(this.size, runs.length);
    this.#hands = Array.from({ length: workers }, () => {
      return { engine: this.#makeEngine(), runs: new Set(), left: 0, working: false };
    });
    for (const { engine } of this.#hands) engine.ask("openTrial", this.#what).catch(() => {});
    this.resume();
  }

  pause() {
    this.#running = false;
  }

  resume() {
    if (!this.begun) return;
    this.#running = true;
    for (const hand of this.#hands) this.#work(hand);
  }

  cancel() {
    this.#running = false;
    for (const { engine } of this.#hands) engine.end();
    this.#hands = [];
  }

  /** @param {Hand} hand */
  async #work(hand) {
    if (hand.working) return;
    hand.working = true;
    while (this.#running && this.#hands.includes(hand)) {
      const runs = hand.left === 0 ? this.#take() : [];
      for (const run of runs) hand.runs.add(run);
      if (hand.runs.size === 0) break;
      try {
        const { rows, left } = await hand.engine.ask("makeRuns", { runs, milliseconds: SLICE });
        hand.left = left;
        for (const row of rows) hand.runs.delete(Number(row.split(" ", 1)[0]));
        if (rows.length > 0 && this.#hands.includes(hand)) this.#told.rows(rows);
      } catch (error) {
        if (!this.#hands.includes(hand)) break;
        if (!this.#mend(hand, error)) break;
      }
    }
    hand.working = false;
    const idle = this.#hands.every(({ working, runs }) => !working && runs.size === 0);
    if (this.#running && idle && this.#next >= this.#runs.length) {
      this.cancel();
      this.#told.over();
    }
  }

  /** The next runs: fewer towards the end, so that all workers end at about the same time. */
  #take() {
    const left = this.#runs.length - this.#next;
    const size = Math.min(MOST_AT_ONCE, Math.ceil(left / (8 * this.#hands.length)));
    const runs = Array.from({ length: Math.min(size, left) }, (_, i) => this.#runs[this.#next + i]);
    this.#next += runs.length;
    return runs;
  }

  /**
   * A fresh worker has taken the place of one that broke: it makes the same runs.
   * @param {Hand} hand
   * @param {unknown} error
   */
  #mend(hand, error) {
    const crash = error instanceof WorkerCrash;
    if (!crash || error.lasting || ++this.#crashes > MOST_CRASHES) {
      this.cancel();
      this.#told.failed(error instanceof Error ? error.message : String(error));
      return false;
    }
    hand.engine.ask("openTrial", this.#what).catch(() => {});
    hand.engine.ask("makeRuns", { runs: [...hand.runs], milliseconds: 0 }).catch(() => {});
    hand.left = hand.runs.size;
    return true;
  }
}
