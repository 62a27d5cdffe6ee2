// Solutions on their way into the collection, which may come later than they do. The routes of a map are not collected.

/** @typedef {{ board: ArrayLike<number>, link: string, seed: string, moves: number }} Solved */

export class PendingSolutions {
  /** @type {Solved[]} */
  #waiting = [];

  /** @param {import("./run.js").Run | null} run @param {{ found?(solved: Solved): void } | null} collection null: it is not there */
  collect(run, collection) {
    if (run?.snapshot.progress.status === "solved" && run.setup.puzzle.kind !== "route") {
      const { board, progress } = run.snapshot;
      this.#waiting.push({ board, link: run.startLink, seed: run.seed, moves: progress.moves });
    }
    if (collection) for (const one of this.#waiting.splice(0)) collection.found?.(one);
  }
}
