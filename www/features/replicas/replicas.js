// The feature for replicas and chains: the temperature of each, and its energy as a number and as a bar. The replicas
// of parallel tempering are ordered from cold to hot, with the fraction of accepted exchanges between neighbours (a
// dash before the first proposal).

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { count, figures, fixed } from "../../lib/format.js";
import { Poller } from "../../lib/poller.js";
import english from "../../text/en/replicas.js";
import { texts } from "../../text/text.js";
import { isSame } from "../../lib/puzzle.js";

/** @typedef {import("../../core/types.js").Replicas} Values */
/** @typedef {import("../contract.js").House} House */
/**
 * @typedef {{ item: HTMLElement, bar: HTMLElement, energy: HTMLElement, exchange: HTMLElement, said: HTMLElement }}
 *   Replica
 */

/** The energy that fills a bar. */
const FULL = 2000;

const t = texts("replicas", english);

export class Replicas {
  #frame = byId("replicas", HTMLElement);
  #title = byId("replicas-title", HTMLElement);
  #list = byId("replicas-list", HTMLElement);
  /** @type {Replica[]} */
  #replicas = [];
  /** The key of the replicas in the list. */
  #temperatures = "";
  /** @type {import("../../core/types.js").Puzzle | undefined} */
  #puzzle;
  #glance;

  /** @param {House} house */
  constructor({ ask, draw, playable }) {
    this.#glance = new Poller(() => ask("replicas", {}), draw, playable);
  }

  /** @param {import("../../run/run.js").Run} run @param {{ resting: boolean }} how */
  async figures(run, { resting }) {
    const { method } = run.setup;
    const shown = method === "tempering" || method === "replicas";
    setShown(this.#frame, shown);
    if (!shown) return;
    setText(this.#title, t(method === "tempering" ? "tempering" : "chains"));
    // The replicas of another puzzle are removed at once.
    if (!isSame(this.#puzzle, run.setup.puzzle)) {
      this.#list.replaceChildren();
      this.#temperatures = "";
    }
    this.#puzzle = run.setup.puzzle;
    const values = await this.#glance.look(run, resting);
    if (values) this.#tell(values);
  }

  /** @param {Values} values */
  #tell({ temperature, energy, exchanges, shown }) {
    const temperatures = `${temperature.join()} ${exchanges.length}`;
    if (temperatures !== this.#temperatures) this.#build(temperature, exchanges.length);
    this.#temperatures = temperatures;
    for (const [i, { item, bar, energy: number, exchange, said }] of this.#replicas.entries()) {
      item.classList.toggle("shown", i === shown);
      setText(number, count(energy[i]));
      bar.style.height = `${Math.min(100, (100 * Math.asinh(energy[i] / 2)) / Math.asinh(FULL / 2)).toFixed(1)}%`;
      const values = { energy: energy[i], t: figures(temperature[i]) };
      if (i >= exchanges.length) {
        setText(said, t("replica", values));
        continue;
      }
      const share = Number.isNaN(exchanges[i]) ? "–" : `${fixed(100 * exchanges[i], 0)} %`;
      setText(exchange, share);
      setText(said, t("exchanged", { ...values, percent: share }));
    }
  }

  /** @param {Float64Array} temperatures @param {number} exchanges */
  #build(temperatures, exchanges) {
    this.#replicas = Array.from(temperatures, (temperature, i) => {
      const bar = element("div", { class: "replica-bar" });
      const hidden = { "aria-hidden": "true" };
      const energy = element("b", hidden);
      const exchange = element("span", { class: "replica-exchange", ...hidden });
      const said = element("span", { class: "visually-hidden" });
      const item = element(
        "li",
        {},
        element("div", { class: "replica-column", ...hidden }, bar),
        said,
        energy,
        element("span", { class: "replica-temperature", ...hidden }, figures(temperature)),
        ...(i < exchanges ? [exchange] : []),
      );
      return { item, bar, energy, exchange, said };
    });
    this.#list.replaceChildren(...this.#replicas.map(({ item }) => item));
  }
}

export default (/** @type {House} */ house) => new Replicas(house);
