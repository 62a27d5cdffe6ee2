// Solutions on their way into the collection. They wait here until the feature with the collection is loaded. Routes on
// a map are not collected.

/** @typedef {{ board: ArrayLike<number>, link: string, seed: string, moves: number }} Solved */

export class PendingSolutions {
  /** @type {Solved[]} */
  #waiting = [];

  /**
   * Takes a run's solution, and passes on all waiting solutions.
   * @param {import("./run.js").Run | null} run
   * @param {{ found?(solved: Solved): void } | null} collection null if it is not loaded
   */
  collect(run, collection) {
    if (run?.snapshot.progress.status === "solved" && run.setup.puzzle.kind !== "route") {
      const { board, progress } = run.snapshot;
      this.#waiting.push({ board, link: run.startLink, seed: run.seed, moves: progress.moves });
    }
    if (collection) for (const solved of this.#waiting.splice(0)) collection.found?.(solved);
  }
}
