// What happened lately: moves a second and the share of accepted moves, over a window that slides along with the run.

const WINDOW = 1000;

/** @typedef {{ at: number, moves: number, accepted: number }} Mark */

export class Recent {
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
    const [first, last] = this.#ends();
    return last && last.at > first.at ? ((last.moves - first.moves) / (last.at - first.at)) * 1000 : null;
  }

  get acceptance() {
    const [first, last] = this.#ends();
    return last && last.moves > first.moves ? (last.accepted - first.accepted) / (last.moves - first.moves) : null;
  }

  #ends() {
    return [this.#marks[0], this.#marks[this.#marks.length - 1]];
  }
}
