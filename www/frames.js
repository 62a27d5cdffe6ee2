// When the page is drawn, and what of it: in the next frame after somebody has asked for it. A run that makes more moves than a
// screen has frames is another board to the eye in every frame. Of such a one a frame shows one thing only, so that each is
// short on a slow machine, too: every third one the board, the others figures, words, or else the plots.

import { SEEN_EVERY, clock } from "./clock.js";

/** @typedef {"board" | "figures" | "words" | "plots"} Part */
/** @typedef {"resting" | "over" | "steady" | "blurred"} Pace of the run; blurred: more moves than frames */

/** @type {Part[]} */
export const STILL = ["board", "figures", "words"];
/** @type {Part[]} */
const ALL = [...STILL, "plots"];
const BOARD_EVERY = 3;
/** A little more than what figures and words themselves wait for. */
const TOLD_EVERY = SEEN_EVERY + 5;

export class Frames {
  #frame = 0;
  /** Whether more is asked for than the plots. */
  #more = false;
  /** Frames since the board was shown. */
  #sinceBoard = BOARD_EVERY;
  /** @type {Pace} */
  #pace = "resting";
  #toldAt = { figures: -Infinity, words: -Infinity };
  #paceNow;
  #draw;

  /**
   * @param {() => Pace} paceNow
   * @param {(parts: Part[]) => void} draw
   */
  constructor(paceNow, draw) {
    this.#paceNow = paceNow;
    this.#draw = draw;
  }

  /** @param {"all" | "plots"} part */
  request(part = "all") {
    this.#more ||= part === "all";
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw(this.#parts());
    });
  }

  /** @returns {Part[]} */
  #parts() {
    const before = this.#pace;
    this.#pace = this.#paceNow();
    if (this.#pace === "steady") return ALL;
    // A press on Start or Pause is answered before all else is drawn. But none is told of an end that the board does not show.
    if (this.#pace !== before && this.#pace !== "over") {
      this.request();
      return ["words"];
    }
    if (this.#pace === "blurred") return [this.#next()];
    // At rest the plots have a frame of their own.
    if (!this.#more) return ["plots"];
    this.#more = false;
    this.request("plots");
    return STILL;
  }

  /** What is next of a blurred run. @returns {Part} */
  #next() {
    if (++this.#sinceBoard >= BOARD_EVERY) {
      this.#sinceBoard = 0;
      return "board";
    }
    const now = clock();
    for (const part of /** @type {const} */ (["figures", "words"])) {
      if (now - this.#toldAt[part] < TOLD_EVERY) continue;
      this.#toldAt[part] = now;
      return part;
    }
    return "plots";
  }
}
