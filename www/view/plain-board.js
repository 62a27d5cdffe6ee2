// The board of a problem that only defines its words and a face. It shows the cell under the cursor or in focus. A
// person can intervene, and can choose another puzzle of the problem.

import { BoardView } from "../boards/board-view.js";
import { element, setAttribute, setText } from "../lib/dom.js";

/**
 * @template Puzzle, Layout
 * @template {{ puzzle: Puzzle, cell: number | null, colours: import("../lib/colours.js").Colours,
 *   layout: Layout }} Scene
 * @extends {BoardView<Puzzle, Layout, Scene>}
 */
export class PlainBoard extends BoardView {
  #choosers = element("div", { class: "choosers" });
  #choices;
  #editor;
  #edit = element("button", { type: "button", class: "button small" });

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
    this.#editor = face.editor;
    if (!face.choices) return;
    if (face.editor) this.#choosers.append(this.#edit);
    elements.frame.append(this.#choosers);
    this.#choosers.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.value === "") return;
      // Leaving the address first makes Back return to the puzzle before.
      house.address.leave();
      house.edits.set(target.name, target.value);
    });
  }

  /** @override @param {Puzzle} puzzle @param {boolean} [same] @param {Partial<Scene>} [change] */
  open(puzzle, same, change) {
    super.open(puzzle, same, change);
    const editor = this.#editor?.(puzzle);
    if (editor) {
      setAttribute(this.#edit, "data-opens", editor.name);
      setAttribute(this.#edit, "id", `${editor.name}-edit`);
      setText(this.#edit, editor.word);
    }
    const children = this.#choosers.getElementsByTagName("select");
    for (const [i, { label, key, values, value }] of (this.#choices?.(puzzle) ?? []).entries()) {
      const chooser = children[i] ?? element("select", { class: "chooser" });
      if (!children[i]) this.#choosers.insertBefore(chooser, editor ? this.#edit : null);
      chooser.name = key;
      setAttribute(chooser, "aria-label", label);
      chooser.replaceChildren(...values.map(([value, name]) => element("option", { value }, name)));
      chooser.value = value;
    }
  }

  /** @param {number | null} cell */
  point(cell) {
    this.board.show(/** @type {Partial<Scene>} */ ({ cell }));
  }
}
