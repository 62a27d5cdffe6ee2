// The words for a magnet.

import { count, fixed } from "../../lib/format.js";
import { t } from "../../text/ising.js";
import { placeOf } from "../places.js";

/** @typedef {import("../../core/types.js").IsingPuzzle} Puzzle */

/** Returns the difference between the fractions of spins that point up and down. @param {ArrayLike<number>} board */
const magnetisation = (board) => Array.from(board).reduce((sum, spin) => sum + spin, 0) / Math.max(1, board.length);

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => t("magnet"),
  aim: ({ size }) => t("aim", { n: size * size }),
  hand: () => t("hand"),
  marks: () => [
    { key: "up", look: "spin-up" },
    { key: "down", look: "spin-down" },
  ],
  cell: ({ size }, cell) => placeOf(size, cell),
  line: () => "",
  number: (spin) => t(spin > 0 ? "up" : "down"),
  made: (_, [cell]) => `f${cell}`,
  pressed: (_puzzle, _board, cell) => `f${cell}`,
  changed: (puzzle, _, last) => words.move?.(puzzle, last) ?? "",
  move: ({ size }, { cells: [cell], accepted }) => t(accepted ? "did" : "would", { place: placeOf(size, cell) }),
  pointed: ({ size }, board, [cell]) => [placeOf(size, cell), t(board[cell] > 0 ? "down" : "up")],
  method: (_, over) => `${over ? "" : t("hand")} ${t("method")}`.trim(),
  judged: ({ best }, _, board) => t("judged", { m: fixed(magnetisation(board), 2), best: best?.energy ?? 0 }),
  ended({ best }, { moves, energy }, board) {
    const what = t("ended", { n: moves, energy, m: fixed(magnetisation(board), 2) });
    const above = energy - (best?.energy ?? energy);
    return `${what} ${above === 0 ? t("least") : t("aboveLeast", { above: count(above) })}`;
  },
  measure: () => t("measure"),
  energy: { help: () => t("energy"), lines: () => 0, right: () => 0, says: () => "" },
};
