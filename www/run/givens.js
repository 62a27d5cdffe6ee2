// Changes the givens of the open puzzle. The run with the new givens keeps the settings of the run before.

import { facts } from "../facts.js";
import { LinkRefused, WorkerCrash, unlessCrashed } from "../core/engine.js";
import { t } from "../text/run.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/**
 * The cells of the largest sudoku that can be annealed by swaps: larger sudokus have no presets and no switch for
 * singles.
 */
const MOST_SWAPPED = 625;
/** Givens of a puzzle. On a sudoku `singles` ("on" or "off") fills in singles; null keeps the setting. `rules` are
 * the link's keys for all rules beyond rows, columns and boxes. @typedef
 * {{ givens: string, singles?: string | null, rules?: [key: string, value: string][] }} Given */

/** @param {[key: string, value: string][]} keys @returns {import("../core/types.js").Change[]} */
const emptied = (keys) => keys.map(([key]) => [key, ""]);

export class Givens {
  #house;
  /** The givens that made this module switch singles off, because singles alone solve them. */
  #switched = "";

  /** @param {import("../house.js").House} house */
  constructor(house) {
    this.#house = house;
  }

  /** Applies givens to the open puzzle. @param {string} givens */
  give(givens) {
    /** @type {Given[]} */
    const given = [{ givens }];
    return this.giveNewest(() => given.pop() ?? null, false);
  }

  /**
   * Applies the newest givens, as long as newer ones arrive. The queue treats the work as one act, so a button pressed
   * meanwhile acts on the last givens.
   * @param {() => Given | null} next takes the newest givens; null if no more are left
   * @param {boolean} sudoku whether they are givens of a sudoku, regardless of the open puzzle
   */
  giveNewest(next, sudoku) {
    return this.#house.queue.do(async () => {
      for (let given = next(); given; given = next()) await this.#give(given, sudoku);
    });
  }

  /** @param {Given} given @param {boolean} sudoku */
  async #give({ givens, singles, rules = [] }, sudoku) {
    const setup = facts.run.value?.setup;
    if (!setup) return;
    const { link, puzzle } = setup;
    /** @type {import("../core/types.js").Change[]} */
    const changes = [["givens", givens]];
    if (sudoku) {
      const same = puzzle.kind === "sudoku" && puzzle.givens.length === givens.length;
      // A preset has its own settings for each size, so it is applied again for another size.
      const preset = same || setup.preset !== "custom" ? setup.preset : "recommended";
      const swapped = givens.length <= MOST_SWAPPED && !["rebuild", "exact"].includes(setup.method);
      // Givens of another size drop the rules.
      const before = same ? (puzzle.rules?.keys ?? []) : [];
      // The givens are empty while the rules change, so neither the old nor the new givens need satisfy the other
      // rules.
      if (JSON.stringify(before) !== JSON.stringify(rules))
        changes.unshift(["givens", ".".repeat(givens.length)], ...emptied(before), ...rules);
      if (puzzle.kind !== "sudoku") changes.unshift(["puzzle", "sudoku"]);
      if (!same && swapped && setup.presets.length > 0) changes.push(["preset", preset]);
      const wished = singles ?? (this.#switched ? "on" : null);
      if (wished && swapped && preset !== "published") changes.push(["singles", wished]);
      this.#switched = "";
    }
    try {
      await this.#house.open(link, { changes });
      if (sudoku) await this.#leaveToAnnealing(givens);
    } catch (error) {
      if (error instanceof LinkRefused) this.#house.notice.show(t("givensRefused", { why: error.message }));
      else if (!(error instanceof WorkerCrash)) throw error;
    }
  }

  /**
   * Opens the run again without singles if singles alone solve it, because there would be nothing to watch.
   * @param {string} givens
   */
  async #leaveToAnnealing(givens) {
    const run = facts.run.value;
    if (!run?.decided) return;
    this.#switched = givens;
    await this.#house.open(run.startLink, { changes: [["singles", "off"]] });
  }

  /** Reports whether singles are off in the open run because they alone would solve it. */
  get switched() {
    const run = facts.run.value;
    return (
      this.#switched !== "" && run?.value("singles") === "off" && run.setup.link.includes(`givens=${this.#switched}`)
    );
  }

  /**
   * Fills the puzzle with a random partial board, unless the engine breaks meanwhile.
   * @param {number} blanks
   * @param {(made: string) => void} made called with the board before it is applied
   */
  async givePartial(blanks, made) {
    const board = await this.#partial(blanks);
    if (!board) return;
    made(board);
    await this.give(board);
  }

  /** @param {number} blanks */
  async #partial(blanks) {
    const setup = facts.run.value?.setup;
    if (!setup) return null;
    const { link, puzzle } = setup;
    const seed = await unlessCrashed(this.#house.engine.ask("freshSeed", { link }));
    if (seed === null) return null;
    const what = { puzzle: puzzle.name, blanks, seed: Number(seed) % 2 ** 31 };
    return unlessCrashed(this.#house.engine.ask("partial", what));
  }
}
