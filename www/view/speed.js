// How fast the run is played: from one move a second, ten steps to a factor of ten, up to as fast as it goes.

import { byId, setText } from "../lib/dom.js";
import { t } from "../text/run.js";

const STEPS_PER_DECADE = 10;
/** Preferred numbers: what ten equal steps to a decade are rounded to. */
const MANTISSAS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];
/** Seconds in which a run that is watched again is seen, at least. */
const SEEN_FOR = 8;

/** @typedef {import("../run/run.js").Unit} Unit */
/** So many a second, in keys of texts. */
const PER_SECOND = /** @type {const} */ ({
  move: "speedMove",
  expansion: "speedExpansion",
  node: "speedNode",
  step: "speedStep",
});

export class Speed {
  #slider = byId("speed", HTMLInputElement);
  #text = byId("speed-text", HTMLElement);
  #full = byId("full-speed", HTMLButtonElement);
  #fullAt = Number(this.#slider.max);
  #before = this.#slider.valueAsNumber;
  #changed;
  /** Whether somebody chose; then nothing is suggested any more. */
  #chosen = false;
  /** Whether the run speeds up by itself. */
  #byItself = true;
  /** Whether it stays as fast as it is meanwhile. */
  #held = false;
  /** @type {Unit} */
  #unit = "move";
  /** What was chosen before a rush. @type {{ at: number, byItself: boolean } | null} */
  #unrushed = null;
  /** Where the slider was before this run was to be watched more slowly. @type {number | null} */
  #slowed = null;

  /** @param {(speed: number | null) => void} changed called with the moves a second, Infinity for all it can, null for by itself */
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

  /**
   * A speed at which the run is watched for some seconds.
   * @param {number | null} speed null: it begins slowly, and speeds up by itself
   * @param {Unit} unit
   */
  suggest(speed, unit) {
    // What was chosen for moves was not chosen for expansions.
    if (unit !== this.#unit) this.#chosen = false;
    this.#unit = unit;
    if (this.#unrushed) return;
    if (this.#slowed !== null) this.#slider.valueAsNumber = this.#slowed;
    this.#slowed = null;
    this.#byItself = !this.#chosen && speed === null;
    if (!this.#chosen && speed !== null) this.#slider.valueAsNumber = positionOf(speed);
    this.#say();
  }

  /** The run has come to this speed by itself. @param {number} speed moves a second @param {boolean} held whether it stays there */
  follow(speed, held) {
    if (!this.#byItself) return;
    this.#held = held;
    this.#slider.valueAsNumber = Math.min(positionOf(speed), this.#fullAt);
    this.#show();
  }

  /** A run of so many moves is to be seen, unless it is slow enough: the next run has the speed from before. @param {number} moves */
  slowFor(moves) {
    if (this.#byItself) return;
    const slow = Math.floor(STEPS_PER_DECADE * Math.log10(Math.max(1, moves / SEEN_FOR)));
    if (slow >= this.#position) return;
    this.#slowed = this.#position;
    this.#slider.valueAsNumber = slow;
    this.#say();
  }

  /** As fast as it goes, until that is over. @param {boolean} on */
  rush(on) {
    if (on === (this.#unrushed !== null)) return;
    if (on) this.#unrushed = { at: this.#position, byItself: this.#byItself };
    this.#byItself = !on && (this.#unrushed?.byItself ?? false);
    this.#slider.valueAsNumber = on ? this.#fullAt : (this.#unrushed?.at ?? this.#position);
    if (!on) this.#unrushed = null;
    this.#say();
  }

  #choose() {
    this.#unrushed = null;
    this.#chosen = true;
    this.#byItself = false;
    this.#slowed = null;
  }

  get #position() {
    return this.#slider.valueAsNumber;
  }

  #say() {
    const speed = this.#show();
    this.#changed(this.#byItself ? null : speed);
  }

  #show() {
    const full = this.#position === this.#fullAt;
    const speed = full ? Infinity : movesPerSecond(this.#position);
    const key = PER_SECOND[this.#unit];
    const there = full ? t("fullSpeed") : t(key, { n: speed });
    const words = this.#byItself && !full ? t(this.#held ? "speedHeld" : "speedingUp", { speed: there }) : there;
    setText(this.#text, words);
    this.#slider.setAttribute("aria-valuetext", words);
    this.#slider.style.setProperty("--share", `${(100 * this.#position) / this.#fullAt}%`);
    this.#full.setAttribute("aria-pressed", String(full));
    return speed;
  }
}

/** @param {number} speed */
const positionOf = (speed) => Math.round(STEPS_PER_DECADE * Math.log10(Math.max(1, speed)));

/** @param {number} position */
function movesPerSecond(position) {
  const decade = Math.floor(position / STEPS_PER_DECADE);
  return Math.round(MANTISSAS[position % STEPS_PER_DECADE] * 10 ** decade);
}
