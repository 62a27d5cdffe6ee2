// Choices of another run than the one shown: by a link, or of another puzzle as it was left.

import { facts } from "../facts.js";

/** @typedef {import("../house.js").House} House */

export class Choices {
  /** The run of each puzzle as it was left: typed grids and settings are there again. @type {Map<string, string>} */
  #left = new Map();
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** Whoever opens a run from a dialog wants to see it, even if that was opened from the comparison. @param {string} link */
  open(link) {
    const { notice, leave, address, views, open } = this.#house;
    notice.hide();
    leave();
    address.leave();
    views.showRun(link);
    return open(link);
  }

  /** @param {string} puzzle its name */
  choose(puzzle) {
    const run = facts.run.peek();
    if (!run) return this.open(this.#left.get(puzzle) ?? `puzzle=${puzzle}`);
    const { address, views, edits, opening } = this.#house;
    const own = run.setup.puzzle.name;
    this.#left.set(own, run.startLink);
    const there = this.#left.get(puzzle);
    if (own !== puzzle && there !== undefined) return this.open(there);
    if (own !== puzzle) address.leave();
    views.showRun(run.startLink);
    return edits.set("puzzle", puzzle, opening.waits ? run : null);
  }
}
