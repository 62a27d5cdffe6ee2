// The ladder: four boards to solve by hand, each harder than the one before. Where no swap helps, the page names the local minimum, and
// annealing may go on from there. A rung is a run whose swaps by hand are interventions before its first move.
//
//   #ladder&rung=2&seed=22&hand=0:s1-2 ──▶ the run of the rung, with these swaps ──▶ swaps, undo, Start ──▶ the link again

import { facts } from "../../facts.js";
import { byId, setAttribute } from "../../lib/dom.js";
import { signed } from "../../lib/format.js";
import { withoutInterventions } from "../../run/interventions.js";
import { MOST_NEIGHBOURS } from "../../run/opening.js";
import { nameOf, Panel } from "./panel.js";
import { keepSolved, linkOf, nextRung, rungIn, RUNGS, runOf, swapsIn } from "./rungs.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../contract.js").House} House */
/** @typedef {import("./panel.js").Moves} Moves */

export class Ladder {
  #house;
  #panel;
  #main = byId("main", HTMLElement);
  #start = byId("start", HTMLButtonElement);
  /** The number of the rung that is shown, from 1; 0 where the ladder is not shown. */
  #rung = 0;
  /** The fewest swaps that solve a start, by the link of the start; null where that is not known. @type {Map<string, number | null>} */
  #fewest = new Map();
  /** The energy of the board from which annealing went on, and the move that led out of it. */
  #left = {
    link: "",
    energy: 0,
    trapped: false,
    by: /** @type {import("../../core/types.js").LedOut | null} */ (null),
  };

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { edits } = house;
    this.#panel = new Panel({
      undo: () => edits.undo(),
      redo: () => edits.redo(),
      again: () => this.#again(),
      mine: () => edits.restart(),
    });
  }

  /** The link of its view; empty while it is not shown. */
  get link() {
    const run = facts.run.peek();
    return this.#rung > 0 && run ? linkOf(this.#rung, run.setup.link) : null;
  }

  /** Opens a rung: that of a link, or else the first one that is not solved. @param {import("../contract.js").Ask} ask */
  asked({ link }) {
    const { views, notice, open } = this.#house;
    if (link === undefined) return views.go(linkOf(nextRung()));
    const rung = rungIn(link);
    if (Number.isNaN(rung)) notice.show(t("noRung", { rung: /rung=([^&]*)/.exec(link)?.[1] ?? "" }));
    const number = rung || nextRung();
    if (this.#rung === 0) views.own.run ??= facts.run.peek()?.linkHere ?? null;
    this.#rung = number;
    this.#panel.mark(number);
    open(runOf(rung ? link : "", number));
  }

  closed() {
    this.#rung = 0;
    this.#house.views.own.run = null;
    this.#start.classList.add("primary");
    this.#panel.turn({ state: "", swaps: 0, redoable: false });
    this.#panel.count(null);
    setAttribute(this.#main, "data-ladder", "");
  }

  /** Leaves the ladder for a run of another puzzle, such as the one that is opened in place of a link that is refused. @param {Run} run */
  begun(run) {
    if (this.#rung > 0 && run.setup.puzzle.name !== RUNGS[this.#rung - 1].puzzle)
      this.#house.views.showRun(run.setup.link);
  }

  /** @param {Run} run */
  seen(run) {
    if (this.#rung === 0) return;
    this.#house.address.show(linkOf(this.#rung, run.setup.link));
    const { head, energy } = run.snapshot.progress;
    if (head > 0) return;
    const moves = movesOf(run);
    this.#left = { link: run.startLink, energy, trapped: isTrapped(run, moves), by: null };
    if (energy > 0 || swapsIn(run.setup.link) === 0) return;
    keepSolved(this.#rung, swapsIn(run.setup.link));
    this.#panel.mark(this.#rung);
    this.#count(withoutInterventions(run.startLink));
  }

  /** Asks for the fewest swaps that solve a start. @param {string} link */
  async #count(link) {
    if (this.#fewest.has(link)) return;
    this.#fewest.set(link, null);
    this.#fewest.set(link, await this.#house.ask("fewestSwaps", { link }));
    this.#house.draw();
  }

  wants() {
    return this.#rung > 0 && this.#house.player.rate === 0 ? { neighbours: MOST_NEIGHBOURS } : {};
  }

  /** @param {Run} run */
  words(run) {
    if (this.#rung === 0) return;
    const { head, energy } = run.snapshot.progress;
    const state = head > 0 || this.#house.player.playing !== "resting" ? "run" : "board";
    const moves = movesOf(run);
    setAttribute(this.#main, "data-ladder", state);
    this.#start.classList.toggle("primary", state === "run" || isTrapped(run, moves));
    this.#panel.count(state === "board" && energy > 0 ? moves : null);
    this.#panel.turn({ state, swaps: swapsIn(run.setup.link), redoable: this.#house.edits.redoable });
    if (run.ended && head > 0 && this.#left.trapped && !this.#left.by) this.#findWay();
  }

  /** Finds the first worsening move after the local minimum. */
  async #findWay() {
    const left = this.#left;
    left.trapped = false;
    left.by = await this.#house.ask("ledOut", { after: 0 });
    this.#house.draw();
  }

  /** Gives the word of Start. */
  word() {
    const run = facts.run.value;
    return this.#rung > 0 && run?.snapshot.progress.head === 0 ? t("anneal") : "";
  }

  /** @param {Run} run */
  taps(run) {
    return this.#rung > 0 && run.snapshot.progress.head === 0;
  }

  /** @param {Run} run */
  method(run) {
    if (this.#rung === 0) return "";
    return t(run.snapshot.progress.head > 0 ? "goesOn" : this.#rung < 3 ? "small" : "large");
  }

  /** @param {Run} run @param {import("../contract.js").Now} now */
  says(run, { playing }) {
    const { head, energy, status } = run.snapshot.progress;
    if (this.#rung === 0 || playing !== "resting") return null;
    if (head > 0) return status === "solved" ? { kind: "solved", text: this.#annealed(run) } : null;
    if (energy === 0) return { kind: "solved", text: this.#solved(run) };
    const moves = movesOf(run);
    if (isTrapped(run, moves)) return { kind: "trapped", text: `${run.remark} ${trappedInWords(moves)}`.trim() };
    if (swapsIn(run.setup.link) === 0 && run.remark === "") return { kind: "ready", text: t(HOVERS ? "drag" : "tap") };
    return { kind: "game", text: `${run.remark} ${t("soFar", { n: swapsIn(run.setup.link) })}`.trim() };
  }

  /** Words a board that a person has solved. @param {Run} run */
  #solved(run) {
    const swaps = swapsIn(run.setup.link);
    if (swaps === 0) return t("solvedStart");
    const fewest = this.#fewest.get(withoutInterventions(run.startLink)) ?? null;
    const fewer = fewest === null ? "" : swaps === fewest ? t("fewest") : t("enough", { n: fewest });
    return `${t("solved", { n: swaps })} ${fewer}`.trim();
  }

  /** Words a board that annealing has solved. @param {Run} run */
  #annealed({ snapshot: { progress }, startLink }) {
    const { moves, worse } = progress;
    const { by, energy, link } = this.#left;
    const text = `${t("annealed", { n: moves })} ${t("accepted", { n: worse })}`;
    // An equal move may have come before, and a better one after that.
    if (link !== startLink || !by || by.energy - by.delta !== energy) return text;
    const [a, b] = by.numbers;
    return `${text} ${t("ledOut", { a, b, delta: signed(by.delta), energy })}`;
  }

  /** Gives the question after a rung; null for that after any run. @param {Run} run */
  question({ snapshot: { progress } }) {
    const next = this.#rung + 1;
    if (this.#rung === 0 || next > RUNGS.length) return null;
    const name = nameOf(next);
    const ask = progress.head > 0 ? "askYou" : "askNext";
    return { text: t(ask, { name }), word: name, act: () => this.#house.views.go(linkOf(next)) };
  }

  /** Begins again: with the same start, or with another one if nothing was swapped, or if annealing went on. */
  #again() {
    const run = facts.run.value;
    const { edits } = this.#house;
    if (run && run.snapshot.progress.head === 0 && run.touched) return edits.restart();
    return this.#house.open(withoutInterventions(run?.startLink ?? ""), { changes: [["seed", null]] });
  }
}

const HOVERS = matchMedia("(hover: hover)").matches;

/** Counts the swaps of a board: those that are better, equal, and the least that is worse. @param {Run} run @returns {Moves | null} */
function movesOf({ snapshot: { neighbourhood: moves } }) {
  if (!moves) return null;
  const count = (/** @type {(delta: number) => boolean} */ is) =>
    moves.delta.reduce((n, delta) => n + Number(is(delta)), 0);
  const least = moves.delta.reduce((least, delta) => (delta > 0 ? Math.min(least, delta) : least), Infinity);
  return { better: count((delta) => delta < 0), equal: count((delta) => delta === 0), least, total: moves.total };
}

/** Checks whether a board is a local minimum. @param {Run} run @param {Moves | null} moves */
const isTrapped = ({ snapshot: { progress } }, moves) => progress.energy > 0 && moves?.better === 0;

/** Words a local minimum. @param {Moves | null} moves */
const trappedInWords = (moves) =>
  [
    t("trapped"),
    moves && moves.equal > 0 ? t("equal", { n: moves.equal }) : "",
    t("least", { delta: signed(moves?.least ?? 0) }),
  ]
    .join(" ")
    .replace("  ", " ");

export default (/** @type {House} */ house) => new Ladder(house);
