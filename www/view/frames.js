// The scheduler of drawing: it determines when the page is drawn, and which parts of it, in the next frame after a
// request. A run with more moves than frames shows another board in every frame. Each frame of such a run draws one
// thing only: in turn the board, figures or words when they are due, and a plot. Frames therefore stay short on a slow
// machine. A frame that begins late draws nothing, so that the next one is on time.

import { SEEN_EVERY, clock } from "../lib/clock.js";

/**
 * A part of the page; "words": the sentence and all controls; "buttons": only the run's buttons.
 * @typedef {"board" | "figures" | "words" | "plots" | "buttons"} Part
 */
/**
 * The pace of a run; "blurred" if it makes more moves than frames.
 * @typedef {"resting" | "over" | "steady" | "blurred" | "replaying"} Pace
 */

/** The parts of a run at rest, without its plots. @type {Part[]} */
export const STILL = ["board", "figures", "words"];
/** @type {Part[]} */
const ALL = [...STILL, "plots"];
/** Milliseconds between two frames with figures: slightly more than the minimum interval of the figures. */
const SHOWN_EVERY = SEEN_EVERY + 5;
/**
 * Milliseconds of delay after which a frame draws nothing, so that the next one is on time. Two consecutive frames are
 * never skipped.
 */
const LATE = 4;

export class Frames {
  #frame = 0;
  /** True if more than the plots was requested. */
  #more = false;
  /** The number of frames drawn for a blurred run. */
  #count = 0;
  /** @type {Pace} */
  #pace = "resting";
  /** True if the last frame drew nothing. */
  #rested = false;
  #shownAt = { figures: -Infinity, words: -Infinity };
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
    this.#frame = requestAnimationFrame((time) => {
      this.#frame = 0;
      this.#draw(this.#parts(performance.now() - time > LATE));
    });
  }

  /** @param {boolean} late @returns {Part[]} */
  #parts(late) {
    const before = this.#pace;
    const pace = (this.#pace = this.#paceNow());
    if (pace === "steady") return ALL;
    // A press on Start or Pause is answered before anything else is drawn. A run at rest shows only its buttons at
    // first, because words and figures must show the board's move. The end of a run is drawn together with its board,
    // and so are moves that the eye can follow.
    if (pace !== before && pace !== "over" && before !== "over" && before !== "steady") {
      this.request();
      return pace === "resting" ? ["buttons"] : ["words"];
    }
    if (pace === "blurred" || pace === "replaying") {
      this.#rested = late && !this.#rested;
      return this.#rested ? [] : [this.#next()];
    }
    // At rest, the plots are drawn in a separate frame.
    if (!this.#more) return ["plots"];
    this.#more = false;
    this.request("plots");
    return STILL;
  }

  /** Chooses the next part of a blurred run. @returns {Part} */
  #next() {
    const turn = this.#count++ % 3;
    if (turn === 0) return "board";
    const { figures, words } = this.#shownAt;
    const now = clock();
    if (turn === 2 || now - Math.min(figures, words) < SHOWN_EVERY) return "plots";
    const part = figures <= words ? "figures" : "words";
    this.#shownAt[part] = now;
    return part;
  }
}
