// A timer for work that is done once, after a delay: `after` debounces the work, `within` throttles it.

export class Timer {
  /** @type {ReturnType<typeof setTimeout> | null} */
  #id = null;
  #work;

  /** @param {() => void} work */
  constructor(work) {
    this.#work = work;
  }

  /** Reports whether the work is still pending. */
  get waits() {
    return this.#id !== null;
  }

  /** Does the work after this delay and no earlier, even if it was due earlier. @param {number} milliseconds */
  after(milliseconds) {
    this.stop();
    this.within(milliseconds);
  }

  /** Does the work within this delay, or earlier if it is already due earlier. @param {number} milliseconds */
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
