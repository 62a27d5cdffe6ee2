// An expansion as the code shows it, or the end of a search: the lines that it runs, and their values.

import { shortCellName } from "../../boards/names.js";
import { count, figures } from "../../lib/format.js";
import { childrenOf, endPath, expansionPath } from "./search-program.js";
import { settingsOf } from "./program.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Searched} Searched */

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
  if (over && (!inspected || inspected.move === moves)) {
    const path = endPath(lines, status === "solved");
    const values = { loop: count(moves), goal: answer(true), next: cost === null ? "" : `g = ${count(cost)}` };
    return { move: moves + 1, path, turn: path.at(-1), decides: path.at(-1), outcome: "", values };
  }
  const expansion = inspected?.inspection;
  if (!inspected || !expansion || !("f" in expansion)) return null;
  const { g, h, f } = expansion;
  const children = childrenOf(lines, expansion, inspected.move === moves ? status : "running", board);
  const { made, pruned, kept, found } = children;
  const path = expansionPath(lines, expansion, children, inspected.move);
  const where = "at" in expansion ? shortCellName(setup.puzzle, expansion.at) : "";
  const { solver } = settingsOf(setup);
  const sum = where === "" && solver === "astar" ? `${figures(g)} + ${figures(h)} = ` : "";
  const worth = ["greedy", "astar", "wastar"].includes(solver) ? `f = ${sum}${figures(f)}` : `g = ${figures(g)}`;
  const chosen = [where, worth].filter(Boolean).join(", ");
  const values = {
    ...(next?.kind === "loop" ? {} : { loop: count(inspected.move) }),
    [next?.kind ?? "next"]: chosen,
    goal: answer(found),
    descend: answer(true),
    expand: pruned > 0 ? t("s_pruned", { n: made - pruned, pruned: count(pruned) }) : count(made),
    new: count(kept),
    wait: inspected.move === moves ? t("s_waiting", { n: frontier }) : "",
  };
  return { move: inspected.move, path, turn: path.at(-1), decides: next, outcome: "", values };
}
