// A counter of questions, by which only the latest one counts: the answer to an older question, or to one that was given up, is dropped.

export class Latest {
  #count = 0;

  /**
   * Begins a question, and ends those before. The function it gives tells whether this question is still the latest.
   * @returns {() => boolean}
   */
  begin() {
    const mine = ++this.#count;
    return () => mine === this.#count;
  }

  /** Joins the present question. The function it gives tells whether this question is still the latest. @returns {() => boolean} */
  present() {
    const mine = this.#count;
    return () => mine === this.#count;
  }

  /** Gives up the present question. */
  end() {
    this.#count++;
  }
}
