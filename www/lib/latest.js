// A counter of requests where only the latest counts: the answer to an older or abandoned request is dropped.

export class Latest {
  #count = 0;

  /**
   * Begins a request, and ends the previous ones. Returns a function that reports whether this request is still the
   * latest.
   * @returns {() => boolean}
   */
  begin() {
    const mine = ++this.#count;
    return () => mine === this.#count;
  }

  /**
   * Joins the present request. Returns a function that reports whether this request is still the latest.
   * @returns {() => boolean}
   */
  present() {
    const mine = this.#count;
    return () => mine === this.#count;
  }

  /** Abandons the present request. */
  end() {
    this.#count++;
  }
}
