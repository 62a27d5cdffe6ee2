// The replicas of parallel tempering, from cold to hot: for each its temperature, its energy as a number and as a bar, and how
// often it and its hotter neighbour change boards when they could (a dash before they ever could).

import { byId, element, setText } from "../dom.js";
import { count, figures, percent } from "../format.js";
import { Glance } from "../glance.js";

/** @typedef {import("../types.js").Replicas} Values */
/** @typedef {{ item: HTMLElement, bar: HTMLElement, energy: HTMLElement, exchange: HTMLElement }} Replica */

/** An energy that fills a bar. */
const FULL = 2000;

export class Replicas {
  #frame = byId("replicas", HTMLElement);
  #list = byId("replicas-list", HTMLElement);
  /** @type {Replica[]} */
  #replicas = [];
  #temperatures = "";
  #glance;

  /**
   * @param {() => Promise<Values | null>} fetch
   * @param {() => void} fetched
   */
  constructor(fetch, fetched) {
    this.#glance = new Glance(fetch, fetched);
  }

  /** @param {import("../run.js").Run} run @param {boolean} resting */
  async show(run, resting) {
    this.#frame.hidden = run.setup.method !== "tempering";
    if (this.#frame.hidden) return;
    const values = await this.#glance.look(run, resting);
    if (values) this.#tell(values);
  }

  /** @param {Values} values */
  #tell({ temperature, energy, exchanges, shown }) {
    const temperatures = temperature.join();
    if (temperatures !== this.#temperatures) this.#build(temperature);
    this.#temperatures = temperatures;
    for (const [i, { item, bar, energy: number, exchange }] of this.#replicas.entries()) {
      item.classList.toggle("shown", i === shown);
      setText(number, count(energy[i]));
      bar.style.height = `${Math.min(100, (100 * Math.asinh(energy[i] / 2)) / Math.asinh(FULL / 2)).toFixed(1)}%`;
      if (i >= exchanges.length) continue;
      setText(exchange, Number.isNaN(exchanges[i]) ? "–" : percent(exchanges[i]).replace(/\.\d/, ""));
    }
  }

  /** @param {Float64Array} temperatures */
  #build(temperatures) {
    this.#replicas = Array.from(temperatures, (temperature, i) => {
      const bar = element("div", { class: "replica-bar" });
      const energy = element("b", {});
      const exchange = element("span", { class: "replica-exchange" });
      const said = (/** @type {string} */ text) => element("span", { class: "visually-hidden" }, text);
      const item = element(
        "li",
        {},
        element("div", { class: "replica-column", "aria-hidden": "true" }, bar),
        said("energy "),
        energy,
        element("span", { class: "replica-temperature" }, said(", temperature "), figures(temperature)),
        ...(i + 1 < temperatures.length ? [said(", exchanged with the next "), exchange] : []),
      );
      return { item, bar, energy, exchange };
    });
    this.#list.replaceChildren(...this.#replicas.map(({ item }) => item));
  }
}
