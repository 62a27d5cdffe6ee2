// A history of states, with undo and redo.

const MOST_STEPS = 500;

/** @template T */
export class History {
  /** @type {T[]} */
  #past = [];
  /** @type {T[]} */
  #future = [];
  #now;

  /** @param {T} now */
  constructor(now) {
    this.#now = now;
  }

  get now() {
    return this.#now;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Adds a state. Returns false if it equals the present one. @param {T} next */
  push(next) {
    if (next === this.#now) return false;
    this.#past.push(this.#now);
    if (this.#past.length > MOST_STEPS) this.#past.shift();
    this.#future = [];
    this.#now = next;
    return true;
  }

  undo() {
    this.#step(this.#past, this.#future);
  }

  redo() {
    this.#step(this.#future, this.#past);
  }

  /** @param {T[]} from @param {T[]} to */
  #step(from, to) {
    const next = from.pop();
    if (next === undefined) return;
    to.push(this.#now);
    this.#now = next;
  }
}
