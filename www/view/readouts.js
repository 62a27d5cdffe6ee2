// The readouts: the figures of an annealing run. Their names are buttons that open the glossary.

import { byId, element, setText } from "../lib/dom.js";
import { termButton } from "../lib/term.js";
import { t } from "../text/run.js";
import { count, figures, percent, seconds, short } from "../lib/format.js";

const NONE = "–";
/** The maximum number of characters that fit in the usual size. */
const LONG = 8;

/** The readouts, each with its term in the glossary if it has one. */
const READOUTS = /** @type {const} */ ([
  { key: "move", term: "move" },
  { key: "step", term: "step" },
  { key: "rate" },
  { key: "stepRate" },
  { key: "energy", term: "energy" },
  { key: "best", term: "energy" },
  { key: "temperature", term: "temperature" },
  { key: "acceptance", term: "accepted" },
  { key: "rebuilds", term: "rebuild" },
  { key: "restarts", term: "restart" },
  { key: "reheats", term: "reheat" },
  { key: "computed" },
]);

export class Readouts {
  /** @type {Map<string, HTMLElement>} */
  #values = new Map();
  #seed = byId("seed", HTMLElement);

  constructor() {
    const items = READOUTS.map((readout) => {
      const { key } = readout;
      const term = "term" in readout ? readout.term : null;
      const label = t(`figure_${key}`);
      const value = element("dd", {}, NONE);
      this.#values.set(key, value);
      const name = term ? termButton(term, label) : label;
      return element("div", { class: "readout", "data-key": key }, element("dt", {}, name), value);
    });
    byId("readouts", HTMLElement).replaceChildren(...items);
    // Before a run is open, shows the readouts that most runs have, so that nothing moves.
    this.#offer(false, false, false);
  }

  /** @param {import("../run/run.js").Run} run */
  open(run) {
    setText(this.#seed, run.seed);
    this.#offer(run.value("reheat") === "stalled", run.value("restart") !== "none", run.rebuilding);
  }

  /**
   * Shows the counters that the run can have, and hides the others.
   * @param {boolean} reheats
   * @param {boolean} restarts
   * @param {boolean} rebuilds
   */
  #offer(reheats, restarts, rebuilds) {
    for (const [key, shown] of /** @type {const} */ ([
      ["reheats", reheats],
      ["restarts", !rebuilds && (restarts || !reheats)],
      ["rebuilds", rebuilds],
      ["move", !rebuilds],
      ["rate", !rebuilds],
      ["step", rebuilds],
      ["stepRate", rebuilds],
    ])) {
      const item = this.#values.get(key)?.parentElement;
      if (item) item.hidden = !shown;
    }
  }

  /**
   * @param {import("../core/types.js").Progress} progress
   * @param {number | null} rate
   * @param {number | null} acceptance
   * @param {number} milliseconds computing time
   */
  show(progress, rate, acceptance, milliseconds) {
    const perSecond = rate === null ? NONE : short(rate);
    for (const key of ["move", "step"]) this.#write(key, count(progress.moves));
    for (const key of ["rate", "stepRate"]) this.#write(key, perSecond);
    this.#write("rebuilds", count(progress.rebuild?.rebuilds ?? 0));
    this.#write("energy", count(progress.energy));
    this.#write("best", count(progress.best));
    this.#write("temperature", figures(progress.temperature));
    this.#write("acceptance", acceptance === null ? NONE : percent(acceptance));
    this.#write("restarts", count(progress.restarts));
    this.#write("reheats", count(progress.reheats));
    this.#write("computed", seconds(milliseconds));
  }

  /** @param {string} key @param {string} text */
  #write(key, text) {
    const value = this.#values.get(key);
    if (value) writeFigure(value, text);
  }
}

/**
 * Writes a figure in a smaller size if its column would be too narrow for it.
 * @param {HTMLElement} value
 * @param {string} text
 */
export function writeFigure(value, text) {
  setText(value, text);
  value.className = text.length > LONG ? "long" : "";
}
