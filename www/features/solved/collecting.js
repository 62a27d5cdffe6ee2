// Collect on: one run after another, each from another seed and as fast as it goes, until the collection is complete or somebody
// pauses. A solution that is new is looked at for a moment.

import { Timer } from "../../lib/timer.js";

/** Milliseconds that a new solution stays. */
const STAYS = 1200;

/** @typedef {import("../proof/moment.js").Moment} Moment */

export class Collecting {
  /** Whether it goes on. */
  on = false;
  #coming = false;
  #next = new Timer(() => this.#go());
  #does;

  /** @param {{ again: () => Promise<void>, rush: (on: boolean) => void, changed: () => void }} does `again` opens another run and plays it */
  constructor(does) {
    this.#does = does;
  }

  start() {
    this.on = true;
    this.#does.rush(true);
    this.#go();
  }

  /** @returns {boolean} whether there was something to stop */
  stop() {
    if (!this.on) return false;
    this.on = false;
    this.#next.stop();
    this.#does.rush(false);
    this.#does.changed();
    return true;
  }

  /** Another run is open: one that it did not ask for ends it. */
  begun() {
    if (!this.#coming) this.stop();
  }

  /** @param {import("../../run/run.js").Run} run @param {Moment | null} moment of its solution */
  show(run, moment) {
    if (!this.on || this.#coming || this.#next.waits || !run.over) return;
    const solved = run.snapshot.progress.status === "solved";
    // What it adds is known a moment later.
    if (solved && !moment) return;
    if (moment?.all && moment.found >= moment.all) this.stop();
    else this.#next.after(solved && moment?.isNew ? STAYS : 0);
  }

  async #go() {
    this.#coming = true;
    await this.#does.again();
    this.#coming = false;
    this.#does.changed();
  }
}
