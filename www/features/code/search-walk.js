// An expansion as the code shows it, or the end of a search: the lines that it executes, and their values.

import { shortCellName } from "../../boards/names.js";
import { count, figures } from "../../lib/format.js";
import { childrenOf, endPath, expansionPath } from "./search-program.js";
import { settingsOf } from "./program.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Searched} Searched */

/** The searches whose frontier is ordered by f. */
const ORDERED_BY_F = ["greedy", "astar", "wastar"];

/**
 * @param {import("../../core/types.js").Setup} setup @param {import("./program.js").Line[]} lines
 * @param {import("./ahead.js").Seen} seen
 */
export function searchWalk(setup, lines, { progress, board, inspected }) {
  const searched = /** @type {Searched} */ (/** @type {unknown} */ (progress));
  const { status, moves, frontier, cost } = searched;
  const next = lines.find(({ kind }) => kind === "next") ?? lines.find(({ kind }) => kind === "loop");
  const answer = (/** @type {boolean} */ yes) => t(yes ? "yes" : "no");
  const early = lines.some(({ kind }) => kind === "begin");
  const over = status === "unsolvable" || (status === "solved" && !early);
  const { puzzle } = setup;
  const { solver } = settingsOf(setup);
  if (over && (!inspected || inspected.move === moves)) {
    const path = endPath(lines, status === "solved");
    const value = solver === "greedy" ? 0 : (cost ?? 0);
    // A solution on a map is the goal, which has the estimate 0.
    const goal = puzzle.kind === "route" ? worth(shortCellName(puzzle, puzzle.goal), solver, figures(value)) : "";
    const values = {
      loop: frontierOf(next, status === "solved" ? frontier + 1 : 0),
      goal: answer(true),
      ...(status === "solved" && { [next?.kind ?? "next"]: goal || `g = ${count(cost ?? 0)}` }),
    };
    return { move: moves + 1, path, turn: path.at(-1), decides: path.at(-1), outcome: "", values };
  }
  const expansion = inspected?.inspection;
  if (!inspected || !expansion || !("f" in expansion)) return null;
  const { g, h, f } = expansion;
  const children = childrenOf(lines, expansion, inspected.move === moves ? status : "running", board);
  const { made, pruned, tested, kept, found } = children;
  const path = expansionPath(lines, expansion, children, inspected.move);
  const where = "at" in expansion ? shortCellName(puzzle, expansion.at) : "";
  const sum = where === "" && solver === "astar" ? `${figures(g)} + ${figures(h)} = ` : "";
  const here = inspected.move === moves;
  const values = {
    loop: here ? frontierOf(next, frontier - kept + 1) : "",
    [next?.kind ?? "next"]: worth(where, solver, ORDERED_BY_F.includes(solver) ? `${sum}${figures(f)}` : figures(g)),
    goal: answer(found),
    expand: pruned > 0 ? t("s_pruned", { n: made - pruned, pruned: count(pruned) }) : count(made),
    new: t("s_of", { n: kept, of: count(tested) }),
    wait: here ? t("s_waiting", { n: frontier }) : "",
  };
  return { move: inspected.move, path, turn: path.at(-1), decides: next, outcome: "", values };
}

/**
 * Describes the node that is taken from the frontier.
 * @param {string} where its cell
 * @param {string} solver
 * @param {string} value of f, or of g
 */
const worth = (where, solver, value) =>
  [where, `${ORDERED_BY_F.includes(solver) ? "f" : "g"} = ${value}`].filter(Boolean).join(", ");

/**
 * Describes the size of the frontier before a node is taken, if each pass takes one.
 * @param {import("./program.js").Line | undefined} next the line that takes it @param {number} n
 */
const frontierOf = (next, n) => (next?.kind === "next" && !next.words.endsWith("last") ? t("s_waiting", { n }) : "");
