// Looks for a move or an event of a run, in slices, until it is found or given up. In the past of a long run this may take long,
// because the moves before it are replayed.

import { SEEN_EVERY, clock } from "../lib/clock.js";

/** @typedef {import("../core/types.js").Goal} Goal */
/** @typedef {import("../core/types.js").Sought} Sought */

/** Milliseconds after which a search for a move shows its progress, and is given up as soon as another move is looked for. */
const LONG = 200;

export class Looking {
  /** The goal that takes long to find, and the moves that are left at most. @type {{ goal: Goal, left: number } | null} */
  now = null;
  /** The number of searches that were given up. */
  #givenUp = 0;
  #goOn;
  #changed;

  /**
   * @param {() => Promise<Sought>} goOn continues the search for one slice
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
   * Looks until the goal is found; null if it is given up.
   * @param {Goal} goal
   * @param {Promise<Sought>} begun the first slice
   * @param {{ ended: () => boolean, overtaken: () => boolean }} is whether the run is open no more, and whether another goal waits
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
