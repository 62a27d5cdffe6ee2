// The feature for tours: their board, reading of cities, and what is said of a run whose best energy need not be known.

import { facts } from "../../facts.js";
import { byId, element, setShown } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { inWords } from "../../text/core.js";
import { t } from "../../text/tour.js";
import { gapInWords } from "../../boards/tour/words.js";
import { boardOf } from "../plain-boards.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../house.js").House} House */

/** The core reads no longer text. */
const MOST_BYTES = 1_000_001;

export class Tour {
  #house;
  /** The button that leads from a run's end to its best tour. */
  #best;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#best = element("button", { type: "button", class: "button small", hidden: "" }, t("showBest"));
    this.#best.addEventListener("click", () => {
      const run = facts.run.value;
      if (run) house.playback.seek(run.snapshot.progress.best_move);
    });
    byId("offers", HTMLElement).append(this.#best);
  }

  /** Opens the tour through the cities of a text or a file. @param {import("../contract.js").Ask} ask */
  async asked({ text, file }) {
    const { ask, choices, notice, soon } = this.#house;
    if (text === undefined && !file) return;
    soon(async () => {
      const read = await ask("readCities", { text: text ?? (await file?.slice(0, MOST_BYTES).text()) ?? "" });
      if (read === null) return;
      if (typeof read === "string") choices.open(read);
      else notice.show(t("notCities", { why: inWords(read.message) }));
    });
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

  /** @param {Run} run */
  words({ setup, over, shown }) {
    setShown(this.#best, puzzleOf(setup) !== null && over && shown.best < shown.energy);
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
  (await boardOf("tour"))(house);
  return new Tour(house);
};
