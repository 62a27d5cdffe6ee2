// Looking for a move or an event in slices, until it is there or given up: that may take long in the past of a long run.

import { SEEN_EVERY, clock } from "../lib/clock.js";

/** @typedef {import("../core/types.js").Goal} Goal */
/** @typedef {import("../core/types.js").Sought} Sought */

/** What takes longer to be found, in milliseconds, shows progress; and is given up when something else is looked for. */
const LONG = 200;

export class Looking {
  /** What is being looked for, when that takes long, and how many moves it takes at most. @type {{ goal: Goal, left: number } | null} */
  now = null;
  /** Counts how often it was given up. */
  #given = 0;
  #goOn;
  #changed;

  /**
   * @param {() => Promise<Sought>} goOn looks on for a slice
   * @param {() => void} changed called when `now` has changed
   */
  constructor(goOn, changed) {
    this.#goOn = goOn;
    this.#changed = changed;
  }

  giveUp() {
    this.#given++;
  }

  /**
   * Looks until it is there; null if it was given up.
   * @param {Goal} goal
   * @param {Promise<Sought>} begun the first slice
   * @param {{ ended: () => boolean, overtaken: () => boolean }} is whether nobody waits any more, and whether something else is to be
   *   looked for
   */
  async until(goal, begun, { ended, overtaken }) {
    const since = clock();
    const given = this.#given;
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
      if (given !== this.#given || (long && overtaken())) break;
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
