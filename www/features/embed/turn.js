// At most two runs of a page compute at once, whatever frames they are in. Each run that computes holds a lock of the browser's (Web
// Locks), named by the time since when. One that is started by hand takes the place of the one that has run longest; any other
// waits. Browsers keep locks apart by site, and have none at an address without https: there every run computes.

const OF_A_RUN = "annealing-lab.embed:";
/** Held while somebody counts and enters, so that no two do at once. */
const DOOR = "annealing-lab.door";
const MOST = 2;

export class Turn {
  /** Ends it; null while it has none. @type {(() => void) | null} */
  #end = null;
  /** What is waited for. @type {{ now: boolean, taken: Promise<boolean>, abort: AbortController } | null} */
  #waiting = null;
  #lost;

  /** @param {() => void} lost called when another run has taken the place */
  constructor(lost) {
    this.#lost = lost;
  }

  get held() {
    return this.#end !== null;
  }

  /**
   * Waits for a place among the two.
   * @param {boolean} now whether it takes one at once
   * @param {() => void} [waits] called when both are taken
   * @returns {Promise<boolean>} false if it has been given up meanwhile
   */
  async take(now, waits) {
    if (this.held) return true;
    if (!this.#waiting || (now && !this.#waiting.now)) {
      this.#waiting?.abort.abort();
      const abort = new AbortController();
      this.#waiting = { now, abort, taken: this.#take(now, abort.signal, waits) };
    }
    return this.#waiting.taken;
  }

  leave() {
    this.#waiting?.abort.abort();
    this.#waiting = null;
    this.#end?.();
    this.#end = null;
  }

  /** @param {boolean} now @param {AbortSignal} signal @param {() => void} [waits] */
  async #take(now, signal, waits) {
    try {
      for (;;) {
        const others = await navigator.locks.request(DOOR, { signal }, () => this.#enter(now, signal));
        if (!others) break;
        waits?.();
        const free = others.map((name) => navigator.locks.request(name, { mode: "shared", signal }, () => {}));
        await Promise.race(free);
      }
    } catch {
      // Without locks, or where storage is forbidden, everybody has a turn.
      if (!signal.aborted) this.#end = () => {};
    }
    if (!signal.aborted) this.#waiting = null;
    return !signal.aborted;
  }

  /**
   * Takes a place if there is one.
   * @param {boolean} now
   * @param {AbortSignal} signal
   * @returns {Promise<string[] | null>} who has them otherwise, the longest first
   */
  async #enter(now, signal) {
    const { held = [] } = await navigator.locks.query();
    const names = held.flatMap(({ name, mode }) => (mode === "exclusive" && name?.startsWith(OF_A_RUN) ? [name] : []));
    names.sort();
    if (names.length >= MOST) {
      if (!now) return names;
      await navigator.locks.request(names[0], { steal: true }, () => {});
    }
    await this.#hold(`${OF_A_RUN}${Date.now()} ${Math.random()}`, signal);
    return null;
  }

  /** @param {string} name @param {AbortSignal} signal */
  #hold(name, signal) {
    return new Promise((entered) => {
      const ended = navigator.locks.request(name, () => {
        entered(null);
        // Given up on the way.
        if (signal.aborted) return;
        return new Promise((end) => (this.#end = () => end(null)));
      });
      // Only what is stolen ends so.
      ended.catch(() => {
        this.#end = null;
        this.#lost();
      });
    });
  }
}
