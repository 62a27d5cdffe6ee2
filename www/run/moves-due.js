// Time owes moves: every turn adds those that have fallen due since the last; at full speed all are always due. So the tab may be
// hidden, the timers late: the run catches up, in slices.

/** At most these many milliseconds of moves are owed: a slow machine runs slower, and does not burst after a pause. */
const DEBT_SEEN = 250;
const DEBT_HIDDEN = 60_000;
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
   * The whole moves that are due.
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

  /** These were made. @param {number} moves @param {number} speed */
  made(moves, speed) {
    this.#due = speed === Infinity ? 0 : Math.min(this.#due - moves, (speed * DEBT_SEEN) / 1000);
  }

  /** Milliseconds until the next is due, about. @param {number} speed moves a second */
  wait(speed) {
    return Math.min(Math.max(((1 - this.#due) / speed) * 1000, FRAME), LONGEST_SLEEP);
  }
}
