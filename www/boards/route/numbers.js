// The numbers of a search on a map, beside the map: f = g + h of one cell in large type, and the next cells of the
// frontier.

import { byId, element, setText } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { t } from "../../text/route.js";
import { placeOf, shortPlaceOf } from "../places.js";
import { pathOf, WALL } from "./map.js";

/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("../contract.js").Shown} Shown */
/** @typedef {import("../../core/types.js").Explored} Explored */

/** The sort key of each search's frontier. */
const ORDERS = /** @type {const} */ ({
  bfs: "first",
  ucs: "g",
  dfs: "last",
  ids: "last",
  greedy: "h",
  astar: "f",
  wastar: "f",
});
/** The names of the numbers with their text keys, and the sign before each number. */
const NAMES = /** @type {const} */ ([
  ["f", "sum", ""],
  ["g", "soFar", "="],
  ["h", "toCome", "+"],
]);
const NONE = "–";

export class Numbers {
  #frame = byId("route-numbers", HTMLElement);
  #values = NAMES.map(() => element("dd", {}, NONE));
  #names = NAMES.map(([name]) => element("dt", {}, name));
  #cell = element("p", { id: "route-cell" });
  #title = byId("route-next-title", HTMLElement);
  #list = byId("route-next-list", HTMLElement);
  #listed = "";
  /** @type {keyof typeof ORDERS} */
  #solver = "astar";
  /** The factor of h in f. */
  #weight = 1;

  /** @param {(cell: number | null) => void} pointed called with the frontier cell under the cursor */
  constructor(pointed) {
    const [readouts, next] = [document.querySelector(".readouts"), byId("route-next", HTMLElement)];
    const columns = NAMES.map(([name, key, sign], i) => {
      const words = [this.#names[i], this.#values[i], element("dd", { class: "note" }, t(key))];
      return element("div", { "data-of": name, "data-sign": sign }, ...words);
    });
    this.#frame.append(element("dl", {}, ...columns), this.#cell);
    readouts?.before(this.#frame);
    readouts?.after(next);
    this.#list.addEventListener("pointerover", ({ target }) => {
      const { cell = "" } = /** @type {HTMLElement} */ (target).dataset;
      pointed(cell === "" ? null : Number(cell));
    });
    this.#list.addEventListener("pointerleave", () => pointed(null));
  }

  /** @param {{ value: (key: string) => string }} run the run of a search */
  begin(run) {
    this.#solver = /** @type {keyof typeof ORDERS} */ (run.value("solver"));
    this.#weight = this.#solver === "wastar" ? Number(run.value("weight")) : 1;
    this.#frame.dataset.order = ORDERS[this.#solver];
    // The numbers have decimal places.
    this.#frame.classList.toggle("long", this.#weight !== 1 || run.value("heuristic") === "straight");
    setText(this.#names[2], this.#weight === 1 ? "h" : `${figures(this.#weight)} · h`);
  }

  /**
   * Shows the numbers of a cell, or of the last expanded cell if no cell is given.
   * @param {Plan} plan
   * @param {Shown} shown
   * @param {number | null} given
   */
  show(plan, { board, explored = null }, given) {
    const cell = given ?? pathOf(board).pop() ?? plan.start;
    // A node that was replaced in the table is expanded with the cost of its original path.
    const own = given === null && explored?.last?.cell === cell ? explored.last.g : null;
    const g = own ?? explored?.g[cell] ?? -1;
    const estimates = ["f", "h"].includes(ORDERS[this.#solver]);
    const h = estimates && explored && plan.costs[cell] !== WALL ? explored.h[cell] : null;
    const weighted = h === null ? null : this.#weight * h;
    const f = g < 0 || weighted === null ? null : g + weighted;
    for (const [i, value] of [f, g < 0 ? null : g, weighted].entries())
      setText(this.#values[i], value === null ? NONE : figures(value));
    const found = cell === plan.goal && board[cell] > 0;
    setText(this.#cell, inWords(plan, explored, cell, found));
    this.#showNext(plan.columns, explored?.next ?? { cell: [], f: [] });
  }

  /** @param {number} columns @param {{ cell: ArrayLike<number>, f: ArrayLike<number> }} next */
  #showNext(columns, { cell: cells, f }) {
    const order = ORDERS[this.#solver];
    const listed = [order, columns, ...Array.from(cells, (cell, i) => `${cell} ${f[i]}`)].join();
    if (listed === this.#listed) return;
    this.#listed = listed;
    setText(this.#title, cells.length > 0 ? t(`next_${order}`) : t("nextNone"));
    const ordered = order === "f" || order === "g" || order === "h";
    const items = Array.from(cells, (cell, i) => {
      const value = element("b", {}, ordered ? figures(f[i]) : shortPlaceOf(columns, cell));
      const place = element("span", { class: "visually-hidden" }, ` ${placeOf(columns, cell)}`);
      return element("li", { "data-cell": String(cell) }, value, ...(ordered ? [place] : []));
    });
    this.#list.replaceChildren(...items);
  }
}

/**
 * Describes a cell: "Row 2, column 6, costs 2 to enter, expansion 70."
 * @param {Plan} plan
 * @param {Explored | null} explored
 * @param {number} cell
 * @param {boolean} found
 */
function inWords({ columns, costs, start, goal }, explored, cell, found) {
  const place = placeOf(columns, cell).replace(/^./, (letter) => letter.toUpperCase());
  if (costs[cell] === WALL) return t("cell", { place, content: [t("wall")] });
  const what = cell === start ? t("start") : cell === goal ? t("goal") : t("enters", { n: costs[cell] });
  const n = explored?.expanded[cell] ?? 0;
  const waits = (explored?.waits[cell] ?? 0) > 0;
  const reached = (explored?.g[cell] ?? -1) >= 0;
  const where = found ? "arrived" : waits ? "waits" : reached ? "leftOut" : "unreached";
  const state = n > 0 && !found ? t("expansion", { n }) : t(where);
  return t("here", { place, what, state });
}
