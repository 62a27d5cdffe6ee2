// Start, Step, Restart, New seed: the buttons and their keys.

import { byId, enable, setAttribute, setShown, setText } from "../lib/dom.js";
import { onPageKey, withKey } from "../lib/keys.js";
import { t } from "../text/run.js";

/** @typedef {"start" | "step" | "restart" | "new-seed"} Button */

/** @type {Record<string, Button | "full-speed" | "prove" | "help-open">} */
const KEYS = {
  " ": "start",
  ".": "step",
  r: "restart",
  n: "new-seed",
  f: "full-speed",
  p: "prove",
  "?": "help-open",
};
/** What the space bar presses. */
const OWN_SPACE = "button, a, summary, input";

/** One of these, in keys of texts. */
const ONE = /** @type {const} */ ({ move: "oneMove", expansion: "oneExpansion", node: "oneNode", step: "oneStep" });

export class Transport {
  #start = byId("start", HTMLButtonElement);
  #word = byId("start-word", HTMLElement);
  #step = byId("step", HTMLButtonElement);
  #restart = byId("restart", HTMLButtonElement);
  #newSeed = byId("new-seed", HTMLButtonElement);

  /** @param {Record<Button, () => void>} pressed */
  constructor(pressed) {
    this.#start.addEventListener("click", pressed.start);
    this.#step.addEventListener("click", pressed.step);
    this.#restart.addEventListener("click", pressed.restart);
    this.#newSeed.addEventListener("click", pressed["new-seed"]);
    onPageKey((event, target) => this.#key(event, target));
  }

  /** Start and Step are away. @param {boolean} away */
  stow(away) {
    setShown(this.#start, !away);
    setShown(this.#step, !away);
  }

  /** @param {{ ready: boolean, playing: boolean, watching: boolean, over: boolean, why: string, begun: boolean, unit: import("../run/run.js").Unit }} run why: it is off */
  show({ ready, playing, watching, over, why, begun, unit }) {
    setText(this.#word, t(playing ? "pause" : watching ? "watch" : "start"));
    this.#start.classList.toggle("playing", playing);
    enable(this.#start, ready && !over);
    setAttribute(this.#start, "title", why);
    enable(this.#step, ready && !over);
    enable(this.#restart, ready && begun);
    const random = unit === "move" || unit === "step";
    // Where no seed is, none is offered.
    setShown(this.#newSeed, random);
    enable(this.#newSeed, ready && random);
    setAttribute(this.#newSeed, "title", withKey(t("anotherRun"), "N"));
    setAttribute(this.#step, "title", t(ONE[unit]));
  }

  /** @param {KeyboardEvent} event @param {Element} target */
  #key(event, target) {
    const id = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!id || event.ctrlKey || event.metaKey) return;
    if (event.key === " " && target.closest(OWN_SPACE)) return;
    if (event.repeat && id !== "step") return;
    event.preventDefault();
    byId(id, HTMLButtonElement).click();
  }
}
