// A job: work of one feature in a worker of its own. Its answers come in slices, so a job can be given up at once. A job that begins
// ends the one before.

import { Latest } from "../lib/latest.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./types.js").Requests} Requests */

/**
 * Makes a request again and again, and gives the answers as long as they are wanted.
 * @template {keyof Requests} T
 * @param {Pick<Engine, "ask">} engine
 * @param {T} type
 * @param {Requests[T][0] & { milliseconds: number }} what the request, with the milliseconds that each answer may take
 * @param {() => boolean} wanted
 * @returns {AsyncGenerator<Requests[T][1], void, void>}
 */
export async function* slices(engine, type, what, wanted = () => true) {
  while (wanted()) {
    const answer = await engine.ask(type, what);
    if (wanted()) yield answer;
  }
}

export class Job {
  /** @type {Engine | null} */
  #engine = null;
  #latest = new Latest();
  #makeEngine;

  /** @param {import("../house.js").House["makeEngine"]} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /** Whether a job is under way. */
  get on() {
    return this.#engine !== null;
  }

  /**
   * Begins a job, and ends the one before.
   * @param {(message: string) => void} [crashed]
   * @returns {{ engine: Engine, wanted: () => boolean }}
   */
  begin(crashed) {
    this.end();
    return { engine: (this.#engine = this.#makeEngine(crashed)), wanted: this.#latest.begin() };
  }

  end() {
    this.#latest.end();
    this.#engine?.end();
    this.#engine = null;
  }
}
