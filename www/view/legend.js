// The legend of the marks on the board: only the marks that the present run can have, drawn as on the board.

import { wordsOf } from "../boards/names.js";
import { byId, element } from "../lib/dom.js";
import { t } from "../text/legend.js";

/** @typedef {import("../run/run.js").Run} Run */

export class Legend {
  #list = byId("legend", HTMLElement);
  #shown = "";

  /**
   * Shows the marks of a board that the core has not sent yet.
   * @param {import("./aim.js").Puzzle} puzzle
   * @param {boolean} shapes
   */
  expect(puzzle, shapes) {
    this.#put(puzzle, { method: "anneal", kinds: [], apart: false, shapes });
  }

  /**
   * @param {Run} run
   * @param {boolean} apart whether each line shows its contribution to the energy
   * @param {boolean} shapes whether the cells of a line are marked instead of lying on a stroke
   */
  show({ setup: { puzzle, method }, snapshot: { kinds } }, apart, shapes) {
    this.#put(puzzle, { method, kinds, apart, shapes });
  }

  /** @param {import("./aim.js").Puzzle} puzzle @param {import("../boards/contract.js").Looks} looks */
  #put(puzzle, looks) {
    const marks = wordsOf(puzzle)
      .marks(puzzle, looks)
      .filter((mark) => mark !== false);
    const shown = marks.map(({ key }) => key).join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#list.replaceChildren(...marks.map(({ key, look }) => element("li", { class: look }, t(key))));
  }
}
