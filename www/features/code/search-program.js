// The program of a search as in AIMA: its lines, each in words and in Python, and for an expansion the lines that it
// executes.

import { settingsOf } from "./program.js";

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("../../core/types.js").Expanded} Expanded */
/** @typedef {import("../../core/types.js").Routed} Routed */
/** @typedef {import("../../core/types.js").Searched} Searched */
/** @typedef {import("./program.js").Words} Words */
/** @typedef {Expanded | Routed} Expansion */

/** @typedef {import("./program.js").Line} Line */
/** @typedef {import("./program.js").Kind} Kind */
/**
 * The numbers of an expansion's children by their outcomes.
 * @typedef {{ made: number, pruned: number, tested: number, kept: number, found: boolean }} Children
 */

/** The names of searches that use figure 3.7. */
const BEST_FIRST = ["ucs", "greedy", "astar", "wastar"];
/** The outcomes of neighbours on a map that are not dropped. */
const KEPT = ["first", "cheaper", "cycle"];

/**
 * The section of AIMA, fourth edition, on a search, and its figure if it has one.
 * @type {Record<string, [section: string, figure?: string]>}
 */
export const AIMA = {
  bfs: ["3.4.1", "3.9"],
  ucs: ["3.4.2", "3.9"],
  dfs: ["3.4.3"],
  ids: ["3.4.4", "3.12"],
  greedy: ["3.5.1", "3.7"],
  astar: ["3.5.2", "3.7"],
  wastar: ["3.5.4", "3.7"],
};

/** Returns the lines of a search. @param {Setup} setup @returns {Line[]} */
export function searchProgramOf(setup) {
  const { solver } = settingsOf(setup);
  const state = setup.puzzle.kind === "route" ? "cell" : "board";
  /** @type {Line[]} */
  const lines = [];
  /** @param {Kind} kind @param {number} depth @param {string} python @param {string} [words] */
  const add = (kind, depth, python, words = kind) =>
    lines.push({ kind, depth, python, words: /** @type {Words} */ (`s_${words}`) });
  add("search", 0, "def search():");
  if (solver === "dfs") {
    add("queue", 1, "untried = [iter([start()])]", "queue_dfs");
    add("loop", 1, "while node := next_child(untried):", "loop_dfs");
    add("goal", 2, "if is_goal(node): return node", `goal_${state}`);
    add("descend", 2, "if not is_cycle(node):", "descend_dfs");
    add("expand", 3, "untried.append(expand(node))", "expand_dfs");
    add("none", 1, "return None");
    return lines;
  }
  if (solver === "ids") {
    add("round", 1, "for limit in count(1):");
    add("again", 2, "frontier, cut = [start()], False");
    add("loop", 2, "while frontier:");
    add("next", 3, "node = frontier.pop()", "next_last");
    add("goal", 3, "if is_goal(node): return node", `goal_${state}`);
    add("deep", 3, "deep = node.depth >= limit");
    add("cut", 3, "cut = cut or deep");
    add("descend", 3, "if not deep and not is_cycle(node):", "descend_ids");
    add("expand", 4, "frontier += expand(node)", "expand_ids");
    add("none", 2, "if not cut: return None", "none_ids");
    return lines;
  }
  const best = BEST_FIRST.includes(solver);
  add("first", 1, "node = start()");
  if (!best) add("begin", 1, "if is_goal(node): return node", `goal_${state}`);
  add(
    "queue",
    1,
    best ? "frontier = [(f(node), node)]" : "frontier = deque([node])",
    best ? `queue_${solver}` : "queue",
  );
  add("table", 1, "reached = {node.state: node}", `table_${state}`);
  add("loop", 1, "while frontier:");
  add(
    "next",
    2,
    `node = ${best ? "heappop(frontier)[1]" : "frontier.popleft()"}`,
    `next_${best ? (solver === "ucs" ? "least_g" : "least_f") : "first"}`,
  );
  if (best) add("goal", 2, "if is_goal(node): return node", `goal_${state}`);
  add("expand", 2, "for child in expand(node):");
  if (!best) add("goal", 3, "if is_goal(child): return child", `goal_${state}`);
  const cheaper = best ? " or child.g < reached[child.state].g" : "";
  add("new", 3, `if child.state not in reached${cheaper}:`, `${best ? "cheaper" : "new"}_${state}`);
  add("enter", 4, "reached[child.state] = child");
  add("wait", 4, best ? "heappush(frontier, (f(child), child))" : "frontier.append(child)");
  add("none", 1, "return None");
  return lines;
}

/**
 * Counts the children of an expansion; children after a solution are not made.
 * @param {Line[]} lines @param {Expansion} expansion @param {Searched["status"]} status after the expansion @param
 * {ArrayLike<number | null>} board after the expansion
 * @returns {Children}
 */
export function childrenOf(lines, expansion, status, board) {
  if ("neighbours" in expansion) {
    const fates = expansion.neighbours.map(({ reached }) => reached);
    const found = fates.includes("goal");
    const kept = fates.filter((fate) => KEPT.includes(fate)).length;
    return { made: fates.length, pruned: 0, tested: fates.length - Number(found), kept, found };
  }
  const { cell, children } = expansion;
  // Only breadth-first search ends within an expansion.
  const found = isEarly(lines) && status === "solved" && cell !== null;
  const last = found ? children.findIndex(({ number }) => number === board[cell]) + 1 : children.length;
  const made = children.slice(0, last);
  const pruned = made.filter(({ blocked }) => blocked).length;
  const tested = made.length - pruned - Number(found);
  return { made: made.length, pruned, tested, kept: tested, found };
}

/**
 * Returns the lines that an expansion executes, in order.
 * @param {Line[]} lines @param {Expansion} expansion @param {Children} children @param {number} move the number of the
 * expansion
 */
export function expansionPath(lines, { node }, { tested, kept, found }, move) {
  const skipped = new Set(
    /** @type {Kind[]} */ ([
      "none",
      // Iterative deepening begins again whenever it expands the start.
      ...(node === 0 ? [] : ["round", "again"]),
      ...(isEarly(lines) && tested === 0 && !found ? ["goal"] : []),
      ...(tested > 0 ? [] : ["new"]),
      ...(kept > 0 ? [] : ["enter", "wait"]),
    ]),
  );
  const path = loopOf(lines).filter(({ kind }) => !skipped.has(kind));
  const over = lines.find(({ kind }) => kind === "none");
  // An interrupted round has ended with its last line.
  return node === 0 && move > 1 && over ? [over, ...path] : path;
}

/**
 * Returns the lines executed at the end of a search that ends without an expansion.
 * @param {Line[]} lines
 * @param {boolean} solved
 */
export function endPath(lines, solved) {
  const kinds = solved ? ["loop", "next", "goal"] : ["loop", "none"];
  return loopOf(lines).filter(({ kind }) => kinds.includes(kind));
}

/** Returns the lines of the loop, and the line after it. @param {Line[]} lines */
const loopOf = (lines) => lines.slice(lines.findIndex(({ kind }) => kind === "round" || kind === "loop"));

/** Checks whether a search tests a child when it is made. @param {Line[]} lines */
const isEarly = (lines) => lines.some(({ kind }) => kind === "begin");
