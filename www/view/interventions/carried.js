// The number in a person's hand: the board as it would be after the number is put down, and a label at the pointer.

import { numberName } from "../../boards/names.js";
import { faceOf } from "../../boards/problems.js";
import { byId, element, setShown, setText } from "../../lib/dom.js";
import { t } from "../../text/run.js";

/** @typedef {import("../../run/run.js").Run} Run */
/**
 * A swap that a person is about to make: the two numbers, the change of energy, and the board after it.
 * @typedef {{ cells: [number, number], numbers: [string, string], delta: number,
 *   shown: import("../../boards/contract.js").Shown }} Carried
 */

/**
 * Returns the board after a swap; null if the swap is no move on the run's board, or its energy is not known yet.
 * @param {Run} run @param {[number, number]} cells @returns {Carried | null}
 */
export function carriedTo({ setup: { puzzle }, snapshot }, cells) {
  const { neighbourhood: moves, board } = snapshot;
  const [low, high] = cells.toSorted((a, b) => a - b);
  const move = moves?.cells.findIndex((cell, i) => cell === low && moves.other[i] === high) ?? -1;
  const after = move < 0 ? null : faceOf(puzzle).swapped?.(puzzle, snapshot, cells);
  if (!moves || !after) return null;
  const [a, b] = cells.map((cell) => numberName(puzzle, board[cell]));
  return { cells, numbers: [a, b], delta: moves.delta[move], shown: { ...snapshot, ...after } };
}

/** Describes the change of energy by a swap. @param {number} delta */
export function changeInWords(delta) {
  if (delta > 0) return { kind: "worse", text: t("changeWorse", { n: delta }) };
  return delta < 0 ? { kind: "better", text: t("moveBetter", { n: -delta }) } : { kind: "equal", text: t("moveEqual") };
}

/**
 * Describes a swap that a person is about to make: "2 on 8: 396 better."
 * @param {Carried} carried
 * @param {"letGo" | "pressEnter"} how
 */
export const carriedInWords = ({ numbers: [a, b], delta }, how) =>
  `${t("carried", { a, b, change: changeInWords(delta).text })} ${t(how)}`;

/**
 * The number at the pointer while it is dragged. Over a cell that accepts it, the cell shows the number, and the label
 * the change.
 */
export class Hand {
  #number = element("b");
  #change = element("span");
  #node = element("div", { class: "in-hand", "aria-hidden": "true", hidden: "" }, this.#number, this.#change);

  constructor() {
    byId("board-area", HTMLElement).append(this.#node);
  }

  /** @param {{ clientX: number, clientY: number }} at @param {string} number @param {Carried | null} carried */
  show({ clientX, clientY }, number, carried) {
    setShown(this.#node, true);
    setText(this.#number, carried ? "" : number);
    setText(this.#change, carried ? changeInWords(carried.delta).text : "");
    this.#node.style.translate = `${clientX}px ${clientY}px`;
  }

  hide() {
    setShown(this.#node, false);
  }
}
