// Start, Step, Restart, New seed: the buttons and their keys.

import { byId, enable, setAttribute, setText } from "./dom.js";

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
/** Where keys already mean something. */
const OWN_KEYS = "input, select, textarea, dialog, [role=tab]";
const OWN_SPACE = "button, a, summary";

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
    addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {{ ready: boolean, playing: boolean, over: boolean, begun: boolean, unit: string }} run */
  show({ ready, playing, over, begun, unit }) {
    setText(this.#word, playing ? "Pause" : "Start");
    this.#start.classList.toggle("playing", playing);
    enable(this.#start, ready && !over);
    enable(this.#step, ready && !over);
    enable(this.#restart, ready && begun);
    const chance = unit === "move";
    enable(this.#newSeed, ready && chance);
    setAttribute(
      this.#newSeed,
      "title",
      chance ? "Another run (N)" : "A search draws nothing by chance: it has no seed",
    );
    setAttribute(this.#step, "title", `One ${unit} (→)`);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const id = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const target = event.target instanceof Element ? event.target : document.body;
    if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest(OWN_KEYS)) return;
    if (event.key === " " && target.closest(OWN_SPACE)) return;
    if (event.repeat && id !== "step") return;
    event.preventDefault();
    byId(id, HTMLButtonElement).click();
  }
}
