// The instrument's numbers. Names are buttons that explain themselves; widths are reserved, so that nothing jumps.

import { byId, element, setText } from "../lib/dom.js";
import { count, figures, percent, seconds, short } from "../lib/format.js";

const NONE = "–";

/** @type {{ key: string, label: string, term?: string }[]} */
const READOUTS = [
  { key: "move", label: "Move", term: "move" },
  { key: "rate", label: "Moves/s" },
  { key: "energy", label: "Energy", term: "energy" },
  { key: "best", label: "Best", term: "energy" },
  { key: "temperature", label: "Temperature", term: "temperature" },
  { key: "acceptance", label: "Accepted", term: "accepted" },
  { key: "restarts", label: "Restarts", term: "restart" },
  { key: "reheats", label: "Reheats", term: "reheat" },
  { key: "computed", label: "Computing" },
];

export class Readouts {
  /** @type {Map<string, HTMLElement>} */
  #values = new Map();
  #seed = byId("seed", HTMLElement);

  /** @param {(term: string) => void} explain */
  constructor(explain) {
    const items = READOUTS.map(({ key, label, term }) => {
      const value = element("dd", {}, NONE);
      this.#values.set(key, value);
      const name = term ? element("button", { type: "button", class: "term" }, label) : label;
      if (term && name instanceof HTMLElement) name.addEventListener("click", () => explain(term));
      return element("div", { class: "readout", "data-key": key }, element("dt", {}, name), value);
    });
    byId("readouts", HTMLElement).replaceChildren(...items);
    // As many as most runs have.
    this.#offer(false, false);
  }

  /** @param {import("../run/run.js").Run} run */
  open(run) {
    setText(this.#seed, run.seed);
    this.#offer(run.value("reheat") === "stalled", run.value("restart") !== "none");
  }

  /** Where an anneal is heated up again, that is counted. @param {boolean} reheats @param {boolean} restarts */
  #offer(reheats, restarts) {
    for (const [key, shown] of /** @type {const} */ ([
      ["reheats", reheats],
      ["restarts", restarts || !reheats],
    ])) {
      const item = this.#values.get(key)?.parentElement;
      if (item) item.hidden = !shown;
    }
  }

  /**
   * @param {import("../core/types.js").Progress} progress
   * @param {number | null} rate
   * @param {number | null} acceptance
   * @param {number} milliseconds of computing
   */
  show(progress, rate, acceptance, milliseconds) {
    this.#write("move", count(progress.moves));
    this.#write("rate", rate === null ? NONE : short(rate));
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
    if (value) setText(value, text);
  }
}
