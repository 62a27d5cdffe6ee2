// What people do to a run in time: start and pause it, step, go back and forth, and intervene.

import { LinkRefused, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { isSame } from "../lib/puzzle.js";
import { nothingFound } from "./event-names.js";
import { inWords } from "../text/core.js";

/** @typedef {import("../core/types.js").Event} Event */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */

/**
 * @typedef {object} Page
 * @property {import("../core/engine.js").Engine} engine
 * @property {import("./player.js").Player} player
 * @property {import("./queue.js").Queue} queue
 * @property {() => import("./run.js").Run | null} run that can be played now
 * @property {(start: () => void) => boolean} mayStart whether a run may go on by itself; else `start` is done once a person has agreed
 * @property {() => void} leave whatever else is looked at or edited
 * @property {import("./opening.js").Opening["open"]} open
 * @property {(snapshot: import("../core/types.js").Snapshot) => void} seen
 * @property {(run: import("./run.js").Run) => void} relinked called when a run has another link
 * @property {(message: string) => void} refused
 * @property {() => void} draw
 * @property {() => number} neighbours the most moves of its board that are wanted with a snapshot
 */

export class Playback {
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Starts, or pauses. */
  start() {
    const { player, leave, draw } = this.#page;
    // A pause is for the run that plays now.
    if (player.playing === "playing") {
      leave();
      player.pause();
      return draw();
    }
    this.#onward((run) => {
      if (player.playing === "playing") player.pause();
      else if (this.#page.mayStart(() => this.start())) {
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
      this.#page.player.step(moves);
    });
  }

  /** What is left may give the page another run: then it goes on with that. @param {(run: import("./run.js").Run) => void} how */
  #onward(how) {
    const { queue, run, leave } = this.#page;
    queue.do(() => {
      if (!run()) return;
      leave();
      queue.do(() => {
        const now = run();
        if (now) how(now);
      });
    });
  }

  /** @param {number} move */
  seek(move) {
    if (!this.#page.run()) return;
    this.#page.leave();
    this.#page.player.seek(move);
    this.#page.draw();
  }

  /** What is looked for is given up. */
  stop() {
    this.#page.player.stop();
    this.#page.draw();
  }

  /** To the end of what has been run. */
  end() {
    this.seek(this.#page.run()?.snapshot.progress.head ?? 0);
  }

  /** To the next event, or the last one before; from the head on to one that is yet to come. @param {Event} event @param {boolean} forward */
  async jump(event, forward) {
    const run = this.#page.run();
    if (!run) return;
    const { player, leave, draw } = this.#page;
    leave();
    const onward = forward && !run.past && run.mayLead(event);
    if (onward && !this.#page.mayStart(() => this.jump(event, forward))) return;
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
    return this.#page.queue.do(async () => {
      const run = this.#page.run();
      if (run && isSame(puzzle, run.setup.puzzle)) await this.#intervene(intervention, run);
    });
  }

  /** @param {string} intervention @param {import("./run.js").Run} run */
  async #intervene(intervention, run) {
    const { engine, player, run: runOf, open, seen, relinked, refused, draw } = this.#page;
    const before = run.snapshot;
    try {
      const { setup, snapshot } = await engine.ask("intervene", { intervention, neighbours: this.#page.neighbours() });
      if (runOf() !== run) return;
      if (setup.at === null) {
        run.setup = setup;
        relinked(run);
        seen(snapshot);
        return run.answerSwap(swapOf(intervention, before, snapshot));
      }
      await open(setup.link, { onward: player.playing === "playing" });
      // Where it was opened is past as soon as it goes on.
      const other = runOf();
      if (!other) return;
      other.setup = { ...other.setup, link: other.startLink };
      relinked(other);
    } catch (error) {
      if (error instanceof LinkRefused) {
        const why = inWords(error.what.message);
        if (!intervention.startsWith("s") || player.playing !== "resting")
          return refused(t("interventionRefused", { why }));
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
