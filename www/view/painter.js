// Draws the board that is to be seen, and names its cells: as often as eyes follow, and no oftener than they like.

import { clock } from "../lib/clock.js";

/**
 * The view of a puzzle of one kind.
 * @typedef {object} Face
 * @property {HTMLElement} frame
 * @property {{ show(change: any): void, warm(heat: number): void }} board
 * @property {(shown: Shown) => void} show names the cells
 * @property {(cell: number) => void} focus puts the focus on a cell
 * @property {(event: MouseEvent) => number | null} cellAt
 * @property {(cell: number | null) => void} [point] shows the cell under the cursor or in focus
 * @property {(puzzle: any, same: boolean) => string | void} open shows a puzzle; gives what its rules want beyond its statement
 * @property {(puzzle: any) => void} [expect] shows an empty one, while the core is fetched
 * @property {boolean} hasShapes whether cells of a line wear marks, since it is no stroke
 * @property {boolean} shown instead of another kind
 */

/** A board, with the cell filled last. @typedef {import("../boards/contract.js").Shown & { put?: number | null }} Shown */

/** @typedef {{ cells: [number, number], accepted: boolean }} Pair */

/** Milliseconds between two updates of the cells' names, and of the board under reduced motion, while no eye can follow the run. */
const NAMES_EVERY = 500;
const CALM_EVERY = 250;

export class BoardPainter {
  #namedAt = -Infinity;
  #drawnAt = -Infinity;
  /** What was drawn. @type {object | null} */
  #drawn = null;

  /** What the board shows now. */
  get drawn() {
    return this.#drawn;
  }

  /** Another board is to be seen than before. */
  forget() {
    this.#drawn = null;
    this.#namedAt = this.#drawnAt = -Infinity;
  }

  /**
   * @param {Face} face
   * @param {Shown} shown
   * @param {object} how
   * @param {object} how.of what is drawn again when it is another
   * @param {Pair | null} how.pair
   * @param {boolean} how.apart whether each line says what it adds to the energy
   * @param {boolean} how.lettered whether cells show their letters
   * @param {number} how.heat
   * @param {boolean} how.calm whether it is drawn seldom
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
