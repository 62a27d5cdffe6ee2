// Opens runs by a link, with or without changed settings; only the latest of several requests is carried out. Opening
// takes one request to the worker, which keeps the run before until the next one is ready. This module also handles
// invalid links, features or parts of the core that could not be fetched, and broken workers.

import { claim, facts } from "../facts.js";
import { LinkRefused, NotFetched, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { Run } from "./run.js";
import { Latest } from "../lib/latest.js";

/** @typedef {import("../core/types.js").Setup} Setup */

/** @typedef {import("../house.js").House} House */

/**
 * Options of opening: changes of the link's settings, and whether the run continues from the move that the link names.
 * @typedef {{ changes?: import("../core/types.js").Change[], onward?: boolean }} How
 */

/** The largest neighbourhood that a snapshot lists in full; of a larger one it lists a sample of this size. */
export const MOST_NEIGHBOURS = 4000;

export class Opening {
  #setRun = claim(facts.run);
  #ready = false;
  #latest = new Latest();
  #overtake = () => {};
  #waits = false;
  /** True if the notice shows the progress of measuring settings. */
  #saysMeasuring = false;
  /** The link that was opened after the worker broke, to detect a second failure. */
  #wentBack = "";
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** The present run; null before the core has answered. */
  get run() {
    return facts.run.peek();
  }

  /** The run that can be played; null while another one is being opened. */
  get playable() {
    return this.#ready ? this.run : null;
  }

  /**
   * Reports whether opening waits for a feature or for measured settings. Because that may take long, another choice
   * need not wait for it.
   */
  get waits() {
    return this.#waits;
  }

  /** Shows the progress of the worker in measuring settings. @param {number} share the fraction done, from 0 to 1 */
  measure(share) {
    this.#waits = true;
    const { run } = this;
    const { notice } = this.#house;
    const back = run ? () => void this.open(run.linkHere) : undefined;
    if (share < 1) notice.show(t("measuring", { percent: 10 * Math.floor(10 * share) }), back, t("cancelMeasuring"));
    else if (this.#saysMeasuring) notice.hide();
    this.#saysMeasuring = share < 1;
  }

  /**
   * Opens the run of a link. Throws if the changes are invalid, and leaves the run as it is.
   * @param {string} link
   * @param {How} [how]
   * @returns {Promise<void>}
   */
  open(link, how = {}) {
    if (!this.run) this.#house.stage.expect(link);
    return this.#house.queue.during(this.#open(link, how));
  }

  /** @param {string} link @param {How} how @returns {Promise<void>} */
  async #open(link, { changes, onward = false }) {
    const { engine, player, features, stage } = this.#house;
    const isLatest = this.#latest.begin();
    // An earlier request no longer needs to wait for its feature.
    this.#overtake();
    const overtaken = new Promise((resolve) => (this.#overtake = () => resolve(null)));
    this.#waits = false;
    const resume = player.suspend();
    this.#ready = false;
    try {
      const { setup, snapshot } = await engine.ask("open", { link, changes, neighbours: MOST_NEIGHBOURS });
      if (isLatest()) this.#waits = false;
      for (const name of features.neededFor(setup)) {
        if (!isLatest()) return;
        this.#waits = true;
        const again = () => this.open(link, { changes, onward });
        const loaded = await features.need(name, { again, overtaken });
        if (!isLatest()) return;
        this.#waits = false;
        if (!loaded) return this.#stay(link);
      }
      if (!isLatest()) return;
      const before = this.run;
      player.reset();
      const run = new Run(setup, snapshot);
      this.#setRun(run);
      this.#ready = true;
      stage.begin(run, before, onward);
    } catch (error) {
      if (!isLatest()) return;
      // The worker still has the run before.
      if (changes && (error instanceof LinkRefused || error instanceof NotFetched)) {
        this.#ready = this.run !== null;
        resume();
        throw error;
      }
      await this.#failed(error, link);
    }
  }

  /** @param {unknown} error @param {string} link */
  async #failed(error, link) {
    // Opens the run as it was, or otherwise the default run, which needs no further files.
    if (error instanceof NotFetched && link !== "") {
      return this.open(this.run && link !== this.run.linkHere ? this.run.linkHere : "");
    }
    if (error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    await this.#house.stage.refuse(error, link);
  }

  /** Keeps the run before, because the feature for the link's run could not be fetched. @param {string} link */
  #stay(link) {
    if (this.run && this.run.linkHere !== link) this.open(this.run.linkHere);
    else this.#house.stage.miss();
  }

  /**
   * Opens the run again after the worker broke, and replays its moves. If that also fails, the run begins from its
   * start. A search always begins from its start, because a replay would need as much memory as before.
   * @param {string} link the link to open if there is no run
   * @returns {number | null} the last move of the replay; null if it begins from its start
   */
  again(link) {
    const { run } = this;
    const again = this.#house.player.playing === "replaying" || run?.linkAtHead === this.#wentBack;
    this.halt();
    if (run?.annealing && run.snapshot.progress.head > 0 && !again) {
      this.open((this.#wentBack = run.linkAtHead));
      return run.snapshot.progress.head;
    }
    this.open(run?.startLink ?? link);
    return null;
  }

  /** Stops playing permanently, because the worker cannot be started again. */
  halt() {
    this.#house.player.reset();
    this.#ready = false;
  }
}
