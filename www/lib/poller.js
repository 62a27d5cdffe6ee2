// Requests data about a run from the engine again and again, one request at a time: at once when the run rests, and
// rarely while it plays.

import { clock } from "./clock.js";

/** @typedef {import("../run/run.js").Run} Run */

/** Milliseconds between two requests while the run plays. */
const EVERY = 250;

/** @template Answer */
export class Poller {
  #fetch;
  #fetched;
  #present;
  /** The run of the last answer. @type {Run | null} */
  #run = null;
  /** The move of the last answer. */
  #move = -1;
  #asked = -Infinity;
  #asking = false;

  /**
   * @param {() => Promise<Answer | null>} fetch
   * @param {() => void} fetched called when the next request is possible
   * @param {() => Run | null} present returns the run that the engine has; null while another run, which might answer,
   * is being opened
   */
  constructor(fetch, fetched, present) {
    this.#fetch = fetch;
    this.#fetched = fetched;
    this.#present = present;
  }

  /**
   * Returns the answer for the present move; null if it is known already, or not due yet.
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
    // The next drawing requests the moves made meanwhile.
    this.#fetched();
    if (run !== this.#present()) return null;
    this.#run = run;
    this.#move = moves;
    return answer;
  }
}
