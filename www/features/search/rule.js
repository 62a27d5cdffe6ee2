// Which search it is, by its rule, and what has come of it: for the headline, and for pictures, films and prints.

import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** Searches in links, in the order of their teaching. */
export const SEARCHES = /** @type {const} */ (["bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar"]);

/** @typedef {typeof SEARCHES[number]} Name */

/** "A* takes the cell with the least f = g + h." @param {Run} run */
export function ruleOf(run) {
  const solver = /** @type {Name} */ (run.value("solver"));
  return t(`${run.setup.puzzle.kind === "route" ? "cell" : "board"}_${solver}`, { weight: run.value("weight") });
}

/** Its nodes, and the cost of what it has found. @param {import("../../core/types.js").Searched} searched */
export function costOf({ status, cost, nodes }) {
  const made = t("nNodes", { n: nodes });
  return status === "solved" ? t("costOf", { cost: cost ?? 0, nodes: made }) : made;
}
