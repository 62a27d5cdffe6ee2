// A sudoku that swaps will hardly solve within their budget: what solves it, what that is, and what it costs.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { makeDialog } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** After so many moves most grids that swaps solve are solved: docs/SUDOKU.md. */
const LONG = 5_000_000;
/** Givens of the grids that swaps hardly ever solve, from and to, by the size: docs/SUDOKU.md. @type {Record<number, [number, number]>} */
const RARELY = { 16: [85, 105], 25: [190, 340] };

/** Whether swaps are unlikely to solve it soon. @param {Run} run */
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
   * @param {() => void} does.rebuild opens the same grid for annealing with propagation, and plays it
   * @param {() => void} does.prove counts its solutions
   * @param {() => void} does.allCores runs it from many seeds at once
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

  /** @param {Run} run @param {boolean} wanted whether anything is offered at all @returns {boolean} whether that is the question at its end */
  show(run, wanted) {
    const shown = wanted && isHard(run);
    setShown(this.#link, shown && !run.over);
    if (shown) setText(this.#why, t(run.over ? "harderEnded" : "harderRarely"));
    return shown && run.over;
  }
}
