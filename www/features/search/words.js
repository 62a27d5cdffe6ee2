// A search in words: its sentence, and the nodes of its tree. This module also computes the default speed of a search.

import { figures } from "../../lib/format.js";
import { cellName, numberName, shortCellName } from "../../boards/names.js";
import { howToStart } from "../../text/run.js";
import { NONE } from "./forest.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Tree} Tree */
/** @typedef {import("../../core/types.js").Puzzle} Puzzle */
/** @typedef {{ solver: string, heuristic: string, weight: string, nodes: string }} Settings */

const ORDERED_BY_F = ["astar", "wastar", "greedy"];

/**
 * Makes the sentence about a search.
 * @param {Pick<import("../../run/run.js").Run, "searched" | "setup" | "snapshot" | "value">} run
 * @param {"resting" | "playing" | "replaying"} playing
 * @param {boolean} followed whether the eye can follow single expansions
 * @param {number | null} least the minimum cost of a path on the map, if known
 * @returns {{ kind: string, text: string }}
 */
export function sentence(run, playing, followed, least) {
  const { status, moves, head, nodes, goal_tests, cost, frontier } = run.searched;
  const after = t("after", { n: moves });
  const waits = t("waits", { n: frontier });
  const resting = playing === "resting";
  const step = resting || followed ? expansionInWords(run) : "";
  if (moves < head) {
    const kind = resting ? "past" : "playback";
    return { kind, text: step || t(kind, { n: moves, head, waits }) };
  }
  if (status === "solved" && run.setup.puzzle.kind === "route") return { kind: "solved", text: wayInWords(run, least) };
  if (status === "solved") {
    const values = { nodes: t("nNodes", { n: nodes }), tests: t("nGoalTests", { n: goal_tests }) };
    return { kind: "solved", text: t("solved", { after, cost: cost ?? 0, ...values }) };
  }
  if (status === "unsolvable") return { kind: "unsolved", text: t("unsolvable", { after }) };
  if (status === "nodes") {
    const stopped = run.value("solver") === "ids" ? "stoppedRound" : "stopped";
    return { kind: "unsolved", text: t(stopped, { n: Number(run.value("nodes")) }) };
  }
  if (moves === 0 && resting) return { kind: "ready", text: `${t("ready")} ${howToStart()}` };
  return resting
    ? { kind: "paused", text: step || t("paused", { after, waits }) }
    : { kind: "running", text: step || t("running", { waits }) };
}

/**
 * Describes the last expansion on a map: "Expansion 90: row 1, column 9, f = 12 + 15 = 27. No waiting cell has less. 1
 * new cell."
 * @param {Pick<import("../../run/run.js").Run, "searched" | "setup" | "snapshot" | "value">} run
 */
function expansionInWords(run) {
  const { last, h } = run.snapshot.explored ?? {};
  if (!last || !h) return "";
  const solver = /** @type {import("./rule.js").Name} */ (run.value("solver"));
  const { puzzle } = run.setup;
  const cell = cellName(puzzle, last.cell);
  const values = {
    g: last.g,
    h: figures(h[last.cell]),
    f: figures(last.f),
    weight: figures(Number(run.value("weight"))),
  };
  const expanded = t(`expanded_${solver}`, { n: run.searched.moves, cell, ...values });
  // Without a table of reached cells, it is unknown whether a cell is new. Iterative deepening begins again at the
  // start.
  if ("start" in puzzle && last.cell === puzzle.start && last.g === 0)
    return t(run.searched.moves === 1 ? "expandedStart" : "expandedAgain", { n: run.searched.moves, cell });
  return solver === "dfs" || solver === "ids" ? expanded : `${expanded} ${t("newCells", { n: last.new })}`;
}

/**
 * Describes the result of a search on a map, and whether its cost is proved to be minimal.
 * @param {Pick<import("../../run/run.js").Run, "searched" | "value">} run
 * @param {number | null} least
 */
function wayInWords(run, least) {
  const { cost, nodes } = run.searched;
  const solver = /** @type {import("./rule.js").Name} */ (run.value("solver"));
  const found = t("foundWay", { search: t(`named_${solver}`), cost: cost ?? 0, nodes: t("nNodes", { n: nodes }) });
  // All heuristics on a map are admissible, but a weighted one may not be.
  const admissible = solver === "astar" || (solver === "wastar" && Number(run.value("weight")) <= 1);
  if (admissible) return `${found} ${t("cheapestByEstimate")}`;
  if (solver === "ucs" || cost === least) return `${found} ${t("cheapest")}`;
  return least === null ? found : `${found} ${t("wayExists", { least })}`;
}

/**
 * Formats the value of a node, short enough to fit into it.
 * @param {Tree} tree
 * @param {number} node
 * @param {Settings} settings
 */
export function worth({ g, h, f }, node, { solver, weight }) {
  const [priority, estimate] = [figures(f[node]), figures(h[node])];
  if (!ORDERED_BY_F.includes(solver)) return `g ${g[node]}`;
  if (solver === "greedy") return `f ${estimate}`;
  if (solver === "astar") return `${priority}=${g[node]}+${estimate}`;
  return `${priority}=${g[node]}+${weight}·${estimate}`;
}

/**
 * Describes a node: "put 9 on A: f 14 = 6 + 8, expansion 12".
 * @param {Tree} tree
 * @param {number} node
 * @param {Puzzle} puzzle
 * @param {Settings} settings
 */
export function nodeInWords(tree, node, puzzle, settings) {
  const what = node === 0 ? t("theStart") : t("put", { placed: placed(tree, node, puzzle) });
  const { g, f, expanded } = tree;
  const h = figures(tree.h[node]);
  const value = !ORDERED_BY_F.includes(settings.solver)
    ? `g ${g[node]}`
    : settings.solver === "greedy"
      ? `f ${h} = h`
      : settings.solver === "astar"
        ? `f ${figures(f[node])} = ${g[node]} + ${h}`
        : `f ${figures(f[node])} = ${g[node]} + ${settings.weight} · ${h}`;
  if (expanded[node] === NONE) return t("node", { what, value });
  return t("nodeExpanded", { what, value, n: expanded[node] + 1 });
}

/** Describes the step to a node in short: "9 on A". @param {Tree} tree @param {number} node @param {Puzzle} puzzle */
export const placed = ({ cell, number }, node, puzzle) =>
  t("placed", { number: numberName(puzzle, number[node]), cell: shortCellName(puzzle, cell[node]) });

/** Labels a node: "A 9". @param {Tree} tree @param {number} node @param {Puzzle} puzzle */
export const label = ({ cell, number }, node, puzzle) => `${shortCellName(puzzle, cell[node])} ${number[node]}`;

/**
 * Estimates a speed that makes a search last a few seconds, in expansions a second. It depends on the number of blanks,
 * and on the accuracy of the heuristic.
 * @param {number} blanks
 * @param {Settings} settings
 */
export function defaultSpeed(blanks, { solver, heuristic }) {
  if (blanks > 9) return 500;
  const informed = heuristic === "feasible" || heuristic === "misplaced" || solver === "greedy";
  if (informed) return 2.5;
  if (heuristic === "values") return Math.max(1, solver === "wastar" ? (blanks * blanks) / 4 : (blanks * blanks) / 2);
  let boards = 1;
  for (let left = blanks; left > 1; left--) boards *= left;
  return Math.max(2, Math.min(1000, boards / 5));
}
