// An experiment at work: its rows, kept and counted, and the pool that makes them. Tells how far it is and what the rows say.

import { clock } from "../../lib/clock.js";
import { Latest } from "../../lib/latest.js";
import { version } from "../../lib/version.js";
import { unlessCrashed } from "../../core/engine.js";
import { forgetRows, keepRows, keptRows, leaveRows } from "./row-store.js";
import { Pool } from "./pool.js";
import { Timer } from "../../lib/timer.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").Summary} Summary */
/** What the runs of a setting took here, and cost. @typedef {{ milliseconds: number, cost: number }} Time */
/** @typedef {"resting" | "running" | "paused" | "done"} State */
/** @typedef {{ state: State, there: number, runs: number, secondsLeft: number | null, workers: number, summing: number | null }} Progress `summing`: the fraction of the statistics that is made, where they take long */

/** Milliseconds between two looks at the statistics while runs are made, and between two writes. */
const COUNT_EVERY = 500;
/** Counting a million runs takes seconds: it may take a quarter of its worker's time. */
const COUNT_SHARE = 0.25;
const KEEP_EVERY = 300;
/** Milliseconds of one answer of the table: whatever else is asked of it waits no longer. */
const SLICE = 50;
/** Whoever waits no longer than these milliseconds need not see progress. */
const SLOW = 500;
/** Rows that the table takes in at once: some milliseconds. */
const BATCH = 2000;
/** How often a text is asked for, where the table breaks each time. */
const TRIES = 4;
/** Seconds of work until a guess at the rest is worth telling. */
const GUESS_AFTER = 1;

export class Work {
  /** @type {Outline | null} */
  #outline = null;
  #there = 0;
  /** Milliseconds and costs of the runs that were made here, two numbers for each setting. @type {number[]} */
  #times = [];
  /** Runs to be made, as far as is known. */
  #planned = 0;
  /** Counts the openings: what belongs to an earlier one is too late. */
  #opening = new Latest();
  /** Whether the table has this experiment: until then it is asked for nothing. */
  #tabled = false;
  /** Its last filling. @type {Promise<void>} */
  #filled = Promise.resolve();
  /** Rows on their way to the table, and to the store. @type {string[]} */
  #fresh = [];
  /** All rows that the table was given, for another table if it breaks. @type {string[]} */
  #rows = [];
  /** @type {string[]} */
  #unkept = [];
  /** Statistics under way, of which only the latest count. */
  #sums = new Latest();
  #counting = false;
  /** @type {number | null} */
  #summing = null;
  /** How often the table broke since it last had statistics, or was asked for others by a press. */
  #broken = 0;
  /** Whether it is not known yet if another round follows. */
  #deciding = false;
  #countedAt = -Infinity;
  #countTook = 0;
  /** The puzzle whose curves are seen; none is -1. */
  #puzzle = 0;
  #counted = new Timer(() => this.#count(true));
  #kept = new Timer(() => this.#keep());
  /** When the work began or went on, and how many rows there were then. */
  #since = { at: 0, there: 0 };
  #table;
  #pool;
  #on;

  /**
   * @param {import("../../core/engine.js").Engine} table that keeps the rows
   * @param {() => import("../../core/engine.js").Engine} makeEngine
   * @param {{ progress: (progress: Progress) => void, summary: (summary: Summary, runs: ArrayLike<number>, times: Time[]) => void, failed: (message: string) => void }} on
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

  /** @returns {Time[]} of each setting, as far as runs were made here */
  get times() {
    return Array.from({ length: this.#times.length / 2 }, (_, place) => {
      return { milliseconds: this.#times[2 * place], cost: this.#times[2 * place + 1] };
    });
  }

  get there() {
    return this.#there;
  }

  /** The rows of an experiment that are kept are there at once; their statistics follow. @param {Outline} outline */
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

  /** The table broke, and a fresh one is there: it gets all rows. Runs under way go on. */
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
    // Runs that end meanwhile are counted already, and may be behind this answer.
    this.#there = Math.max(this.#there, added.there);
    this.#tell();
    void this.#count(true);
  }

  /** Hands the rows to the table. Gives null if it broke, or has another experiment. */
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

  /** Makes the runs that are not there. */
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

  /** What was to be made is made: where too few runs are solved, more seeds follow. */
  async #nextRound() {
    const planned = this.#planned;
    this.#deciding = true;
    await this.#hand();
    this.#deciding = false;
    if (this.#planned > planned) await this.start();
    else await this.#count(true);
  }

  /** Has the curves of a puzzle counted, or of none. @param {number} puzzle */
  look(puzzle) {
    this.#puzzle = puzzle;
    this.#broken = 0;
    return this.#count(true);
  }

  pause() {
    this.#pool.pause();
    this.#count(true);
  }

  /** Runs under way are given up; rows that are there stay. */
  cancel() {
    this.#pool.cancel();
    this.#count(true);
  }

  /** Forgets all rows. */
  async clear() {
    this.#pool.cancel();
    const outline = this.#outline;
    if (!outline) return;
    this.#unkept = [];
    await forgetRows(this.#key);
    await this.open(outline);
  }

  /** What `annealing-lab sweep` prints of the rows that are there. @param {"csv" | "json"} format */
  async text(format) {
    const outline = this.#outline;
    // A table that breaks meanwhile is made again.
    for (let tries = 0; tries < TRIES && outline === this.#outline; tries++) {
      await this.#filled;
      const text = await this.#written(format);
      if (text !== null) return text;
    }
    return null;
  }

  /** The text, or null if the table breaks. @param {"csv" | "json"} format */
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

  /** Hands the rows to the table and asks what they say; not too often, unless it must be `now`. @param {boolean} now */
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
    // A table that breaks over these rows each time keeps them, and has no statistics.
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
   * In slices; null if other statistics are wanted by then.
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
