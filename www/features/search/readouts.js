// AIMA's counters, and how large the search is.

import { SEEN_EVERY, clock } from "../../lib/clock.js";
import { byId, element, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";

/** @typedef {import("../../core/types.js").Searched} Searched */

/** Depth-first searches keep no table of what they reached. @type {{ key: string, label: string, term?: string, read: (searched: Searched) => string }[]} */
const READOUTS = [
  { key: "expansions", label: "Expansions", term: "expansion", read: ({ moves }) => count(moves) },
  { key: "nodes", label: "Nodes", term: "nodes", read: ({ nodes }) => count(nodes) },
  { key: "goal-tests", label: "Goal tests", term: "goal-tests", read: ({ goal_tests }) => count(goal_tests) },
  { key: "actions", label: "Actions", term: "actions", read: ({ actions }) => count(actions) },
  { key: "frontier", label: "Frontier", term: "frontier", read: ({ frontier }) => count(frontier) },
  { key: "reached", label: "Reached", term: "frontier", read: ({ reached }) => (reached === 0 ? "–" : count(reached)) },
  { key: "cut", label: "Cut", term: "cut", read: ({ cut }) => count(cut) },
  { key: "cost", label: "Cost", term: "actions", read: ({ cost }) => (cost === null ? "–" : count(cost)) },
];

export class SearchReadouts {
  /** @type {HTMLElement[]} */
  #values = READOUTS.map(() => element("dd", {}, "–"));
  #seen = -Infinity;

  /** @param {(term: string) => void} explain */
  constructor(explain) {
    const items = READOUTS.map(({ key, label, term }, i) => {
      const name = element("button", { type: "button", class: "term" }, label);
      name.addEventListener("click", () => explain(term ?? key));
      return element("div", { class: "readout", "data-key": key }, element("dt", {}, name), this.#values[i]);
    });
    byId("search-readouts", HTMLElement).replaceChildren(...items);
  }

  /** @param {Searched} searched @param {boolean} resting */
  show(searched, resting) {
    const now = clock();
    if (!resting && now - this.#seen < SEEN_EVERY) return;
    this.#seen = now;
    for (const [i, { read }] of READOUTS.entries()) setText(this.#values[i], read(searched));
  }
}
