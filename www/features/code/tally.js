// The outcomes of a run's last thousand moves, by the counters of the snapshots that were shown. Between two of them many moves may lie: then
// it counts as many as there are.

/** @typedef {Pick<import("../../core/types.js").Progress, "moves" | "accepted" | "worse">} Counters */

/** The moves that are counted, where snapshots are no farther apart. */
const MOVES = 1000;

export class Tally {
  /** The counters of the snapshots within reach, the oldest first. @type {Counters[]} */
  #seen = [];

  /** Begins again, because another run is shown. */
  begin() {
    this.#seen = [];
  }

  /**
   * Sees the counters of a snapshot, and gives the outcomes of the moves before it.
   * @param {Counters} now
   * @returns {{ moves: number, accepted: number, worse: number, rejected: number }}
   */
  see({ moves, accepted, worse }) {
    // A run that was looked back at goes on from there.
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
