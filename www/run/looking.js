// Searches a run for a move or an event, in slices, until it is found or the search is abandoned. A search in the past
// of a long run may be slow, because it replays all moves before the goal.

import { SEEN_EVERY, clock } from "../lib/clock.js";

/** @typedef {import("../core/types.js").Goal} Goal */
/** @typedef {import("../core/types.js").Sought} Sought */

/**
 * Milliseconds after which a search for a move reports progress. From then on, the search for another move replaces it.
 */
const LONG = 200;

export class Looking {
  /**
   * A goal that takes long to find, and the maximum number of moves left.
   * @type {{ goal: Goal, left: number } | null}
   */
  now = null;
  /** The number of abandoned searches. */
  #givenUp = 0;
  #goOn;
  #changed;

  /**
   * @param {() => Promise<Sought>} goOn continues the search by one slice
   * @param {() => void} changed called when `now` has changed
   */
  constructor(goOn, changed) {
    this.#goOn = goOn;
    this.#changed = changed;
  }

  giveUp() {
    this.#givenUp++;
  }

  /**
   * Searches until the goal is found. Returns null if the search is abandoned.
   * @param {Goal} goal
   * @param {Promise<Sought>} begun the first slice
   * @param {{ ended: () => boolean, overtaken: () => boolean }} is whether the run was closed, and whether another goal
   * waits
   */
  async until(goal, begun, { ended, overtaken }) {
    const since = clock();
    const givenUp = this.#givenUp;
    let shown = -Infinity;
    let answer = await begun;
    for (;;) {
      if (ended()) return null;
      const { left, snapshot } = answer;
      if (snapshot) {
        this.now = null;
        return { left, snapshot };
      }
      const long = clock() - since > LONG;
      if (givenUp !== this.#givenUp || (long && overtaken())) break;
      if (long && clock() - shown >= SEEN_EVERY) {
        shown = clock();
        this.now = { goal, left: left ?? 0 };
        this.#changed();
      }
      answer = await this.#goOn();
    }
    this.now = null;
    this.#changed();
    return null;
  }
}
