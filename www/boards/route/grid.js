// The grid of a map: its rows, and descriptions of its cells.

import { cellTowards } from "../../lib/arrows.js";
import { figures } from "../../lib/format.js";
import { t } from "../../text/route.js";
import { squares } from "../grid.js";
import { WALL } from "./map.js";

/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("../../core/types.js").Explored} Explored */

/** @param {Plan} plan @returns {import("../grid.js").Cells} */
export const cellsOf = ({ rows, columns, start }) => ({
  rows: squares(rows, columns),
  towards: (event, here) => cellTowards(event, here, { rows, columns }),
  first: start,
});

/**
 * Returns a function that finds the cells changed by a search.
 * @param {import("../contract.js").Shown} before
 * @param {import("../contract.js").Shown} now
 * @returns {(cell: number) => boolean}
 */
export const changed =
  (before, { board, explored }) =>
  (cell) =>
    before.board[cell] !== board[cell] ||
    before.explored?.g[cell] !== explored?.g[cell] ||
    before.explored?.expanded[cell] !== explored?.expanded[cell] ||
    before.explored?.waits[cell] !== explored?.waits[cell] ||
    before.explored?.h[cell] !== explored?.h[cell];

/**
 * Describes a cell: "row 6, column 3: cost 5, reached at cost 12, h 8, expansion 14, step 4 of the path".
 * @param {Plan} plan
 * @param {ArrayLike<number>} board
 * @param {Explored | null} explored
 * @param {number} cell
 */
export function cellInWords({ columns, costs, start, goal }, board, explored, cell) {
  const place = t("place", { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
  if (costs[cell] === WALL) return t("cell", { place, content: [t("wall")] });
  const content = [cell === start ? t("start") : cell === goal ? t("goal") : t("cost", { n: costs[cell] })];
  if (explored) {
    const [g, h, n] = [explored.g[cell], figures(explored.h[cell]), explored.expanded[cell]];
    if (g >= 0) content.push(t("reached", { g }));
    content.push(t("estimate", { h }));
    if (n > 0) content.push(t("expansion", { n }));
    else if (explored.waits[cell] > 0) content.push(t("waits"));
  }
  if (board[cell] > 1) content.push(t("step", { n: board[cell] - 1 }));
  return t("cell", { place, content });
}
