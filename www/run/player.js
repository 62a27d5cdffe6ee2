// Plays a run: asks for its next moves, one request in flight, as fast as the speed allows. Whoever wants to see it is
// given every snapshot. And goes back and forth in it: of the moves that somebody wants to see, only the latest is asked for.

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
 * @typedef {object} Asks
 * @property {(what: { moves: number, milliseconds: number, trace: boolean }) => Promise<Snapshot>} advance
 * @property {(what: { move: number, milliseconds: number }) => Promise<Sought>} seek
 * @property {(what: { event: Event, forward: boolean, milliseconds: number }) => Promise<Sought>} jump
 * @property {(what: { milliseconds: number }) => Promise<Sought>} goOn goes on with what is looked for
 * @property {(what: { event: Event, milliseconds: number, trace: boolean }) => Promise<{ found: boolean, snapshot: Snapshot }>} runOn
 */
/** @typedef {"resting" | "playing" | "replaying"} Playing */

/** Milliseconds of computing in one request: how long a press on Pause may wait. About a frame: between two the worker rests. */
const SLICE = 16;
/** Milliseconds between two traces: so often the plots are drawn. At full speed they are long, and grow slowly. */
const TRACE_EVERY = 100;
const TRACE_EVERY_AT_FULL_SPEED = 200;
/** Frames a second, of most screens. */
const FRAMES = 60;

export class Player {
  /** Moves a second that somebody chose, or Infinity; null: it speeds up by itself. @type {number | null} */
  chosen = null;
  speedUp = new SpeedUp();
  /** Whether it stays as fast as it is. */
  held = false;
  /** @type {Playing} */
  #playing = "resting";
  #until = Infinity;
  /** Whether it plays on from where it is replayed to. */
  #onward = false;
  /** Answers to an older run than the one that is open are dropped. */
  #run = new Latest();
  #moves = 0;
  #over = false;
  #traced = 0;
  /** The move that is sought, until its answer is there; and whether it has yet to be asked for. @type {number | null} */
  #aim = null;
  #unasked = false;
  /** @type {Promise<void>} */
  #last = Promise.resolve();
  #asks;
  #seen;
  #looking;

  /**
   * @param {Asks} asks
   * @param {(snapshot: Snapshot, sought: boolean) => void} seen called with every snapshot, and whether it was gone to, not run to
   * @param {() => void} looked called when `looking` has changed
   */
  constructor(asks, seen, looked) {
    this.#asks = asks;
    this.#seen = seen;
    this.#looking = new Looking(() => asks.goOn({ milliseconds: SLICE }), looked);
  }

  /** What is being replayed to, and how many moves that is at most; null where nothing is, or not for long. */
  get looking() {
    if (this.#playing === "replaying") return { goal: { move: this.#until }, left: this.#until - this.#moves };
    return this.#looking.now;
  }

  /** Moves a second, or Infinity. */
  get speed() {
    return this.chosen ?? this.speedUp.speed;
  }

  /** Moves a second that are made now; 0 at rest. */
  get rate() {
    return this.#playing === "resting" ? 0 : this.#playing === "playing" ? this.speed : Infinity;
  }

  /** The move that is looked at, or about to be. */
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

  /** Forget the run that was played; the new one rests at its start. */
  reset() {
    this.suspend();
    this.#moves = 0;
    this.#over = false;
  }

  /** Asks for nothing more of this run, and hears no answers. Returns what goes on with it. */
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
      // An answer may have been missed: it says how far a replay has come.
      this.#queue(() => this.#slice(0, true, isLatest));
      this.#go(playing, until);
      this.#onward = onward;
    };
  }

  /** What is looked for is given up: the run stays where it is looked at. */
  stop() {
    this.#looking.giveUp();
    this.#aim = null;
    this.pause();
  }

  play() {
    this.#go("playing", Infinity);
  }

  /** @param {number} move @param {boolean} onward whether to play on from there */
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

  /** The run as it was after this move is to be seen. @param {number} move */
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
   * The next event, or the last one before, is to be seen.
   * @param {Event} event
   * @param {boolean} forward
   * @returns {Promise<boolean>} whether there is one; true as well if it was given up
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
   * Looks for it, in slices, until it is there or given up. Gives the moves that are left then; null where there is no such thing.
   * @param {Goal} goal
   * @param {() => boolean} isLatest whether the run is still the one that is open
   * @param {Promise<Sought>} begun
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
   * New moves from the head up to such an event, as fast as they can be made; a pause ends it sooner.
   * @param {Event} event
   * @returns {Promise<boolean>} false if the run is over before that
   */
  runOn(event) {
    this.pause();
    this.#playing = "playing";
    this.#until = this.#moves;
    const isLatest = this.#run.present();
    const alive = () => this.#playing === "playing" && isLatest() && !this.#over;
    return new Promise((resolve) => {
      this.#queue(async () => {
        let there = false;
        while (!there && alive()) {
          const trace = clock() - this.#traced >= TRACE_EVERY_AT_FULL_SPEED;
          const { found, snapshot } = await this.#asks.runOn({ event, milliseconds: SLICE, trace });
          if (!isLatest()) return;
          there = found;
          if (trace) this.#traced = clock();
          if (there) this.#playing = "resting";
          this.#see(snapshot, false);
        }
        if (!isLatest()) return;
        await this.#slice(0, true, isLatest);
        resolve(there || !this.#over);
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
   * @param {Playing} how
   * @param {number} until
   */
  #go(how, until) {
    if (this.#over || this.#playing === how) return;
    this.#playing = how;
    this.#until = until;
    const isLatest = this.#run.present();
    this.#queue(() => this.#loop(isLatest));
  }

  // One thing after another: a loop that is being paused ends before the next begins. A worker that broke ends them all;
  // the engine reports it to the page. Anything else is a fault of the page's own, which nothing here may hide.
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
