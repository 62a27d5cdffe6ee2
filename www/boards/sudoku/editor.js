// Givens while they are edited, and every step back and forth. It knows no page.

import { conflictsOf, toText } from "./rules.js";

/** @typedef {import("./rules.js").Shape} Shape */
/** @typedef {{ cell: number | null, before: number[], after: number[] }} Step `cell` is null when many changed */

export class Editor {
  /** @type {number[]} */
  #givens;
  /** @type {Step[]} */
  #done = [];
  /** @type {Step[]} */
  #undone = [];

  /**
   * @param {Shape} shape
   * @param {ArrayLike<number>} givens
   */
  constructor(shape, givens) {
    this.shape = shape;
    this.#givens = Array.from(givens);
    this.conflicts = conflictsOf(shape, givens);
  }

  get givens() {
    return this.#givens;
  }

  get text() {
    return toText(this.#givens);
  }

  get count() {
    return this.#givens.filter((digit) => digit > 0).length;
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
    return this.#step(cell, this.#givens.with(cell, digit));
  }

  clear() {
    return this.#step(
      null,
      this.#givens.map(() => 0),
    );
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

  /** @param {number | null} cell @param {number[]} after */
  #step(cell, after) {
    const before = this.#givens;
    if (after.every((digit, i) => digit === before[i])) return false;
    this.#done.push({ cell, before, after });
    this.#undone = [];
    this.#set(after);
    return true;
  }

  /** The same givens under other rules. @param {Shape} shape */
  reshape(shape) {
    this.shape = shape;
    this.#set(this.#givens);
  }

  /** @param {number[]} givens */
  #set(givens) {
    this.#givens = givens;
    this.conflicts = conflictsOf(this.shape, givens);
  }
}
