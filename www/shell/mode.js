// Play or all instruments: how much of the page is shown. Remembered; first.js sets it before anything is painted. A run that has no
// temperature has nothing to show in Play: its instruments are shown, whatever is remembered.

import { claim, facts } from "../facts.js";
import { byId } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { recall, remember } from "../lib/storage.js";

const KEY = "instruments";

export class Mode {
  #chosen = recall(KEY) === "all";
  #needed = false;
  /** Whether a lesson decides, or the frame of another page. */
  #learning = embedded;
  #presenting = false;
  #all = byId("all-instruments", HTMLButtonElement);
  #board = byId("just-board", HTMLButtonElement);
  #setMode = claim(facts.mode);

  constructor() {
    this.#all.addEventListener("click", () => this.#choose(true));
    this.#board.addEventListener("click", () => this.#choose(false));
    this.#show();
  }

  /** A lesson begins to decide what is shown, or ends. @param {boolean} on */
  learn(on) {
    if (this.#learning === on) return;
    this.#learning = on;
    this.#show();
  }

  /** A wall has no room for all instruments. @param {boolean} on */
  present(on) {
    this.#presenting = on;
    this.#show();
  }

  /** @param {boolean} needed whether a run can be seen with all instruments only */
  need(needed) {
    if (this.#needed === needed) return;
    this.#needed = needed;
    this.#show();
  }

  /** @param {boolean} all */
  #choose(all) {
    this.#chosen = all;
    remember(KEY, all ? "all" : null);
    this.#show();
    (all ? this.#board : this.#all).focus();
  }

  #show() {
    const playing = this.#learning || ((this.#presenting || !this.#chosen) && !this.#needed);
    this.#setMode(playing ? "play" : "all");
    // A frame has a layout of its own (embed.css), to which that of Play would be in the way.
    document.documentElement.dataset.mode = playing && !embedded ? "play" : "all";
    this.#board.disabled = this.#needed;
  }
}
