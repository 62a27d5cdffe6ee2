// The face of maps and graphs: how their colours are drawn, and how their regions are named. A cell is a region or a
// vertex; the board contains its colour, from 1.

import { t } from "../../text/colouring.js";
import { towardsNearest } from "../places.js";
import { drawColouring } from "./layers.js";
import { cellAt, layOut } from "./layout.js";
import { vertexName, words } from "./words.js";

export { words };

/** @typedef {import("../../core/types.js").ColouringPuzzle} Puzzle */

/** The selectable numbers of colours. */
const COLOURS = [2, 3, 4, 5];
const PINNED = 4;

/** @type {import("../contract.js").Face<Puzzle, import("./layout.js").Layout, import("./layers.js").Scene>} */
export const face = {
  blank: {
    kind: "colouring",
    name: "colouring",
    title: "",
    statement: "",
    map: null,
    maps: [],
    vertices: 1,
    edges: [],
    names: [],
    codes: [],
    places: [],
    colours: 4,
    best: null,
    least: null,
    reasons: [],
    useful: [0.1, 0.24],
  },
  layOut,
  isSame: (before, now) => before.map === now.map && String(before.edges) === String(now.edges),
  choices({ map, maps, colours, least, vertices }) {
    const named = maps.map((name) => /** @type {[string, string]} */ ([name, t(nameKey(name))]));
    const counts = [...new Set([...COLOURS, colours, ...(least === null ? [] : [least])])].sort((a, b) => a - b);
    const many = counts.map((n) => /** @type {[string, string]} */ ([String(n), t("colours", { n })]));
    if (map === null) named.push(["", t("own", { n: vertices })]);
    return [
      { label: t("chooseMap"), key: "map", values: named, value: map ?? "" },
      { label: t("chooseColours"), key: "colours", values: many, value: String(colours) },
    ];
  },
  nothing: { board: null, kinds: null, pair: null, cell: null, small: false },
  cellAt,
  draw: drawColouring,
  places: ({ middles, radius }) => ({ middles, radius }),
  cells: (puzzle) => {
    const { middles } = layOut(puzzle, 1000, 1000);
    return {
      rows: [Array.from(middles.keys())],
      towards: ({ key }, here) => towardsNearest(middles, here, key),
    };
  },
  contents(puzzle, { board, kinds }) {
    /** @type {number[]} */
    const equal = new Array(board.length).fill(0);
    for (const [a, b] of puzzle.edges)
      if (board[a] === board[b]) {
        equal[a]++;
        equal[b]++;
      }
    return (vertex) => {
      const says = t("region", { name: vertexName(puzzle, vertex), colour: board[vertex], n: equal[vertex] });
      return kinds[vertex] === PINNED ? t("pinned", { region: says }) : says;
    };
  },
};

/** @param {string} name the name of a map */
const nameKey = (name) => /** @type {Parameters<typeof t>[0]} */ (`map_${name}`);
