// The thermometer beside the board: it follows the run's temperature until somebody takes hold of it. While it is dragged it
// asks for that temperature, a few times a second while the run plays, and when it has come to rest where the run rests.

import { clock } from "../../lib/clock.js";
import { byId, setAttribute, setDisabled, setShown, setText } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { t } from "../../text/run.js";

/** Milliseconds between two temperatures that are asked for. */
const EVERY = 200;
/** The scale is logarithmic, from so much above the schedule's hottest to so much below. */
const ABOVE = 4;
const BELOW = 1e-3;
/** Pixels, as in controls.css: at the ends of the track it is half of it away. */
const THUMB = 18;

export class Thermometer {
  #frame = byId("thermometer", HTMLElement);
  #slider = byId("temperature", HTMLInputElement);
  #value = byId("temperature-value", HTMLElement);
  #release = byId("release", HTMLButtonElement);
  #steps = Number(this.#slider.max);
  #low = 1;
  #high = 10;
  /** Whether it was moved to where the run is not yet. */
  #ahead = false;
  #playing = false;
  #asked = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #hold;

  /**
   * @param {(temperature: number) => Promise<void>} hold
   * @param {() => void} release
   */
  constructor(hold, release) {
    this.#hold = hold;
    this.#slider.addEventListener("input", () => {
      this.#ahead = true;
      this.#tell(this.#chosen, true);
      this.#soon();
    });
    this.#slider.addEventListener("pointerdown", (event) => this.#followed(event));
    this.#slider.addEventListener("pointermove", (event) => this.#followed(event));
    this.#release.addEventListener("click", () => {
      // What it was moved to a moment ago is not wanted any more.
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
      this.#ahead = false;
      release();
    });
  }

  /** A finger, where the slider stands upright: engines let it move along a level slider only. @param {PointerEvent} event */
  #followed({ pointerType, clientY }) {
    const { width, height, bottom } = this.#slider.getBoundingClientRect();
    if (pointerType !== "touch" || this.#slider.disabled || height < width) return;
    const share = (bottom - THUMB / 2 - clientY) / (height - THUMB);
    this.#slider.valueAsNumber = Math.round(this.#steps * Math.min(1, Math.max(0, share)));
    this.#slider.dispatchEvent(new Event("input"));
  }

  /** @param {{ shown: boolean, enabled: boolean, playing: boolean, temperature: number, hottest: number, held: boolean }} run */
  show({ shown, enabled, playing, temperature, hottest, held }) {
    setShown(this.#frame, shown);
    if (!shown) return;
    this.#playing = playing;
    setDisabled(this.#slider, !enabled);
    this.#frame.classList.toggle("held", held);
    // It keeps its place, so that nothing jumps.
    this.#release.classList.toggle("away", !held);
    setDisabled(this.#release, !held || !enabled);
    if (this.#ahead || !Number.isFinite(hottest)) return;
    this.#high = hottest * ABOVE;
    this.#low = hottest * BELOW;
    const share = Math.log(Math.max(temperature, this.#low) / this.#low) / Math.log(this.#high / this.#low);
    const place = Math.round(this.#steps * Math.min(1, share));
    if (this.#slider.valueAsNumber !== place) this.#slider.valueAsNumber = place;
    this.#tell(temperature, held);
  }

  get #chosen() {
    const temperature = this.#low * (this.#high / this.#low) ** (this.#slider.valueAsNumber / this.#steps);
    return Number(temperature.toPrecision(3));
  }

  /** @param {number} temperature @param {boolean} held */
  #tell(temperature, held) {
    setText(this.#value, figures(temperature));
    setAttribute(this.#slider, "aria-valuetext", t(held ? "held" : "scheduled", { t: figures(temperature) }));
  }

  #soon() {
    // At rest every temperature on the way would be one more intervention at the same move.
    if (!this.#playing && this.#timer !== null) clearTimeout(this.#timer);
    else if (this.#timer !== null) return;
    const wait = this.#playing ? Math.max(0, this.#asked + EVERY - clock()) : EVERY;
    this.#timer = setTimeout(() => this.#ask(), wait);
  }

  async #ask() {
    this.#timer = null;
    this.#asked = clock();
    await this.#hold(this.#chosen);
    this.#ahead = this.#timer !== null;
  }
}
