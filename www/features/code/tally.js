// The outcomes of a run's last thousand moves, from the counters of the shown snapshots. If two snapshots lie farther
// apart, the tally covers all moves between them.

/** @typedef {Pick<import("../../core/types.js").Progress, "moves" | "accepted" | "worse">} Counters */

/** The number of moves counted if snapshots are no farther apart. */
const MOVES = 1000;

export class Tally {
  /** The counters of the snapshots within reach, oldest first. @type {Counters[]} */
  #seen = [];

  /** Resets the tally, because another run is shown. */
  begin() {
    this.#seen = [];
  }

  /**
   * Adds the counters of a snapshot, and returns the outcomes of the moves before it.
   * @param {Counters} now
   * @returns {{ moves: number, accepted: number, worse: number, rejected: number }}
   */
  see({ moves, accepted, worse }) {
    // After a look into the past, counting continues from there.
    this.#seen = this.#seen.filter((before) => before.moves < moves);
    const reach = this.#seen.findLastIndex((before) => before.moves <= moves - MOVES);
    this.#seen = this.#seen.slice(Math.max(0, reach));
    const from = this.#seen[0] ?? { moves: 0, accepted: 0, worse: 0 };
    this.#seen.push({ moves, accepted, worse });
    const counted = moves - from.moves;
    return {
      moves: counted,
      accepted: accepted - from.accepted,
      worse: worse - from.worse,
      rejected: counted - (accepted - from.accepted),
    };
  }
}
