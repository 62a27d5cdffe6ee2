// The rule and the result of a search in words, for the headline and for pictures, films and prints.

import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** The names of searches in links, in teaching order. */
export const SEARCHES = /** @type {const} */ (["bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar"]);

/** @typedef {typeof SEARCHES[number]} Name */

/** Describes the rule of a search: "A* takes the cell with the least f = g + h." @param {Run} run */
export function ruleOf(run) {
  const solver = /** @type {Name} */ (run.value("solver"));
  return t(`${run.setup.puzzle.kind === "route" ? "cell" : "board"}_${solver}`, { weight: run.value("weight") });
}

/**
 * Describes the nodes of a search, and the cost of its solution.
 * @param {import("../../core/types.js").Searched} searched
 */
export function costOf({ status, cost, nodes }) {
  const made = t("nNodes", { n: nodes });
  return status === "solved" ? t("costOf", { cost: cost ?? 0, nodes: made }) : made;
}
