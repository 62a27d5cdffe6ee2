// The board of a problem with words and a face alone: it shows the cell under the cursor or in focus, a person can intervene, and choose
// another puzzle of the problem.

import { BoardView } from "../boards/board-view.js";
import { element, setAttribute } from "../lib/dom.js";

/**
 * @template Puzzle, Layout
 * @template {{ puzzle: Puzzle, cell: number | null, colours: import("../lib/colours.js").Colours, layout: Layout }} Scene
 * @extends {BoardView<Puzzle, Layout, Scene>}
 */
export class PlainBoard extends BoardView {
  #chooser = element("select", { class: "chooser" });
  #choices;

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
    this.#choices = face.choices;
    if (!face.choices) return;
    elements.frame.append(this.#chooser);
    this.#chooser.addEventListener("change", () => {
      const { value } = this.#chooser;
      if (value !== "") house.edits.set(this.#chooser.name, value);
    });
  }

  /** @override @param {Puzzle} puzzle @param {boolean} [same] @param {Partial<Scene>} [change] */
  open(puzzle, same, change) {
    super.open(puzzle, same, change);
    const choices = this.#choices?.(puzzle);
    if (!choices) return;
    const { label, key, values, value } = choices;
    this.#chooser.name = key;
    setAttribute(this.#chooser, "aria-label", label);
    this.#chooser.replaceChildren(...values.map(([value, name]) => element("option", { value }, name)));
    this.#chooser.value = value;
  }

  /** @param {number | null} cell */
  point(cell) {
    this.board.show(/** @type {Partial<Scene>} */ ({ cell }));
  }
}
