// Finds a temperature: a sweep that holds one after the other on the puzzle at hand, in a worker of its own, which is gone when
// the dialog is closed. What is best can be taken over.

import { byId, setText } from "../../lib/dom.js";
import { dialogOf } from "../../shell/dialog.js";
import { WorkerCrash } from "../../core/engine.js";
import { count, figures } from "../../lib/format.js";
import { Chart } from "./chart.js";

/** @typedef {import("../../core/types.js").Found} Found */
/** @typedef {import("../../core/engine.js").Engine} Engine */

/** Milliseconds of computing in one request. */
const SLICE = 40;

export class Finder {
  #dialog = dialogOf("finder");
  #words = byId("finder-words", HTMLElement);
  #bar = byId("finder-bar", HTMLProgressElement);
  #moves = byId("finder-moves", HTMLSelectElement);
  #run = byId("finder-run", HTMLButtonElement);
  #use = byId("finder-use", HTMLButtonElement);
  #chart = new Chart();
  /** @type {Engine | null} */
  #engine = null;
  #turn = 0;
  /** @type {number | null} */
  #best = null;
  #makeEngine;
  #link;

  /**
   * @param {() => Engine} makeEngine
   * @param {() => string} link of the run that it is for
   * @param {(temperature: number) => void} take
   */
  constructor(makeEngine, link, take) {
    this.#makeEngine = makeEngine;
    this.#link = link;
    byId("finder-open", HTMLButtonElement).addEventListener("click", () => {
      this.#dialog.showModal();
      this.#measure();
    });
    this.#dialog.addEventListener("close", () => this.#stop());
    this.#moves.addEventListener("change", () => this.#measure());
    this.#run.addEventListener("click", () => {
      if (!this.#engine) return this.#measure();
      this.#stop();
      setText(this.#words, "Stopped.");
    });
    this.#use.addEventListener("click", () => {
      const best = this.#best;
      this.#dialog.close();
      if (best !== null) take(best);
    });
  }

  async #measure() {
    this.#stop();
    const mine = ++this.#turn;
    const engine = this.#makeEngine();
    this.#engine = engine;
    this.#best = null;
    this.#use.disabled = true;
    setText(this.#run, "Stop");
    setText(this.#words, "Measuring, from hot to cold.");
    this.#bar.hidden = false;
    this.#bar.value = 0;
    this.#chart.clear();
    try {
      await engine.ask("find", { link: this.#link(), moves: Number(this.#moves.value) });
      for (;;) {
        const found = await engine.ask("findStep", { milliseconds: SLICE });
        if (mine !== this.#turn) return;
        if (!found) {
          setText(this.#words, "No swap makes this board worse, so no temperature is better than another.");
          break;
        }
        this.#bar.value = found.share;
        this.#chart.show(found);
        if (!found.done) continue;
        this.#tell(found);
        break;
      }
    } catch (error) {
      if (mine !== this.#turn) return;
      if (!(error instanceof WorkerCrash)) throw error;
      setText(this.#words, `The solver stopped unexpectedly: ${error.message}. Measure again to start a fresh one.`);
    }
    this.#stop();
  }

  /** @param {Found} found */
  #tell({ best, band, rows }) {
    this.#best = best === null ? null : Number(best.toPrecision(3));
    this.#use.disabled = this.#best === null;
    if (this.#best === null) {
      setText(this.#words, "No temperature solved it in so few moves. Measure with more of them.");
      return setText(this.#use, "Use the best");
    }
    const moves = rows.moves_to_solution.reduce((least, value) => (value < least ? value : least), Infinity);
    const [low, high] = band ?? [this.#best, this.#best];
    const useful = low < high ? ` Useful from ${figures(low)} to ${figures(high)}.` : "";
    setText(this.#words, `Best at ${figures(this.#best)}: ${count(moves)} moves to a solution.${useful}`);
    setText(this.#use, `Use ${figures(this.#best)}, held`);
  }

  #stop() {
    this.#turn++;
    this.#engine?.end();
    this.#engine = null;
    this.#bar.hidden = true;
    setText(this.#run, "Measure again");
  }
}
