// The face of tours: how a tour is drawn, and how its cities are named. A cell is a city; the board lists the cities,
// from 1, in the order of the tour.

import { t } from "../../text/tour.js";
import { towardsNearest } from "../places.js";
import { drawTour } from "./layers.js";
import { cellAt, flat, layOut } from "./layout.js";
import { cityName, words } from "./words.js";

export { words };

/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */

/** The number of cities unless a link specifies another. */
const DRAWN = 60;

/** The puzzle shown before one is open. @type {Puzzle} */
export const blank = {
  kind: "tour",
  name: "tour",
  title: "",
  statement: "",
  cities: null,
  points: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  instances: [],
  geographic: false,
  distance: "euclidean",
  names: [],
  neighbourhood: "reversal",
  best: null,
  bound: null,
  useful: [1, 2],
};

/** @type {import("../contract.js").Face<Puzzle, import("./layout.js").Layout, import("./layers.js").Scene>} */
export const face = {
  blank,
  layOut,
  isSame: (before, now) => before.points.length === now.points.length && String(before.points) === String(now.points),
  choices({ cities, points, instances }) {
    const drawn = `uniform-${cities?.startsWith("uniform-") ? points.length : DRAWN}`;
    const named = instances.map(([name, n]) => /** @type {[string, string]} */ ([name, t("instance", { name, n })]));
    const values = [...named, /** @type {[string, string]} */ ([drawn, t("drawn", { n: Number(drawn.slice(8)) })])];
    if (cities === null) values.push(["", t("own", { n: points.length })]);
    return [{ label: t("choose"), key: "cities", values, value: cities ?? "" }];
  },
  editor: ({ cities }) => ({ name: "cities", word: t(cities === null ? "change" : "place") }),
  nothing: { board: null, pair: null, cell: null, small: false },
  cellAt,
  draw: drawTour,
  places: (layout) => layout,
  cells: ({ points, geographic }) => ({
    rows: [Array.from(points, (_, city) => city)],
    // With Shift, arrows move the edited city.
    towards: ({ key, shiftKey }, here) => (shiftKey ? null : towardsNearest(flat(points, geographic), here, key)),
  }),
  contents(puzzle, { board }) {
    const stops = new Map(Array.from(board, (city, place) => [city - 1, place]));
    const at = (/** @type {number} */ place) => cityName(puzzle, board[(place + board.length) % board.length] - 1);
    return (city) => {
      const stop = stops.get(city);
      const name = cityName(puzzle, city);
      if (stop === undefined) return name;
      return t("stop", { name, n: stop + 1, of: board.length, before: at(stop - 1), after: at(stop + 1) });
    };
  },
};
