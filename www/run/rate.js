// How fast the run is played: moves a second, over a window that slides along with it.

const WINDOW = 1000;

/** @typedef {{ at: number, moves: number }} Mark */

export class RateMeter {
  /** @type {Mark[]} */
  #marks = [];

  /** A new run, or one that rests: time that passed until now does not count. */
  begin() {
    this.#marks = [];
  }

  /** @param {Mark} mark `at` in milliseconds */
  add(mark) {
    this.#marks.push(mark);
    while (this.#marks.length > 2 && this.#marks[1].at <= mark.at - WINDOW) this.#marks.shift();
  }

  /** Moves a second; null when there is nothing to tell it from. */
  get rate() {
    const [first, last] = [this.#marks[0], this.#marks[this.#marks.length - 1]];
    return last && last.at > first.at ? ((last.moves - first.moves) / (last.at - first.at)) * 1000 : null;
  }
}
