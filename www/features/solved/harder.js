// The offer for sudokus that swaps rarely solve within their budget: a dialog with methods that do, and the cost of
// each.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { makeDialog } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** The number of moves that swaps need for most of the grids that they can solve at all: docs/SUDOKU-MEASURED.md. */
const LONG = 5_000_000;
/**
 * The minimum and maximum numbers of givens of grids that swaps rarely solve, by size: docs/SUDOKU.md.
 * @type {Record<number, [number, number]>}
 */
const RARELY = { 16: [85, 105], 25: [190, 340] };

/** Checks whether swaps are unlikely to solve a run's sudoku soon. @param {Run} run */
function isHard({ setup: { puzzle, method }, snapshot: { progress } }) {
  if (puzzle.kind !== "sudoku" || !["anneal", "tempering", "replicas"].includes(method)) return false;
  if (progress.status === "solved") return false;
  if (progress.status === "budget") return true;
  if (progress.status === "unsolvable") return false;
  if (progress.head > LONG) return true;
  const [least, most] = RARELY[puzzle.size] ?? [0, -1];
  const givens = puzzle.givens.filter((given) => given !== 0).length;
  return least <= givens && givens <= most;
}

export class Harder {
  #link = element("button", { type: "button", class: "link-button", id: "harder", hidden: "" }, t("solveHardest"));
  #why = element("p", {});
  #dialog;

  /**
   * @param {object} does
   * @param {() => void} does.rebuild opens the grid for annealing with propagation, and plays
   * @param {() => void} does.prove counts the grid's solutions
   * @param {() => void} does.allCores runs the grid from many seeds at once
   */
  constructor({ rebuild, allCores, prove }) {
    const ways = /** @type {const} */ ([
      ["rebuildIt", "rebuildIs", rebuild],
      ["allCores", "allCoresIs", allCores],
      ["proveIt", "proveIs", prove],
    ]).map(([name, is, act], place) => {
      const button = element("button", { type: "button", class: place === 0 ? "button primary" : "button" }, t(name));
      button.addEventListener("click", () => {
        this.#dialog.close();
        act();
      });
      return element("div", { class: "way" }, button, element("p", {}, t(is)));
    });
    this.#dialog = makeDialog("harder", { title: t("solveHardest"), close: t("close") }, [this.#why, ...ways]);
    this.#link.addEventListener("click", () => this.open());
    byId("share-open", HTMLButtonElement).before(this.#link);
  }

  open() {
    lay(this.#dialog);
  }

  /**
   * Shows the offer if it helps.
   * @param {Run} run
   * @param {boolean} wanted whether offers are wanted
   * @returns {boolean} whether the offer is the question at the end of the run
   */
  show(run, wanted) {
    const shown = wanted && isHard(run);
    setShown(this.#link, shown && !run.over);
    if (shown) setText(this.#why, t(run.over ? "harderEnded" : "harderRarely"));
    return shown && run.over;
  }
}
