// Plays a run: requests moves from the engine, one request at a time, as fast as the speed allows, and passes on every
// snapshot. The player also goes back and forth in the run. While a person drags a slider, it requests only the latest
// move.

import { clock, sleep } from "../lib/clock.js";
import { WorkerCrash } from "../core/engine.js";
import { Latest } from "../lib/latest.js";
import { Looking } from "./looking.js";
import { MovesDue } from "./moves-due.js";
import { SpeedUp } from "./speed-up.js";

/** @typedef {import("../core/types.js").Snapshot} Snapshot */
/** @typedef {import("../core/types.js").Event} Event */
/** @typedef {import("../core/types.js").Goal} Goal */
/** @typedef {import("../core/types.js").Sought} Sought */

/**
 * The requests that a player makes of an engine.
 * @typedef {object} Asks
 * @property {(what: { moves: number, milliseconds: number, trace: boolean }) => Promise<Snapshot>} advance
 * @property {(what: { move: number, milliseconds: number }) => Promise<Sought>} seek
 * @property {(what: { event: Event, forward: boolean, milliseconds: number }) => Promise<Sought>} jump
 * @property {(what: { milliseconds: number }) => Promise<Sought>} goOn continues a seek or a jump
 * @property
 * {(what: { event: Event, milliseconds: number, trace: boolean }) => Promise<{ found: boolean, snapshot: Snapshot }>}
 * runOn
 */
/** @typedef {"resting" | "playing" | "replaying"} Playing */

/** Milliseconds of computing per request, about one frame: a press on Pause waits no longer than that. */
const SLICE = 16;
/** Milliseconds between two traces for the plots. At full speed a trace is long and grows slowly. */
const TRACE_EVERY = 100;
const TRACE_EVERY_AT_FULL_SPEED = 200;
/** Frames a second of most screens. */
const FRAMES = 60;

export class Player {
  /**
   * The speed chosen by a person, in moves a second, or Infinity; null for a run that speeds up by itself.
   * @type {number | null}
   */
  chosen = null;
  speedUp = new SpeedUp();
  /** Makes the run keep its speed instead of speeding up. */
  held = false;
  /** @type {Playing} */
  #playing = "resting";
  /** The move at which playing stops. */
  #until = Infinity;
  /** Makes the run continue after a replay. */
  #onward = false;
  /** Identifies the open run: answers about an older one are dropped. */
  #run = new Latest();
  #moves = 0;
  #over = false;
  /** The time of the last trace. */
  #traced = 0;
  /** The sought move, until its answer arrives. @type {number | null} */
  #aim = null;
  /** True if the sought move has yet to be requested. */
  #unasked = false;
  /** The work that was queued last. @type {Promise<void>} */
  #last = Promise.resolve();
  #asks;
  #seen;
  #looking;

  /**
   * @param {Asks} asks
   * @param {(snapshot: Snapshot, sought: boolean) => void} seen called with every snapshot; `sought` is true if a
   * person went to its move
   * @param {() => void} looked called when `looking` has changed
   */
  constructor(asks, seen, looked) {
    this.#asks = asks;
    this.#seen = seen;
    this.#looking = new Looking(() => asks.goOn({ milliseconds: SLICE }), looked);
  }

  /** The goal of a replay or a search, and the maximum number of moves left; null if neither takes long. */
  get looking() {
    if (this.#playing === "replaying") return { goal: { move: this.#until }, left: this.#until - this.#moves };
    return this.#looking.now;
  }

  /** The speed in moves a second, or Infinity. */
  get speed() {
    return this.chosen ?? this.speedUp.speed;
  }

  /** The present speed in moves a second; 0 at rest. */
  get rate() {
    return this.#playing === "resting" ? 0 : this.#playing === "playing" ? this.speed : Infinity;
  }

  /** The present move, or the one about to be shown. */
  get at() {
    return this.#aim ?? this.#moves;
  }

  get playing() {
    return this.#playing;
  }

  /** @returns {import("../view/frames.js").Pace} */
  get pace() {
    if (this.#playing === "resting") return this.#over ? "over" : "resting";
    if (this.#playing === "replaying") return "replaying";
    return this.speed > FRAMES ? "blurred" : "steady";
  }

  /** Forgets the played run; the new one rests at its start. */
  reset() {
    this.suspend();
    this.#moves = 0;
    this.#over = false;
  }

  /** Stops requesting moves of this run, and drops pending answers. Returns a function that resumes playing. */
  suspend() {
    const [playing, until, onward] = [this.#playing, this.#until, this.#onward];
    const isLatest = this.#run.begin();
    this.pause();
    this.#aim = null;
    this.#unasked = false;
    this.#looking.now = null;
    this.#last = Promise.resolve();
    return () => {
      if (!isLatest()) return;
      // The dropped answer may have contained the last move of a replay, so the player requests the state of the run.
      this.#queue(() => this.#slice(0, true, isLatest));
      this.#go(playing, until);
      this.#onward = onward;
    };
  }

  /** Abandons a seek, a jump or a replay: the run stays at the present move. */
  stop() {
    this.#looking.giveUp();
    this.#aim = null;
    this.pause();
  }

  play() {
    this.#go("playing", Infinity);
  }

  /**
   * Replays the run at full speed.
   * @param {number} move the last one
   * @param {boolean} onward whether to continue from there
   */
  replay(move, onward) {
    this.#onward = onward;
    this.#go("replaying", move);
  }

  pause() {
    this.#playing = "resting";
    this.#onward = false;
  }

  /** @param {number} moves */
  step(moves) {
    this.pause();
    const isLatest = this.#run.present();
    this.#queue(async () => {
      if (!this.#over && isLatest()) await this.#slice(moves, true, isLatest);
    });
  }

  /** Goes to a move. @param {number} move */
  seek(move) {
    this.pause();
    this.#aim = move;
    if (this.#unasked) return;
    this.#unasked = true;
    const isLatest = this.#run.present();
    this.#queue(async () => {
      if (!isLatest()) return;
      this.#unasked = false;
      const move = this.#aim;
      if (move === null) return;
      await this.#look({ move }, isLatest, this.#asks.seek({ move, milliseconds: SLICE }));
    });
  }

  /**
   * Goes to the next or the previous event.
   * @param {Event} event
   * @param {boolean} forward
   * @returns {Promise<boolean>} whether there is such an event; also true if the search was abandoned
   */
  jump(event, forward) {
    this.pause();
    const isLatest = this.#run.present();
    return new Promise((resolve) => {
      this.#queue(async () => {
        if (!isLatest()) return;
        const goal = { event, forward };
        const left = await this.#look(goal, isLatest, this.#asks.jump({ ...goal, milliseconds: SLICE }));
        resolve(left !== null);
      });
    });
  }

  /**
   * Searches for a move or an event in slices. Returns null if the run has no such event, or if the search is
   * abandoned.
   * @param {Goal} goal
   * @param {() => boolean} isLatest whether the run is still open
   * @param {Promise<Sought>} begun the first slice
   */
  async #look(goal, isLatest, begun) {
    const ended = () => !isLatest();
    const found = await this.#looking.until(goal, begun, { ended, overtaken: () => this.#unasked });
    if (!found) return 0;
    if ("move" in goal && this.#aim === goal.move) this.#aim = null;
    this.#see(found.snapshot, true);
    return found.left;
  }

  /**
   * Makes new moves from the head up to an event, as fast as possible; a pause stops this early.
   * @param {Event} event
   * @returns {Promise<boolean>} false if the run ends before such an event
   */
  runOn(event) {
    this.pause();
    this.#playing = "playing";
    this.#until = this.#moves;
    const isLatest = this.#run.present();
    const alive = () => this.#playing === "playing" && isLatest() && !this.#over;
    return new Promise((resolve) => {
      this.#queue(async () => {
        let reached = false;
        while (!reached && alive()) {
          const trace = clock() - this.#traced >= TRACE_EVERY_AT_FULL_SPEED;
          const { found, snapshot } = await this.#asks.runOn({ event, milliseconds: SLICE, trace });
          if (!isLatest()) return;
          reached = found;
          if (trace) this.#traced = clock();
          if (reached) this.#playing = "resting";
          this.#see(snapshot, false);
        }
        if (!isLatest()) return;
        await this.#slice(0, true, isLatest);
        resolve(reached || !this.#over);
      });
    });
  }

  /** @param {Snapshot} snapshot @param {boolean} sought */
  #see(snapshot, sought) {
    this.#moves = snapshot.progress.moves;
    this.#over = snapshot.progress.status !== "running";
    if (this.#over) this.#playing = "resting";
    this.#seen(snapshot, sought);
  }

  /**
   * @param {Playing} playing
   * @param {number} until the move at which playing stops
   */
  #go(playing, until) {
    if (this.#over || this.#playing === playing) return;
    this.#playing = playing;
    this.#until = until;
    const isLatest = this.#run.present();
    this.#queue(() => this.#loop(isLatest));
  }

  // Work is done in sequence: a paused loop ends before the next one begins. The engine itself reports a broken worker.
  // Any other error is a bug of the page, so it is reported here.
  /** @param {() => Promise<void>} work */
  #queue(work) {
    this.#last = this.#last.then(work).catch((error) => {
      if (!(error instanceof WorkerCrash)) reportError(error);
    });
  }

  /** @param {() => boolean} isLatest */
  async #loop(isLatest) {
    const alive = () => this.#playing !== "resting" && isLatest() && !this.#over;
    let last = clock();
    const due = new MovesDue(last);
    while (alive()) {
      const speed = this.#playing === "replaying" ? Infinity : this.speed;
      const now = clock();
      if (this.#playing === "playing" && !this.held) this.speedUp.pass((now - last) / 1000);
      last = now;
      const moves = Math.min(due.at(speed, now, document.hidden), this.#until - this.#moves);
      if (moves > 0) {
        const before = this.#moves;
        const every = speed === Infinity ? TRACE_EVERY_AT_FULL_SPEED : TRACE_EVERY;
        await this.#slice(moves, now - this.#traced >= every, isLatest);
        due.made(this.#moves - before, speed);
      }
      if (this.#moves >= this.#until) {
        this.#playing = this.#onward && !this.#over ? "playing" : "resting";
        this.#until = Infinity;
      }
      if (speed !== Infinity && alive()) await sleep(due.wait(speed));
    }
    if (isLatest()) await this.#slice(0, true, isLatest);
  }

  /**
   * @param {number} moves
   * @param {boolean} trace
   * @param {() => boolean} isLatest
   */
  async #slice(moves, trace, isLatest) {
    const snapshot = await this.#asks.advance({ moves, milliseconds: SLICE, trace });
    if (!isLatest()) return;
    if (trace) this.#traced = clock();
    this.#see(snapshot, false);
  }
}
