// A timer for work that is done once, some time from now: `after` debounces it, `within` throttles it.

export class Timer {
  /** @type {ReturnType<typeof setTimeout> | null} */
  #id = null;
  #work;

  /** @param {() => void} work */
  constructor(work) {
    this.#work = work;
  }

  /** Whether the work is still to be done. */
  get waits() {
    return this.#id !== null;
  }

  /** Does the work in so many milliseconds from now, and not before. @param {number} milliseconds */
  after(milliseconds) {
    this.stop();
    this.within(milliseconds);
  }

  /** Does the work in so many milliseconds at the latest; sooner if it is due sooner already. @param {number} milliseconds */
  within(milliseconds) {
    this.#id ??= setTimeout(() => this.now(), milliseconds);
  }

  now() {
    this.stop();
    this.#work();
  }

  stop() {
    if (this.#id !== null) clearTimeout(this.#id);
    this.#id = null;
  }
}
