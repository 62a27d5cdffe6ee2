// The feature for tours: the board on the page, and what is said of a run whose best energy need not be known.

import { byId } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { PlainBoard } from "../../view/plain-board.js";
import { boardElements } from "../../boards/board-view.js";
import { fetchFace } from "../../boards/problems.js";
import { t } from "../../text/tour.js";
import { face } from "../../boards/tour/face.js";
import { gapInWords } from "../../boards/tour/words.js";

/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */
/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../house.js").House} House */

/** The cities before a tour is open. @type {Puzzle} */
const BLANK = {
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
  geographic: false,
  names: [],
  neighbourhood: "reversal",
  best: null,
  bound: null,
  useful: [1, 2],
};

export class Tour {
  /** @param {House} house */
  constructor(house) {
    const elements = boardElements("tour", t("tour"));
    byId("board", HTMLElement).after(elements.frame);
    house.puzzleView.add("tour", new PlainBoard(house, face, BLANK, elements));
  }

  /** Words the length of the present tour. @param {Run} run */
  meter({ setup, shown }) {
    const puzzle = puzzleOf(setup);
    if (!puzzle) return null;
    return { help: t("length"), lines: gapInWords(puzzle, shown.energy) };
  }

  /** Words what a run does. @param {Run} run */
  method({ setup, annealing, over }) {
    const puzzle = puzzleOf(setup);
    return puzzle && annealing ? `${over ? "" : t("hand")} ${t(`method_${puzzle.neighbourhood}`)}`.trim() : "";
  }

  /** Words the end of a run: its best tour is its result. @param {Run} run @param {import("../contract.js").Now} now */
  says({ setup, shown, over, past }, { playing }) {
    const puzzle = puzzleOf(setup);
    if (!puzzle || !over || past || playing !== "resting") return null;
    const { moves, best, best_move: at } = shown;
    const found = t("found", { best: count(best), at: count(at) });
    const text = `${t("ended", { n: moves })} ${found} ${gapInWords(puzzle, best)}`;
    return { kind: shown.status === "solved" ? "solved" : "ended", text };
  }
}

/** @param {import("../../core/types.js").Setup} setup */
const puzzleOf = ({ puzzle }) => (puzzle.kind === "tour" ? puzzle : null);

export default async (/** @type {House} */ house) => {
  await fetchFace("tour");
  return new Tour(house);
};
