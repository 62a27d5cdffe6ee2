// The numbers: a column for each setting, a row for each statistic with what it means; and each two settings side by side.

import { byId, element } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { STATISTICS, pValue, verdicts } from "./words.js";

/** @typedef {import("./types.js").Summary} Summary */

export class Tables {
  #numbers = byId("compare-numbers", HTMLTableElement);
  #pairs = byId("compare-pairs", HTMLTableElement);
  #pairsFrame = byId("compare-pairs-frame", HTMLElement);
  #words = byId("compare-settled", HTMLElement);

  /** @param {Summary} summary */
  show(summary) {
    const { settings, pairs, rows, runs } = summary;
    const part = `Of the first ${count(rows)} of ${count(runs)} runs: those of seeds and puzzles where every setting has come to its end.`;
    this.#words.textContent =
      rows === runs ? `Of all ${count(runs)} runs.` : rows === 0 ? "No seed is done yet." : part;
    const head = settings.map(({ name }, place) => {
      const swatch = element("span", { class: `setting-mark setting-${place + 1}`, "aria-hidden": "true" });
      return element("th", { scope: "col" }, swatch, name);
    });
    const body = STATISTICS.map(({ name, means, value }) => {
      const cells = settings.map((setting) => {
        const [first, ...rest] = value(setting);
        return element("td", {}, first, ...rest.map((line) => element("small", {}, line)));
      });
      const title = element("th", { scope: "row" }, element("b", {}, name), element("small", {}, means));
      return element("tr", {}, title, ...cells);
    });
    const corner = element("th", { scope: "col" }, "Moves, but for shares");
    this.#numbers.tHead?.replaceChildren(element("tr", {}, corner, ...head));
    this.#numbers.tBodies[0].replaceChildren(...body);
    this.#pairsFrame.hidden = pairs.length === 0;
    const names = settings.map(({ name }) => name);
    this.#pairs.tBodies[0].replaceChildren(...pairs.map((pair) => this.#pair(pair, names)));
  }

  /** @param {Summary["pairs"][0]} pair @param {string[]} names */
  #pair(pair, names) {
    const { solved, solved_p, faster, faster_p } = pair;
    const { first, second, solves, moves } = verdicts(pair, names);
    const [a, b] = pair.settings.map((place) =>
      element("span", { class: `setting-mark setting-${place + 1}`, "aria-hidden": "true" }),
    );
    const cell = (/** @type {string} */ verdict, /** @type {string} */ detail) =>
      element("td", {}, verdict, element("small", {}, detail));
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, element("span", {}, a, first), element("span", {}, b, second)),
      cell(
        solves,
        `only the first ${count(solved.first)}, only the second ${count(solved.second)}, p ${pValue(solved_p)}`,
      ),
      cell(
        moves,
        `first ${count(faster.first_faster)}, second ${count(faster.second_faster)}, ties ${count(faster.ties)}, p ${pValue(faster_p)}`,
      ),
    );
  }
}
