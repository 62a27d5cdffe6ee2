// A second engine that makes the moves of a run, to look ahead of it or to replay its first moves.

import { unlessCrashed } from "../../core/engine.js";
import { MOST } from "./python.js";

/**
 * A run at a move.
 * @typedef
 * {Pick<import("../../core/types.js").Snapshot, "progress" | "board" | "kinds">
 *   & { inspected: import("../../core/types.js").Inspected | null }}
 * Seen
 */

/** Milliseconds per slice. */
const SLICE = 50;

export class Ahead {
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  /** The link of the engine's run. */
  #link = "";
  #makeEngine;

  /** @param {import("../contract.js").House["makeEngine"]} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /** Ends the engine, because another run was opened. */
  end() {
    this.#engine?.end();
    this.#engine = null;
    this.#link = "";
  }

  /**
   * Goes to a move of a run, or to its end if that is earlier; null if that fails.
   * @param {string} link
   * @param {number} move
   */
  at(link, move) {
    return unlessCrashed(this.#at(link, move));
  }

  /** @param {string} link @param {number} move @returns {Promise<Seen>} */
  async #at(link, move) {
    const engine = await this.#opened(link);
    let { snapshot } = await engine.ask("seek", { move, milliseconds: SLICE });
    while (!snapshot) ({ snapshot } = await engine.ask("goOn", { milliseconds: SLICE }));
    while (snapshot.progress.moves < move && snapshot.progress.status === "running")
      snapshot = await engine.ask("advance", {
        moves: move - snapshot.progress.moves,
        milliseconds: SLICE,
        trace: false,
        inspect: false,
      });
    return { ...snapshot, inspected: await engine.ask("inspect", {}) };
  }

  /** Makes the first moves of a run one by one; null if that fails. @param {string} link at its start */
  replay(link) {
    return unlessCrashed(this.#replay(link));
  }

  /** @param {string} link @returns {Promise<Seen[]>} */
  async #replay(link) {
    this.end();
    const engine = await this.#opened(link);
    const { snapshot } = await engine.ask("seek", { move: 0, milliseconds: SLICE });
    /** @type {Seen[]} */
    const seen = snapshot ? [{ ...snapshot, inspected: null }] : [];
    for (let running = seen.length > 0; running && seen.length <= MOST;) {
      const { inspected = null, ...snapshot } = await engine.ask("advance", {
        moves: 1,
        milliseconds: SLICE,
        trace: false,
        inspect: true,
      });
      seen.push({ ...snapshot, inspected });
      running = snapshot.progress.status === "running";
    }
    return seen;
  }

  /** @param {string} link */
  async #opened(link) {
    const engine = (this.#engine ??= this.#makeEngine(() => {}));
    if (this.#link !== link) await engine.ask("open", { link });
    this.#link = link;
    return engine;
  }
}
