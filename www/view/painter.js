// Draws the present board, and names its cells for screen readers. Both happen rarely when no eye could follow, or when
// a person wants less motion.

import { clock } from "../lib/clock.js";

/**
 * The view of the puzzles of one kind, as the page draws and names them.
 * @typedef {object} Face
 * @property {HTMLElement} frame
 * @property {{ show(change: any): void, warm(heat: number): void }} board
 * @property {(shown: Shown) => void} show names the cells
 * @property {(cell: number) => void} focus puts the focus on a cell
 * @property {(event: MouseEvent) => number | null} cellAt
 * @property {(cell: number | null) => void} [point] shows the cell under the cursor or in focus
 * @property {(puzzle: any, same: boolean) => string | void} open shows a puzzle; returns a sentence on rules beyond its
 * statement
 * @property {(puzzle: any) => void} [expect] shows an empty puzzle while the core is fetched
 * @property {boolean} hasShapes whether cells of a line have marks, because a line is no stroke
 * @property {boolean} shown whether this view is shown, and not the view of another kind
 */

/**
 * A board, with the cell filled last.
 * @typedef {import("../boards/contract.js").Shown & { put?: number | null }} Shown
 */

/** @typedef {{ cells: [number, number], accepted: boolean }} Pair */

/**
 * Milliseconds between two updates of the cells' names, and of the board under reduced motion, while the run is too
 * fast for the eye.
 */
const NAMES_EVERY = 500;
const CALM_EVERY = 250;

export class BoardPainter {
  #namedAt = -Infinity;
  #drawnAt = -Infinity;
  /** The snapshot drawn last. @type {object | null} */
  #drawn = null;

  /** The snapshot that the board shows. */
  get drawn() {
    return this.#drawn;
  }

  /** Makes the next board be drawn even if its snapshot is the same. */
  forget() {
    this.#drawn = null;
    this.#namedAt = this.#drawnAt = -Infinity;
  }

  /**
   * @param {Face} face
   * @param {Shown} shown
   * @param {object} how
   * @param {object} how.of the snapshot: the board is drawn again when this changes
   * @param {Pair | null} how.pair
   * @param {boolean} how.apart whether each line shows its contribution to the energy
   * @param {boolean} how.lettered whether cells show their letters
   * @param {number} how.heat
   * @param {boolean} how.calm whether the board is drawn rarely
   * @param {boolean} how.named whether the cells are named at once
   */
  draw(face, shown, { of, pair, apart, lettered, heat, calm, named }) {
    const { board, sums, kinds, put = null, explored = null } = shown;
    const now = clock();
    if (of !== this.#drawn && (!calm || now - this.#drawnAt > CALM_EVERY)) {
      this.#drawnAt = now;
      this.#drawn = of;
      face.board.show({ board, kinds, sums, pair, put, apart, lettered, explored });
    }
    face.board.warm(heat);
    if (!named && now - this.#namedAt < NAMES_EVERY) return;
    this.#namedAt = now;
    face.show(shown);
  }
}
