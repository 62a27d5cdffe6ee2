// Solutions on their way into the collection, which may come later than they do.

export class PendingSolutions {
  /** @type {import("../features/proof/proof.js").Solved[]} */
  #waiting = [];

  /**
   * @param {import("./run.js").Run | null} run
   * @param {import("../features/proof/proof.js").Proof | null} proof
   */
  collect(run, proof) {
    if (run?.snapshot.progress.status === "solved") {
      const { board, progress } = run.snapshot;
      this.#waiting.push({ board, link: run.startLink, seed: run.seed, moves: progress.moves });
    }
    if (proof) for (const one of this.#waiting.splice(0)) proof.found(one);
  }
}
