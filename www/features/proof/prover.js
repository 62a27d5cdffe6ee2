// The runner of an exact search in a separate worker, in slices, so that the run beside it continues.

import { Latest } from "../../lib/latest.js";

/** @typedef {import("./verdict.js").Proof} Proof */
/** @typedef {import("./verdict.js").Proved} Proved */
/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {Engine["ask"]} Ask */
/**
 * The input of a search; `whole` is the link of the same puzzle without givens.
 * @typedef {{ link: string, whole: string, classed: boolean, limit: number, most: number }} What
 */

/** Milliseconds of computing per request. */
const SLICE = 10;

export class Prover {
  /** True while a search is in progress. */
  busy = false;
  /** @type {Engine | null} */
  #engine = null;
  #latest = new Latest();
  /** Keeps the worker for the next search, because a person who types a sudoku wants the next answer soon. */
  #keeps = false;
  #makeEngine;

  /** @param {() => Engine} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /**
   * Searches to the end, or for `most` nodes. Returns null if the search is cancelled.
   * @param {What} what
   * @param {(proof: Proof) => void} seen called after every slice
   * @returns {Promise<Proved | null>}
   */
  async prove(what, seen) {
    this.cancel();
    const isLatest = this.#latest.begin();
    const engine = (this.#engine ??= this.#makeEngine());
    this.busy = true;
    this.#keeps = !what.classed;
    try {
      return await (what.classed ? proveSums : proveSudoku)(what, seen, (type, request) =>
        engine.ask(type, request).then((answer) => {
          if (!isLatest()) throw new Cancelled();
          return answer;
        }),
      );
    } catch (error) {
      if (!isLatest()) return null;
      this.#end();
      throw error;
    } finally {
      if (isLatest()) this.cancel();
    }
  }

  cancel() {
    this.#latest.begin();
    this.busy = false;
    if (!this.#keeps) this.#end();
  }

  #end() {
    this.#engine?.end();
    this.#engine = null;
  }
}

class Cancelled extends Error {}

/**
 * Finds the solutions of a magic-sum puzzle and their classes.
 * @param {What} what
 * @param {(proof: Proof) => void} seen
 * @param {Ask} ask
 * @returns {Promise<Proved>}
 */
async function proveSums({ link, whole, limit }, seen, ask) {
  const symmetries = await ask("symmetries", { link });
  const ofDrawing = (await ask("symmetries", { link: whole })).length;
  const { proof, boards } = await searched({ link, limit, most: Infinity }, seen, ask);
  const members = await ask("classify", { link, boards });
  return { proof, symmetries, ofDrawing, firsts: boards.map((board) => [...board]), members };
}

/** The only symmetry of a sudoku: each solution is a separate class. */
const SAME = { degrees: 0, mirrored: false };

/**
 * Finds whether a sudoku has more than one solution, and then counts them.
 * @param {What} what
 * @param {(proof: Proof) => void} seen
 * @param {Ask} ask
 * @returns {Promise<Proved>}
 */
async function proveSudoku({ link, limit, most }, seen, ask) {
  const reasoning = (await ask("reason", { link })) ?? undefined;
  let found = await searched({ link, limit: 2, most }, seen, ask);
  if (found.proof.status === "limit") {
    const all = await searched({ link, limit, most }, seen, ask);
    if (all.proof.solutions >= found.proof.solutions) found = all;
  }
  const { proof, boards } = found;
  const members = boards.map((board) => ({ board, symmetry: SAME }));
  return { proof, symmetries: [SAME], ofDrawing: 1, firsts: boards.map((board) => [...board]), members, reasoning };
}

/**
 * Searches up to a number of solutions or nodes.
 * @param {{ link: string, limit: number, most: number }} what
 * @param {(proof: Proof) => void} seen
 * @param {Ask} ask
 */
async function searched({ link, limit, most }, seen, ask) {
  await ask("prove", { link, limit });
  /** @type {Int32Array[]} */
  const boards = [];
  for (;;) {
    const { proof, found } = await ask("proveStep", { milliseconds: SLICE });
    boards.push(...found);
    seen(proof);
    if (proof.status !== "running" || proof.nodes >= most) return { proof, boards };
  }
}
