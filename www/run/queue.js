// A queue of acts on the run. An act requested while another run is being opened waits for that run. No press is lost,
// and no act applies to a run that is about to be replaced.

export class Queue {
  #underWay = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * Does an act at once, or when the work under way is done.
   * @param {() => Promise<void> | void} act
   * @returns {Promise<void>}
   */
  async do(act) {
    if (this.#underWay > 0) await new Promise((resolve) => this.#waiting.push(() => resolve(this.#begin(act))));
    else await this.#begin(act);
  }

  /**
   * Delays all acts until this work is done; the work itself waits for nothing.
   * @template T
   * @param {Promise<T>} work
   * @returns {Promise<T>}
   */
  async during(work) {
    this.#underWay++;
    try {
      return await work;
    } finally {
      this.#underWay--;
      while (this.#underWay === 0 && this.#waiting.length > 0) this.#waiting.shift()?.();
    }
  }

  /**
   * Begins an act. If the act returns no promise, the next one need not wait. Errors go to the caller and do not block
   * later acts.
   * @param {() => Promise<void> | void} act
   * @returns {Promise<void>}
   */
  #begin(act) {
    return new Promise((settle) => {
      const work = act();
      settle(work && this.during(work));
    });
  }
}
