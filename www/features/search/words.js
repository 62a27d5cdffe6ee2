// A search in words: where it stands, what a node is worth, and at which speed it is watched.

import { count, figures } from "../../lib/format.js";
import { NONE } from "./forest.js";

/** @typedef {import("../../core/types.js").Tree} Tree */
/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {{ solver: string, heuristic: string, weight: string, nodes: string }} Settings */

const ORDERED_BY_F = ["astar", "wastar", "greedy"];
const HOW_TO_START = matchMedia("(hover: hover)").matches ? "Press Start, or Space." : "Press Start.";

/** @param {number} n @param {string} one @param {string} many */
const some = (n, one, many) => `${count(n)} ${n === 1 ? one : many}`;

/**
 * @param {import("../../core/types.js").Searched} searched
 * @param {"resting" | "playing" | "replaying"} playing
 * @param {string} most nodes that are kept
 * @returns {{ kind: string, text: string }}
 */
export function sentence({ status, moves, head, nodes, goal_tests, cost, frontier }, playing, most) {
  const after = `after ${some(moves, "expansion", "expansions")}`;
  const waits = `${some(frontier, "board waits", "boards wait")} in the frontier`;
  if (moves < head) {
    const where = `expansion ${count(moves)} of ${count(head)}: ${waits}.`;
    return playing === "resting"
      ? { kind: "past", text: `At ${where}` }
      : { kind: "playback", text: `Playing back, ${where}` };
  }
  if (status === "solved") {
    const how = `cost ${cost}, ${some(nodes, "node", "nodes")}, ${some(goal_tests, "goal test", "goal tests")}`;
    return { kind: "solved", text: `Solved ${after}: ${how}.` };
  }
  if (status === "exhausted") {
    return { kind: "exhausted", text: `There is no solution: nothing is left ${after}.` };
  }
  if (status === "stopped") {
    return { kind: "exhausted", text: `Stopped at ${count(Number(most))} nodes, the limit: not solved.` };
  }
  if (moves === 0 && playing === "resting") {
    return { kind: "ready", text: `Ready: the frontier is the start alone. ${HOW_TO_START}` };
  }
  return playing === "resting"
    ? { kind: "paused", text: `Paused ${after}: ${waits}.` }
    : { kind: "running", text: `Searching: ${waits}.` };
}

/**
 * What a node is worth, short enough to stand in it.
 * @param {Tree} tree
 * @param {number} node
 * @param {Settings} settings
 */
export function worth({ g, h, f }, node, { solver, weight }) {
  if (!ORDERED_BY_F.includes(solver)) return `g ${g[node]}`;
  if (solver === "greedy") return `f ${h[node]}`;
  if (solver === "astar") return `${f[node]}=${g[node]}+${h[node]}`;
  return `${figures(f[node])}=${g[node]}+${weight}·${h[node]}`;
}

/**
 * "put 9 on A: f 14 = 6 + 8, expanded 12th".
 * @param {Tree} tree
 * @param {number} node
 * @param {Puzzle} puzzle
 * @param {Settings} settings
 */
export function nodeInWords(tree, node, puzzle, settings) {
  const what = node === 0 ? "the start" : `put ${placed(tree, node, puzzle)}`;
  const { g, h, f, expanded } = tree;
  const value = !ORDERED_BY_F.includes(settings.solver)
    ? `g ${g[node]}`
    : settings.solver === "greedy"
      ? `f ${h[node]} = h`
      : settings.solver === "astar"
        ? `f ${f[node]} = ${g[node]} + ${h[node]}`
        : `f ${figures(f[node])} = ${g[node]} + ${settings.weight} · ${h[node]}`;
  return `${what}: ${value}, ${expanded[node] === NONE ? "not expanded" : `expanded ${ordinal(expanded[node] + 1)}`}`;
}

/** "9 on A". @param {Tree} tree @param {number} node @param {Puzzle} puzzle */
export const placed = ({ cell, number }, node, { cells }) => `${number[node]} on ${cells[cell[node]].label}`;

/** @param {number} n */
function ordinal(n) {
  const [tens, ones] = [Math.floor(n / 10) % 10, n % 10];
  return `${count(n)}${tens === 1 ? "th" : (["th", "st", "nd", "rd"][ones] ?? "th")}`;
}

/**
 * Expansions a second at which a search is watched for some seconds: what it is likely to take, by how many blanks there
 * are and how much its heuristic knows.
 * @param {number} blanks
 * @param {Settings} settings
 */
export function watched(blanks, { solver, heuristic }) {
  if (blanks > 9) return 500;
  const informed = heuristic === "feasible" || heuristic === "misplaced" || solver === "greedy";
  if (informed) return 2.5;
  if (heuristic === "values") return Math.max(1, solver === "wastar" ? (blanks * blanks) / 4 : (blanks * blanks) / 2);
  let boards = 1;
  for (let left = blanks; left > 1; left--) boards *= left;
  return Math.max(2, Math.min(1000, boards / 5));
}
