// The generator: it makes a sudoku with one solution from a seed, in a separate worker. The same size, givens and seed
// make the same sudoku.

import { Job, slices } from "../../core/job.js";
import { SHAPES } from "../../boards/sudoku/shape.js";
import { byId, element, setText } from "../../lib/dom.js";
import { t } from "../../text/sudoku.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {import("../../core/types.js").SudokuRules} SudokuRules */

/** Milliseconds of computing per request. */
const SLICE = 10;
/**
 * The default number of givens, by size: few enough to be interesting, and many enough for a fast search.
 * @type {Record<string, number>}
 */
const USUAL = { 4: 5, 5: 8, 6: 12, 7: 17, 8: 20, 9: 28, 10: 34, 12: 52, 16: 120, 25: 350, 36: 800 };
/** The fraction of these givens that is needed with further rules. @type {Record<string, number>} */
const SHARE = { plain: 1, diagonals: 0.8, windoku: 0.8, jigsaw: 0.8, knight: 0.65, killer: 0.25 };
/** The largest size with further rules. */
const MOST_SIZE = 16;
/** The number of cells of the largest grid whose numbers can be swapped. */
const MOST_SWAPPED = 625;
/** The maximum number of seeds tried for a difficulty. */
const MOST_TRIES = 200;
const MOST_SEED = 2 ** 31 - 1;

export class Make {
  #form = byId("make", HTMLFormElement);
  #size = byId("make-size", HTMLSelectElement);
  #kind = byId("make-kind", HTMLSelectElement);
  #givens = byId("make-givens", HTMLInputElement);
  #seed = byId("make-seed", HTMLInputElement);
  #difficulty = byId("make-difficulty", HTMLSelectElement);
  #button = byId("make-go", HTMLButtonElement);
  #bar = byId("make-bar", HTMLProgressElement);
  #words = byId("make-words", HTMLElement);
  #job;
  #made;

  /**
   * @param {() => Engine} makeEngine
   * @param {(givens: string, rules: SudokuRules | null, asWished: boolean) => void} made called with the givens in the
   * format of a link, the rules, and whether they match the request
   */
  constructor(makeEngine, made) {
    this.#job = new Job(makeEngine);
    this.#made = made;
    this.#size.append(...SHAPES.map(({ size }) => element("option", { value: String(size) }, t("sizeOf", { size }))));
    this.#size.value = "9";
    for (const choice of [this.#size, this.#kind]) choice.addEventListener("change", () => this.#suggest());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#job.on) this.cancel(t("cancelled"));
      else this.#make();
    });
    this.#suggest();
  }

  /** @param {string} words */
  cancel(words = "") {
    this.#job.end();
    this.#bar.hidden = true;
    setText(this.#button, t("makeGo"));
    setText(this.#words, words);
  }

  #suggest() {
    const kind = this.#kind.value;
    for (const option of this.#size.options) {
      const size = Number(option.value);
      option.disabled =
        kind !== "plain" && (size > MOST_SIZE || (kind === "windoku" && !Number.isInteger(Math.sqrt(size))));
    }
    if (this.#size.selectedOptions[0]?.disabled) this.#size.value = "9";
    const size = Number(this.#size.value);
    this.#givens.max = String(size * size);
    this.#givens.value = String(Math.round(USUAL[size] * SHARE[kind]));
  }

  async #make() {
    const { engine, wanted } = this.#job.begin();
    const difficulty = this.#difficulty.value;
    const kind = this.#kind.value;
    const [size, givens, first] = [this.#size, this.#givens, this.#seed].map(({ value }) => Number(value));
    this.#bar.hidden = false;
    setText(this.#button, t("cancel"));
    setText(this.#words, t("fetching"));
    // This is the last line of the dialog, so the bar and Cancel also become visible.
    this.#words.scrollIntoView({ block: "nearest" });
    try {
      let seed = first;
      await engine.ask("make", { size, givens, seed, kind });
      for await (const making of slices(engine, "makeStep", { milliseconds: SLICE }, wanted)) {
        this.#bar.value = making.share;
        setText(this.#words, t("soFar", { n: making.givens }));
        if (!making.done) continue;
        const asWished = making.givens <= givens;
        if (asWished && difficulty !== "any" && (await bySingles(engine, making)) !== (difficulty === "singles")) {
          if (!wanted()) return;
          if (seed + 1 - first >= MOST_TRIES)
            return this.cancel(t("noneOfThatDifficulty", { n: MOST_TRIES, seed: String(first) }));
          await engine.ask("make", { size, givens, seed: ++seed, kind });
          continue;
        }
        const other = seed === first ? [] : [t("otherSeed", { seed: String(seed) })];
        this.cancel([t("made", { n: making.givens }), ...other, ...whyMore(making, givens, seed)].join(" "));
        this.#seed.value = String(seed < MOST_SEED ? seed + 1 : 1);
        this.#made(making.text, making.more_rules, asWished);
        this.#words.scrollIntoView({ block: "nearest" });
        return;
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (wanted()) this.cancel(t("notMade", { why }));
    }
  }
}

/**
 * Checks whether singles alone solve a sudoku, so that nothing is left to anneal.
 * @param {Engine} engine
 * @param {{ text: string, more_rules: SudokuRules | null }} making
 */
async function bySingles(engine, { text: givens, more_rules: rules }) {
  // A rebuild without decisions is filled by singles alone. A 36x36 grid has no swaps, and therefore no setting for
  // singles.
  const keys = (rules?.keys ?? []).map(([key, value]) => `&${key}=${value}`).join("");
  const link = `puzzle=sudoku&givens=${givens}${keys}&${givens.length > MOST_SWAPPED ? "propagation=singles" : "singles=on"}`;
  const { snapshot } = await engine.ask("open", { link });
  return !Array.from(snapshot.kinds).includes(0);
}

/**
 * Explains why there are more givens than requested.
 * @param {{ givens: number, undecided: number }} making
 * @param {number} wished
 * @param {number} seed
 */
function whyMore({ givens, undecided }, wished, seed) {
  if (givens <= wished) return [];
  const why = undecided > 0 ? t("undecided", { n: undecided }) : t("allNeeded");
  return [t("notReached", { wished, seed: String(seed) }), why, t("tryAnother")];
}
