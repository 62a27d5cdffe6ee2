// Work in a worker of its own: in slices, so that it is given up at once; of two, the later one counts.

import { Latest } from "../lib/latest.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./types.js").Requests} Requests */

/**
 * The answers to a request that is made again and again, as long as they are wanted.
 * @template {keyof Requests} T
 * @param {Pick<Engine, "ask">} engine
 * @param {T} type
 * @param {Requests[T][0] & { milliseconds: number }} what each computes for so many milliseconds
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

  /** Whether it is under way. */
  get on() {
    return this.#engine !== null;
  }

  /** Begins another, and ends the one before. @param {(message: string) => void} [crashed] @returns {{ engine: Engine, wanted: () => boolean }} */
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
