// How fast the run is played: from one move a second, ten steps to a factor of ten, up to as fast as it goes.

import { byId, setText } from "../lib/dom.js";
import { t } from "../text/run.js";

const STEPS_PER_DECADE = 10;
/** Preferred numbers: what ten equal steps to a decade are rounded to. */
const MANTISSAS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];
/** Seconds in which a run that is watched again is seen, at least. */
const SEEN_FOR = 8;

export class Speed {
  #slider = byId("speed", HTMLInputElement);
  #text = byId("speed-text", HTMLElement);
  #full = byId("full-speed", HTMLButtonElement);
  #fullAt = Number(this.#slider.max);
  #before = this.#slider.valueAsNumber;
  #changed;
  /** Whether somebody chose; then nothing is suggested any more. */
  #chosen = false;
  #unit = "move";
  /** Where the slider was before this run was to be watched more slowly. @type {number | null} */
  #slowed = null;

  /** @param {(speed: number) => void} changed told the moves a second, Infinity for all it can */
  constructor(changed) {
    this.#changed = changed;
    this.#slider.addEventListener("input", () => {
      this.#choose();
      this.#say();
    });
    this.#full.addEventListener("click", () => {
      this.#choose();
      const full = this.#position === this.#fullAt;
      if (!full) this.#before = this.#position;
      this.#slider.valueAsNumber = full ? this.#before : this.#fullAt;
      this.#say();
    });
    this.#say();
  }

  /** A speed at which the run is watched for some seconds. @param {number} speed @param {"move" | "expansion" | "node"} unit */
  suggest(speed, unit) {
    // What was chosen for moves was not chosen for expansions.
    if (unit !== this.#unit) this.#chosen = false;
    this.#unit = unit;
    if (this.#slowed !== null) this.#slider.valueAsNumber = this.#slowed;
    this.#slowed = null;
    if (!this.#chosen) this.#slider.valueAsNumber = Math.round(STEPS_PER_DECADE * Math.log10(speed));
    this.#say();
  }

  /** A run of so many moves is to be seen, unless it is slow enough: the next run has the speed from before. @param {number} moves */
  slowFor(moves) {
    const slow = Math.floor(STEPS_PER_DECADE * Math.log10(Math.max(1, moves / SEEN_FOR)));
    if (slow >= this.#position) return;
    this.#slowed = this.#position;
    this.#slider.valueAsNumber = slow;
    this.#say();
  }

  #choose() {
    this.#chosen = true;
    this.#slowed = null;
  }

  get #position() {
    return this.#slider.valueAsNumber;
  }

  #say() {
    const full = this.#position === this.#fullAt;
    const speed = full ? Infinity : movesPerSecond(this.#position);
    const key = this.#unit === "move" ? "speedMove" : this.#unit === "node" ? "speedNode" : "speedExpansion";
    const words = full ? t("fullSpeed") : t(key, { n: speed });
    setText(this.#text, words);
    this.#slider.setAttribute("aria-valuetext", words);
    this.#slider.style.setProperty("--share", `${(100 * this.#position) / this.#fullAt}%`);
    this.#full.setAttribute("aria-pressed", String(full));
    this.#changed(speed);
  }
}

/** @param {number} position */
function movesPerSecond(position) {
  const decade = Math.floor(position / STEPS_PER_DECADE);
  return Math.round(MANTISSAS[position % STEPS_PER_DECADE] * 10 ** decade);
}
