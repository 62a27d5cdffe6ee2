// The words for queens.

import { t } from "../../text/queens.js";
import { swapped } from "../swapped.js";

/** @typedef {import("../../core/types.js").QueensPuzzle} Puzzle */

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => t("queens"),
  aim: ({ size }, done) => t(done ? "done" : "aim", { n: size }),
  hand: () => t("hand"),
  marks: (_, { method, kinds }) => [{ key: "attack", look: "high" }, ...swapped(method, "disc", kinds)],
  cell: (_, column) => t("column", { n: column + 1 }),
  line: () => "",
  carried: (_, column) => t("queenOf", { n: column + 1 }),
  number: (row) => t("row", { n: row }),
  changed: (puzzle, _, last) => words.move?.(puzzle, last) ?? "",
  move: (_, { cells: [a, b], accepted }) => t(accepted ? "did" : "would", { a: a + 1, b: b + 1 }),
  judged: ({ solutions }) => (solutions ? t("solutions", { n: solutions[0], classes: solutions[1] }) : ""),
  energy: {
    help: () => t("attacks"),
    lines: () => 0,
    right: () => 0,
    says: () => "",
  },
};
