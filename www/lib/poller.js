// Looks at what a run is doing, one request at a time: at once when the run rests, and seldom while it plays.

import { clock } from "./clock.js";

/** @typedef {import("../run/run.js").Run} Run */

/** Milliseconds between two looks while the run plays. */
const EVERY = 250;

/** @template Answer */
export class Poller {
  #fetch;
  #fetched;
  #present;
  /** Of which run and move the last answer was. @type {Run | null} */
  #run = null;
  #move = -1;
  #asked = -Infinity;
  #asking = false;

  /**
   * @param {() => Promise<Answer | null>} fetch
   * @param {() => void} fetched called when it may ask again
   * @param {() => Run | null} present the run that answers; none while another is on its way, of which the answer might be
   */
  constructor(fetch, fetched, present) {
    this.#fetch = fetch;
    this.#fetched = fetched;
    this.#present = present;
  }

  /**
   * What is new; null where nothing is.
   * @param {Run} run
   * @param {boolean} resting
   */
  async look(run, resting) {
    const { moves } = run.snapshot.progress;
    if (this.#asking || run !== this.#present() || (run === this.#run && moves === this.#move)) return null;
    if (!resting && clock() - this.#asked < EVERY) return null;
    this.#asking = true;
    this.#asked = clock();
    /** @type {Answer | null} */
    let answer;
    try {
      answer = await this.#fetch();
    } finally {
      this.#asking = false;
    }
    // What happened meanwhile is asked for with the next drawing.
    this.#fetched();
    if (run !== this.#present()) return null;
    this.#run = run;
    this.#move = moves;
    return answer;
  }
}
