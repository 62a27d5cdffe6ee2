// Plays a run: asks for its next moves, one request in flight, as fast as the speed allows. Whoever wants to see it is
// given every snapshot.
//
// The idea: time owes moves. Every turn adds the moves that have fallen due since the last; at full speed everything is
// always due. So the tab may be hidden, the timers late: the run catches up, in slices.

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {(what: { moves: number, milliseconds: number, trace: boolean }) => Promise<Snapshot>} Advance */
/** @typedef {"resting" | "playing" | "replaying"} Playing */

/** Milliseconds of computing in one request: how long a press on Pause may wait. */
const SLICE = 10;
const FRAME = 15;
const LONGEST_SLEEP = 50;
const TRACE_EVERY = 100;
/** At most these many milliseconds of moves are owed: a slow machine runs slower, and does not burst after a pause. */
const DEBT_SEEN = 250;
const DEBT_HIDDEN = 60_000;
const ALL = 1e9;

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Player {
  /** Moves a second, or Infinity. */
  speed = 10_000;
  /** @type {Playing} */
  #playing = "resting";
  #until = Infinity;
  /** Answers to an older run than the one that is open are dropped. */
  #generation = 0;
  #moves = 0;
  #over = false;
  #traced = 0;
  /** @type {Promise<void>} */
  #last = Promise.resolve();
  #advance;
  #seen;

  /**
   * @param {Advance} advance
   * @param {(snapshot: Snapshot) => void} seen
   */
  constructor(advance, seen) {
    this.#advance = advance;
    this.#seen = seen;
  }

  get playing() {
    return this.#playing;
  }

  /** Forget the run that was played; the new one rests at its start. */
  reset() {
    this.#generation++;
    this.#playing = "resting";
    this.#moves = 0;
    this.#over = false;
    this.#last = Promise.resolve();
  }

  play() {
    this.#go("playing", Infinity);
  }

  /** @param {number} move */
  replay(move) {
    this.#go("replaying", move);
  }

  pause() {
    this.#playing = "resting";
  }

  step() {
    this.pause();
    const generation = this.#generation;
    this.#queue(async () => {
      if (!this.#over && generation === this.#generation) await this.#slice(1, true, generation);
    });
  }

  /**
   * @param {Playing} how
   * @param {number} until
   */
  #go(how, until) {
    if (this.#over || this.#playing === how) return;
    this.#playing = how;
    this.#until = until;
    const generation = this.#generation;
    this.#queue(() => this.#loop(generation));
  }

  // One thing after another: a loop that is being paused ends before the next begins. A worker that broke ends them all;
  // the page is told by the engine.
  /** @param {() => Promise<void>} work */
  #queue(work) {
    this.#last = this.#last.then(work).catch(() => {});
  }

  /** @param {number} generation */
  async #loop(generation) {
    const alive = () => this.#playing !== "resting" && generation === this.#generation && !this.#over;
    let last = performance.now();
    let due = 1;
    while (alive()) {
      const speed = this.#playing === "replaying" ? Infinity : this.speed;
      const now = performance.now();
      const passed = Math.min(now - last, document.hidden ? DEBT_HIDDEN : DEBT_SEEN);
      due += (passed * Math.min(speed, ALL)) / 1000;
      last = now;
      const moves = Math.min(speed === Infinity ? ALL : Math.floor(due), this.#until - this.#moves);
      if (moves > 0) {
        const before = this.#moves;
        await this.#slice(moves, now - this.#traced >= TRACE_EVERY, generation);
        due = speed === Infinity ? 0 : Math.min(due - (this.#moves - before), (speed * DEBT_SEEN) / 1000);
      }
      if (this.#moves >= this.#until) this.#playing = "resting";
      if (speed !== Infinity && alive()) {
        await sleep(Math.min(Math.max(((1 - due) / speed) * 1000, FRAME), LONGEST_SLEEP));
      }
    }
    if (generation === this.#generation) await this.#slice(0, true, generation);
  }

  /**
   * @param {number} moves
   * @param {boolean} trace
   * @param {number} generation
   */
  async #slice(moves, trace, generation) {
    const snapshot = await this.#advance({ moves, milliseconds: SLICE, trace });
    if (generation !== this.#generation) return;
    this.#moves = snapshot.progress.moves;
    this.#over = snapshot.progress.status !== "running";
    if (this.#over) this.#playing = "resting";
    if (trace) this.#traced = performance.now();
    this.#seen(snapshot);
  }
}
