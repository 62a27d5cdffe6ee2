// The check of a class's answers by several workers. An answer that breaks its worker is tried once more by a new
// worker. If it fails again it is reported, and the other answers are still checked.

import { cores } from "../../core/cores.js";
import { NotFetched } from "../../core/engine.js";
import { Latest } from "../../lib/latest.js";
import { checkedBy } from "./checker.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {import("./types.js").Submission} Submission */
/** @typedef {import("./types.js").CheckedAnswer} CheckedAnswer */

const TRIES = 2;

export class Work {
  /** @type {Engine[]} */
  #engines = [];
  #latest = new Latest();
  #makeEngine;

  /** @param {() => Engine} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /**
   * Checks answers.
   * @param {string} task the task's link
   * @param {Submission[]} answers
   * @param {(handed: Submission, checked: CheckedAnswer | null) => Promise<void>} take called with each answer; null if
   * it broke its worker each time
   * @returns {Promise<boolean>} whether all answers were checked before any stop
   */
  async begin(task, answers, take) {
    this.stop();
    const wanted = this.#latest.begin();
    const left = [...answers];
    const work = async () => {
      let engine = await this.#fresh();
      for (let handed = left.shift(); handed && wanted(); handed = left.shift()) {
        let checked = null;
        for (let i = 0; i < TRIES && !checked && wanted(); i++) {
          // If the new worker of an engine also breaks, the engine has no worker left.
          if (engine.lost) engine = await this.#fresh();
          checked = await checkedBy(engine, task, handed, wanted).catch(unlessUnfetched);
        }
        if (wanted()) await take(handed, checked);
      }
      engine.end();
    };
    await Promise.all(Array.from({ length: cores(answers.length) }, work)).catch(() => wanted() && this.stop());
    return wanted();
  }

  /** Makes a worker, and waits until it works, so that a later failure must be caused by an answer. */
  async #fresh() {
    const engine = this.#makeEngine();
    this.#engines.push(engine);
    await engine.ask("collectAnswers", { files: [] });
    return engine;
  }

  /** Stops the work. */
  stop() {
    this.#latest.end();
    for (const engine of this.#engines) engine.end();
    this.#engines = [];
  }
}

/** Ends the work if the module cannot be fetched, because no answer is to blame for that. @param {Error} error */
function unlessUnfetched(error) {
  if (error instanceof NotFetched) throw error;
  return null;
}
