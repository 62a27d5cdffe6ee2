// The thermometer beside the board. It follows the run's temperature until a person drags it, and then fixes the run at
// the chosen temperature. It does so a few times a second while the run plays, or once the slider rests if the run
// rests.

import { clock } from "../../lib/clock.js";
import { element, setAttribute, setDisabled, setShown, setText } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { t } from "../../text/run.js";
import { shareOf } from "../../lib/temperature-scale.js";
import { Timer } from "../../lib/timer.js";

/** Milliseconds between two requests to fix a temperature. */
const EVERY = 200;
/** The maximum number of decades of a scale with two ticks each; a longer scale has one tick each. */
const MOST_DECADES = 2.8;
/** The size of the slider's thumb in pixels, as in controls.css; the track ends half a thumb from the edge. */
const THUMB = 18;
/** The number of slider steps per distinct temperature if every temperature is shown separately. */
const COARSE = 25;

export class Thermometer {
  #frame;
  #scale = element("span", { class: "scale", "aria-hidden": "true" });
  #slider;
  #value;
  #release;
  #steps;
  /** The present scale of the axis. @type {import("../../lib/temperature-scale.js").TemperatureScale} */
  #drawn = { low: 1, high: 10, useful: null };
  /** True if the slider was moved to a temperature that the run does not have yet. */
  #ahead = false;
  #playing = false;
  /** The time of the last request. */
  #asked = -Infinity;
  /** The pending request. */
  #asking = new Timer(() => this.#ask());
  #hold;

  /**
   * @param {{ frame: HTMLElement, slider: HTMLInputElement, value: HTMLElement, release: HTMLButtonElement }} parts
   * @param {(temperature: number) => void} pulled called at each temperature along the drag
   * @param {(temperature: number) => Promise<void>} hold
   * @param {() => void} release
   */
  constructor(parts, pulled, hold, release) {
    this.#frame = parts.frame;
    this.#slider = parts.slider;
    this.#value = parts.value;
    this.#release = parts.release;
    this.#steps = Number(this.#slider.max);
    this.#hold = hold;
    this.#slider.before(this.#scale);
    this.#slider.addEventListener("input", () => {
      this.#ahead = true;
      this.#tell(this.#chosen, true);
      pulled(this.#chosen);
      this.#soon();
    });
    this.#slider.addEventListener("pointerdown", (event) => this.#followed(event));
    this.#slider.addEventListener("pointermove", (event) => this.#followed(event));
    this.#release.addEventListener("click", () => {
      // A temperature chosen a moment ago is no longer wanted.
      this.forget();
      release();
    });
  }

  /** Forgets the chosen temperature, because it was released or was meant for another puzzle. */
  forget() {
    this.#asking.stop();
    this.#ahead = false;
  }

  /**
   * Moves a vertical slider with a finger, because browsers only do so for a horizontal one.
   * @param {PointerEvent} event
   */
  #followed({ pointerType, clientY }) {
    const { width, height, bottom } = this.#slider.getBoundingClientRect();
    if (pointerType !== "touch" || this.#slider.disabled || height < width) return;
    const share = (bottom - THUMB / 2 - clientY) / (height - THUMB);
    this.#slider.valueAsNumber = Math.round(this.#steps * Math.min(1, Math.max(0, share)));
    this.#slider.dispatchEvent(new Event("input"));
  }

  /**
   * @param {{ shown: boolean, tempered: boolean, enabled: boolean, playing: boolean, temperature: number,
   *   held: boolean,
   *   coarse: boolean, scale: import("../../lib/temperature-scale.js").TemperatureScale | null }} run
   */
  show({ shown, tempered, enabled, playing, temperature, held, coarse, scale }) {
    setShown(this.#frame, shown);
    if (!shown) return;
    // Without a temperature the axis still serves the changes of energy.
    this.#frame.classList.toggle("untempered", !tempered);
    this.#playing = playing;
    setDisabled(this.#slider, !enabled || !tempered);
    this.#frame.classList.toggle("held", held);
    // The button keeps its place while it is hidden, so that nothing jumps.
    this.#release.classList.toggle("away", !held);
    setDisabled(this.#release, !held || !enabled);
    // Setting the same value again would trigger another layout.
    setAttribute(this.#slider, "step", String(coarse ? COARSE : 1));
    if (this.#ahead || !scale) return;
    this.#rescale(scale);
    const place = Math.round(this.#steps * shareOf(scale, temperature));
    if (this.#slider.valueAsNumber !== place) this.#slider.valueAsNumber = place;
    this.#tell(temperature, held);
  }

  /** @param {import("../../lib/temperature-scale.js").TemperatureScale} scale */
  #rescale(scale) {
    const { low, high, useful } = scale;
    if (this.#drawn.low === low && this.#drawn.high === high && String(this.#drawn.useful) === String(useful)) return;
    this.#drawn = scale;
    const [coldest, hottest] = [low, high].map(Math.log10);
    const digits = hottest - coldest > MOST_DECADES ? [1] : [1, 3];
    const ticks = [];
    for (let decade = Math.floor(coldest); decade <= hottest; decade++)
      ticks.push(...digits.map((digit) => digit * 10 ** decade).filter((at) => at >= low && at <= high));
    this.#scale.replaceChildren(
      ...ticks.map((at) => this.#mark("tick", at, figures(at))),
      this.#mark("word-hot", high, t("hot")),
      this.#mark("word-frozen", low, t("frozen")),
    );
    if (!useful) return;
    const band = this.#mark("band", useful[0]);
    band.style.setProperty("--to", String(shareOf(scale, useful[1])));
    const name = this.#mark("word-useful", Math.sqrt(useful[0] * useful[1]), t("useful"));
    name.append(element("small", {}, t("fromTo", { from: figures(useful[0]), to: figures(useful[1]) })));
    this.#scale.append(band, name);
  }

  /** @param {string} kind @param {number} temperature @param {string} text */
  #mark(kind, temperature, text = "") {
    const mark = element("span", { class: kind }, text);
    mark.style.setProperty("--at", String(shareOf(this.#drawn, temperature)));
    return mark;
  }

  get #chosen() {
    const { low, high } = this.#drawn;
    const temperature = low * (high / low) ** (this.#slider.valueAsNumber / this.#steps);
    return Number(temperature.toPrecision(3));
  }

  /** @param {number} temperature @param {boolean} held */
  #tell(temperature, held) {
    setText(this.#value, figures(temperature));
    this.#frame.style.setProperty("--share", `${(100 * this.#slider.valueAsNumber) / this.#steps}%`);
    const text = t(held ? "held" : "scheduled", { t: figures(temperature) });
    setAttribute(this.#slider, "aria-valuetext", this.#drawn.useful ? `${text}: ${t(this.#zone(temperature))}` : text);
  }

  /** @param {number} temperature @returns {"hot" | "useful" | "cold"} */
  #zone(temperature) {
    const [coldest, hottest] = this.#drawn.useful ?? [0, Infinity];
    return temperature > hottest ? "hot" : temperature < coldest ? "cold" : "useful";
  }

  #soon() {
    // At rest, every temperature along the drag would be another intervention at the same move.
    if (this.#playing) this.#asking.within(Math.max(0, this.#asked + EVERY - clock()));
    else this.#asking.after(EVERY);
  }

  async #ask() {
    this.#asked = clock();
    try {
      await this.#hold(this.#chosen);
    } finally {
      this.#ahead = this.#asking.waits;
    }
  }
}
