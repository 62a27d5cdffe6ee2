// Opens another run in place of the one that is shown: the run of a link, or of another puzzle. A puzzle that was open before is
// opened with the settings and givens that it was left with.

import { facts } from "../facts.js";

/** @typedef {import("../house.js").House} House */

export class Choices {
  /** Links of the runs that were left, by puzzle: they keep typed grids and settings. @type {Map<string, string>} */
  #left = new Map();
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** Opens the run of a link in the run's view, even if the link was chosen in a dialog above the comparison. @param {string} link */
  open(link) {
    const { notice, leave, address, views, open } = this.#house;
    notice.hide();
    leave();
    address.leave();
    views.showRun(link);
    return open(link);
  }

  /** Opens a puzzle, as it was left if it was open before. @param {string} puzzle its name */
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
