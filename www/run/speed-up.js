// The speed that a run is played at by itself: its first moves can be followed one by one, then it goes faster and faster. Growth is
// exponential, so that runs of 10,000 and of 10 million moves both end after some ten seconds.

/** Moves a second at first. */
const FIRST = 2;
/** Seconds before it speeds up. */
const SLOW = 3;
/** At most these seconds were played at once. */
const LONGEST = 1;
/** So many times as fast every second: four, about. */
const GROWTH = Math.exp(1.37);

export class SpeedUp {
  /** Seconds that were played. */
  #played = 0;

  begin() {
    this.#played = 0;
  }

  /** @param {number} seconds since the last; a clock that jumps, or a tab that was frozen, has not been watched */
  pass(seconds) {
    this.#played += Math.min(Math.max(seconds, 0), LONGEST);
  }

  /** Moves a second, now. */
  get speed() {
    return FIRST * GROWTH ** Math.max(0, this.#played - SLOW);
  }
}
