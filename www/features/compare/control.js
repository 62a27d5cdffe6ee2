// The controls of an experiment: Start, Pause, Cancel, Clear, and the progress.

import { clock } from "../../lib/clock.js";
import { byId, setText } from "../../lib/dom.js";
import { percent } from "../../lib/format.js";
import { MOST_ROWS } from "./row-store.js";
import { t } from "./texts.js";
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

  /** The last progress report on the runs. @type {Progress | null} */
  #progress = null;
  /**
   * The progress of reading the experiment; null when reading is over.
   * @type {import("./types.js").ReadSoFar | null}
   */
  #read = null;

  /**
   * @param {{ start: () => void, pause: () => void, cancel: () => void, clear: () => void, giveUp: () => void }}
   *   pressed
   */
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

  /**
   * Shows the progress of reading an experiment; null when reading is over.
   * @param {import("./types.js").ReadSoFar | null} far
   */
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
    setText(this.#words, t("makingGrids", { n: far.made, all: far.grids }));
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
    const { state, there, runs, summing } = progress;
    const before = this.#state;
    this.#state = state;
    const begun = there > 0;
    setText(this.#start, t(state === "running" ? "pause" : begun && state !== "done" ? "go" : "compareStart"));
    this.#start.disabled = state === "done" || runs === 0;
    this.#cancel.hidden = state !== "running" && state !== "paused";
    this.#clear.hidden = !begun || state === "running";
    this.#bar.max = Math.max(1, runs);
    this.#bar.value = there;
    const sentence = inWords(progress);
    // While runs are being made, statistics are updated only now and then, and people wait for the runs instead.
    const waits = summing !== null && state !== "running";
    setText(this.#words, waits ? t("summing", { far: sentence, percent: percent(summing) }) : sentence);
    const now = clock();
    const goesOn = state === before && (state === "running" || waits);
    if (goesOn && now - this.#saidAt < SAID_EVERY) return;
    this.#saidAt = now;
    setText(this.#said, this.#words.textContent ?? "");
  }

  /** @param {string} text */
  fail(text) {
    setText(this.#words, text);
    setText(this.#said, text);
  }
}

/** @param {Progress} progress */
function inWords({ state, there, runs, secondsLeft, workers }) {
  if (state === "done") {
    const made = t("allMade", { n: runs });
    return there > MOST_ROWS ? `${made} ${t("keepsFirst", { n: MOST_ROWS })}` : made;
  }
  const far = t("far", { there, n: runs });
  if (state === "paused") return t("pausedAt", { far });
  if (state === "running")
    return secondsLeft === null ? t("running", { far }) : t("runningLeft", { far, left: timeLeft(secondsLeft) });
  return there > 0 ? t("someThere", { far }) : t("runsToMake", { n: runs, workers: t("workers", { n: workers }) });
}
