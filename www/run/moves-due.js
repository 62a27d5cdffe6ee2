// Counts the moves that a run must make to keep its speed. Each turn of the player's loop adds the moves for the time
// since the last turn. A run therefore catches up after its tab was hidden or its timers were late. At full speed there
// is always more to do.

/** The maximum milliseconds to catch up, so that a slow machine runs slower and does not race after a pause. */
const DEBT_SEEN = 250;
const DEBT_HIDDEN = 60_000;
/** The moves that are due at full speed: more than one slice can make. */
const ALL = 1e9;
const FRAME = 15;
const LONGEST_SLEEP = 50;

export class MovesDue {
  #due = 1;
  #last;

  /** @param {number} now milliseconds */
  constructor(now) {
    this.#last = now;
  }

  /**
   * Returns the number of moves due, rounded down to an integer.
   * @param {number} speed moves a second, or Infinity
   * @param {number} now milliseconds
   * @param {boolean} hidden whether nobody can see the page
   */
  at(speed, now, hidden) {
    const passed = Math.min(now - this.#last, hidden ? DEBT_HIDDEN : DEBT_SEEN);
    this.#due += (passed * Math.min(speed, ALL)) / 1000;
    this.#last = now;
    return speed === Infinity ? ALL : Math.floor(this.#due);
  }

  /** Subtracts moves that the run has made. @param {number} moves @param {number} speed */
  made(moves, speed) {
    this.#due = speed === Infinity ? 0 : Math.min(this.#due - moves, (speed * DEBT_SEEN) / 1000);
  }

  /** Estimates the milliseconds until the next move is due. @param {number} speed moves a second */
  wait(speed) {
    return Math.min(Math.max(((1 - this.#due) / speed) * 1000, FRAME), LONGEST_SLEEP);
  }
}
