// Measures the playing speed of a run, in moves a second over the last second.

/** The time window in milliseconds. */
const WINDOW = 1000;

/** The number of moves made at a point in time. @typedef {{ at: number, moves: number }} Mark */

export class RateMeter {
  /** @type {Mark[]} */
  #marks = [];

  /** Begins the measurement again, because the run is another one or has rested. */
  begin() {
    this.#marks = [];
  }

  /** @param {Mark} mark `at` in milliseconds */
  add(mark) {
    this.#marks.push(mark);
    while (this.#marks.length > 2 && this.#marks[1].at <= mark.at - WINDOW) this.#marks.shift();
  }

  /** The rate in moves a second; null before there are two marks. */
  get rate() {
    const [first, last] = [this.#marks[0], this.#marks[this.#marks.length - 1]];
    return last && last.at > first.at ? ((last.moves - first.moves) / (last.at - first.at)) * 1000 : null;
  }
}
