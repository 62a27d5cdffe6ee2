// Work that is done once, a while from now: a debounce by `after`, a throttle by `within`.

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

  /** Does it after these milliseconds from now, and not before. @param {number} milliseconds */
  after(milliseconds) {
    this.stop();
    this.within(milliseconds);
  }

  /** Does it within these milliseconds; sooner if it waits already. @param {number} milliseconds */
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
