// Finds a temperature by a sweep over several temperatures on the present puzzle. A separate worker makes the sweep,
// and is ended when the dialog is closed. The best temperature can be applied to the run.

import { facts } from "../../facts.js";
import { byId, setText } from "../../lib/dom.js";
import { dialogOf } from "../../shell/dialog.js";
import { WorkerCrash } from "../../core/engine.js";
import { Job, slices } from "../../core/job.js";
import { figures, short } from "../../lib/format.js";
import { usefulOf } from "../../lib/temperature-scale.js";
import { Chart } from "./chart.js";
import { t } from "./texts.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("../../core/types.js").Found} Found */
/** @typedef {import("../contract.js").House} House */

/** Milliseconds of computing per request. */
const SLICE = 40;

/** Formats a number of moves with two figures, because more are not significant. @param {number} moves */
const rounded = (moves) => short(Number(moves.toPrecision(2)));

export class Finder {
  #dialog = dialogOf("finder");
  #words = byId("finder-words", HTMLElement);
  #bar = byId("finder-bar", HTMLProgressElement);
  #moves = byId("finder-moves", HTMLSelectElement);
  #again = byId("finder-run", HTMLButtonElement);
  #use = byId("finder-use", HTMLButtonElement);
  #chart = new Chart();
  /** @type {number | null} */
  #best = null;
  #job;

  /** @param {House} house */
  constructor({ makeEngine, edits }) {
    this.#job = new Job(makeEngine);
    this.#dialog.addEventListener("close", () => this.#stop());
    this.#moves.addEventListener("change", () => this.#measure());
    this.#again.addEventListener("click", () => {
      if (!this.#job.on) return this.#measure();
      this.#stop();
      setText(this.#words, t("stopped"));
    });
    this.#use.addEventListener("click", () => {
      const best = this.#best;
      this.#dialog.close();
      if (best !== null) edits.hold(best);
    });
  }

  asked() {
    lay(this.#dialog);
    this.#measure();
  }

  async #measure() {
    this.#stop();
    const run = facts.run.value;
    // For a puzzle of the library they were measured on many runs, which a short sweep cannot contradict.
    const known = run ? usefulOf(run.setup.puzzle) : null;
    const { engine, wanted } = this.#job.begin();
    this.#best = null;
    this.#use.disabled = true;
    setText(this.#again, t("finderRun"));
    setText(this.#words, t("measuring"));
    this.#bar.hidden = false;
    this.#bar.value = 0;
    this.#chart.clear();
    try {
      await engine.ask("find", { link: run?.setup.link ?? "", moves: Number(this.#moves.value) });
      for await (const found of slices(engine, "findStep", { milliseconds: SLICE }, wanted)) {
        if (!found) {
          setText(this.#words, t("noWorse"));
          break;
        }
        this.#bar.value = found.share;
        const band = known ?? found.band;
        const [low, high] = Array.from(band ?? [], (end) => figures(Number(end.toPrecision(2))));
        const useful = low === high ? "" : t(known ? "useful" : "usefulInSweep", { low, high });
        this.#chart.show({ ...found, band }, useful);
        if (!found.done) continue;
        this.#tell(found, useful);
        break;
      }
    } catch (error) {
      if (!wanted()) return;
      if (!(error instanceof WorkerCrash)) throw error;
      setText(this.#words, t("crashed", { why: error.message }));
    }
    if (wanted()) this.#stop();
  }

  /** @param {Found} found @param {string} useful the useful temperatures, in words */
  #tell({ best, rows }, useful) {
    // Temperatures are at least a tenth apart, so a third digit would be meaningless.
    this.#best = best === null ? null : Number(best.toPrecision(2));
    this.#use.disabled = this.#best === null;
    if (this.#best === null) {
      setText(this.#words, t("unsolved"));
      return setText(this.#use, t("finderUse"));
    }
    const at = rows.temperature.indexOf(Number(best));
    const n = rows.solutions[at];
    const found =
      n === 0
        ? t("bestUnsolved", { t: figures(this.#best) })
        : t("best", {
            t: figures(this.#best),
            moves: rounded(rows.moves_to_solution[at]),
            low: rounded(rows.low[at]),
            high: Number.isFinite(rows.high[at]) ? rounded(rows.high[at]) : "∞",
            n,
          });
    setText(this.#words, rows.exact ? t("magnet") : `${found} ${useful}`.trim());
    setText(this.#use, t("useHeld", { t: figures(this.#best) }));
  }

  #stop() {
    this.#job.end();
    this.#bar.hidden = true;
    setText(this.#again, t("again"));
  }
}

export default (/** @type {House} */ house) => new Finder(house);
