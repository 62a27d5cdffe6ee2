// The words for a spanning tree of triangles.

import { t } from "../../text/tree.js";

/** @typedef {import("../../core/types.js").SpanningTreePuzzle} Puzzle */

/** Names an edge. @param {Puzzle} _ @param {number} edge */
const edgeName = (_, edge) => t("edge", { n: Math.floor(edge / 3) + 1, side: (edge % 3) + 1 });

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => t("tree"),
  aim: ({ triangles }, done) => t(done ? "done" : "aim", { n: triangles }),
  hand: () => t("hand"),
  marks: () => [
    { key: "edgeThere", look: "turned" },
    { key: "edgeGone", look: "links" },
  ],
  cell: edgeName,
  line: () => "",
  number: (number) => t(number > 0 ? "there" : "gone"),
  made: (_, [edge]) => `f${edge}`,
  pressed: (_puzzle, _board, edge) => `f${edge}`,
  changed: (puzzle, _, { cells, numbers: [before] }) =>
    words.move?.(puzzle, { cells, numbers: [before, 1 - before], accepted: true }) ?? "",
  move(puzzle, { cells: [edge], numbers: [before, after], accepted }) {
    const values = { edge: edgeName(puzzle, edge), weight: puzzle.weights[edge] };
    if (before === after) return t("needed", values);
    return t(`${accepted ? "did" : "would"}_${after > 0 ? "come" : "go"}`, values);
  },
  pointed: (puzzle, _, [edge]) => [edgeName(puzzle, edge), String(puzzle.weights[edge])],
  method: (_, over) => `${over ? "" : t("hand")} ${t("method")}`.trim(),
  energy: { help: () => t("energy"), lines: () => 0, right: () => 0, says: () => "" },
};
