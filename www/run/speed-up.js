// The speed of a run for which nobody has chosen one. Its first moves can be followed one by one, then the speed grows exponentially.
// So runs of 10,000 and of 10 million moves both end after some ten seconds.

/** Moves a second at first. */
const FIRST = 2;
/** Seconds before the run speeds up. */
const SLOW = 3;
/** The most seconds that count as played between two calls. */
const LONGEST = 1;
/** The growth of the speed every second, about fourfold. */
const GROWTH = Math.exp(1.37);

export class SpeedUp {
  /** Seconds that were played. */
  #played = 0;

  begin() {
    this.#played = 0;
  }

  /** Adds time that was played. @param {number} seconds since the last call; a jump of the clock or a frozen tab counts little */
  pass(seconds) {
    this.#played += Math.min(Math.max(seconds, 0), LONGEST);
  }

  /** The present speed, in moves a second. */
  get speed() {
    return FIRST * GROWTH ** Math.max(0, this.#played - SLOW);
  }
}
