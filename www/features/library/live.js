// The annealing of the picture under the pointer, by a worker separate from the run. The speed grows, so that a
// solution takes a few seconds.

import { sleep } from "../../lib/clock.js";
import { Latest } from "../../lib/latest.js";

/** The number of pictures a second, and the seconds until a typical solution. */
const FRAMES = 20;
const SECONDS = 3;
/** The most moves of a picture. */
const MOST_MOVES = 20_000_000;
/** Milliseconds that the worker may take for one picture. */
const SLICE = 30;

export class Live {
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  #makeEngine;
  /** The link of the puzzle under the pointer. @type {string | null} */
  #link = null;
  #shown = new Latest();
  #reduced = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {() => import("../../core/engine.js").Engine} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
  }

  /**
   * Begins to anneal a puzzle.
   * @param {string} link the link of the puzzle
   * @param {(board: ArrayLike<number>) => void} show
   */
  async begin(link, show) {
    if (this.#link === link || this.#reduced.matches) return;
    this.#link = link;
    const isLatest = this.#shown.begin();
    this.#engine ??= this.#makeEngine();
    const engine = this.#engine;
    try {
      const { snapshot } = await engine.ask("open", { link });
      let { board, progress } = snapshot;
      let moves = 1;
      while (isLatest()) {
        show(board);
        if (progress.status !== "running" || progress.moves > MOST_MOVES) return;
        await sleep(1000 / FRAMES);
        if (!isLatest()) return;
        ({ board, progress } = await engine.ask("advance", { moves, milliseconds: SLICE, trace: false }));
        // The growth makes short runs visible move by move, and makes long runs end.
        moves = Math.max(moves + 1, Math.ceil(moves * (1 + 6 / (FRAMES * SECONDS))));
      }
    } catch {
      // If the worker was ended or broke, the picture stays as it is.
    }
  }

  /** Stops annealing a puzzle. @param {string} link */
  leave(link) {
    if (this.#link !== link) return;
    this.#link = null;
    this.#shown.end();
  }

  end() {
    this.#link = null;
    this.#shown.end();
    this.#engine?.end();
    this.#engine = null;
  }
}
