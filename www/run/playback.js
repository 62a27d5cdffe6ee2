// Playback of the run by a person: start, pause, step, go back and forth, intervene. The player does the work. This
// module consults the other features first, and closes what covers the run when it continues.

import { facts } from "../facts.js";
import { LinkRefused, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { isSame } from "../lib/puzzle.js";
import { nothingFound } from "./event-names.js";
import { MOST_NEIGHBOURS } from "./opening.js";
import { inWords } from "../text/core.js";

/** @typedef {import("../core/types.js").Event} Event */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */

/** @typedef {import("../house.js").House} House */

export class Playback {
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** The run that can be played; null while a feature forbids playing. */
  get #run() {
    const { features, playable } = this.#house;
    return features.first(({ refusal }) => refusal) ? null : playable();
  }

  /**
   * Checks whether a run may start at once. If the run is known to fail, the page requests confirmation first, except
   * in a lesson, where failure may be the point.
   * @param {() => void} start called once a person has agreed
   */
  mayStart(start) {
    const asks = facts.run.value?.annealing && facts.view.value !== "learn";
    return !asks || !this.#house.features.first((feature) => feature.asksFirst?.(start));
  }

  /** Lists the parts that the next snapshot must have. */
  wants(trace = false) {
    const { features, player } = this.#house;
    const neighbours = player.rate === 0 ? MOST_NEIGHBOURS : 0;
    return { trace, neighbours, ...features.all((feature) => feature.wants?.(trace)) };
  }

  /** Starts or pauses the run. */
  start() {
    const { player, leave, draw } = this.#house;
    // A pause does not wait for the queue, because it concerns the run that plays now.
    if (player.playing === "playing") {
      leave();
      player.pause();
      return draw();
    }
    this.#onward((run) => {
      if (player.playing === "playing") player.pause();
      else if (this.mayStart(() => this.start())) {
        run.recent.begin();
        run.mark();
        player.play();
      }
      draw();
    });
  }

  /** @param {number} moves */
  step(moves) {
    this.#onward((run) => {
      run.recent.begin();
      this.#house.player.step(moves);
    });
  }

  /**
   * Leaves editors and dialogs before acting on the run, because leaving an editor may open another run.
   * @param {(run: import("./run.js").Run) => void} act
   */
  #onward(act) {
    const { queue, leave } = this.#house;
    queue.do(() => {
      if (!this.#run) return;
      leave();
      queue.do(() => {
        const now = this.#run;
        if (now) act(now);
      });
    });
  }

  /** @param {number} move */
  seek(move) {
    if (!this.#run) return;
    this.#house.leave();
    this.#house.player.seek(move);
    this.#house.draw();
  }

  /** Abandons the search for a move or an event. */
  stop() {
    this.#house.player.stop();
    this.#house.draw();
  }

  /** Goes to the last move that was made. */
  end() {
    this.seek(this.#run?.snapshot.progress.head ?? 0);
  }

  /**
   * Goes to the next or the previous event. At the head, the run continues until such an event occurs.
   * @param {Event} event
   * @param {boolean} forward
   */
  async jump(event, forward) {
    const run = this.#run;
    if (!run) return;
    const { player, leave, draw } = this.#house;
    leave();
    const onward = forward && !run.past && run.mayLead(event);
    if (onward && !this.mayStart(() => this.jump(event, forward))) return;
    const found = onward ? player.runOn(event) : player.jump(event, forward);
    draw();
    if (!(await found)) run.remark = nothingFound(event, forward);
    draw();
  }

  /**
   * Intervenes at the present move. In the past this makes another run, which continues if the run before was playing.
   * @param {string} intervention
   * @param {import("../core/types.js").Puzzle | undefined} puzzle the puzzle that the person saw
   */
  intervene(intervention, puzzle) {
    return this.#house.queue.do(async () => {
      const run = this.#run;
      if (run && isSame(puzzle, run.setup.puzzle)) await this.#intervene(intervention, run);
    });
  }

  /** @param {string} intervention @param {import("./run.js").Run} run */
  async #intervene(intervention, run) {
    const { engine, player, open, stage, notice, draw } = this.#house;
    const before = run.snapshot;
    try {
      const { setup, snapshot } = await engine.ask("intervene", { intervention, neighbours: this.wants().neighbours });
      if (this.#run !== run) return;
      if (setup.at === null) {
        run.setup = setup;
        stage.relink(run);
        stage.see(snapshot);
        const delta = snapshot.progress.energy - before.progress.energy;
        if (/^[srifc]/.test(intervention)) run.answer(delta, intervention, before.board);
        return;
      }
      await open(setup.link, { onward: player.playing === "playing" });
      // The link names the move where it was opened, which is correct only until the run continues.
      const other = this.#run;
      if (!other) return;
      other.setup = { ...other.setup, link: other.startLink };
      stage.relink(other);
    } catch (error) {
      if (error instanceof LinkRefused) {
        const why = inWords(error.what.message);
        if (!intervention.startsWith("s") || player.playing !== "resting")
          return notice.refuse(t("interventionRefused", { why }));
        // A person who swaps numbers looks at the board, so the sentence beside the board gives the reason.
        run.remark = why;
        draw();
      } else if (!(error instanceof WorkerCrash)) throw error;
    }
  }
}
