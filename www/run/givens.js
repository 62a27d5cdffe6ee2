// Other givens for the run that is open: opens a run of them under the settings that stand.

import { LinkRefused, WorkerCrash, unlessCrashed } from "../core/engine.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {{ givens: string, singles: string | null }} OfSudoku */

export class Givens {
  #engine;
  #queue;
  #setup;
  #open;
  #refused;

  /**
   * @param {import("../core/engine.js").Engine} engine
   * @param {import("./queue.js").Queue} queue
   * @param {object} page
   * @param {() => Setup | null} page.setup of the run that is open
   * @param {(link: string) => Promise<void>} page.open
   * @param {(message: string) => void} page.refused
   */
  constructor(engine, queue, { setup, open, refused }) {
    this.#engine = engine;
    this.#queue = queue;
    this.#setup = setup;
    this.#open = open;
    this.#refused = refused;
  }

  /** Givens of a sums puzzle. @param {string} givens */
  give(givens) {
    return this.#queue.do(() => this.#give(givens));
  }

  /** @param {string} givens */
  async #give(givens) {
    const setup = this.#setup();
    if (!setup) return;
    try {
      const changed = await this.#engine.ask("change", { link: setup.link, key: "givens", value: givens });
      await this.#open(changed.link);
    } catch (error) {
      this.#tell(error);
    }
  }

  /**
   * Those of a sudoku, as long as there are newer ones: all in one turn, so that what is pressed meanwhile finds the last.
   * @param {() => OfSudoku | null} next
   */
  giveSudoku(next) {
    return this.#queue.do(async () => {
      for (let given = next(); given; given = next()) await this.#giveSudoku(given);
    });
  }

  // A preset knows what suits each size: another size takes it anew.
  /** @param {OfSudoku} given */
  async #giveSudoku({ givens, singles }) {
    let setup = this.#setup();
    if (!setup) return;
    const { preset, puzzle } = setup;
    let { link } = setup;
    const set = async (/** @type {string} */ key, /** @type {string} */ value) => {
      setup = await this.#engine.ask("change", { link, key, value });
      link = setup.link;
    };
    try {
      if (puzzle.kind !== "sudoku") await set("puzzle", "sudoku");
      await set("givens", givens);
      const sameSize = puzzle.kind === "sudoku" && puzzle.givens.length === givens.length;
      if (!sameSize) await set("preset", preset === "custom" ? "recommended" : preset);
      if (singles && setup.preset !== "published") await set("singles", singles);
      await this.#open(link);
    } catch (error) {
      this.#tell(error);
    }
  }

  /**
   * Gives a partial board by chance, if it comes to be.
   * @param {number} blanks
   * @param {(made: string) => void} told before it is given
   */
  async givePartial(blanks, told) {
    const made = await this.#partial(blanks);
    if (!made) return;
    told(made);
    await this.give(made);
  }

  /** @param {number} blanks */
  async #partial(blanks) {
    const setup = this.#setup();
    if (!setup) return null;
    const { link, puzzle } = setup;
    const seed = await unlessCrashed(this.#engine.ask("freshSeed", { link }));
    if (seed === null) return null;
    const what = { puzzle: puzzle.name, blanks, seed: Number(seed) % 2 ** 31 };
    return unlessCrashed(this.#engine.ask("partial", what));
  }

  /** @param {unknown} error */
  #tell(error) {
    if (error instanceof LinkRefused) this.#refused(`These givens cannot be opened: ${error.message}.`);
    else if (!(error instanceof WorkerCrash)) throw error;
  }
}
