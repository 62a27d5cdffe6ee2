// The table of runs: a row for each run, which opens it. A run chosen in the table or in a picture is marked in both.

import { byId, element, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { Latest } from "../../lib/latest.js";
import { hereTo } from "../../lib/link.js";
import { markOf } from "./series.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").ListedRun} ListedRun */
/** @typedef {import("./types.js").LinkedRun} LinkedRun */
/** @typedef {"seed" | "cost" | "energy"} Order */

const PAGE = 20;
const ALL = -1;

/** Reads the worker's numbers, five for each run. @param {ArrayLike<number>} numbers @returns {ListedRun[]} */
export function listed(numbers) {
  /** The number of earlier runs of each setting, which is the index of a run's seed. @type {Map<number, number>} */
  const before = new Map();
  return Array.from({ length: numbers.length / 5 }, (_, place) => {
    const [run, setting, cost, solved, energy] = Array.from({ length: 5 }, (_, part) => numbers[5 * place + part]);
    const nth = before.get(setting) ?? 0;
    before.set(setting, nth + 1);
    return { run, setting, nth, cost, solved: solved === 1, energy: Number.isNaN(energy) ? null : energy };
  });
}

export class Runs {
  #frame = byId("compare-runs", HTMLDetailsElement);
  #table = byId("compare-runs-table", HTMLTableElement);
  #setting = byId("compare-runs-setting", HTMLSelectElement);
  #order = byId("compare-runs-order", HTMLSelectElement);
  #page = byId("compare-runs-page", HTMLElement);
  #energy = byId("compare-runs-energy", HTMLElement);
  /** True if the runs have no target, so that they are neither solved nor unsolved. */
  #aimless = false;
  #back = byId("compare-runs-back", HTMLButtonElement);
  #forth = byId("compare-runs-forth", HTMLButtonElement);
  /** @type {ListedRun[]} */
  #runs = [];
  /** @type {string[]} */
  #names = [];
  #first = 0;
  /** @type {number | null} */
  #chosen = null;
  /** Identifies the drawings of the table: only the latest one gets its links. */
  #drawing = new Latest();
  #asked;

  /**
   * @param {{ links: (runs: number[]) => Promise<LinkedRun[] | null>, choose: (run: number | null) => void }} asked
   * called for the seeds and links of runs, and with the run that a person presses
   */
  constructor(asked) {
    this.#asked = asked;
    for (const select of [this.#setting, this.#order]) select.addEventListener("change", () => this.#draw(0));
    this.#back.addEventListener("click", () => this.#draw(this.#first - PAGE));
    this.#forth.addEventListener("click", () => this.#draw(this.#first + PAGE));
    this.#frame.addEventListener("toggle", () => this.#draw(this.#first));
  }

  /** @param {ListedRun[]} runs of one puzzle @param {string[]} names of the settings @param {boolean} aimless */
  show(runs, names, aimless) {
    this.#runs = runs;
    this.#aimless = aimless;
    setText(this.#energy, t(aimless ? "lowestEnergy" : "lastEnergy"));
    this.#frame.hidden = runs.length === 0;
    if (names.join("\n") !== this.#names.join("\n")) {
      const chosen = this.#setting.value;
      this.#names = names;
      const all = element("option", { value: String(ALL) }, t("allSettings"));
      this.#setting.replaceChildren(
        all,
        ...names.map((name, place) => element("option", { value: String(place) }, name)),
      );
      this.#setting.value = Number(chosen) < names.length ? chosen || String(ALL) : String(ALL);
    }
    this.#draw(this.#first);
  }

  /** Marks a chosen run, and shows its part of the table. @param {number | null} run */
  choose(run) {
    this.#chosen = run;
    const chosen = this.#runs.find((each) => each.run === run);
    if (chosen && ![ALL, chosen.setting].includes(Number(this.#setting.value))) this.#setting.value = String(ALL);
    const place = this.#ordered().findIndex((each) => each.run === run);
    if (chosen) this.#frame.open = true;
    this.#draw(place < 0 ? this.#first : place - (place % PAGE));
  }

  /** Returns the listed runs in the chosen order. */
  #ordered() {
    const setting = Number(this.#setting.value);
    const runs = this.#runs.filter((each) => setting === ALL || each.setting === setting);
    const order = /** @type {Order} */ (this.#order.value);
    // An unsolved run would have cost more than its budget, so it is sorted to the end.
    const cost = (/** @type {ListedRun} */ run) => (run.solved ? run.cost : Infinity);
    if (order === "cost") runs.sort((a, b) => (cost(a) === cost(b) ? 0 : cost(a) - cost(b)));
    if (order === "energy") runs.sort((a, b) => (b.energy ?? 0) - (a.energy ?? 0));
    return runs;
  }

  /** @param {number} first */
  async #draw(first) {
    if (!this.#frame.open) return;
    const isLatest = this.#drawing.begin();
    const all = this.#ordered();
    this.#first = Math.max(0, Math.min(first, all.length - 1 - ((all.length - 1) % PAGE)));
    const seen = all.slice(this.#first, this.#first + PAGE);
    const links = await this.#asked.links(seen.map(({ run }) => run));
    if (!links || !isLatest()) return;
    const { activeElement: active } = document;
    const focused = active instanceof HTMLElement ? active.dataset.run : undefined;
    this.#table.tBodies[0].replaceChildren(...seen.map((run, nth) => this.#row(run, links[nth])));
    const again = focused && this.#table.querySelector(`button[data-run="${focused}"]`);
    if (again instanceof HTMLElement) again.focus();
    const last = this.#first + seen.length;
    setText(this.#page, t("runsPage", { first: this.#first + 1, last, n: all.length }));
    this.#back.disabled = this.#first === 0;
    this.#forth.disabled = last >= all.length;
  }

  /** @param {ListedRun} run @param {LinkedRun} linked */
  #row({ run, setting, cost, solved, energy }, { seed, link }) {
    const name = this.#names[setting];
    const chosen = this.#chosen === run;
    const mark = markOf(setting);
    const choose = element(
      "button",
      { type: "button", class: "term", "aria-pressed": String(chosen), "data-run": String(run) },
      seed ?? t("noSeedOfSearch"),
    );
    choose.setAttribute("aria-label", t("markRun", { name, seed: seed ?? t("noSeedOfSearch") }));
    choose.addEventListener("click", () => this.#asked.choose(chosen ? null : run));
    const open = element("a", { href: hereTo(link) }, t("openRun"));
    open.setAttribute("aria-label", t("openRunOf", { name, seed: seed ?? t("noSeedOfSearch") }));
    const cells = [
      element("th", { scope: "row" }, mark, name),
      element("td", {}, choose),
      element("td", {}, this.#aimless ? "–" : t(solved ? "yes" : "no")),
      element("td", {}, count(cost)),
      element("td", {}, energy === null ? "–" : count(energy)),
      element("td", {}, open),
    ];
    return element("tr", chosen ? { class: "chosen" } : {}, ...cells);
  }
}
