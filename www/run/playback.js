// What people do to a run in time: start and pause it, step, go back and forth, and intervene.

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

  /** The run that can be played now. */
  get #run() {
    const { features, playable } = this.#house;
    return features.first(({ refusal }) => refusal) ? null : playable();
  }

  /** Whether a run may start: where it is known that it can't succeed, a person is asked first. A lesson knows what it does. @param {() => void} start is called once a person has agreed */
  mayStart(start) {
    const asks = facts.run.value?.annealing && facts.view.value !== "learn";
    return !asks || !this.#house.features.first((feature) => feature.asksFirst?.(start));
  }

  /** The parts that the next snapshot is to have with it. */
  wants(trace = false) {
    const { features, player } = this.#house;
    const neighbours = player.rate === 0 ? MOST_NEIGHBOURS : 0;
    return { trace, neighbours, ...features.all((feature) => feature.wants?.(trace)) };
  }

  /** Starts, or pauses. */
  start() {
    const { player, leave, draw } = this.#house;
    // A pause is for the run that plays now.
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

  /** What is left may give the page another run: then it goes on with that. @param {(run: import("./run.js").Run) => void} how */
  #onward(how) {
    const { queue, leave } = this.#house;
    queue.do(() => {
      if (!this.#run) return;
      leave();
      queue.do(() => {
        const now = this.#run;
        if (now) how(now);
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

  /** What is looked for is given up. */
  stop() {
    this.#house.player.stop();
    this.#house.draw();
  }

  /** To the end of what has been run. */
  end() {
    this.seek(this.#run?.snapshot.progress.head ?? 0);
  }

  /** To the next event, or the last one before; from the head on to one that is yet to come. @param {Event} event @param {boolean} forward */
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
   * What a person does at the move that is looked at. In the past that makes another run, which goes on if this one did.
   * @param {string} intervention
   * @param {import("../core/types.js").Puzzle | undefined} puzzle that it was done to
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
        return run.answerSwap(swapOf(intervention, before, snapshot));
      }
      await open(setup.link, { onward: player.playing === "playing" });
      // Where it was opened is past as soon as it goes on.
      const other = this.#run;
      if (!other) return;
      other.setup = { ...other.setup, link: other.startLink };
      stage.relink(other);
    } catch (error) {
      if (error instanceof LinkRefused) {
        const why = inWords(error.what.message);
        if (!intervention.startsWith("s") || player.playing !== "resting")
          return notice.refuse(t("interventionRefused", { why }));
        // Whoever swaps looks at the board.
        run.remark = why;
        draw();
      } else if (!(error instanceof WorkerCrash)) throw error;
    }
  }
}

/** The two numbers of a swap by hand and the change of the energy. @param {string} intervention @param {Snapshot} before @param {Snapshot} after */
function swapOf(intervention, before, after) {
  const cells = /^s(\d+)-(\d+)$/.exec(intervention)?.slice(1).map(Number);
  if (!cells) return null;
  const [a, b] = cells.map((cell) => before.board[cell]);
  return { a, b, delta: after.progress.energy - before.progress.energy };
}
