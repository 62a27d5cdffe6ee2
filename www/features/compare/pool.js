// The pool: several workers that make runs in slices. Runs are distributed in order, a few at a time. Their rows arrive
// in any order, which does not affect the results. A paused worker keeps its run; cancelling ends the workers.

import { cores } from "../../core/cores.js";
import { WorkerCrash } from "../../core/engine.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {{ engine: Engine, runs: Set<number>, left: number, working: boolean, times: ArrayLike<number> }} Worker */

/** Milliseconds per answer, so that a pause or a cancel takes effect within this time. */
const SLICE = 10;
const MOST_AT_ONCE = 32;
/** The number of crashes after which new workers will not help. */
const MOST_CRASHES = 3;

export class Pool {
  /** @type {Worker[]} */
  #workers = [];
  #what = { link: "", grids: "" };
  /** @type {ArrayLike<number>} */
  #runs = [];
  #next = 0;
  #running = false;
  #crashes = 0;
  /** The number of the present work: results of earlier work are dropped. */
  #turn = 0;
  #makeEngine;
  #on;
  #keeps;

  /**
   * @param {() => Engine} makeEngine
   * @param
   * {{ rows: (rows: string[]) => void, spent: (times: number[]) => void, over: () => void,
   *   failed: (message: string) => void }}
   * on
   * @param {boolean} [keeps] whether its workers wait for more work, which then begins at once
   */
  constructor(makeEngine, on, keeps = false) {
    this.#makeEngine = makeEngine;
    this.#on = on;
    this.#keeps = keeps;
  }

  /** The number of workers for making runs. */
  get size() {
    return cores();
  }

  get running() {
    return this.#running;
  }

  /** Reports whether there are runs in progress, working or paused. */
  get begun() {
    return this.#workers.length > 0;
  }

  /**
   * @param {{ link: string, grids: string }} what the experiment
   * @param {ArrayLike<number>} runs the numbers of the runs to make
   */
  start({ link, grids }, runs) {
    if (!this.#keeps) this.cancel();
    this.#what = { link, grids };
    this.#runs = runs;
    this.#next = 0;
    this.#crashes = 0;
    this.#turn++;
    for (let missing = cores(runs.length) - this.#workers.length; missing > 0; missing--)
      this.#workers.push({ engine: this.#makeEngine(), runs: new Set(), left: 0, working: false, times: [] });
    for (const worker of this.#workers) {
      worker.runs.clear();
      worker.left = 0;
      worker.times = [];
      worker.engine.ask("openTrial", this.#what).catch(() => {});
    }
    this.resume();
  }

  pause() {
    this.#running = false;
  }

  resume() {
    if (!this.begun) return;
    this.#running = true;
    for (const worker of this.#workers) this.#work(worker);
  }

  cancel() {
    this.#running = false;
    for (const { engine } of this.#workers) engine.end();
    this.#workers = [];
  }

  /** @param {Worker} worker */
  async #work(worker) {
    if (worker.working) return;
    worker.working = true;
    while (this.#running && this.#workers.includes(worker)) {
      const runs = worker.left === 0 ? this.#take() : [];
      for (const run of runs) worker.runs.add(run);
      if (worker.runs.size === 0) break;
      const turn = this.#turn;
      try {
        const { rows, left, times } = await worker.engine.ask("makeRuns", { runs, milliseconds: SLICE });
        if (turn !== this.#turn) continue;
        worker.left = left;
        // A worker reports the total times of its runs, so the times reported before are subtracted.
        const spent = Array.from(times, (time, place) => time - (worker.times[place] ?? 0));
        worker.times = times;
        for (const row of rows) worker.runs.delete(Number(row.split(" ", 1)[0]));
        if (rows.length > 0 && this.#workers.includes(worker)) this.#on.rows(rows);
        if (this.#workers.includes(worker)) this.#on.spent(spent);
      } catch (error) {
        if (!this.#workers.includes(worker)) break;
        if (turn !== this.#turn && !(error instanceof WorkerCrash)) continue;
        if (!this.#mend(worker, error)) break;
      }
    }
    worker.working = false;
    const idle = this.#workers.every(({ working, runs }) => !working && runs.size === 0);
    if (this.#running && idle && this.#next >= this.#runs.length) {
      if (this.#keeps) this.#running = false;
      else this.cancel();
      this.#on.over();
    }
  }

  /** Takes the next runs: fewer near the end, so that all workers end at about the same time. */
  #take() {
    const left = this.#runs.length - this.#next;
    const size = Math.min(MOST_AT_ONCE, Math.ceil(left / (8 * this.#workers.length)));
    const runs = Array.from({ length: Math.min(size, left) }, (_, i) => this.#runs[this.#next + i]);
    this.#next += runs.length;
    return runs;
  }

  /**
   * Gives the runs of a broken worker to a new worker. Returns false after too many crashes.
   * @param {Worker} worker
   * @param {unknown} error
   */
  #mend(worker, error) {
    const crash = error instanceof WorkerCrash;
    if (!crash || error.lasting || ++this.#crashes > MOST_CRASHES) {
      this.cancel();
      this.#on.failed(error instanceof Error ? error.message : String(error));
      return false;
    }
    worker.engine.ask("openTrial", this.#what).catch(() => {});
    worker.engine.ask("makeRuns", { runs: [...worker.runs], milliseconds: 0 }).catch(() => {});
    worker.left = worker.runs.size;
    return true;
  }
}
