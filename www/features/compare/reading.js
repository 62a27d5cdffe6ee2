// Reading an experiment: by a worker and in slices, since its random puzzles may take long. Progress is shown when it takes
// longer than a moment; it can be given up.

import { slices } from "../../core/job.js";
import { clock } from "../../lib/clock.js";
import { Latest } from "../../lib/latest.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").ReadSoFar} ReadSoFar */
/** @typedef {import("../../core/types.js").Requests} Requests */

/** Milliseconds of one answer: to give it up waits no longer. */
const SLICE = 10;
/** Who waits no longer than these milliseconds need not see progress. */
const SLOW = 300;

export class Reading {
  #asked = new Latest();
  #table;
  #on;

  /**
   * @param {import("../../core/engine.js").Engine} table
   * @param {(far: ReadSoFar | null) => void} on called with nothing when it is over
   */
  constructor(table, on) {
    this.#table = table;
    this.#on = on;
  }

  /**
   * Null if it was given up, or something else has been asked for since. A link that cannot be is refused as by the worker.
   * @template {import("./types.js").Readable} T
   * @param {T} type
   * @param {Requests[T][0]} what
   * @returns {Promise<Outline | null>}
   */
  async read(type, what) {
    const isLatest = this.#asked.begin();
    const began = clock();
    try {
      await this.#table.ask(type, what);
      for await (const read of slices(this.#table, "readOn", { milliseconds: SLICE }, isLatest)) {
        if ("link" in read) return read;
        if (clock() - began > SLOW) this.#on(read);
      }
      return null;
    } finally {
      if (isLatest()) this.#on(null);
    }
  }

  giveUp() {
    this.#asked.end();
    this.#on(null);
  }
}
