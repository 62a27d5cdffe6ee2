// The walk along the path to a board, with the buttons first, back, play, forward and last. It shows the state at each
// step in the format of the published program.

import { byId, element, enable, setText } from "../../lib/dom.js";
import { t } from "./texts.js";

/** A node of the path. @typedef {{ node: number, name: string, state: ArrayLike<number> }} Stop */

/** Milliseconds between two steps. */
const PLAY_EVERY = 700;

export class Walk {
  #buttons = {
    first: byId("walk-first", HTMLButtonElement),
    back: byId("walk-back", HTMLButtonElement),
    play: byId("walk-play", HTMLButtonElement),
    forward: byId("walk-forward", HTMLButtonElement),
    last: byId("walk-last", HTMLButtonElement),
  };
  #words = byId("walk-words", HTMLElement);
  #state = byId("walk-state", HTMLElement);
  #list = byId("walk-steps", HTMLElement);
  /** @type {Stop[]} */
  #stops = [];
  #at = 0;
  /** @type {ReturnType<typeof setInterval> | null} */
  #timer = null;
  #walked;

  /** @param {(node: number) => void} walked called with the node of each step */
  constructor(walked) {
    this.#walked = walked;
    const { first, back, play, forward, last } = this.#buttons;
    first.addEventListener("click", () => this.#go(0));
    back.addEventListener("click", () => this.#go(this.#at - 1));
    forward.addEventListener("click", () => this.#go(this.#at + 1));
    last.addEventListener("click", () => this.#go(this.#stops.length - 1));
    play.addEventListener("click", () => (this.#timer ? this.stop() : this.#play()));
  }

  /**
   * Shows a path.
   * @param {Stop[]} stops the start and every node on the path
   * @param {number} at the index of the present stop
   * @param {string} words the name of the path
   */
  show(stops, at, words) {
    const same = stops.length === this.#stops.length && stops.every(({ node }, i) => node === this.#stops[i].node);
    this.#stops = stops;
    this.#at = at;
    if (!same) {
      this.#list.replaceChildren(
        ...stops.map(({ name }, i) => {
          const step = element("button", { type: "button", class: "walk-step" }, name);
          step.addEventListener("click", () => this.#go(i));
          return element("li", {}, step);
        }),
      );
    }
    for (const [i, item] of [...this.#list.children].entries()) {
      const step = /** @type {HTMLElement} */ (item.firstElementChild);
      if (i === at) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
      if (i === at && this.#list.scrollWidth > this.#list.clientWidth) {
        this.#list.scrollLeft = step.offsetLeft - this.#list.clientWidth / 2;
      }
    }
    const last = stops.length - 1;
    setText(this.#words, last > 0 ? t("step", { path: words, at, n: last }) : words);
    setText(this.#state, `(${Array.from(stops[at]?.state ?? []).join(", ")})`);
    const { first, back, play, forward, last: end } = this.#buttons;
    for (const button of [first, back]) enable(button, at > 0);
    for (const button of [forward, end]) enable(button, at < last);
    enable(play, last > 0);
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#buttons.play.setAttribute("aria-label", t("walkPlayLabel"));
    this.#buttons.play.classList.remove("playing");
  }

  #play() {
    if (this.#at >= this.#stops.length - 1) this.#come(0);
    else this.#come(this.#at + 1);
    this.#timer = setInterval(() => {
      if (this.#at >= this.#stops.length - 1) this.stop();
      else this.#come(this.#at + 1);
    }, PLAY_EVERY);
    this.#buttons.play.setAttribute("aria-label", t("pausePath"));
    this.#buttons.play.classList.add("playing");
  }

  /** @param {number} at */
  #go(at) {
    this.stop();
    this.#come(at);
  }

  /** @param {number} at */
  #come(at) {
    const stop = this.#stops[Math.max(0, Math.min(at, this.#stops.length - 1))];
    if (stop) this.#walked(stop.node);
  }
}
