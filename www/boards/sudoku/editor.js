// Givens and rules while they are edited, and every step back and forth. It knows no page.

import { conflictsOf } from "./rules.js";
import { toText } from "./shape.js";
import { faultOf, NO_PARTS, rulesOf } from "./variant.js";

/** @typedef {import("./shape.js").Shape} Shape */
/** @typedef {import("./variant.js").Parts} Parts */
/** @typedef {{ givens: number[], parts: Parts }} State */
/** @typedef {{ cell: number | null, before: State, after: State }} Step `cell` is null when many changed */

export class Editor {
  /** @type {State} */
  #state;
  /** @type {Step[]} */
  #done = [];
  /** @type {Step[]} */
  #undone = [];

  /**
   * @param {Shape} shape
   * @param {ArrayLike<number>} givens
   */
  constructor(shape, givens) {
    const { regions, extra, cages } = shape.rules ?? NO_PARTS;
    this.shape = shape;
    this.#state = { givens: Array.from(givens), parts: { regions, extra, cages } };
    this.conflicts = conflictsOf(shape, givens);
    this.fault = faultOf(shape);
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
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
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
    const step = this.#done.pop();
    if (!step) return null;
    this.#undone.push(step);
    this.#set(step.before);
    return step;
  }

  /** The step that was taken again, or nothing. */
  redo() {
    const step = this.#undone.pop();
    if (!step) return null;
    this.#done.push(step);
    this.#set(step.after);
    return step;
  }

  /** @param {number | null} cell @param {State} after */
  #step(cell, after) {
    const before = this.#state;
    if (JSON.stringify(after) === JSON.stringify(before)) return false;
    this.#done.push({ cell, before, after });
    this.#undone = [];
    this.#set(after);
    return true;
  }

  /** @param {State} state */
  #set(state) {
    const { parts } = this.#state;
    this.#state = state;
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
