// What the marks on the board mean: those that this run can have, as they are drawn.

import { byId, element } from "../lib/dom.js";
import { t } from "../text/legend.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {{ key: Parameters<typeof t>[0], look: string }} Mark */

const GIVEN = 1;
const PINNED = 4;

export class Legend {
  #list = byId("legend", HTMLElement);
  #shown = "";

  /** The marks that a board that is to come can have. @param {boolean} sudoku @param {boolean} shapes */
  expect(sudoku, shapes) {
    const kind = sudoku ? "sudoku" : "sums";
    this.#put(marksOf({ kind, anneals: true, rebuilds: false, kinds: [], apart: false, shapes }));
  }

  /**
   * @param {Run} run
   * @param {boolean} apart whether each line says what it adds to the energy
   * @param {boolean} shapes whether cells of a line wear marks instead of standing on a stroke
   */
  show({ setup: { puzzle, method }, snapshot: { kinds } }, apart, shapes) {
    const [anneals, rebuilds] = [method === "anneal", method === "rebuild"];
    const lines = puzzle.kind === "sums" ? puzzle.lines : [];
    const different = lines.filter((line) => line.different).length;
    const sums = different < lines.length;
    const rules = "rules" in puzzle ? puzzle.rules : null;
    this.#put(
      marksOf({ kind: puzzle.kind, anneals, rebuilds, kinds, apart, rules, sums, shapes, different: different > 0 }),
    );
  }

  /** @param {Mark[]} marks */
  #put(marks) {
    const shown = marks.map(({ key }) => key).join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#list.replaceChildren(...marks.map(({ key, look }) => element("li", { class: look }, t(key))));
  }
}

/** @type {Mark[]} */
const OF_MAP = [
  { key: "costs", look: "terrain" },
  { key: "wall", look: "wall" },
  { key: "frontier", look: "frontier" },
  { key: "expanded", look: "expanded" },
  { key: "route", look: "route" },
];

/** @type {Mark[]} */
const OF_REBUILD = [
  { key: "given", look: "heavy-digit" },
  { key: "deduced", look: "slanted-digit" },
  { key: "kept", look: "plain-digit" },
  { key: "kicked", look: "kicked-digit" },
  { key: "decided", look: "decided-digit" },
  { key: "followed", look: "followed-digit" },
];

/** @param {{ kind: import("../core/types.js").Puzzle["kind"], anneals: boolean, rebuilds: boolean, kinds: ArrayLike<number>, apart: boolean, sums?: boolean, different?: boolean, shapes?: boolean, rules?: import("../core/types.js").SudokuRules | null }} board @returns {Mark[]} */
function marksOf({ kind, anneals, rebuilds, kinds, apart, rules, sums = true, shapes = false, different = false }) {
  if (kind === "route") return OF_MAP;
  if (rebuilds) return OF_REBUILD;
  const sudoku = kind === "sudoku";
  const has = (/** @type {number} */ kind) => Array.from(kinds).includes(kind);
  /** @type {(Mark | false)[]} */
  const marks = sudoku
    ? [
        { key: "given", look: "heavy-digit" },
        { key: "deduced", look: "slanted-digit" },
        { key: anneals ? "annealed" : "found", look: "plain-digit" },
        { key: rules ? "byRule" : "inRow", look: "underline" },
        { key: "inColumn", look: "dot" },
        !!rules?.cages.length && { key: "wrongSum", look: "wrong-sum" },
      ]
    : [
        sums && { key: "high", look: "high" },
        sums && { key: "low", look: "low" },
        different && { key: "repeats", look: sums ? "none" : "high" },
        { key: "right", look: "right" },
        shapes && { key: "shape", look: "shape" },
        apart && { key: "apart", look: "none" },
        has(GIVEN) && { key: "given", look: "given" },
      ];
  const shape = sudoku ? "square" : "disc";
  /** @type {(Mark | false)[]} */
  const all = [
    ...marks,
    anneals && { key: "pair", look: `pair-${shape}` },
    anneals && { key: "rejected", look: `rejected-${shape}` },
    has(PINNED) && { key: "pinned", look: `pinned-${shape}` },
  ];
  return all.filter((mark) => mark !== false);
}
