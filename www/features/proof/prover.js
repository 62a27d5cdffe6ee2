// A proof at work: the exact search in a worker of its own, which is made when it is asked for and ended with it, so that
// the run beside it goes on. In slices, one request in flight: cancelling is never more than one slice away.

/** @typedef {import("./verdict.js").Proof} Proof */
/** @typedef {import("./verdict.js").Proved} Proved */
/** @typedef {import("../../core/engine.js").Engine} Engine */

/** Milliseconds of computing in one request. */
const SLICE = 10;

export class Prover {
  /** @type {Engine | null} */
  #engine = null;
  #makeEngine;

  /** @param {() => Engine} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  get busy() {
    return this.#engine !== null;
  }

  /**
   * Searches to the end. Null when it was cancelled.
   * @param {{ link: string, whole: string, limit: number }} what `whole` is the link of the same puzzle without givens
   * @param {(proof: Proof) => void} seen called after every slice
   * @returns {Promise<Proved | null>}
   */
  async prove({ link, whole, limit }, seen) {
    this.cancel();
    const engine = this.#makeEngine();
    this.#engine = engine;
    const cancelled = () => this.#engine !== engine;
    try {
      const symmetries = await engine.ask("symmetries", { link });
      const ofDrawing = (await engine.ask("symmetries", { link: whole })).length;
      await engine.ask("prove", { link, limit });
      /** @type {Int32Array[]} */
      const boards = [];
      for (;;) {
        const { proof, found } = await engine.ask("proveStep", { milliseconds: SLICE });
        if (cancelled()) return null;
        boards.push(...found);
        seen(proof);
        if (proof.status === "running") continue;
        const members = await engine.ask("classify", { link, boards });
        return cancelled()
          ? null
          : { proof, symmetries, ofDrawing, firsts: boards.map((board) => [...board]), members };
      }
    } catch (error) {
      if (cancelled()) return null;
      throw error;
    } finally {
      if (!cancelled()) this.cancel();
    }
  }

  cancel() {
    this.#engine?.end();
    this.#engine = null;
  }
}
