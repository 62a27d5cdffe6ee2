// When the page is drawn, and what of it: in the next frame after somebody has asked for it. A run that makes more moves than a
// screen has frames is another board to the eye in every frame. Of such a one a frame shows one thing only, so that each is
// short on a slow machine, too: every second one the board, the others figures and words or the plots.

import { clock, SEEN_EVERY } from "./clock.js";

/** @typedef {"all" | "still" | "board" | "figures" | "plots"} Part `still`: all but the plots */
/** @typedef {"resting" | "steady" | "blurred"} Pace of the run; blurred: more moves than frames */

/** A little more than what figures themselves wait for. */
const FIGURES_EVERY = SEEN_EVERY + 5;

export class Frames {
  #frame = 0;
  /** Whether more is asked for than the plots. */
  #more = false;
  /** What the last frame showed. @type {Part} */
  #last = "all";
  #figuresAt = -Infinity;
  #pace;
  #draw;

  /**
   * @param {() => Pace} pace
   * @param {(part: Part) => void} draw
   */
  constructor(pace, draw) {
    this.#pace = pace;
    this.#draw = draw;
  }

  /** @param {"all" | "plots"} part */
  request(part = "all") {
    this.#more ||= part === "all";
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const pace = this.#pace();
      this.#last = pace === "blurred" ? this.#next() : pace === "steady" ? "all" : this.#settle();
      this.#draw(this.#last);
    });
  }

  // Board and words together, so that they never disagree at rest; the plots have a frame of their own.
  /** @returns {Part} */
  #settle() {
    if (!this.#more) return "plots";
    this.#more = false;
    this.request("plots");
    return "still";
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
