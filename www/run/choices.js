// Opens another run in place of the present one: the run of a link, or a run of another puzzle. A puzzle that was open
// before is opened with the settings and givens it had when it was left.

import { facts } from "../facts.js";

/** @typedef {import("../house.js").House} House */

export class Choices {
  /** The links of runs left earlier, by puzzle, which preserve typed grids and settings. @type {Map<string, string>} */
  #left = new Map();
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /**
   * Opens the run of a link in the run view, even if the link was chosen in a dialog above the comparison.
   * @param {string} link
   */
  open(link) {
    const { notice, leave, address, views, open } = this.#house;
    notice.hide();
    leave();
    address.leave();
    views.showRun(link);
    return open(link);
  }

  /** Opens a puzzle; one that was open before is opened as it was left. @param {string} puzzle its name */
  choose(puzzle) {
    const run = facts.run.peek();
    if (!run) return this.open(this.#left.get(puzzle) ?? `puzzle=${puzzle}`);
    const { address, views, edits, opening } = this.#house;
    const shown = run.setup.puzzle.name;
    this.#left.set(shown, run.startLink);
    const left = this.#left.get(puzzle);
    if (shown !== puzzle && left !== undefined) return this.open(left);
    if (shown !== puzzle) address.leave();
    views.showRun(run.startLink);
    return edits.set("puzzle", puzzle, opening.waits ? run : null);
  }
}
