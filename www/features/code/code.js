// The code beside the run: the lines of its method, the lines that the present move has executed, and their values.
// "Next line" steps through a move line by line. Up to the line that makes the decision, the run stays before the move,
// and another engine looks ahead.

import { facts } from "../../facts.js";
import { fileOf } from "../../lib/files.js";
import { proposalOf } from "../inspector/words.js";
import { copies } from "../../lib/copy.js";
import { byId, element, say, setShown, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { Poller } from "../../lib/poller.js";
import { Ahead } from "./ahead.js";
import { moveWalk, pairOf, swaps } from "./move-walk.js";
import { hasProgram, programOf } from "./program.js";
import { pythonOf, replayOf } from "./python.js";
import { AIMA, searchProgramOf } from "./search-program.js";
import { pythonOfSearch, searchingOf } from "./search-python.js";
import { searchWalk } from "./search-walk.js";
import { Tally } from "./tally.js";
import { t } from "./texts.js";
import { wordedOf } from "./worded.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").Inspected} Inspected */
/** @typedef {import("../../core/types.js").Proposed} Proposed */
/** @typedef {import("./program.js").Line} Line */

/** The lines that are executed once, before the first move. @type {string[]} */
const BEFORE = ["start", "energy", "past", "search", "first", "begin", "queue", "table"];

/**
 * A move or an expansion, and the number of its executed lines.
 * @typedef {object} Walk
 * @property {number} move its number within the run
 * @property {Line[]} path the lines that it executes, in order
 * @property {number} shown the number of lines executed so far
 * @property {Line | undefined} turn the line that makes the move of the run
 * @property {Line | undefined} decides the line that makes the decision
 * @property {string} outcome
 * @property {Partial<Record<Line["kind"], string>>} values
 * @property {Proposed} [proposed]
 */

export class Code {
  #list = byId("code-lines", HTMLOListElement);
  #head = byId("code-head", HTMLElement);
  #source = byId("code-source", HTMLAnchorElement);
  #aima = byId("code-aima", HTMLElement);
  #next = byId("code-next", HTMLButtonElement);
  #copy = byId("code-copy", HTMLButtonElement);
  /** True if the lines are in Python rather than in words. */
  #python = false;
  /** @type {Line[]} */
  #lines = [];
  /** The lines of a method that is only described in words. @type {ReturnType<typeof wordedOf>["lines"]} */
  #worded = [];
  /** The list items of the lines. @type {HTMLElement[]} */
  #items = [];
  /** The move that "Next line" steps through; null if it is complete. @type {Walk | null} */
  #walk = null;
  /** @type {Poller<Inspected>} */
  #glance;
  #ahead;
  #tally = new Tally();
  #counted = byId("code-counted", HTMLElement);
  #house;
  /** The run whose lines are shown. @type {Run | null} */
  #run = null;
  /** The file of the present run. */
  #file = "";

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
    // From here on, its stylesheet determines the visibility.
    byId("code", HTMLElement).hidden = false;
    this.#ahead = new Ahead(house.makeEngine);
    this.#glance = new Poller(() => house.ask("inspect", {}), house.draw, house.playable);
    for (const tongue of byId("code", HTMLElement).querySelectorAll("input"))
      tongue.addEventListener("change", () => {
        this.#python = byId("code-python", HTMLInputElement).checked;
        this.#write();
      });
    // A press while the engine looks ahead waits for its turn.
    let turn = Promise.resolve();
    this.#next.addEventListener("click", () => (turn = turn.then(() => this.#goOn())));
    copies(
      this.#copy,
      () => this.#file,
      house.notCopied,
      (act) => this.#fill().then(() => (this.#file === "" ? undefined : act())),
    );
  }

  /** Shows the code. */
  asked() {
    this.#house.look();
  }

  /** @param {Run} run */
  begun(run) {
    const { setup } = run;
    if (run === this.#run) return;
    this.#run = run;
    this.#walk = null;
    this.#tally.begin();
    this.#ahead.end();
    const known = run.searching || hasProgram(setup);
    const { lines, source } = wordedOf(setup);
    this.#lines = run.searching ? searchProgramOf(setup) : known ? programOf(setup) : [];
    this.#worded = known ? [] : lines;
    setShown(this.#head, known);
    setShown(this.#source, !known);
    setText(this.#aima, aimaOf(setup));
    this.#source.href = fileOf(source);
    this.#write();
  }

  /** @param {Run} run */
  words(run) {
    // A program cannot contain a person's interventions, and a run without moves has no program.
    setShown(this.#copy, !run.touched && !(run.over && run.snapshot.progress.head === 0));
    const whole = this.#walk === null || this.#walk.shown >= this.#walk.path.length;
    // If a puzzle is shown in place of its run, no move of the run is visible.
    this.#next.disabled = (run.over && whole) || this.#house.features.first(({ covers }) => covers) !== null;
  }

  /** Writes the lines, with no line marked as executed. */
  #write() {
    this.#items = this.#lines.map(({ kind, depth, python, words }) => {
      const text = element("code", {}, this.#python ? python : t(words));
      text.style.setProperty("--depth", String(depth));
      const item = element(
        "li",
        {},
        text,
        element("span", { class: "code-value" }),
        element("span", { class: "code-count" }),
      );
      if (kind === "decide") item.append(element("span", { class: "probability-bar", "aria-hidden": "true" }));
      return item;
    });
    const worded = this.#worded.map(({ depth, words }) => {
      const text = element("code", {}, t(words));
      text.style.setProperty("--depth", String(depth));
      return element("li", { class: "ran" }, text);
    });
    this.#list.classList.toggle("python", this.#python);
    this.#list.replaceChildren(...this.#items, ...worded);
    setShown(
      this.#counted,
      this.#lines.some(({ kind }) => kind === "leave"),
    );
    this.#house.draw();
  }

  /** Reports whether the code is on the screen. */
  get #open() {
    return facts.look.peek() === "code" && ["play", "all"].includes(facts.mode.peek()) && this.#lines.length > 0;
  }

  /** @param {Run} run @param {{ resting: boolean, sampled: boolean }} how */
  async figures(run, { resting, sampled }) {
    if (!this.#open || !sampled) return;
    const { progress } = run.snapshot;
    const { moves } = progress;
    this.#count(progress);
    const walk = this.#walk;
    // Only its own line makes the inspected move; any other move ends the walk.
    if (walk && resting && (moves === walk.move - 1 || (moves === walk.move && turned(walk)))) return this.#light(walk);
    this.#walk = null;
    setText(byId("code-said", HTMLElement), "");
    const inspected = run.snapshot.inspected ?? (await this.#glance.look(run, resting));
    if (!inspected || this.#walk) return;
    this.#light(this.#walkOf(run, { ...run.snapshot, inspected }));
  }

  /**
   * Returns the last move of a run with all its lines; null if the run has no move.
   * @param {Run} run
   * @param {import("./ahead.js").Seen} seen
   * @returns {Walk | null}
   */
  #walkOf({ setup, searching }, seen) {
    const walk = searching ? searchWalk(setup, this.#lines, seen) : moveWalk(setup.puzzle, this.#lines, seen);
    return walk && { ...walk, shown: walk.path.length };
  }

  /**
   * Counts the outcomes of the last moves, at the lines that make the decision.
   * @param {import("../../core/types.js").Progress} progress
   */
  #count(progress) {
    const { moves, accepted, worse, rejected } = this.#tally.see(progress);
    const drawn = this.#lines.some(({ kind }) => kind === "worse");
    const counts = { take: drawn ? accepted - worse : accepted, worse, leave: rejected };
    setText(this.#counted, t("lastMoves", { n: moves }));
    for (const [place, { kind }] of this.#lines.entries()) {
      if (kind !== "take" && kind !== "worse" && kind !== "leave") continue;
      const cell = /** @type {HTMLElement} */ (this.#items[place].children[2]);
      setText(cell, moves > 0 ? count(counts[kind]) : "");
      cell.style.setProperty("--share", String(moves > 0 ? counts[kind] / moves : 0));
    }
  }

  /** Shows the next line of the present move, or the first line of the next move. */
  async #goOn() {
    const { playable, pause, playback, look } = this.#house;
    pause();
    const run = playable();
    if (!run) return;
    if (!this.#walk || this.#walk.shown >= this.#walk.path.length) {
      const { moves } = run.snapshot.progress;
      const seen = await this.#ahead.at(run.startLink, moves + 1);
      // Another kind of board may have been opened meanwhile; only a search ends without a move.
      const walk =
        seen && playable() === run && (run.searching || seen.progress.moves > moves) && this.#walkOf(run, seen);
      if (!walk) return;
      this.#walk = { ...walk, move: moves + 1, shown: 0 };
    }
    const walk = this.#walk;
    // One line makes the move of the run: board, figures and sentence follow it.
    if (walk.path[walk.shown] === walk.turn) playback.step(1);
    const line = walk.path[walk.shown];
    walk.shown++;
    this.#light(walk);
    say(byId("code-said", HTMLElement), [t(line.words), walk.values[line.kind]].filter(Boolean).join(": "));
    // The board is painted again although its move is the same, because cells are marked.
    look();
  }

  /** Highlights the lines of a move, and fills in their values. @param {Walk | null} walk */
  #light(walk) {
    const ran = new Set(walk?.path.slice(0, walk.shown));
    const now = walk && walk.shown < walk.path.length ? walk.path[walk.shown - 1] : null;
    for (const [place, line] of this.#lines.entries()) {
      const item = this.#items[place];
      const here = ran.has(line);
      item.classList.toggle("ran", here || BEFORE.includes(line.kind));
      item.classList.toggle("now", line === now);
      // A search continues beside the line that chose its node.
      const decides = here && line === walk?.decides && (walk.proposed !== undefined || now === null);
      if (decides) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
      item.dataset.outcome = decides ? walk.outcome : "";
      item.dataset.value = line.kind;
      setText(/** @type {HTMLElement} */ (item.children[1]), (here && walk?.values[line.kind]) || "");
      if (line.kind === "decide" && walk?.proposed) {
        item.style.setProperty("--probability", `${100 * walk.proposed.probability}%`);
        item.style.setProperty("--drawn", `${100 * walk.proposed.uniform}%`);
      }
    }
  }

  /** Returns the kinds of the executed lines of an undecided proposal; null without a proposal. @param {Run} run */
  #came(run) {
    const walk = this.#walk;
    if (!this.#open || !walk?.proposed || run.snapshot.progress.moves !== walk.move - 1) return null;
    const { move, proposed } = walk;
    return { move, proposed, came: new Set(walk.path.slice(0, walk.shown).map(({ kind }) => kind)) };
  }

  /** Returns the chosen cells. @param {Run} run */
  pair(run) {
    const { came, proposed } = this.#came(run) ?? {};
    return came?.has("propose") && proposed && swaps(run.setup.puzzle)
      ? { cells: proposed.cells, accepted: true }
      : null;
  }

  /** Describes the executed part of an undecided move. @param {Run} run */
  says(run) {
    const walk = this.#came(run);
    if (!walk) return null;
    const { proposed, came, move } = walk;
    const { delta } = proposed;
    const { puzzle } = run.setup;
    const two = swaps(puzzle) && !("opposite" in puzzle && puzzle.opposite);
    const chosen = two ? t("wouldSwap", pairOf(puzzle, proposed)) : proposalOf(puzzle, proposed);
    const moved = came.has("propose") ? chosen : "";
    const how = delta > 0 ? "changeWorse" : delta < 0 ? "changeBetter" : "changeEqual";
    const words = [t("thisMove", { n: move }), moved, came.has("change") ? t(how, { n: Math.abs(delta) }) : ""];
    return { kind: "line", text: words.filter((text) => text !== "").join(" "), over: false };
  }

  /** Makes the file of the present run. */
  async #fill() {
    const run = this.#house.playable();
    if (!run) return;
    const { setup, startLink, searching } = run;
    const address = this.#house.address.urlOf(startLink);
    const seen = (await this.#ahead.replay(startLink)) ?? [];
    this.#file = "";
    if (seen.length < 2) return;
    this.#file = searching
      ? pythonOfSearch(setup, this.#lines, searchingOf(setup, seen), address)
      : pythonOf(setup, this.#lines, replayOf(setup, seen), address);
  }
}

/**
 * Returns the place of a run's method in AIMA; empty if AIMA lacks the method.
 * @param {import("../../core/types.js").Setup} setup
 */
function aimaOf({ method, fields }) {
  const valueOf = (/** @type {string} */ key) => fields.find((field) => field.key === key)?.value ?? "";
  if (method === "anneal") return valueOf("accept") === "metropolis" ? t("aimaAnneal") : "";
  const solver = valueOf("solver");
  const [section, figure] = AIMA[solver] ?? [];
  if (!section) return "";
  const more = solver === "ids" || solver === "dfs" ? t("s_skips") : solver === "bfs" ? "" : t("s_ties");
  return `${t(figure ? "aimaFigure" : "aimaSection", { section, figure: figure ?? "" })} ${more}`.trim();
}

/** Checks whether the line that makes the run's move was executed. @param {Walk} walk */
const turned = ({ path, shown, turn }) => turn !== undefined && path.indexOf(turn) < shown;

export default (/** @type {import("../contract.js").House} */ house) => new Code(house);
