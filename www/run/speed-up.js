// The speed of a run for which no speed was chosen. A person can follow its first moves one by one; then the speed
// grows exponentially. Runs of 10,000 and of 10 million moves therefore both end after some ten seconds.

/** The initial speed in moves a second. */
const FIRST = 2;
/** Seconds before the run speeds up. */
const SLOW = 3;
/** The maximum seconds that count as played between two calls. */
const LONGEST = 1;
/** The growth of the speed every second, about fourfold. */
const GROWTH = Math.exp(1.37);

export class SpeedUp {
  /** The seconds played so far. */
  #played = 0;

  begin() {
    this.#played = 0;
  }

  /**
   * Adds playing time.
   * @param {number} seconds since the last call; a jump of the clock or a frozen tab counts little
   */
  pass(seconds) {
    this.#played += Math.min(Math.max(seconds, 0), LONGEST);
  }

  /** The present speed, in moves a second. */
  get speed() {
    return FIRST * GROWTH ** Math.max(0, this.#played - SLOW);
  }
}
