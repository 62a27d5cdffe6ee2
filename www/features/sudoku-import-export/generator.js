// Makes a sudoku with one solution from a seed, in a worker of its own: the same size, givens and seed make the same sudoku.

import { byId, setText } from "../../lib/dom.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */

/** Milliseconds of computing in one request. */
const SLICE = 10;
/** Givens that are offered: few enough to be of interest, many enough to be found soon. @type {Record<string, number>} */
const USUAL = { 4: 5, 6: 12, 9: 28, 16: 120, 25: 350 };
const MOST_SEED = 2 ** 31 - 1;

export class Make {
  #form = byId("make", HTMLFormElement);
  #size = byId("make-size", HTMLSelectElement);
  #givens = byId("make-givens", HTMLInputElement);
  #seed = byId("make-seed", HTMLInputElement);
  #button = byId("make-go", HTMLButtonElement);
  #bar = byId("make-bar", HTMLProgressElement);
  #words = byId("make-words", HTMLElement);
  /** @type {Engine | null} */
  #engine = null;
  #makeEngine;
  #made;

  /**
   * @param {() => Engine} makeEngine
   * @param {(givens: string, asWished: boolean) => void} made told of a sudoku as a link has it, and whether nothing is to be said of it
   */
  constructor(makeEngine, made) {
    this.#makeEngine = makeEngine;
    this.#made = made;
    this.#size.addEventListener("change", () => this.#suggest());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#engine) this.cancel("Cancelled.");
      else this.#make();
    });
    this.#suggest();
  }

  /** @param {string} words */
  cancel(words = "") {
    this.#engine?.end();
    this.#engine = null;
    this.#bar.hidden = true;
    setText(this.#button, "Make it");
    setText(this.#words, words);
  }

  #suggest() {
    const size = Number(this.#size.value);
    this.#givens.max = String(size * size);
    this.#givens.value = String(USUAL[size]);
  }

  async #make() {
    const engine = this.#makeEngine();
    const [size, givens, seed] = [this.#size, this.#givens, this.#seed].map(({ value }) => Number(value));
    this.#engine = engine;
    this.#bar.hidden = false;
    setText(this.#button, "Cancel");
    setText(this.#words, "Fetching the solver.");
    // The last of the dialog: with it the bar and Cancel come into view.
    this.#words.scrollIntoView({ block: "nearest" });
    try {
      await engine.ask("make", { size, givens, seed });
      for (;;) {
        const making = await engine.ask("makeStep", { milliseconds: SLICE });
        if (engine !== this.#engine) return;
        this.#bar.value = making.share;
        setText(this.#words, `${making.givens} givens so far.`);
        if (!making.done) continue;
        this.cancel(`Made with ${making.givens} givens and one solution.${whyMore(making, givens, seed)}`);
        this.#seed.value = String(seed < MOST_SEED ? seed + 1 : 1);
        this.#made(making.text, making.givens <= givens);
        this.#words.scrollIntoView({ block: "nearest" });
        return;
      }
    } catch (error) {
      if (engine === this.#engine) this.cancel(`Not made: ${error instanceof Error ? error.message : "it broke"}.`);
    }
  }
}

/**
 * Why there are more givens than were asked for.
 * @param {{ givens: number, undecided: number }} making
 * @param {number} wished
 * @param {number} seed
 */
function whyMore({ givens, undecided }, wished, seed) {
  if (givens <= wished) return "";
  const why =
    undecided > 0
      ? ` ${undecided} of them took too long to check and were kept.`
      : " Every given that is left is needed for one solution.";
  return ` You asked for ${wished}. Seed ${seed} does not reach that.${why} Try another seed.`;
}
