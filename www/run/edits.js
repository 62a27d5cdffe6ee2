// What people ask for that makes another run: the same again, another seed, other settings, another temperature.

import { LinkRefused, unlessCrashed, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { withoutInterventions, withoutLast } from "./interventions.js";

/** @typedef {import("../core/types.js").LinkError} LinkError */
/** @typedef {import("../core/types.js").Change} Change */

/**
 * @typedef {object} Page
 * @property {import("../core/engine.js").Engine} engine
 * @property {import("./queue.js").Queue} queue
 * @property {() => import("./run.js").Run | null} run that can be played now
 * @property {import("./opening.js").Opening["open"]} open
 * @property {(key: string, what: LinkError) => void} refused
 * @property {(message: string) => void} tell
 * @property {() => void} play what was opened
 */

export class Edits {
  #page;
  /** Links that came from elsewhere. */
  #links = 0;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  restart() {
    const { queue, run, open } = this.#page;
    return queue.do(async () => {
      const now = run();
      if (!now) return;
      // Before the first move there is nothing to restart but what a hand has done.
      await open(now.snapshot.progress.head === 0 ? withoutInterventions(now.startLink) : now.startLink);
    });
  }

  /** The last thing that a hand did is undone, if it was done at the move where the run rests. */
  undo() {
    const { queue, run, open } = this.#page;
    return queue.do(async () => {
      const now = run();
      const moves = now?.snapshot.progress.moves ?? 0;
      const link = now && withoutLast(now.startLink, moves);
      if (link) await open(moves > 0 ? `${link}&at=${moves}` : link);
    });
  }

  /** Another link comes, from the address: what waits was asked of the run before it. */
  forget() {
    this.#links++;
  }

  newSeed() {
    return this.#set([["seed", null]]);
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
   * @param {import("./run.js").Run | null} [instead] the run that is shown, where it is changed instead of what is being opened
   */
  set(key, value, instead = null) {
    return this.#set([[key, value]], instead);
  }

  /** @param {Change[]} changes @param {import("./run.js").Run | null} [instead] */
  #set(changes, instead = null) {
    const links = this.#links;
    const act = async () => {
      const { run, open, refused } = this.#page;
      const link = (instead ?? run())?.setup.link;
      if (link === undefined || links !== this.#links) return;
      try {
        await open(link, { changes });
      } catch (error) {
        if (error instanceof LinkRefused) refused(changes[0][0], error.what);
        else if (!(error instanceof WorkerCrash)) throw error;
      }
    };
    return instead ? act() : this.#page.queue.do(act);
  }

  /** Sets T0 so that this fraction of worsening moves is accepted. @param {number} acceptance */
  async firstTemperature(acceptance) {
    const { engine, tell, run: runOf } = this.#page;
    const run = runOf();
    if (!run) return;
    const answer = engine.ask("temperatureFor", { link: run.setup.link, acceptance }).then((t0) => ({ t0 }));
    const found = await unlessCrashed(answer);
    if (!found) return;
    const { t0 } = found;
    if (t0 === null) tell(t("noWorse"));
    else await this.set("t0", String(Number(t0.toPrecision(3))));
  }

  /** An annealing run that holds this temperature from the start. @param {number} temperature */
  hold(temperature) {
    /** @type {Change[]} */
    const changes = [
      ["cooling", "constant"],
      ["t0", String(temperature)],
    ];
    if (this.#page.run()?.setup.method !== "anneal") changes.unshift(["solver", "anneal"]);
    return this.#set(changes);
  }
}
