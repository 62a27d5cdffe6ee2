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
/** @typedef {{ state: State, there: number, runs: number, secondsLeft: number | null, workers: number }} Progress */

/** Milliseconds between two looks at the statistics while runs are made, and between two writes. */
const COUNT_EVERY = 500;
/** Counting a million runs takes seconds: it may take a quarter of its worker's time. */
const COUNT_SHARE = 0.25;
const KEEP_EVERY = 300;
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
  /** Rows on their way to the table, and to the store. @type {string[]} */
  #fresh = [];
  /** @type {string[]} */
  #unkept = [];
  #counting = false;
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

  /** The rows of an experiment that are kept are there at once. @param {Outline} outline */
  async open(outline) {
    const isLatest = this.#opening.begin();
    this.cancel();
    this.#outline = outline;
    this.#tabled = false;
    this.#fresh = [];
    this.#unkept = [];
    this.#times = [];
    this.#there = 0;
    this.#planned = outline.runs;
    const rows = await keptRows(this.#key);
    if (!isLatest()) return;
    await unlessCrashed(this.#table.ask("openTable", { link: outline.link, grids: outline.grids }));
    if (!isLatest()) return;
    this.#tabled = true;
    const added = await unlessCrashed(this.#table.ask("addRows", { rows }));
    if (!isLatest() || added === null) return;
    this.#there = added.there;
    this.#planned = added.planned;
    await this.#count(true);
  }

  /** Makes the runs that are not there. */
  async start() {
    const outline = this.#outline;
    if (!outline || !this.#tabled || this.state === "running") return;
    this.#since = { at: clock(), there: this.#there };
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
    await this.#count(true);
    this.#deciding = false;
    if (this.#planned > planned) await this.start();
    else this.#tell();
  }

  /** Has the curves of a puzzle counted, or of none. @param {number} puzzle */
  look(puzzle) {
    this.#puzzle = puzzle;
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
    await forgetRows(this.#key);
    await this.open(outline);
  }

  /** What `annealing-lab sweep` prints of the rows that are there. @param {"csv" | "json"} format */
  async text(format) {
    if (!this.#tabled) return null;
    await this.#count(true);
    if (format === "csv") return unlessCrashed(this.#table.ask("tableCsv", { version: version() }));
    return unlessCrashed(this.#table.ask("tableJson", { version: version() }));
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
    this.#counting = true;
    const began = clock();
    const rows = this.#fresh;
    this.#fresh = [];
    const added = await unlessCrashed(this.#table.ask("addRows", { rows }));
    const puzzle = this.#puzzle;
    const summary = added === null ? null : await unlessCrashed(this.#table.ask("summary", { puzzle }));
    const runs = summary && puzzle >= 0 ? await unlessCrashed(this.#table.ask("listRuns", { puzzle })) : null;
    if (added && outline === this.#outline) this.#planned = added.planned;
    this.#counting = false;
    this.#countedAt = clock();
    this.#countTook = this.#countedAt - began;
    if (outline !== this.#outline) return;
    if (summary) this.#on.summary(summary, runs ?? new Float64Array(), this.times);
    this.#tell();
  }

  #tell() {
    const runs = this.#planned;
    const seconds = (clock() - this.#since.at) / 1000;
    const made = this.#there - this.#since.there;
    const known = this.state === "running" && seconds > GUESS_AFTER && made > 0;
    const secondsLeft = known ? ((runs - this.#there) * seconds) / made : null;
    this.#on.progress({ state: this.state, there: this.#there, runs, secondsLeft, workers: this.#pool.size });
  }
}
