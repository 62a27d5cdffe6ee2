// When the page is drawn, and what of it: in the next frame after somebody has asked for it. A run that makes more moves than a
// screen has frames is another board to the eye in every frame. Of such a one a frame shows one thing only, so that each is
// short on a slow machine, too: in turn the board, figures or words when they are due, and a plot. And one that begins late, since
// the last took too long, shows nothing new: so a machine that cannot keep up draws less, and no frame is lost.

import { SEEN_EVERY, clock } from "../lib/clock.js";

/** @typedef {"board" | "figures" | "words" | "plots" | "buttons"} Part words: the sentence, and all that can be pressed; buttons: those of the run alone */
/** @typedef {"resting" | "over" | "steady" | "blurred" | "replaying"} Pace of the run; blurred: more moves than frames */

/** @type {Part[]} */
export const STILL = ["board", "figures", "words"];
/** @type {Part[]} */
const ALL = [...STILL, "plots"];
/** A little more than what figures themselves wait for. */
const SHOWN_EVERY = SEEN_EVERY + 5;
/** Milliseconds: a frame that begins so late shows nothing new, so that the next is in time. But never two in a row. */
const LATE = 4;

export class Frames {
  #frame = 0;
  /** Whether more is asked for than the plots. */
  #more = false;
  /** The frames of a blurred run so far. */
  #count = 0;
  /** @type {Pace} */
  #pace = "resting";
  /** Whether the last frame showed nothing new. */
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
    // A press on Start or Pause is answered before all else is drawn: where the run rests by the buttons alone, since words and
    // figures are of the move that the board is at. And an end is shown, and left, together with its board. Moves that the eye can
    // follow are never shown in parts.
    if (pace !== before && pace !== "over" && before !== "over" && before !== "steady") {
      this.request();
      return pace === "resting" ? ["buttons"] : ["words"];
    }
    if (pace === "blurred" || pace === "replaying") {
      this.#rested = late && !this.#rested;
      return this.#rested ? [] : [this.#next()];
    }
    // At rest the plots have a frame of their own.
    if (!this.#more) return ["plots"];
    this.#more = false;
    this.request("plots");
    return STILL;
  }

  /** What is next of a blurred run. @returns {Part} */
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
