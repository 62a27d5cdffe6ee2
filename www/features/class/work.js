// A worker for every core computes answers again, one after the other. One that breaks its worker is tried once more, by a fresh one,
// and then named: it costs the others nothing.

import { WorkerCrash } from "../../core/engine.js";
import { checkedBy } from "./checker.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {import("./types.js").HandedIn} HandedIn */
/** @typedef {import("./types.js").CheckedAnswer} CheckedAnswer */

const TRIES = 2;

export class Work {
  /** @type {Engine[]} */
  #engines = [];
  /** Counts the beginnings: only the latest goes on. */
  #begun = 0;
  #makeEngine;

  /** @param {() => Engine} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /**
   * @param {string} task its link
   * @param {HandedIn[]} answers
   * @param {(handed: HandedIn, checked: CheckedAnswer | null) => void} take null of one that broke its worker each time
   * @returns {Promise<boolean>} whether all were checked, and none stopped it
   */
  async begin(task, answers, take) {
    this.stop();
    const mine = this.#begun;
    const wanted = () => mine === this.#begun;
    const left = [...answers];
    const work = async () => {
      const engine = this.#makeEngine();
      this.#engines.push(engine);
      for (let handed = left.shift(); handed && wanted(); handed = left.shift()) {
        const checked = await tried(engine, task, handed, wanted);
        if (wanted()) take(handed, checked);
      }
      engine.end();
    };
    const workers = Math.min(Math.max(1, navigator.hardwareConcurrency || 1), answers.length);
    await Promise.all(Array.from({ length: workers }, work));
    return wanted();
  }

  /** What is under way is given up. */
  stop() {
    this.#begun++;
    for (const engine of this.#engines) engine.end();
    this.#engines = [];
  }
}

/** @param {Engine} engine @param {string} task @param {HandedIn} handed @param {() => boolean} wanted */
async function tried(engine, task, handed, wanted) {
  for (let i = 0; i < TRIES && wanted(); i++) {
    try {
      return await checkedBy(engine, task, handed, wanted);
    } catch (error) {
      // A worker that broke has been replaced; of one that cannot be had nothing more comes.
      if (!(error instanceof WorkerCrash) || error.lasting) return null;
    }
  }
  return null;
}
