// The words for maps.

import { t as ofBoard } from "../../text/board.js";
import { t } from "../../text/run.js";
import { lineOf, placeOf, shortPlaceOf } from "../places.js";

/** @typedef {import("../../core/types.js").RoutePuzzle} Puzzle */

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => ofBoard("route"),
  aim: () => t("aimRoute"),
  hand: () => "",
  marks: () => [
    { key: "costs", look: "terrain" },
    { key: "wall", look: "wall" },
    { key: "frontier", look: "frontier" },
    { key: "expanded", look: "expanded" },
    { key: "route", look: "route" },
  ],
  cell: ({ columns }, cell) => placeOf(columns, cell),
  short: ({ columns }, cell) => shortPlaceOf(columns, cell),
  line: ({ rows }, line) => lineOf(rows, line),
};
