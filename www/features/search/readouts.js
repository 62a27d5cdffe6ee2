// The readouts of a search: AIMA's counters, and the sizes of frontier and reached.

import { SEEN_EVERY, clock } from "../../lib/clock.js";
import { byId, element } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { termButton } from "../../lib/term.js";
import { writeFigure } from "../../view/readouts.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Searched} Searched */

/**
 * The counters. A depth-first search keeps no table of reached boards, so the counter shows a dash.
 * @type {{ key: string, label: Parameters<typeof t>[0], term?: string, read: (searched: Searched) => string }[]}
 */
const READOUTS = [
  { key: "expansions", label: "expansions", term: "expansion", read: ({ moves }) => count(moves) },
  { key: "nodes", label: "nodes", term: "nodes", read: ({ nodes }) => count(nodes) },
  { key: "goal-tests", label: "goalTests", term: "goal-tests", read: ({ goal_tests }) => count(goal_tests) },
  { key: "actions", label: "actions", term: "actions", read: ({ actions }) => count(actions) },
  { key: "frontier", label: "frontier", term: "frontier", read: ({ frontier }) => count(frontier) },
  { key: "reached", label: "reached", term: "frontier", read: ({ reached }) => (reached === 0 ? "–" : count(reached)) },
  { key: "cut", label: "cut", term: "cut", read: ({ cut }) => count(cut) },
  { key: "cost", label: "cost", term: "actions", read: ({ cost }) => (cost === null ? "–" : count(cost)) },
];

export class SearchReadouts {
  /** @type {HTMLElement[]} */
  #values = READOUTS.map(() => element("dd", {}, "–"));
  #seen = -Infinity;

  constructor() {
    const items = READOUTS.map(({ key, label, term }, i) => {
      const name = element("dt", {}, termButton(term ?? key, t(label)));
      return element("div", { class: "readout", "data-key": key }, name, this.#values[i]);
    });
    byId("search-readouts", HTMLElement).replaceChildren(...items);
  }

  /** @param {Searched} searched @param {boolean} fast whether the run is too fast for the eye */
  show(searched, fast) {
    const now = clock();
    if (fast && now - this.#seen < SEEN_EVERY) return;
    this.#seen = now;
    for (const [i, { read }] of READOUTS.entries()) writeFigure(this.#values[i], read(searched));
  }
}
