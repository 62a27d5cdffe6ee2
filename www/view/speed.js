// The speed slider: from one move a second up to full speed, with ten steps per factor of ten.

import { byId, setText } from "../lib/dom.js";
import { t } from "../text/run.js";

const STEPS_PER_DECADE = 10;
/** Preferred numbers: ten equal steps of a decade, rounded. */
const MANTISSAS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];
/** The minimum seconds for watching a run again. */
const SEEN_FOR = 8;

/** @typedef {import("../run/run.js").Unit} Unit */
/** Text keys for a speed, by unit. */
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
  /** The position of the slider before full speed. */
  #before = this.#slider.valueAsNumber;
  #changed;
  /** True if a person chose a speed; after that, no speed is suggested. */
  #chosen = false;
  /** True if the run speeds up by itself. */
  #byItself = true;
  /** True if such a run keeps its speed for now. */
  #held = false;
  /** @type {Unit} */
  #unit = "move";
  /** The choice before full speed was switched on. @type {{ at: number, byItself: boolean } | null} */
  #unrushed = null;
  /** The position of the slider before this run was slowed down. @type {number | null} */
  #slowed = null;

  /**
   * @param {(speed: number | null) => void} changed called with the speed in moves a second; Infinity for full speed,
   * null for a run that speeds up by itself
   */
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
   * Suggests a speed that makes the run last a few seconds, unless a person has chosen one.
   * @param {number | null} speed null for a run that speeds up by itself
   * @param {Unit} unit
   */
  suggest(speed, unit) {
    // A speed chosen for moves does not apply to expansions.
    if (unit !== this.#unit) this.#chosen = false;
    this.#unit = unit;
    if (this.#unrushed) return;
    if (this.#slowed !== null) this.#slider.valueAsNumber = this.#slowed;
    this.#slowed = null;
    this.#byItself = !this.#chosen && speed === null;
    if (!this.#chosen && speed !== null) this.#slider.valueAsNumber = positionOf(speed);
    this.#say();
  }

  /**
   * Shows the speed of a run that speeds up by itself.
   * @param {number} speed moves a second
   * @param {boolean} held whether it keeps its speed
   */
  follow(speed, held) {
    if (!this.#byItself) return;
    this.#held = held;
    this.#slider.valueAsNumber = Math.min(positionOf(speed), this.#fullAt);
    this.#show();
  }

  /**
   * Slows a run down so that it can be watched; the next run returns to the previous speed.
   * @param {number} moves the length of the run
   */
  slowFor(moves) {
    if (this.#byItself) return;
    const slow = Math.floor(STEPS_PER_DECADE * Math.log10(Math.max(1, moves / SEEN_FOR)));
    if (slow >= this.#position) return;
    this.#slowed = this.#position;
    this.#slider.valueAsNumber = slow;
    this.#say();
  }

  /** Sets full speed for a while, and restores the previous speed afterwards. @param {boolean} on */
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
    const rate = full ? t("fullSpeed") : t(key, { n: speed });
    const words = this.#byItself && !full ? t(this.#held ? "speedHeld" : "speedingUp", { speed: rate }) : rate;
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
