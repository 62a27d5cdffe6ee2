// Start, Pause, Cancel, and how far it is.

import { clock } from "../../lib/clock.js";
import { byId, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { timeLeft } from "./words.js";

/** @typedef {import("./work.js").Progress} Progress */

/** Milliseconds between two sentences for screen readers. */
const SAID_EVERY = 10_000;

export class Control {
  #start = byId("compare-start", HTMLButtonElement);
  #cancel = byId("compare-cancel", HTMLButtonElement);
  #clear = byId("compare-clear", HTMLButtonElement);
  #bar = byId("compare-bar", HTMLProgressElement);
  #words = byId("compare-progress", HTMLElement);
  #said = byId("compare-said", HTMLElement);
  #saidAt = -Infinity;
  /** @type {Progress["state"]} */
  #state = "resting";

  /** What was told last of the runs, and of the puzzles that are on their way before. @type {Progress | null} */
  #progress = null;
  /** @type {import("./types.js").ReadSoFar | null} */
  #read = null;

  /** @param {{ start: () => void, pause: () => void, cancel: () => void, clear: () => void, giveUp: () => void }} pressed */
  constructor({ start, pause, cancel, clear, giveUp }) {
    this.#start.addEventListener("click", () => (this.#state === "running" ? pause() : start()));
    this.#cancel.addEventListener("click", () => {
      if (this.#read) giveUp();
      else cancel();
      this.#start.focus();
    });
    this.#clear.addEventListener("click", () => {
      clear();
      this.#start.focus();
    });
  }

  /** An experiment is being read; nothing when that is over. @param {import("./types.js").ReadSoFar | null} far */
  read(far) {
    const before = this.#read;
    this.#read = far;
    if (!far) {
      if (before && this.#progress) this.show(this.#progress);
      else if (before) this.#empty();
      return;
    }
    this.#start.disabled = true;
    this.#cancel.hidden = false;
    this.#clear.hidden = true;
    this.#bar.max = far.grids;
    this.#bar.value = far.made;
    setText(this.#words, `Making random puzzles: ${count(far.made)} of ${count(far.grids)} grids are there.`);
    const now = clock();
    if (before && now - this.#saidAt < SAID_EVERY) return;
    this.#saidAt = now;
    setText(this.#said, this.#words.textContent ?? "");
  }

  #empty() {
    this.#cancel.hidden = true;
    setText(this.#words, "");
  }

  /** @param {Progress} progress */
  show(progress) {
    this.#progress = progress;
    if (this.#read) return;
    const { state, there, runs, secondsLeft, workers } = progress;
    const before = this.#state;
    this.#state = state;
    const begun = there > 0;
    setText(this.#start, state === "running" ? "Pause" : begun && state !== "done" ? "Continue" : "Start");
    this.#start.disabled = state === "done" || runs === 0;
    this.#cancel.hidden = state !== "running" && state !== "paused";
    this.#clear.hidden = !begun || state === "running";
    this.#bar.max = Math.max(1, runs);
    this.#bar.value = there;
    const far = `${count(there)} of ${count(runs)} runs`;
    const cores = workers === 1 ? "1 worker" : `${workers} workers`;
    const sentences = {
      resting: begun ? `${far} are there; the rest can be made.` : `${count(runs)} runs to make, on ${cores}.`,
      running: `${far}${secondsLeft === null ? "." : `, ${timeLeft(secondsLeft)}.`}`,
      paused: `Paused at ${far}.`,
      done: `All ${count(runs)} runs are made.`,
    };
    setText(this.#words, sentences[state]);
    const now = clock();
    if (state === before && state === "running" && now - this.#saidAt < SAID_EVERY) return;
    this.#saidAt = now;
    setText(this.#said, sentences[state]);
  }

  /** @param {string} text */
  fail(text) {
    setText(this.#words, text);
    setText(this.#said, text);
  }
}
