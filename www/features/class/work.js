// Several workers compute answers again, one after the other. One that breaks its worker is tried once more, by a fresh one,
// and then named: it costs the others nothing.

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
   * @param {string} task its link
   * @param {Submission[]} answers
   * @param {(handed: Submission, checked: CheckedAnswer | null) => Promise<void>} take null of one that broke its worker each time
   * @returns {Promise<boolean>} whether all were checked: nobody stopped it, and there was a core
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
          // One that broke twice in a row is not replaced by itself.
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

  /** A worker that works: what breaks it later is the doing of an answer. */
  async #fresh() {
    const engine = this.#makeEngine();
    this.#engines.push(engine);
    await engine.ask("collectAnswers", { files: [] });
    return engine;
  }

  /** What is under way is given up. */
  stop() {
    this.#latest.end();
    for (const engine of this.#engines) engine.end();
    this.#engines = [];
  }
}

/** No answer's fault: it ends the check. @param {Error} error */
function unlessUnfetched(error) {
  if (error instanceof NotFetched) throw error;
  return null;
}
