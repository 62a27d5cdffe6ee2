// When the page is drawn, and what of it: in the next frame after somebody has asked for it. A run that makes more moves than a
// screen has frames is another board to the eye in every frame. Of such a one a frame shows one thing only, so that each is
// short on a slow machine, too: every second one the board, the others figures and words or the plots.

import { clock, SEEN_EVERY } from "./clock.js";

/** @typedef {"all" | "board" | "figures" | "plots"} Part */

/** A little more than what figures themselves wait for. */
const FIGURES_EVERY = SEEN_EVERY + 5;

export class Frames {
  #frame = 0;
  /** @type {Part} */
  #last = "all";
  #figuresAt = -Infinity;
  #blurred;
  #draw;

  /**
   * @param {() => boolean} blurred whether more moves are made than there are frames
   * @param {(part: Part) => void} draw
   */
  constructor(blurred, draw) {
    this.#blurred = blurred;
    this.#draw = draw;
  }

  request() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#blurred()) {
        this.#last = this.#next();
        return this.#draw(this.#last);
      }
      // What a press on Pause has done is said first, and all the rest shown in the frame after.
      const stopped = this.#last !== "all";
      this.#last = "all";
      this.#draw(stopped ? "figures" : "all");
      if (stopped) this.request();
    });
  }

  /** @returns {Part} */
  #next() {
    if (this.#last !== "board") return "board";
    const now = clock();
    if (now - this.#figuresAt < FIGURES_EVERY) return "plots";
    this.#figuresAt = now;
    return "figures";
  }
}
