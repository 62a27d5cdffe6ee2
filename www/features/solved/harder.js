// A sudoku that swaps will hardly solve within their budget: what solves it, what that is, and what it costs.

import { byId, element, setShown, setText } from "../../lib/dom.js";
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
  if (progress.status === "exhausted") return progress.head > 0;
  if (progress.head > LONG) return true;
  const [least, most] = RARELY[puzzle.size] ?? [0, -1];
  const givens = puzzle.givens.filter((given) => given !== 0).length;
  return least <= givens && givens <= most;
}

export class Harder {
  #words = element("p", {});
  #rebuild = element("button", { type: "button", class: "button small primary" }, t("solveHardest"));
  #prove = element("button", { type: "button", class: "button small" }, t("proveIt"));
  #box = element(
    "div",
    { class: "harder", hidden: "", role: "group" },
    this.#words,
    element("p", {}, this.#rebuild, element("span", {}, t("solveHardestIs"))),
    element("p", {}, this.#prove, element("span", {}, t("proveItIs"))),
  );

  /** @param {() => void} solve opens the same grid for annealing with propagation, and plays it */
  constructor(solve) {
    this.#rebuild.addEventListener("click", solve);
    this.#prove.addEventListener("click", () => byId("offer-prove", HTMLButtonElement).click());
    this.#box.setAttribute("aria-label", t("harderLabel"));
    byId("offers", HTMLElement).after(this.#box);
  }

  /** @param {Run} run @param {boolean} wanted whether anything is offered at all */
  show(run, wanted) {
    const shown = wanted && isHard(run);
    setShown(this.#box, shown);
    if (shown) setText(this.#words, t(run.over ? "harderEnded" : "harder"));
  }
}
