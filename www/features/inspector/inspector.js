// The inspector: the panel that explains the present move. It shows the proposal and the reason for the verdict as a
// sentence, as a picture of probability and draw, and as numbers for each line. For a search it shows the expanded node
// and its children.
//
// While the panel is open it requests the move: at once when the run rests, and rarely while the run plays.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { count, figures, fixed, signed } from "../../lib/format.js";
import { asWritten } from "../../text/text.js";
import { Poller } from "../../lib/poller.js";
import { stepInWords } from "../rebuild/rebuild.js";
import { cellName, lineName, numberName } from "../../boards/names.js";
import { arrangementOf, blockedOf, outcomeOf, proposalOf, putOf, t, verdictOf } from "./words.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../contract.js").House} House */
/** @typedef {import("../../core/types.js").Proposed} Proposed */
/** @typedef {import("../../core/types.js").Expanded} Expanded */
/** @typedef {import("../../core/types.js").Routed} Routed */
/** @typedef {import("../../core/types.js").Tried} Tried */
/** @typedef {import("../../core/types.js").Rebuilt} Rebuilt */
/** @typedef {import("../../core/types.js").Inspected} Inspected */

/** The outcomes of neighbours on a map that the frontier takes now or later. */
const KEPT = ["goal", "first", "cheaper", "later"];

export class Inspector {
  #panel = byId("inspector", HTMLElement);
  #move = byId("inspector-move", HTMLElement);
  #words = byId("inspector-words", HTMLElement);
  #verdict = byId("inspector-verdict", HTMLElement);
  #probability = byId("inspector-probability", HTMLElement);
  #table = byId("inspector-table", HTMLTableElement);
  #numbers = byId("inspector-numbers", HTMLElement);
  /** @type {Poller<Inspected>} */
  #glance;
  /** The snapshot whose attached inspection is shown. @type {import("../../core/types.js").Snapshot | null} */
  #shown = null;
  /** The run whose move is shown. @type {Run | null} */
  #run = null;

  /** @param {House} house */
  constructor({ ask, draw, playable }) {
    this.#glance = new Poller(() => ask("inspect", {}), draw, playable);
  }

  get open() {
    return !this.#panel.hidden;
  }

  /**
   * Shows the present move; if no eye can follow the run, the move is a sample.
   * @param {Run} run
   * @param {{ resting: boolean, sampled: boolean }} how
   */
  async figures(run, { resting, sampled }) {
    if (!this.open || !sampled) return;
    const { snapshot } = run;
    // The move of the previous run is removed at once.
    if (run !== this.#run) this.#tell(run, { ...snapshot.progress, move: snapshot.progress.moves, inspection: null });
    this.#run = run;
    if (snapshot.inspected) {
      if (snapshot !== this.#shown) this.#tell(run, snapshot.inspected);
      this.#shown = snapshot;
      return;
    }
    const inspected = await this.#glance.look(run, resting);
    // Meanwhile the run may have begun to play slowly, so that each snapshot includes an inspection.
    if (!inspected || run.snapshot.inspected) return;
    this.#shown = null;
    this.#tell(run, inspected);
  }

  /** @param {Run} run @param {Inspected} inspected */
  #tell(run, { move, energy, inspection }) {
    const { unit } = run;
    setText(this.#move, t(unit, { n: move }));
    this.#panel.classList.toggle("empty", inspection === null);
    if (!inspection) {
      setText(this.#words, t(move === 0 ? "nothingYet" : "newBoard"));
      setText(this.#verdict, "");
      this.#probability.hidden = true;
      this.#table.replaceChildren();
      this.#numbers.replaceChildren();
    } else if ("neighbours" in inspection) this.#tellRouted(run, inspection);
    else if ("children" in inspection) this.#tellExpanded(run, inspection);
    else if ("outcome" in inspection) this.#tellTried(run, inspection);
    else if ("rebuild" in inspection) this.#tellRebuilt(run, inspection, move);
    else this.#tellProposed(run, inspection, energy);
  }

  /** @param {Run} run @param {Proposed} move @param {number} energy */
  #tellProposed({ setup: { puzzle } }, move, energy) {
    const { delta, temperature, rule, probability, uniform, limit, accepted, lines } = move;
    setText(this.#words, proposalOf(puzzle, move));
    setText(this.#verdict, verdictOf(move, energy));
    this.#verdict.dataset.verdict = !accepted ? "rejected" : delta > 0 ? "worse" : "accepted";
    const probabilities = rule === "metropolis" && delta > 0;
    this.#probability.hidden = !probabilities;
    if (probabilities) this.#drawn(probability, uniform);
    const sums = puzzle.kind === "sums";
    const withSums = puzzle.kind === "sudoku" && puzzle.rules?.cages.some(({ sum }) => sum !== null);
    const heads = [t("line"), t(sums ? "sum" : withSums ? "repeatsAndSums" : "repeats"), t("energy")];
    const rows = lines.map(({ line, before, after, delta }) => [
      lineName(puzzle, line),
      before === after ? valueOf(puzzle, line, before) : `${before} → ${valueOf(puzzle, line, after)}`,
      signed(delta),
    ]);
    this.#fill(heads, rows, [t("all"), "", signed(delta)]);
    setShown(this.#table, rows.length > 0);
    this.#list([
      [t("rule"), t(`rule_${rule}`)],
      [t("temperature"), rule === "metropolis" || rule === "threshold" ? figures(temperature) : t("notUsed")],
      [t("change"), signed(delta)],
      ...(rule === "metropolis"
        ? [
            /** @type {[string, string]} */ ([
              "exp(−ΔE/T)",
              delta > 0 ? asWritten(probability.toPrecision(4)) : t("oneOrMore"),
            ]),
          ]
        : []),
      ...(limit === null ? [] : [/** @type {[string, string]} */ ([t("limit"), figures(limit)])]),
      [t("uniform"), fixed(uniform, 6)],
      [t("verdict"), t(accepted ? "accepted" : "rejected")],
      [t("energyAfter"), count(energy)],
    ]);
  }

  /** @param {Run} run @param {Expanded} expanded */
  #tellExpanded({ setup: { puzzle } }, { node, parent, cell, g, h, f, children }) {
    const kept = children.filter(({ blocked }) => !blocked).length;
    const what = node === 0 ? t("startExpanded") : t("nodeExpanded", { n: node });
    const where = cell === null ? t("noBlank") : t("nextBlank", { cell: cellName(puzzle, cell) });
    setText(this.#words, `${what} ${where}`);
    const counts = { n: children.length, kept, pruned: children.length - kept };
    setText(this.#verdict, cell === null ? "" : t("children", counts));
    delete this.#verdict.dataset.verdict;
    this.#probability.hidden = true;
    const rows = children.map(({ number, blocked }) => [
      numberName(puzzle, number),
      t(blocked ? "pruned" : "kept"),
      blocked ? blockedOf(puzzle, blocked) : "",
    ]);
    this.#fill([t("number"), t("child"), t("why")], rows, null);
    this.#list([
      [t("parent"), node === 0 ? t("none") : parent === 0 ? t("theStart") : count(parent)],
      [t("g"), count(g)],
      [t("h"), count(h)],
      [t("f"), figures(f)],
    ]);
  }

  /** @param {Run} run @param {Routed} routed */
  #tellRouted({ setup: { puzzle } }, { from, at, g, h, f, superseded, neighbours }) {
    setText(this.#words, t(from === null ? "startExpanded" : "cellExpanded", { cell: cellName(puzzle, at) }));
    const kept = neighbours.filter(({ reached }) => KEPT.includes(reached)).length;
    const counts = { n: neighbours.length, kept, dropped: neighbours.length - kept };
    setText(this.#verdict, t(superseded ? "superseded" : "neighbours", counts));
    delete this.#verdict.dataset.verdict;
    this.#probability.hidden = true;
    const rows = neighbours.map((next) => [
      t(`to_${next.action}`),
      `${count(next.g)}\u00a0+\u00a0${figures(next.h)}`,
      t(`reached_${next.reached}`, { before: next.before ?? 0 }),
    ]);
    this.#fill([t("neighbour"), t("gAndH"), t("why")], rows, null);
    this.#list([
      [t("parent"), from === null ? t("none") : cellName(puzzle, from)],
      [t("gCost"), count(g)],
      [t("h"), figures(h)],
      [t("f"), figures(f)],
    ]);
  }

  /** @param {Run} run @param {Tried} tried */
  #tellTried({ setup: { puzzle } }, { tried, arranged, followed, outcome, why, depth, left }) {
    const chosen = tried ? t("tried", { put: putOf(puzzle, tried) }) : t("first");
    setText(this.#words, arranged ? arrangementOf(puzzle, arranged) : chosen);
    setText(this.#verdict, outcomeOf(puzzle, outcome, why));
    this.#verdict.dataset.verdict = outcome === "cut" ? "rejected" : "accepted";
    this.#probability.hidden = true;
    const rows = followed.map(([cell, number]) => [cellName(puzzle, cell), numberName(puzzle, number)]);
    this.#fill([t("followsOn"), t("number")], rows.length > 0 ? rows : [[t("nothing"), ""]], null);
    this.#list([
      [t("depth"), count(depth)],
      [t("left"), count(left)],
      [t("followed"), count(followed.length)],
    ]);
  }

  /** @param {Run} run @param {Rebuilt} rebuilt @param {number} at the number of its step */
  #tellRebuilt({ setup: { puzzle } }, { step, rebuild, blanks, energy, temperature, filled }, at) {
    setText(this.#words, t("rebuilt", { n: rebuild }));
    setText(this.#verdict, stepInWords(step, at, puzzle));
    const verdict = step.kind === "verdict" ? step : null;
    this.#verdict.dataset.verdict = !verdict || verdict.accepted ? "accepted" : "rejected";
    const probabilities = verdict !== null && verdict.delta > 0;
    this.#probability.hidden = !probabilities;
    if (probabilities) this.#drawn(verdict.probability, verdict.uniform);
    const rows = [t("byKick"), t("byDecision"), t("bySingle")].map((name, i) => [name, count(filled[i])]);
    this.#fill([t("filledBy"), t("cells")], rows, [t("blanksLeft"), count(blanks)]);
    /** @type {[string, string][]} */
    const judged = verdict
      ? [
          [t("change"), signed(verdict.delta)],
          ["exp(−ΔE/T)", verdict.delta > 0 ? asWritten(verdict.probability.toPrecision(4)) : t("oneOrMore")],
          [t("uniform"), fixed(verdict.uniform, 6)],
          [t("verdict"), t(verdict.accepted ? "accepted" : "rejected")],
        ]
      : [];
    this.#list([[t("temperature"), figures(temperature)], ...judged, [t("energyBlanks"), count(energy)]]);
  }

  /** @param {number} probability @param {number} uniform */
  #drawn(probability, uniform) {
    this.#probability.style.setProperty("--probability", `${(100 * probability).toFixed(2)}%`);
    this.#probability.style.setProperty("--drawn", `${(100 * uniform).toFixed(2)}%`);
  }

  /** @param {string[]} heads @param {string[][]} rows @param {string[] | null} all */
  #fill(heads, rows, all) {
    const head = element("tr", {}, ...heads.map((text) => element("th", { scope: "col" }, text)));
    const rowOf = (/** @type {string[]} */ [first, ...rest]) =>
      element("tr", {}, element("th", { scope: "row" }, first), ...rest.map((text) => element("td", {}, text)));
    this.#table.replaceChildren(
      element("thead", {}, head),
      element("tbody", {}, ...rows.map(rowOf)),
      ...(all ? [element("tfoot", {}, rowOf(all))] : []),
    );
    this.#table.classList.toggle("children", all === null);
    setShown(this.#table, true);
  }

  /** @param {[string, string][]} pairs */
  #list(pairs) {
    this.#numbers.replaceChildren(
      ...pairs.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))),
    );
  }
}

/**
 * Describes a line's sum, or the repeats in a line of distinct numbers.
 * @param {import("../../core/types.js").Puzzle} puzzle
 * @param {number} line
 * @param {number} sum
 */
const valueOf = (puzzle, line, sum) =>
  puzzle.kind === "sums" && puzzle.lines[line].different ? t("repeated", { n: sum }) : String(sum);

export default (/** @type {House} */ house) => new Inspector(house);
