// A person's own digits on a sudoku, with pencil marks, undo and redo. It does not read the page.

import { History } from "../../lib/undo.js";

/**
 * The digits, 0 for a blank, and the pencil marks of each cell.
 * @typedef {{ digits: number[], notes: number[][] }} Filled
 */

export class Own {
  #history;
  #givens;

  /** @param {ArrayLike<number>} givens @param {Filled | null} kept what the person had filled in before */
  constructor(givens, kept) {
    this.#givens = Array.from(givens);
    const fits = kept?.digits.length === givens.length && kept.notes.length === givens.length;
    const blank = { digits: this.#givens.map(() => 0), notes: this.#givens.map(() => []) };
    this.#history = new History(kept && fits ? kept : blank);
  }

  /** @returns {Filled} */
  get filled() {
    return this.#history.now;
  }

  /** The givens and the person's digits; 0 for a blank. */
  get digits() {
    return this.#givens.map((given, cell) => given || this.filled.digits[cell]);
  }

  /** Checks whether a cell belongs to the person, because it has no given. */
  isOwn = (/** @type {number} */ cell) => this.#givens[cell] === 0;

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /** Puts a digit on a cell; 0, or the present digit, clears it. @param {number} cell @param {number} digit */
  put(cell, digit) {
    const { digits, notes } = this.filled;
    if (!this.isOwn(cell) || (digit === 0 && digits[cell] === 0 && notes[cell].length === 0)) return;
    const next = digits[cell] === digit ? 0 : digit;
    const kept = next > 0 || digits[cell] === 0 ? notes.with(cell, []) : notes;
    this.#history.push({ digits: digits.with(cell, next), notes: kept });
  }

  /** Adds or removes a pencil mark. @param {number} cell @param {number} digit */
  note(cell, digit) {
    const { digits, notes } = this.filled;
    if (!this.isOwn(cell) || digits[cell] > 0 || digit === 0) return;
    const marks = notes[cell];
    const next = marks.includes(digit)
      ? marks.filter((mark) => mark !== digit)
      : [...marks, digit].sort((a, b) => a - b);
    this.#history.push({ digits, notes: notes.with(cell, next) });
  }

  undo() {
    this.#history.undo();
  }

  redo() {
    this.#history.redo();
  }
}
