// What people ask for that makes another run: the same again, another seed, one setting changed, another temperature.

import { LinkRefused, unlessCrashed, WorkerCrash } from "../core/engine.js";

/** @typedef {import("../core/types.js").LinkError} LinkError */

/**
 * @typedef {object} Page
 * @property {import("../core/engine.js").Engine} engine
 * @property {import("./queue.js").Queue} queue
 * @property {() => import("./run.js").Run | null} run that can be played now
 * @property {(link: string) => Promise<void>} open
 * @property {(key: string, what: LinkError) => void} refused
 * @property {(message: string) => void} tell
 * @property {() => void} play what was opened
 */

export class Edits {
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  restart() {
    const { queue, run, open } = this.#page;
    return queue.do(async () => {
      const link = run()?.startLink;
      if (link !== undefined) await open(link);
    });
  }

  newSeed() {
    const { queue, run, engine } = this.#page;
    return queue.do(async () => {
      const link = run()?.setup.link;
      const seed = link === undefined ? null : await unlessCrashed(engine.ask("freshSeed", { link }));
      if (seed !== null) await this.#set("seed", seed);
    });
  }

  /**
   * What is offered when a run is over: another one, playing at once.
   * @param {() => Promise<void>} openAnother
   */
  async again(openAnother) {
    await openAnother();
    this.#page.play();
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    return this.#page.queue.do(() => this.#set(key, value));
  }

  /** @param {string} key @param {string} value */
  async #set(key, value) {
    const { engine, run: runOf, open, refused } = this.#page;
    const run = runOf();
    if (!run) return;
    try {
      const changed = await engine.ask("change", { link: run.setup.link, key, value });
      await open(changed.link);
    } catch (error) {
      if (error instanceof LinkRefused) refused(key, error.what);
      else if (!(error instanceof WorkerCrash)) throw error;
    }
  }

  /** Sets T0 so that this share of worsenings is accepted. @param {number} acceptance */
  async firstTemperature(acceptance) {
    const { engine, tell, run: runOf } = this.#page;
    const run = runOf();
    if (!run) return;
    const answer = engine.ask("temperatureFor", { link: run.setup.link, acceptance }).then((t0) => ({ t0 }));
    const found = await unlessCrashed(answer);
    if (!found) return;
    const { t0 } = found;
    if (t0 === null) tell("No swap makes this board worse: every temperature accepts all there is.");
    else await this.set("t0", String(Number(t0.toPrecision(3))));
  }

  /** An annealing run that holds this temperature from the start. @param {number} temperature */
  hold(temperature) {
    return this.#page.queue.do(async () => {
      if (this.#page.run()?.setup.method !== "anneal") await this.#set("solver", "anneal");
      await this.#set("cooling", "constant");
      await this.#set("t0", String(temperature));
    });
  }
}
