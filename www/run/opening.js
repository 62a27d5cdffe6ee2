// Opens runs: of several wishes only the latest. What a run is opened for, a link or other settings, is one question to the worker,
// which keeps the run before until it has the next. Here, too, is what happens when there is no next one: a link is refused, a part
// of the page or of the core does not come, the worker breaks.

import { claim, facts } from "../facts.js";
import { LinkRefused, NotFetched, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { Run } from "./run.js";
import { Latest } from "../lib/latest.js";

/** @typedef {import("../core/types.js").Setup} Setup */

/** @typedef {import("../house.js").House} House */

/**
 * How a run is opened: with other settings than its link has, and whether it is played on from there.
 * @typedef {{ changes?: import("../core/types.js").Change[], onward?: boolean }} How
 */

/** A snapshot has so many of its board's moves at most; of more, a sample. */
export const MOST_NEIGHBOURS = 4000;

export class Opening {
  #setRun = claim(facts.run);
  #ready = false;
  #latest = new Latest();
  #overtake = () => {};
  #waits = false;
  /** Whether a person sees that settings are measured. */
  #saysMeasuring = false;
  /** Where the run went back to after the worker broke. */
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

  /** The run, as long as it can be played: not while another is being opened. */
  get playable() {
    return this.#ready ? this.run : null;
  }

  /** Whether a part of the page is waited for, which may take long: what is chosen instead need not wait for that. */
  get waits() {
    return this.#waits;
  }

  /** Shows how far the measuring of settings has come, for which the worker takes long. @param {number} share */
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
    // Nobody waits any more for what the one before waits for.
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
        const there = await features.need(name, { again, overtaken });
        if (!isLatest()) return;
        this.#waits = false;
        if (!there) return this.#stay(link);
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
      // The worker has the run before.
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
    // The run as it was, or else one that takes nothing more.
    if (error instanceof NotFetched && link !== "") {
      return this.open(this.run && link !== this.run.linkHere ? this.run.linkHere : "");
    }
    if (error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    await this.#house.stage.refuse(error, link);
  }

  /** What the run of a link is shown by is not there: the run before stays. @param {string} link */
  #stay(link) {
    if (this.run && this.run.linkHere !== link) this.open(this.run.linkHere);
    else this.#house.stage.miss();
  }

  /**
   * After the worker broke the same moves are made once more. Where that breaks again, or what comes right after, the run begins
   * from its start; so does a search, whose boards take as much memory as before.
   * @param {string} link of what is opened where there is no run
   * @returns {number | null} the move to which the run is replayed
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

  /** Nothing is played any more. */
  halt() {
    this.#house.player.reset();
    this.#ready = false;
  }
}
