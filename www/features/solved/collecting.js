// Collects solutions: makes one run after another at full speed, each from another seed. It ends when the collection is
// complete or a person pauses. It also ends when many runs in a row found nothing new, because an exact search is then
// the better method. Each new solution is shown for a moment.

import { Timer } from "../../lib/timer.js";

/** Milliseconds that a new solution is shown. */
const STAYS = 1200;
/** The number of known solutions in a row after which collecting ends, if their total is not known. */
export const REPEATS = 20;

/** @typedef {import("../proof/moment.js").Moment} Moment */

export class Collecting {
  /** True while solutions are being collected. */
  on = false;
  /** True if collecting has ended because nothing new was found. */
  gaveUp = false;
  /** The number of known solutions in a row. */
  #repeats = 0;
  /** True while the next run is being opened. */
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

  /** Takes an opened run; any run other than the next one ends collecting. */
  begun() {
    this.gaveUp = false;
    if (!this.#coming) this.stop();
  }

  /**
   * Continues with the next run if this one is over.
   * @param {import("../../run/run.js").Run} run
   * @param {Moment | null} moment the moment of its solution
   */
  show(run, moment) {
    if (!this.on || this.#coming || this.#next.waits || !run.over) return;
    const solved = run.snapshot.progress.status === "solved";
    // The gain of a solution is known a moment later.
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
