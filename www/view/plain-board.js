// The board of a problem with words and a face alone: it shows the cell under the cursor or in focus, and a person can intervene.

import { BoardView } from "../boards/board-view.js";

/**
 * @template Puzzle, Layout
 * @template {{ puzzle: Puzzle, cell: number | null, colours: import("../lib/colours.js").Colours, layout: Layout }} Scene
 * @extends {BoardView<Puzzle, Layout, Scene>}
 */
export class PlainBoard extends BoardView {
  /**
   * @param {import("../house.js").House} house
   * @param {import("../boards/contract.js").Face<Puzzle, Layout, Scene>} face
   * @param {Puzzle} puzzle
   * @param {import("../boards/board-view.js").Elements} elements
   */
  constructor(house, face, puzzle, elements) {
    const pointed = (/** @type {number | null} */ cell) => house.stage.point(cell);
    const scene = /** @type {Pick<Scene, "puzzle" | "colours">} */ ({ puzzle, colours: house.colours() });
    super(face, elements, /** @type {Partial<Scene> & typeof scene} */ (scene), {
      pointed,
      focused(cell) {
        pointed(cell);
        if (cell !== null) house.interventions.choose(cell);
      },
    });
  }

  /** @param {number | null} cell */
  point(cell) {
    this.board.show(/** @type {Partial<Scene>} */ ({ cell }));
  }
}
