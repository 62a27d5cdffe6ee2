// The mode, Play or all instruments, a lesson or a frame: how much of the run is shown. The choice is remembered, and first.js sets the
// mode before the first paint. A run without a temperature needs all instruments, whatever is remembered; code has a place in Play alone.

import { claim, facts } from "../facts.js";
import { on } from "../lib/signal.js";
import { byId } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { recall, remember } from "../lib/storage.js";

const KEY = "instruments";

export class Mode {
  #chosen = recall(KEY) === "all";
  #needed = false;
  /** Whether a lesson decides what is shown. */
  #learning = false;
  #presenting = false;
  #all = byId("all-instruments", HTMLButtonElement);
  #board = byId("just-board", HTMLButtonElement);
  #setMode = claim(facts.mode);

  #house;

  /** @param {import("../house.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#all.addEventListener("click", () => this.#choose(true));
    this.#board.addEventListener("click", () => this.#choose(false));
    on(facts.view, () => this.#show());
    on(facts.look, (look) => {
      document.documentElement.dataset.look = look;
      byId("code-toggle", HTMLButtonElement).setAttribute("aria-pressed", String(look === "code"));
      this.#show();
    });
  }

  /** Lets a lesson decide what is shown, or ends that. @param {boolean} on */
  learn(on) {
    if (this.#learning === on) return;
    this.#learning = on;
    this.#show();
  }

  /** Begins or ends the presentation on a wall, which has no room for all instruments. @param {boolean} on */
  present(on) {
    this.#presenting = on;
    this.#show();
  }

  /** Shows all instruments if a run needs them. @param {boolean} needed */
  need(needed) {
    if (this.#needed === needed) return;
    this.#needed = needed;
    this.#show();
  }

  /** @param {boolean} all */
  #choose(all) {
    this.#chosen = all;
    remember(KEY, all ? "all" : null);
    if (all) this.#house.address.look("run");
    this.#show();
    (all ? this.#board : this.#all).focus();
  }

  #show() {
    const wished = this.#presenting || !this.#chosen || facts.view.value === "ladder" || facts.look.value === "code";
    const playing = wished && !this.#needed;
    const mode = embedded ? "embed" : this.#learning ? "lesson" : playing ? "play" : "all";
    document.documentElement.dataset.mode = mode;
    this.#setMode(mode);
    this.#board.disabled = this.#needed;
  }
}
