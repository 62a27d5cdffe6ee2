// The state of the sudoku editor: givens and rules, with undo and redo. It does not read the page.

import { History } from "../../lib/undo.js";
import { conflictsOf } from "./rules.js";
import { toText } from "./shape.js";
import { faultOf, NO_PARTS, rulesOf } from "./variant.js";

/** @typedef {import("./shape.js").Shape} Shape */
/** @typedef {import("./variant.js").Parts} Parts */
/** @typedef {{ givens: number[], parts: Parts }} State */
/**
 * A step of the history: the changed cell, or null if several cells changed, and the state after it.
 * @typedef {{ cell: number | null, state: State }} Step
 */

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

  /** The parts of the rules. Regions keep their numbers while they are drawn. */
  get parts() {
    return this.#state.parts;
  }

  get text() {
    return toText(this.givens);
  }

  /** The part of a link that this state determines. */
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
   * Puts a digit on a cell; 0 clears it. Returns whether the state changed.
   * @param {number} cell
   * @param {number} digit
   */
  put(cell, digit) {
    return this.#step(cell, { ...this.#state, givens: this.givens.with(cell, digit) });
  }

  /** Removes all givens; the rules stay. */
  clear() {
    return this.#step(null, { ...this.#state, givens: this.givens.map(() => 0) });
  }

  /** Changes the rules. @param {Partial<Parts>} parts @param {number | null} [cell] */
  rule(parts, cell = null) {
    return this.#step(cell, { ...this.#state, parts: { ...this.parts, ...parts } });
  }

  /** Goes a step back, and returns that step; null without one. */
  undo() {
    const [step, { parts }] = [this.#history.now, this.#state];
    if (!this.canUndo) return null;
    this.#history.undo();
    this.#see(parts);
    return step;
  }

  /** Goes a step forward, and returns that step; null without one. */
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

  /** Computes the values derived from the state. @param {Parts} parts the parts before the change */
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

/** Returns the part of a link that a sudoku determines. @param {Shape} shape @param {ArrayLike<number>} givens */
export const keyOf = ({ rules }, givens) => [toText(givens), ...(rules?.keys ?? []).flat()].join("&");
