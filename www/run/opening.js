// Opens runs: of several wishes only the latest. What a run is opened for, a link or other settings, is one question to the worker,
// which keeps the run before until it has the next. Here, too, is what happens when there is no next one: a link is refused, a part
// of the page or of the core does not come, the worker breaks.

import { claim, facts } from "../facts.js";
import { LinkRefused, NotFetched, WorkerCrash } from "../core/engine.js";
import { Run } from "./run.js";
import { Latest } from "../lib/latest.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../features/contract.js").Name} Name */

/**
 * @typedef {object} Page
 * @property {import("../core/engine.js").Engine} engine
 * @property {import("./player.js").Player} player
 * @property {import("./queue.js").Queue} queue
 * @property {(link: string) => void} expected called before the first run, which takes its time
 * @property {(setup: Setup) => Name[]} neededFor names what a run cannot be shown without, and is not there
 * @property {(name: Name, how: { again: () => void, overtaken: Promise<unknown> }) => Promise<unknown>} need waits for it; null: it did not come
 * @property {(run: Run, before: Run | null, onward: boolean) => void} begun called when a run is open
 * @property {(error: LinkRefused, link: string) => Promise<void>} refused called for a link that cannot be opened
 * @property {() => void} missing called when a run cannot be shown, and none is
 */

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
  /** Where the run went back to after the worker broke. */
  #wentBack = "";
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
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

  /** Notes that the worker will take long to answer. */
  wait() {
    this.#waits = true;
  }

  /**
   * Opens the run of a link. Changes that are refused leave the run as it is, and are thrown.
   * @param {string} link
   * @param {How} [how]
   * @returns {Promise<void>}
   */
  open(link, how = {}) {
    if (!this.run) this.#page.expected(link);
    return this.#page.queue.during(this.#open(link, how));
  }

  /** @param {string} link @param {How} how @returns {Promise<void>} */
  async #open(link, { changes, onward = false }) {
    const { engine, player, neededFor, begun } = this.#page;
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
      for (const name of neededFor(setup)) {
        if (!isLatest()) return;
        this.#waits = true;
        const again = () => this.open(link, { changes, onward });
        const there = await this.#page.need(name, { again, overtaken });
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
      begun(run, before, onward);
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
    await this.#page.refused(error, link);
  }

  /** What the run of a link is shown by is not there: the run before stays. @param {string} link */
  #stay(link) {
    if (this.run && this.run.linkHere !== link) this.open(this.run.linkHere);
    else this.#page.missing();
  }

  /**
   * After the worker broke the same moves are made once more. Where that breaks again, or what comes right after, the run begins
   * from its start; so does a search, whose boards take as much memory as before.
   * @param {string} link of what is opened where there is no run
   * @returns {number | null} the move to which the run is replayed
   */
  again(link) {
    const { run } = this;
    const again = this.#page.player.playing === "replaying" || run?.linkAtHead === this.#wentBack;
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
    this.#page.player.reset();
    this.#ready = false;
  }
}
