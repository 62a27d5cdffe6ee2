// Only the latest question counts: an answer that comes when another has been asked, or when nobody wants one, is dropped.

export class Latest {
  #count = 0;

  /** Begins another, and ends those before. Gives whether this one is still the latest. @returns {() => boolean} */
  begin() {
    const mine = ++this.#count;
    return () => mine === this.#count;
  }

  /** The one that is under way, without another: whether it still is. @returns {() => boolean} */
  present() {
    const mine = this.#count;
    return () => mine === this.#count;
  }

  /** Nobody waits for an answer any more. */
  end() {
    this.#count++;
  }
}
