// Collect on: one run after another, each from another seed and as fast as it goes, until the collection is complete, somebody
// pauses, or so many runs in a row have found nothing new that an exact search is the better way to know whether there is more.
// A solution that is new is looked at for a moment.

import { Timer } from "../../lib/timer.js";

/** Milliseconds that a new solution stays. */
const STAYS = 1200;
/** Solutions in a row that were there already, where nobody knows how many there are. */
export const REPEATS = 20;

/** @typedef {import("../proof/moment.js").Moment} Moment */

export class Collecting {
  /** Whether it goes on. */
  on = false;
  /** Whether it has ended since it found nothing new. */
  gaveUp = false;
  #repeats = 0;
  #coming = false;
  #next = new Timer(() => this.#go());
  #house;

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
  }

  start() {
    this.on = true;
    this.#repeats = 0;
    this.#house.speed.rush(true);
    this.#go();
  }

  /** @returns {boolean} whether there was something to stop */
  stop() {
    if (!this.on) return false;
    this.on = false;
    this.#next.stop();
    this.#house.speed.rush(false);
    this.#house.draw();
    return true;
  }

  /** Another run is open: one that it did not ask for ends it. */
  begun() {
    this.gaveUp = false;
    if (!this.#coming) this.stop();
  }

  /** @param {import("../../run/run.js").Run} run @param {Moment | null} moment of its solution */
  show(run, moment) {
    if (!this.on || this.#coming || this.#next.waits || !run.over) return;
    const solved = run.snapshot.progress.status === "solved";
    // What it adds is known a moment later.
    if (solved && !moment) return;
    if (solved) this.#repeats = moment?.isNew ? 0 : this.#repeats + 1;
    this.gaveUp = solved && moment?.all === null && this.#repeats >= REPEATS;
    if (this.gaveUp || (moment?.all && moment.found >= moment.all)) this.stop();
    else this.#next.after(solved && moment?.isNew ? STAYS : 0);
  }

  async #go() {
    this.#coming = true;
    await this.#house.edits.again();
    this.#coming = false;
    this.#house.draw();
  }
}
