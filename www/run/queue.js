// One after another: what is asked for while another run is on its way waits for that one, so that no press is lost and none
// starts from what is about to be replaced.

export class Queue {
  #underWay = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * Does it at once, or when what is under way is done.
   * @param {() => Promise<void> | void} act
   * @returns {Promise<void>}
   */
  async do(act) {
    if (this.#underWay > 0) await new Promise((resolve) => this.#waiting.push(() => resolve(this.#begin(act))));
    else await this.#begin(act);
  }

  /**
   * What is asked for meanwhile waits for this, which waits for nothing.
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
   * Work that is done at once, such as a step, keeps nobody waiting. An error is for whoever asked for the work: those who wait have
   * their turn.
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
