// A search in words: its sentence, and the nodes of its tree. Also the default speed of a search.

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
 * Makes the sentence on a search.
 * @param {import("../../core/types.js").Searched} searched
 * @param {"resting" | "playing" | "replaying"} playing
 * @param {string} most the most nodes that are kept
 * @returns {{ kind: string, text: string }}
 */
export function sentence({ status, moves, head, nodes, goal_tests, cost, frontier }, playing, most) {
  const after = t("after", { n: moves });
  const waits = t("waits", { n: frontier });
  const resting = playing === "resting";
  if (moves < head) {
    const kind = resting ? "past" : "playback";
    return { kind, text: t(kind, { n: moves, head, waits }) };
  }
  if (status === "solved") {
    const values = { nodes: t("nNodes", { n: nodes }), tests: t("nGoalTests", { n: goal_tests }) };
    return { kind: "solved", text: t("solved", { after, cost: cost ?? 0, ...values }) };
  }
  if (status === "unsolvable") return { kind: "unsolved", text: t("unsolvable", { after }) };
  if (status === "nodes") return { kind: "unsolved", text: t("stopped", { n: Number(most) }) };
  if (moves === 0 && resting) return { kind: "ready", text: `${t("ready")} ${howToStart()}` };
  return resting
    ? { kind: "paused", text: t("paused", { after, waits }) }
    : { kind: "running", text: t("running", { waits }) };
}

/**
 * Words the value of a node, short enough to stand in it.
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
 * Words a node: "put 9 on A: f 14 = 6 + 8, expansion 12".
 * @param {Tree} tree
 * @param {number} node
 * @param {Puzzle} puzzle
 * @param {Settings} settings
 */
export function nodeInWords(tree, node, puzzle, settings) {
  const what = node === 0 ? t("theStart") : stepInWords(tree, node, puzzle);
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

/** Words the step to a node: "place 9 on A", "row 3, column 7 at cost 5". @param {Tree} tree @param {number} node @param {Puzzle} puzzle */
const stepInWords = (tree, node, puzzle) =>
  puzzle.kind === "route"
    ? t("entered", { cell: cellName(puzzle, tree.cell[node]), n: tree.number[node] })
    : t("put", { placed: placed(tree, node, puzzle) });

/** Words the step to a node in short: "9 on A", "r3 c7". @param {Tree} tree @param {number} node @param {Puzzle} puzzle */
export const placed = ({ cell, number }, node, puzzle) => {
  const name = shortCellName(puzzle, cell[node]);
  return puzzle.kind === "route" ? name : t("placed", { number: numberName(puzzle, number[node]), cell: name });
};

/** Labels a node: "A 9", "r3 c7". @param {Tree} tree @param {number} node @param {Puzzle} puzzle */
export const label = ({ cell, number }, node, puzzle) => {
  const name = shortCellName(puzzle, cell[node]);
  return puzzle.kind === "route" ? name : `${name} ${number[node]}`;
};

/**
 * Estimates the speed at which a search lasts some seconds, in expansions a second. It depends on the number of blanks, and on how well
 * the heuristic estimates.
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
