// Solving by hand: the run that annealing has solved begins again and rests, and a person swaps two numbers at a time. Swaps are
// interventions, so the link of a board that was solved by hand replays them.

import { interventionsOf, withoutInterventions } from "../../run/interventions.js";

/** @typedef {import("../../run/run.js").Run} Run */

export class ByHand {
  /** The run to beat: its link, and the moves that annealing took. @type {{ link: string, moves: number } | null} */
  #rival = null;

  /** Begins a game. @param {Run} run a run that annealing has solved */
  challenge({ startLink, snapshot }) {
    this.#rival = { link: withoutInterventions(startLink), moves: snapshot.progress.head };
  }

  giveUp() {
    this.#rival = null;
  }

  /** Gives the state of the game; null if this run is none. @param {Run} run */
  of(run) {
    const rival = this.#rival;
    if (!rival || withoutInterventions(run.startLink) !== rival.link || run.snapshot.progress.head > 0) return null;
    const swaps = interventionsOf(run.startLink).filter(({ intervention }) => intervention.startsWith("s")).length;
    return { swaps, moves: rival.moves, solved: run.snapshot.progress.energy === 0 };
  }
}
