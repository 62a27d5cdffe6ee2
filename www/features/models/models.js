// The feature for problems whose moves are not swaps of numbers: texts about their runs, their best boards, and reading
// them from files.

import { wordsOf } from "../../boards/names.js";
import { facts } from "../../facts.js";
import { byId, element, setShown, setText } from "../../lib/dom.js";
import { isModel } from "../../lib/puzzle.js";
import { inWords } from "../../text/core.js";
import { t } from "../../text/models.js";
import { Among } from "./among.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../house.js").House} House */

/** The maximum number of bytes read from a file, because the core rejects texts of this length. */
const MOST_BYTES = 1_000_001;

export class Models {
  #house;
  /** The button that leads from the end of a run to its best board. */
  #best;
  #among;
  #measure = element("button", { type: "button", class: "button small", "data-opens": "finder", hidden: "" });

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#best = element("button", { type: "button", class: "button small", hidden: "" });
    this.#best.addEventListener("click", () => {
      const run = facts.run.value;
      if (run) house.playback.seek(run.snapshot.progress.best_move);
    });
    this.#among = new Among(house);
    byId("next", HTMLElement).before(this.#among.element);
    byId("ways", HTMLElement).prepend(this.#best, this.#among.button);
    byId("offers", HTMLElement).append(this.#measure);
  }

  /** Opens the cities or the graph in a text or a file. @param {import("../contract.js").Ask} ask */
  async asked({ text, file }) {
    const { ask, choices, notice, soon } = this.#house;
    if (text === undefined && !file) return;
    soon(async () => {
      const read = await ask("readModel", { text: text ?? (await file?.slice(0, MOST_BYTES).text()) ?? "" });
      if (read === null) return;
      if (typeof read === "string") choices.open(read);
      else notice.show(t("notRead", { why: inWords(read.message) }));
    });
  }

  /** Describes the energy of the present board. @param {Run} run */
  meter({ setup: { puzzle }, shown, snapshot: { board } }) {
    const { judged, energy } = wordsOf(puzzle);
    return judged && energy ? { help: energy.help(puzzle), lines: judged(puzzle, shown.energy, board) } : null;
  }

  /** Describes the method of a run. @param {Run} run */
  method({ setup: { puzzle }, annealing, over }) {
    return (annealing && wordsOf(puzzle).method?.(puzzle, over)) || "";
  }

  /** @param {Run} run */
  begun({ setup: { puzzle } }) {
    if (!isModel(puzzle)) this.#among.end();
  }

  /** @param {Run} run */
  words(run) {
    const { annealing, over, past, setup, shown } = run;
    const { puzzle } = setup;
    this.#among.show(run, isModel(puzzle) && annealing && over && !past && facts.view.value === "run");
    const { measure, showBest } = wordsOf(puzzle);
    if (measure) setText(this.#measure, measure());
    setShown(this.#measure, !!measure);
    if (showBest) setText(this.#best, showBest());
    setShown(this.#best, !!showBest && over && shown.best < shown.energy);
  }

  /** Describes the end of a run. @param {Run} run @param {import("../contract.js").Now} now */
  says({ setup: { puzzle }, shown, snapshot: { board }, over, past }, { playing }) {
    if (!over || past || playing !== "resting") return null;
    const text = wordsOf(puzzle).ended?.(puzzle, shown, board);
    return text ? { kind: shown.status === "solved" ? "solved" : "ended", text } : null;
  }
}

export default (/** @type {House} */ house) => new Models(house);
