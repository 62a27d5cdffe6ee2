// Givens and rules while they are edited, and every step back and forth. It knows no page.

import { History } from "../../lib/undo.js";
import { conflictsOf } from "./rules.js";
import { toText } from "./shape.js";
import { faultOf, NO_PARTS, rulesOf } from "./variant.js";

/** @typedef {import("./shape.js").Shape} Shape */
/** @typedef {import("./variant.js").Parts} Parts */
/** @typedef {{ givens: number[], parts: Parts }} State */
/** @typedef {{ cell: number | null, state: State }} Step the cell that was changed, null when many were; and what that came to */

export class Editor {
  /** @type {History<Step>} */
  #history;

  /**
   * @param {Shape} shape
   * @param {ArrayLike<number>} givens
   */
  constructor(shape, givens) {
    const { regions, extra, cages } = shape.rules ?? NO_PARTS;
    this.shape = shape;
    const state = { givens: Array.from(givens), parts: { regions, extra, cages } };
    this.#history = new History({ cell: null, state });
    this.conflicts = conflictsOf(shape, givens);
    this.fault = faultOf(shape);
  }

  get #state() {
    return this.#history.now.state;
  }

  get givens() {
    return this.#state.givens;
  }

  /** What the rules are made of: regions keep their names while they are drawn. */
  get parts() {
    return this.#state.parts;
  }

  get text() {
    return toText(this.givens);
  }

  /** All that a link has of it. */
  get key() {
    return keyOf(this.shape, this.givens);
  }

  get count() {
    return this.givens.filter((digit) => digit > 0).length;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /**
   * Puts a digit on a cell, 0 clears it. Whether that changed anything.
   * @param {number} cell
   * @param {number} digit
   */
  put(cell, digit) {
    return this.#step(cell, { ...this.#state, givens: this.givens.with(cell, digit) });
  }

  /** Takes all givens away; the rules stay. */
  clear() {
    return this.#step(null, { ...this.#state, givens: this.givens.map(() => 0) });
  }

  /** Other rules. @param {Partial<Parts>} parts @param {number | null} [cell] */
  rule(parts, cell = null) {
    return this.#step(cell, { ...this.#state, parts: { ...this.parts, ...parts } });
  }

  /** The step that was taken back, or nothing. */
  undo() {
    const [step, { parts }] = [this.#history.now, this.#state];
    if (!this.canUndo) return null;
    this.#history.undo();
    this.#see(parts);
    return step;
  }

  /** The step that was taken again, or nothing. */
  redo() {
    const { parts } = this.#state;
    if (!this.canRedo) return null;
    this.#history.redo();
    this.#see(parts);
    return this.#history.now;
  }

  /** @param {number | null} cell @param {State} state */
  #step(cell, state) {
    const before = this.#state;
    if (JSON.stringify(state) === JSON.stringify(before)) return false;
    this.#history.push({ cell, state });
    this.#see(before.parts);
    return true;
  }

  /** What follows from the state. @param {Parts} parts those before */
  #see(parts) {
    const state = this.#state;
    if (state.parts !== parts) {
      const { size, box_rows, box_columns } = this.shape;
      const plain = { size, box_rows, box_columns };
      this.shape = { ...plain, rules: rulesOf(plain, state.parts) };
      this.fault = faultOf(this.shape);
    }
    this.conflicts = conflictsOf(this.shape, state.givens);
  }
}

/** All that a link has of a sudoku. @param {Shape} shape @param {ArrayLike<number>} givens */
export const keyOf = ({ rules }, givens) => [toText(givens), ...(rules?.keys ?? []).flat()].join("&");
