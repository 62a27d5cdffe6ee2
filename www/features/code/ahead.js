// Another engine that makes the moves of a run, to look ahead of it, or to replay its first moves.

import { unlessCrashed } from "../../core/engine.js";
import { MOST, replayOf } from "./python.js";

/** @typedef {import("../../core/types.js").Inspected} Inspected */
/** @typedef {import("../../core/types.js").Proposed} Proposed */

/** Milliseconds of a slice. */
const SLICE = 50;

export class Ahead {
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  /** The link of the run that the engine has. */
  #link = "";
  #makeEngine;

  /** @param {import("../contract.js").House["makeEngine"]} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /** Ends the engine, because another run is open. */
  end() {
    this.#engine?.end();
    this.#engine = null;
    this.#link = "";
  }

  /** Inspects a move of a run; null if that cannot be. @param {string} link @param {number} move @returns {Promise<Inspected | null>} */
  inspected(link, move) {
    return unlessCrashed(this.#inspected(link, move));
  }

  /** @param {string} link @param {number} move */
  async #inspected(link, move) {
    const engine = await this.#opened(link);
    let { moves } = (await engine.ask("seek", { move, milliseconds: SLICE })).snapshot?.progress ?? { moves: -1 };
    while (moves < 0) {
      const { snapshot } = await engine.ask("goOn", { milliseconds: SLICE });
      moves = snapshot?.progress.moves ?? -1;
    }
    for (let missing = move - moves; missing > 0;) {
      const { progress } = await engine.ask("advance", {
        moves: missing,
        milliseconds: SLICE,
        trace: false,
        inspect: false,
      });
      if (progress.moves === moves) return null;
      [moves, missing] = [progress.moves, move - progress.moves];
    }
    return engine.ask("inspect", {});
  }

  /**
   * Replays the first moves of a run; null if that cannot be.
   * @param {string} link at its start @param {import("../../core/types.js").Setup} setup
   */
  replay(link, setup) {
    return unlessCrashed(this.#replay(link, setup));
  }

  /** @param {string} link @param {import("../../core/types.js").Setup} setup */
  async #replay(link, setup) {
    this.end();
    const engine = await this.#opened(link);
    const first = Array.from((await engine.ask("seek", { move: 0, milliseconds: SLICE })).snapshot?.board ?? []);
    const steps = [];
    for (let running = true; running && steps.length < MOST;) {
      const { progress, board, inspected } = await engine.ask("advance", {
        moves: 1,
        milliseconds: SLICE,
        trace: false,
        inspect: true,
      });
      const inspection = /** @type {Proposed | null | undefined} */ (inspected?.inspection);
      if (!inspection || progress.moves !== steps.length + 1) break;
      steps.push({
        board: Array.from(board),
        restarts: progress.restarts,
        reheats: progress.reheats,
        energy: progress.energy,
        inspection,
      });
      running = progress.status === "running";
    }
    return steps.length > 0 ? replayOf(setup, first, steps) : null;
  }

  /** @param {string} link */
  async #opened(link) {
    const engine = (this.#engine ??= this.#makeEngine(() => {}));
    if (this.#link !== link) await engine.ask("open", { link });
    this.#link = link;
    return engine;
  }
}
