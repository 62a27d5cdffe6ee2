// The words for maps and graphs that can be coloured.

import { count } from "../../lib/format.js";
import { t } from "../../text/colouring.js";
import { inLanguage, listed } from "../../text/text.js";

/** @typedef {import("../../core/types.js").ColouringPuzzle} Puzzle */

const countries = inLanguage((language) => new Intl.DisplayNames(language, { type: "region" }));

/** Names a region or a vertex. @param {Puzzle} puzzle @param {number} vertex counted from 0 */
export const vertexName = ({ names, codes }, vertex) =>
  (codes[vertex] && countries().of(codes[vertex])) || names[vertex] || t("vertex", { n: vertex + 1 });

const PINNED = 4;

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => t("map"),
  aim: ({ map, colours: n, best }, done) =>
    done ? t(best && best.energy > 0 ? "doneFewest" : "done", { n }) : t(map === null ? "aimGraph" : "aim", { n }),
  hand: ({ map }) => t(map === null ? "handGraph" : "hand"),
  marks: (_, { kinds }) => [
    { key: "equal", look: "high" },
    { key: "changed", look: "framed" },
    { key: "rejected", look: "framed-rejected" },
    Array.from(kinds).includes(PINNED) && { key: "pinned", look: "pinned-disc" },
  ],
  cell: vertexName,
  line: () => "",
  number: (n) => t("colour", { n }),
  made: (_, [vertex, colour]) => `c${vertex}-${colour}`,
  pressed: ({ colours }, board, vertex) => `c${vertex}-${(board[vertex] % colours) + 1}`,
  typed: ({ colours }, vertex, digit) => (digit > 0 && digit <= colours ? `c${vertex}-${digit}` : ""),
  changed: (puzzle, _, last) => words.move?.(puzzle, last) ?? "",
  move: (puzzle, { cells: [vertex, to], numbers: [from], accepted }) =>
    t(accepted ? "did" : "would", { name: vertexName(puzzle, vertex), from, to }),
  pointed: (puzzle, _, [vertex, to]) => [vertexName(puzzle, vertex), t("colour", { n: to })],
  method: (puzzle, over) => `${over ? "" : words.hand(puzzle)} ${t("method")}`.trim(),
  showBest: () => t("showBest"),
  judged: ({ best, edges, map }) => {
    if (!best) return t("unknown");
    return best.energy > 0
      ? t("fewest", { n: best.energy })
      : t(map === null ? "ofEdges" : "ofBorders", { n: edges.length });
  },
  ended(puzzle, { status, moves, best, best_move: at }) {
    if (status !== "solved")
      return `${t("ended", { n: moves })} ${t("found", { n: best, at: count(at) })} ${t("nobody")}`;
    if (best === 0) return null;
    return `${moves === 0 ? t("atStart") : t("ended", { n: moves })} ${t("fewest", { n: best })} ${why(puzzle)}`.trim();
  },
  energy: {
    help: ({ map }) => t(map === null ? "energyGraph" : "energy"),
    lines: () => 0,
    right: () => 0,
    says: () => "",
  },
};

/** Explains why there must be conflicts, if a few regions show it. @param {Puzzle} puzzle */
function why(puzzle) {
  const named = (/** @type {number[]} */ vertices) => listed(vertices.map((vertex) => vertexName(puzzle, vertex)));
  const { reasons } = puzzle;
  if (reasons.length === 0) return "";
  if (reasons.length > 1) return t("whySeveral", { names: named(reasons.map(([hub]) => hub)) });
  const [[hub, ...ring]] = reasons;
  return t("why", { name: named([hub]), ring: named(ring) });
}
