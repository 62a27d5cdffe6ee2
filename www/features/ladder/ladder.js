// The ladder: four boards to solve by hand, each harder than the one before. If no swap helps, the page points out the
// local minimum, and annealing may continue from there. A rung is a run whose swaps by hand are interventions before
// its first move.
//
//   #ladder&rung=2&seed=22&hand=0:s1-2 ──▶ run of the rung with these swaps ──▶ swaps, undo, Start ──▶ new link

import { facts } from "../../facts.js";
import { byId, setAttribute } from "../../lib/dom.js";
import { signed } from "../../lib/format.js";
import { numberName } from "../../boards/names.js";
import { isLadder, valueIn } from "../../lib/link.js";
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
  /** The number of the shown rung, from 1; 0 if the ladder is not shown. */
  #rung = 0;
  /** The number of the rung being opened. */
  #next = 0;
  /**
   * The minimum number of swaps that solve a start, by the link of the start; null if that is not known.
   * @type {Map<string, number | null>}
   */
  #fewest = new Map();
  /** The link of the run that was open before the ladder. @type {string | null} */
  #own = null;
  /**
   * The local minima that a person has reached, by start and board, each with the number of swaps that first led there.
   * @type {Map<string, number>}
   */
  #traps = new Map();
  /**
   * The board where annealing continues: its energy, whether it is a local minimum, and the move that led out of it.
   */
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

  /** Opens the rung of a link, or otherwise the first unsolved one. @param {import("../contract.js").Ask} ask */
  asked({ link }) {
    const { views, notice, open } = this.#house;
    if (link === undefined) return views.go(linkOf(nextRung()));
    const rung = rungIn(link);
    if (Number.isNaN(rung)) notice.show(t("noRung", { rung: valueIn(link, "rung") }));
    const number = rung || nextRung();
    // From another view, the header's link leads back to the ladder, and from there to the person's previous run.
    const own = views.own.run ?? facts.run.peek()?.linkHere ?? null;
    if (this.#rung === 0) views.own.run = own && isLadder(own) ? this.#own : own;
    this.#next = number;
    open(runOf(rung ? link : "", number));
  }

  /** @param {import("../../facts.js").View} [view] */
  closed(view) {
    const { own } = this.#house.views;
    this.#own = own.run;
    own.run = view === "run" ? null : this.link;
    this.#rung = this.#next = 0;
    this.#start.classList.add("primary");
    this.#panel.turn({ state: "", swaps: 0, redoable: false });
    this.#panel.count(null);
    setAttribute(this.#main, "data-ladder", "");
  }

  /**
   * Leaves the ladder for a run of another puzzle, such as the run opened in place of an invalid link.
   * @param {Run} run
   */
  begun(run) {
    const rung = this.#next || this.#rung;
    if (rung === 0) return;
    const { views, ask } = this.#house;
    if (run.setup.puzzle.name !== RUNGS[rung - 1].puzzle) return views.showRun(run.setup.link);
    this.#rung = rung;
    this.#next = 0;
    this.#panel.mark(rung);
    this.seen(run);
    const start = withoutInterventions(run.startLink);
    if (this.#fewest.has(start)) return;
    this.#fewest.set(start, null);
    ask("fewestSwaps", { link: start }).then((swaps) => this.#fewest.set(start, swaps));
  }

  /** @param {Run} run */
  seen(run) {
    if (this.#rung === 0) return;
    const { head, energy } = run.snapshot.progress;
    // A resting run is reopened at its present move.
    const rests = head > 0 && this.#house.player.playing === "resting";
    this.#house.address.show(linkOf(this.#rung, rests ? run.linkHere : run.setup.link));
    if (head > 0) return;
    const trapped = isTrapped(run, movesOf(run));
    this.#left = { link: run.startLink, energy, trapped, by: null };
    const swaps = swapsIn(run.setup.link);
    if (trapped && !this.#traps.has(boardOf(run))) this.#traps.set(boardOf(run), swaps);
    if (energy > 0 || swaps === 0) return;
    keepSolved(this.#rung, swaps);
    this.#panel.mark(this.#rung);
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

  /** Finds the move that led out of the local minimum. */
  async #findWay() {
    const left = this.#left;
    left.trapped = false;
    left.by = await this.#house.ask("ledOut", { after: 0, from: left.energy });
    this.#house.draw();
  }

  /** Returns the label of Start. */
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
    if (isTrapped(run, moves)) return { kind: "trapped", text: `${run.remark} ${this.#trapped(run)}`.trim() };
    if (swapsIn(run.setup.link) === 0 && run.remark === "")
      return { kind: "ready", text: `${t("start", { energy })} ${t(HOVERS ? "drag" : "tap")}` };
    return { kind: "game", text: `${run.remark} ${t("soFar", { n: swapsIn(run.setup.link) })}`.trim() };
  }

  /** Describes a local minimum, with the swap that is the smallest step up. @param {Run} run */
  #trapped(run) {
    const { puzzle, link } = run.setup;
    const { board, neighbourhood: moves } = run.snapshot;
    const first = this.#traps.get(boardOf(run)) ?? Infinity;
    const back = first < swapsIn(link) ? t("back") : t("trapped");
    const least = leastOf(moves);
    if (!moves || least < 0) return back;
    const [a, b] = [moves.cells[least], moves.other[least]].map((cell) => numberName(puzzle, board[cell]));
    return `${back} ${t("least", { delta: signed(moves.delta[least]), a, b })}`;
  }

  /** Marks the smallest step up from a local minimum. @param {Run} run */
  pair(run) {
    const { neighbourhood: moves, progress } = run.snapshot;
    if (this.#rung === 0 || progress.head > 0 || !moves || !isTrapped(run, movesOf(run))) return null;
    const least = leastOf(moves);
    /** @type {[number, number]} */
    const cells = [moves.cells[least], moves.other[least]];
    return least < 0 ? null : { cells, accepted: false };
  }

  /** Describes a board solved by a person. @param {Run} run */
  #solved(run) {
    const swaps = swapsIn(run.setup.link);
    if (swaps === 0) return t("solvedStart");
    const fewest = this.#fewest.get(withoutInterventions(run.startLink)) ?? null;
    const fewer = fewest === null ? "" : swaps === fewest ? t("fewest") : t("enough", { n: fewest });
    return `${t("solved", { n: swaps })} ${fewer}`.trim();
  }

  /** Describes a board solved by annealing. @param {Run} run */
  #annealed({ snapshot: { progress }, startLink }) {
    const { moves, worse } = progress;
    const { by, energy, link } = this.#left;
    const text = `${t("annealed", { n: moves })} ${worse > 0 ? t("accepted", { n: worse }) : ""}`.trim();
    if (link !== startLink || !by) return text;
    const [a, b] = by.numbers;
    return `${text} ${t("ledOut", { a, b, delta: signed(by.delta), energy, at: by.at })}`;
  }

  /** Returns the question after a rung; null for the general question after a run. @param {Run} run */
  question({ snapshot: { progress } }) {
    const next = this.#rung + 1;
    if (this.#rung === 0 || next > RUNGS.length) return null;
    const name = nameOf(next);
    const ask = progress.head > 0 ? "askYou" : "askNext";
    return { text: t(ask, { name }), word: name, act: () => this.#house.views.go(linkOf(next)) };
  }

  /** Begins again: with the same start, or with another one if nothing was swapped or annealing continued. */
  #again() {
    const run = facts.run.value;
    const { edits } = this.#house;
    if (run && run.snapshot.progress.head === 0 && run.touched) return edits.restart();
    return this.#house.open(withoutInterventions(run?.startLink ?? ""), { changes: [["seed", null]] });
  }
}

const HOVERS = matchMedia("(hover: hover)").matches;

/**
 * Counts the swaps of a board: all swaps, the improving ones, and the equal ones.
 * @param {Run} run
 * @returns {Moves | null}
 */
function movesOf({ snapshot: { neighbourhood: moves } }) {
  if (!moves) return null;
  const count = (/** @type {(delta: number) => boolean} */ is) =>
    moves.delta.reduce((n, delta) => n + Number(is(delta)), 0);
  return { better: count((delta) => delta < 0), equal: count((delta) => delta === 0), total: moves.total };
}

/**
 * Finds the swap with the smallest increase of energy; -1 without such a swap.
 * @param {Run["snapshot"]["neighbourhood"]} moves
 */
function leastOf(moves) {
  let least = -1;
  for (const [i, delta] of moves?.delta.entries() ?? [])
    if (delta > 0 && (least < 0 || delta < (moves?.delta[least] ?? 0))) least = i;
  return least;
}

/** Identifies a board together with its start. @param {Run} run */
const boardOf = ({ startLink, snapshot: { board } }) => `${withoutInterventions(startLink)} ${board.join()}`;

/** Checks whether a board is a local minimum. @param {Run} run @param {Moves | null} moves */
const isTrapped = ({ snapshot: { progress } }, moves) => progress.energy > 0 && moves?.better === 0;

export default (/** @type {House} */ house) => new Ladder(house);
