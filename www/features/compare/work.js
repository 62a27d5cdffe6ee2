// The work on an experiment: the pool that makes its rows, the store that preserves them, and the table that computes
// statistics from them. It reports progress and statistics.

import { clock } from "../../lib/clock.js";
import { Latest } from "../../lib/latest.js";
import { version } from "../../lib/version.js";
import { unlessCrashed } from "../../core/engine.js";
import { forgetRows, keepRows, keptRows, leaveRows } from "./row-store.js";
import { Pool } from "./pool.js";
import { Timer } from "../../lib/timer.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").Summary} Summary */
/**
 * The total wall time and cost of a setting's runs that were made here.
 * @typedef {{ milliseconds: number, cost: number }} Time
 */
/** @typedef {"resting" | "running" | "paused" | "done"} State */
/**
 * The progress of an experiment; `summing` is the completed fraction of the statistics, if they take long.
 * @typedef {{ state: State, there: number, runs: number, secondsLeft: number | null, workers: number, summing: number
 *   | null }} Progress
 */

/** Milliseconds between two computations of statistics while runs are made. */
const COUNT_EVERY = 500;
/** The maximum fraction of the table's time for statistics, because the statistics of a million runs take seconds. */
const COUNT_SHARE = 0.25;
/** Milliseconds between two writes to the store. */
const KEEP_EVERY = 300;
/** Milliseconds per answer of the table, so that other requests wait no longer. */
const SLICE = 50;
/** Milliseconds of statistics after which their progress is shown. */
const SLOW = 500;
/** The number of rows that the table takes at once, which takes a few milliseconds. */
const BATCH = 2000;
/** The maximum number of attempts to get a text if the table breaks each time. */
const TRIES = 4;
/** Seconds of work after which the remaining time is estimated. */
const GUESS_AFTER = 1;

export class Work {
  /** @type {Outline | null} */
  #outline = null;
  /** The number of rows. */
  #there = 0;
  /** Milliseconds and costs of the runs made here, two numbers for each setting. @type {number[]} */
  #times = [];
  /** The number of runs to make, as far as it is known. */
  #planned = 0;
  /** Identifies the openings of experiments: answers about an earlier one are dropped. */
  #opening = new Latest();
  /** True if the table has this experiment: until then it gets no requests. */
  #tabled = false;
  /** The last filling of the table. @type {Promise<void>} */
  #filled = Promise.resolve();
  /** Rows on their way to the table, and to the store. @type {string[]} */
  #fresh = [];
  /** All rows given to the table, for a new table if it breaks. @type {string[]} */
  #rows = [];
  /** Rows that are not stored yet. @type {string[]} */
  #unkept = [];
  /** Identifies the computations of statistics: only the latest one counts. */
  #sums = new Latest();
  #counting = false;
  /** The completed fraction of the statistics; null if they are quick. @type {number | null} */
  #summing = null;
  /** The number of times the table broke since its last statistics, or since a person pressed a button. */
  #broken = 0;
  /** True if it is not yet clear whether another round of runs follows. */
  #deciding = false;
  #countedAt = -Infinity;
  #countTook = 0;
  /** The puzzle whose curves are shown; -1 without curves. */
  #puzzle = 0;
  #counted = new Timer(() => this.#count(true));
  #kept = new Timer(() => this.#keep());
  /** The time when the work began or continued, and the number of rows at that time. */
  #since = { at: 0, there: 0 };
  #table;
  #pool;
  #on;

  /**
   * @param {import("../../core/engine.js").Engine} table the engine that stores the rows
   * @param {() => import("../../core/engine.js").Engine} makeEngine
   * @param
   * {{ progress: (progress: Progress) => void, summary: (summary: Summary, runs: ArrayLike<number>,
   *   times: Time[]) => void, failed: (message: string) => void }}
   * on
   */
  constructor(table, makeEngine, on) {
    this.#table = table;
    this.#on = on;
    this.#pool = new Pool(makeEngine, {
      rows: (rows) => this.#take(rows),
      spent: (times) => times.forEach((time, place) => (this.#times[place] = (this.#times[place] ?? 0) + time)),
      over: () => this.#nextRound(),
      failed: (message) => {
        on.failed(message);
        this.#count(true);
      },
    });
    addEventListener("pagehide", () => {
      this.#keep();
      leaveRows();
    });
  }

  /** @returns {State} */
  get state() {
    if (this.#pool.running || this.#deciding) return "running";
    if (this.#outline && this.#there >= this.#planned) return "done";
    return this.#pool.begun ? "paused" : "resting";
  }

  /** @returns {Time[]} the times of each setting, as far as runs were made here */
  get times() {
    return Array.from({ length: this.#times.length / 2 }, (_, place) => {
      return { milliseconds: this.#times[2 * place], cost: this.#times[2 * place + 1] };
    });
  }

  get there() {
    return this.#there;
  }

  /** Opens an experiment with its stored rows; its statistics follow. @param {Outline} outline */
  async open(outline) {
    const isLatest = this.#opening.begin();
    this.#keep();
    this.#pool.cancel();
    this.#outline = outline;
    this.#tabled = false;
    this.#fresh = [];
    this.#rows = [];
    this.#unkept = [];
    this.#times = [];
    this.#there = 0;
    this.#broken = 0;
    this.#planned = outline.runs;
    const rows = await keptRows(this.#key);
    if (!isLatest()) return;
    this.#fresh = rows;
    await (this.#filled = this.#fill(outline, isLatest));
  }

  /** Fills a new table with all rows after the table broke. Runs in progress continue. */
  async reopen() {
    const outline = this.#outline;
    if (!outline) return;
    const isLatest = this.#opening.begin();
    this.#broken++;
    this.#tabled = false;
    this.#fresh = [...this.#rows, ...this.#fresh];
    this.#rows = [];
    await (this.#filled = this.#fill(outline, isLatest));
  }

  /** @param {Outline} outline @param {() => boolean} isLatest */
  async #fill({ link, grids }, isLatest) {
    this.#sums.end();
    this.#counting = false;
    this.#summing = null;
    const opened = this.#table.ask("openTable", { link, grids }).then(() => true);
    if (!(await unlessCrashed(opened)) || !isLatest()) return;
    this.#tabled = true;
    const added = await this.#hand();
    if (!added || !isLatest()) return;
    // Runs that ended meanwhile are already counted, but may be missing from this answer.
    this.#there = Math.max(this.#there, added.there);
    this.#tell();
    void this.#count(true);
  }

  /** Gives the fresh rows to the table; null if the table broke or has another experiment. */
  async #hand() {
    const isSame = this.#opening.present();
    let added;
    if (!this.#tabled) return null;
    do {
      const rows = this.#fresh.splice(0, BATCH);
      this.#rows.push(...rows);
      added = await unlessCrashed(this.#table.ask("addRows", { rows }));
      if (!added || !isSame()) return null;
      this.#planned = added.planned;
    } while (this.#fresh.length > 0);
    return added;
  }

  /** Makes the runs that are missing. */
  async start() {
    const outline = this.#outline;
    if (!outline || !this.#tabled || this.state === "running") return;
    this.#since = { at: clock(), there: this.#there };
    this.#broken = 0;
    if (this.state === "paused") this.#pool.resume();
    else {
      const missing = await unlessCrashed(this.#table.ask("missingRuns", {}));
      if (!missing || outline !== this.#outline || missing.length === 0) return;
      this.#pool.start(outline, missing);
    }
    this.#tell();
  }

  /** Begins another round with more seeds if too few of the runs are solved. */
  async #nextRound() {
    const planned = this.#planned;
    this.#deciding = true;
    await this.#hand();
    this.#deciding = false;
    if (this.#planned > planned) await this.start();
    else await this.#count(true);
  }

  /** Requests statistics with the curves of a puzzle. @param {number} puzzle or -1 for no curves */
  look(puzzle) {
    this.#puzzle = puzzle;
    this.#broken = 0;
    return this.#count(true);
  }

  pause() {
    this.#pool.pause();
    this.#count(true);
  }

  /** Stops the runs in progress; the rows stay. */
  cancel() {
    this.#pool.cancel();
    this.#count(true);
  }

  /** Deletes all rows. */
  async clear() {
    this.#pool.cancel();
    const outline = this.#outline;
    if (!outline) return;
    this.#unkept = [];
    await forgetRows(this.#key);
    await this.open(outline);
  }

  /** Writes the rows as `annealing-lab sweep` prints them. @param {"csv" | "json"} format */
  async text(format) {
    const outline = this.#outline;
    // If the table breaks meanwhile, the request is repeated to the new table.
    for (let tries = 0; tries < TRIES && outline === this.#outline; tries++) {
      await this.#filled;
      const text = await this.#written(format);
      if (text !== null) return text;
    }
    return null;
  }

  /** Makes the table write the text; null if the table breaks. @param {"csv" | "json"} format */
  async #written(format) {
    if (!this.#tabled || !(await this.#hand())) return null;
    if (format === "csv") return unlessCrashed(this.#table.ask("tableCsv", { version: version() }));
    const isSame = this.#opening.present();
    await unlessCrashed(this.#table.ask("beginJson", {}));
    while (isSame()) {
      const made = await unlessCrashed(this.#table.ask("jsonOn", { milliseconds: SLICE, version: version() }));
      if (made === null || typeof made === "string") return made;
    }
    return null;
  }

  get #key() {
    return `${this.#outline?.version} ${this.#outline?.link}`;
  }

  /** @param {string[]} rows */
  #take(rows) {
    this.#fresh.push(...rows);
    this.#unkept.push(...rows);
    this.#there += rows.length;
    this.#kept.within(KEEP_EVERY);
    this.#count(false);
    this.#tell();
  }

  #keep() {
    this.#kept.stop();
    if (this.#unkept.length === 0) return;
    keepRows(this.#key, this.#unkept, this.#there - this.#unkept.length);
    this.#unkept = [];
  }

  /**
   * Gives fresh rows to the table and requests statistics, at a limited rate unless they are needed now.
   * @param {boolean} now
   */
  async #count(now) {
    const outline = this.#outline;
    if (!outline || !this.#tabled) return;
    if (now) this.#keep();
    const wait = this.#countedAt + Math.max(COUNT_EVERY, this.#countTook / COUNT_SHARE) - clock();
    if (!now && (this.#counting || wait > 0)) {
      if (!this.#counting) this.#counted.within(wait);
      return;
    }
    this.#counted.stop();
    const isLatest = this.#sums.begin();
    this.#counting = true;
    const began = clock();
    const puzzle = this.#puzzle;
    const there = await this.#hand();
    // If the table breaks each time over these rows, the rows are kept without statistics.
    const summary = there && this.#broken < 2 ? await this.#summed(puzzle, began, isLatest) : null;
    const runs = summary && puzzle >= 0 ? await unlessCrashed(this.#table.ask("listRuns", { puzzle })) : null;
    if (!isLatest()) return;
    this.#counting = false;
    this.#summing = null;
    this.#countedAt = clock();
    this.#countTook = this.#countedAt - began;
    if (outline !== this.#outline) return;
    if (summary) {
      this.#broken = 0;
      this.#on.summary(summary, runs ?? new Float64Array(), this.times);
    }
    this.#tell();
  }

  /**
   * Computes statistics in slices; null if other statistics were requested meanwhile.
   * @param {number} puzzle
   * @param {number} began
   * @param {() => boolean} isLatest
   * @returns {Promise<Summary | null>}
   */
  async #summed(puzzle, began, isLatest) {
    if (isLatest()) await unlessCrashed(this.#table.ask("beginSummary", { puzzle }));
    while (isLatest()) {
      const made = await unlessCrashed(this.#table.ask("sumOn", { milliseconds: SLICE }));
      if (made === null || !isLatest()) return null;
      if ("rows" in made) return made;
      if (clock() - began < SLOW) continue;
      this.#summing = made.done / made.steps;
      this.#tell();
    }
    return null;
  }

  #tell() {
    const runs = this.#planned;
    const seconds = (clock() - this.#since.at) / 1000;
    const made = this.#there - this.#since.there;
    const known = this.state === "running" && seconds > GUESS_AFTER && made > 0;
    const secondsLeft = known ? ((runs - this.#there) * seconds) / made : null;
    const workers = this.#pool.size;
    this.#on.progress({ state: this.state, there: this.#there, runs, secondsLeft, workers, summing: this.#summing });
  }
}
