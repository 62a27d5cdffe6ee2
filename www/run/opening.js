// Opens runs by a link, with or without changed settings; of several requests only the latest one is carried out. Opening is one
// question to the worker, which keeps the run before until it has the next. This module also handles the failures: a link is
// refused, a feature or a part of the core is not fetched, or the worker breaks.

import { claim, facts } from "../facts.js";
import { LinkRefused, NotFetched, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { Run } from "./run.js";
import { Latest } from "../lib/latest.js";

/** @typedef {import("../core/types.js").Setup} Setup */

/** @typedef {import("../house.js").House} House */

/**
 * Options of opening: changes of the link's settings, and whether the run plays on from the move that the link names.
 * @typedef {{ changes?: import("../core/types.js").Change[], onward?: boolean }} How
 */

/** The most moves of a board that a snapshot lists; of a larger neighbourhood it lists a sample. */
export const MOST_NEIGHBOURS = 4000;

export class Opening {
  #setRun = claim(facts.run);
  #ready = false;
  #latest = new Latest();
  #overtake = () => {};
  #waits = false;
  /** Whether the notice shows the progress of measuring settings. */
  #saysMeasuring = false;
  /** The link that was opened after the worker broke. */
  #wentBack = "";
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** The run that is shown; null before the core has answered. */
  get run() {
    return facts.run.peek();
  }

  /** The run that can be played; null while another one is being opened. */
  get playable() {
    return this.#ready ? this.run : null;
  }

  /** Whether opening waits for a feature or for measured settings. That may take long, so another choice need not wait for it. */
  get waits() {
    return this.#waits;
  }

  /** Shows how far the worker has come with measuring settings. @param {number} share from 0 to 1 */
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
   * Opens the run of a link. Changes that are refused leave the run as it is, and are thrown.
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
    // An earlier request need not wait for its feature any more.
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
    // Opens the run as it was, or else the default run, which needs nothing more to be fetched.
    if (error instanceof NotFetched && link !== "") {
      return this.open(this.run && link !== this.run.linkHere ? this.run.linkHere : "");
    }
    if (error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    await this.#house.stage.refuse(error, link);
  }

  /** Keeps the run before, because a feature that shows the link's run was not fetched. @param {string} link */
  #stay(link) {
    if (this.run && this.run.linkHere !== link) this.open(this.run.linkHere);
    else this.#house.stage.miss();
  }

  /**
   * Opens the run again after the worker broke, and replays its moves. If that breaks, too, the run begins from its start. So does a
   * search, which would need as much memory as before.
   * @param {string} link the link to open if there is no run
   * @returns {number | null} the move to which the run is replayed; null if it begins from its start
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

  /** Ends playing for good: the worker cannot be started again. */
  halt() {
    this.#house.player.reset();
    this.#ready = false;
  }
}
