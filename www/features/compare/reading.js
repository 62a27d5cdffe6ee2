// The reading of an experiment by a worker, in slices, because its random puzzles may take long. If it takes longer
// than a moment, progress is shown. Reading can be cancelled.

import { slices } from "../../core/job.js";
import { clock } from "../../lib/clock.js";
import { Latest } from "../../lib/latest.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").ReadSoFar} ReadSoFar */
/** @typedef {import("../../core/types.js").Requests} Requests */

/** Milliseconds per answer, so that cancelling takes effect within this time. */
const SLICE = 10;
/** Milliseconds of waiting after which progress is shown. */
const SLOW = 300;

export class Reading {
  #asked = new Latest();
  #table;
  #on;

  /**
   * @param {import("../../core/engine.js").Engine} table
   * @param {(far: ReadSoFar | null) => void} on called with the progress, and with null when reading is over
   */
  constructor(table, on) {
    this.#table = table;
    this.#on = on;
  }

  /**
   * Reads an experiment; null if reading was cancelled, or another experiment was requested since. Throws the worker's
   * error for a bad link.
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
