// The list of initial boards: published boards, the empty board, and random partial boards; or, for route finding,
// named maps.

import { byId, element } from "../../lib/dom.js";
import { t } from "../../text/board.js";

/** @typedef {import("../../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../../core/types.js").RoutePuzzle} RoutePuzzle */

const FEWEST_BLANKS = 2;

export class Starts {
  #select = byId("starts", HTMLSelectElement);
  #frame = byId("starts-frame", HTMLElement);
  /** The partial board made last. */
  #random = { givens: "", blanks: 0 };

  /**
   * @param {(givens: string) => void} give
   * @param {(blanks: number) => void} make makes a random partial board
   * @param {(map: string) => void} draw
   */
  constructor(give, make, draw) {
    this.#select.addEventListener("change", () => {
      const [kind, what] = this.#select.value.split(":");
      if (kind === "random") make(Number(what));
      else if (kind === "givens") give(what);
      else if (kind === "map") draw(what);
    });
  }

  /** Remembers a random board. @param {string} givens @param {number} blanks */
  made(givens, blanks) {
    this.#random = { givens, blanks };
  }

  /** @param {Puzzle} puzzle */
  show(puzzle) {
    if (puzzle.kind === "route") return this.#showMaps(puzzle);
    const starts = (puzzle.kind === "sums" && puzzle.starts) || [];
    this.#frame.hidden = starts.length === 0;
    if (puzzle.kind !== "sums" || starts.length === 0) return;
    const empty = puzzle.cells.map(() => null);
    const named = [
      ...starts.map(({ name, givens }) => ({ name: t("start", { name }), givens: asText(givens) })),
      { name: t("emptyBoard"), givens: asText(empty) },
    ];
    const here = asText(puzzle.givens ?? empty);
    const isOther = named.every(({ givens }) => givens !== here);
    const ownName = here === this.#random.givens ? t("random", { n: this.#random.blanks }) : t("ownBoard");
    const random = empty.slice(FEWEST_BLANKS - 1).map((_, i) => i + FEWEST_BLANKS);
    this.#select.replaceChildren(
      ...(isOther ? [element("option", { value: "own" }, ownName)] : []),
      ...named.map(({ name, givens }) => element("option", { value: `givens:${givens}` }, name)),
      element(
        "optgroup",
        { label: t("randomPartial") },
        ...random.map((blanks) => element("option", { value: `random:${blanks}` }, t("random", { n: blanks }))),
      ),
    );
    this.#select.value = isOther ? "own" : `givens:${here}`;
  }

  /** @param {RoutePuzzle} puzzle */
  #showMaps({ map, maps }) {
    this.#frame.hidden = false;
    const isOther = maps.every(([, text]) => text !== map);
    this.#select.replaceChildren(
      ...(isOther ? [element("option", { value: "own" }, t("ownMap"))] : []),
      ...maps.map(([name, text]) => element("option", { value: `map:${text}` }, t("map", { name }))),
    );
    this.#select.value = isOther ? "own" : `map:${map}`;
  }
}

/** Writes givens in the format of links. @param {(number | null)[]} givens */
export const asText = (givens) => givens.map((given) => given ?? ".").join(",");
