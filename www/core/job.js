// A job: the work of one feature in a separate worker. Its answers arrive in slices, so a job can be cancelled at once.
// A job that begins ends the previous one.

import { Latest } from "../lib/latest.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./types.js").Requests} Requests */

/**
 * Repeats a request, and yields the answers as long as they are wanted.
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

  /** Reports whether a job is in progress. */
  get on() {
    return this.#engine !== null;
  }

  /**
   * Begins a job, and ends the previous one.
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
