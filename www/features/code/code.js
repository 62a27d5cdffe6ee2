// The code beside the run: the lines of its method, those that the present move has run, and their values. "Next line" goes through a move
// line by line: until the line that decides, the run stays before the move, and another engine looks ahead.

import { facts } from "../../facts.js";
import { drawOf, percentOf, proposalOf } from "../inspector/words.js";
import { numberName } from "../../boards/names.js";
import { copies } from "../../lib/copy.js";
import { byId, element, say, setShown, setText } from "../../lib/dom.js";
import { count, figures, signed } from "../../lib/format.js";
import { Poller } from "../../lib/poller.js";
import english from "../../text/en/code.js";
import { texts } from "../../text/text.js";
import { Ahead } from "./ahead.js";
import { decisionOf, hasProgram, outcomeOf, pathOf, programOf } from "./program.js";
import { isWritten, pythonOf } from "./python.js";
import { Tally } from "./tally.js";
import { wordedOf } from "./worded.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").Inspected} Inspected */
/** @typedef {import("../../core/types.js").Proposed} Proposed */
/** @typedef {import("./program.js").Line} Line */

const t = texts("code", english);
/** The lines that run once, before the first move. */
const BEFORE = ["start", "energy", "past"];

/**
 * A move, and how many of its lines have come.
 * @typedef {{ move: number, energy: number, inspection: Proposed, path: Line[], shown: number }} Walk
 */

export class Code {
  #list = byId("code-lines", HTMLOListElement);
  #none = byId("code-none", HTMLElement);
  #head = byId("code-head", HTMLElement);
  #source = byId("code-source", HTMLAnchorElement);
  #next = byId("code-next", HTMLButtonElement);
  #copy = byId("code-copy", HTMLButtonElement);
  /** Whether the lines are in Python, not in words. */
  #python = false;
  /** @type {Line[]} */
  #lines = [];
  /** The lines of a method that is worded only. @type {ReturnType<typeof wordedOf>["lines"]} */
  #worded = [];
  /** The items of the lines. @type {HTMLElement[]} */
  #items = [];
  /** The move that "Next line" goes through; null for a whole move. @type {Walk | null} */
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
    // From here on its stylesheet decides.
    byId("code", HTMLElement).hidden = false;
    this.#ahead = new Ahead(house.makeEngine);
    this.#glance = new Poller(() => house.ask("inspect", {}), house.draw, house.playable);
    for (const tongue of byId("code", HTMLElement).querySelectorAll("input"))
      tongue.addEventListener("change", () => {
        this.#python = byId("code-python", HTMLInputElement).checked;
        this.#write();
      });
    // A press that comes while the engine looks ahead waits for its turn.
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
    const known = hasProgram(setup);
    const { lines, source } = wordedOf(setup);
    this.#lines = known ? programOf(setup) : [];
    this.#worded = known ? [] : lines;
    setShown(this.#none, !known && lines.length === 0);
    setShown(this.#head, known);
    setShown(this.#source, !known);
    this.#source.href = new URL(source, document.baseURI).href;
    this.#write();
  }

  /** @param {Run} run */
  words(run) {
    // What a person did by hand is in no program; a run without moves has none.
    setShown(
      this.#copy,
      isWritten(run.setup.puzzle) && !run.touched && !(run.over && run.snapshot.progress.head === 0),
    );
    const whole = this.#walk === null || this.#walk.shown >= this.#walk.path.length;
    // Where a puzzle stands in the place of its run, no move of it can be seen.
    this.#next.disabled = (run.over && whole) || this.#house.features.first(({ covers }) => covers) !== null;
  }

  /** Writes the lines, of which none has run. */
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
    setShown(this.#counted, this.#lines.length > 0);
    this.#house.draw();
  }

  /** Whether the code is on the screen. */
  get #open() {
    return facts.look.peek() === "code" && facts.mode.peek() === "play" && this.#lines.length > 0;
  }

  /** @param {Run} run @param {{ resting: boolean, sampled: boolean }} how */
  async figures(run, { resting, sampled }) {
    if (!this.#open || !sampled) return;
    const { progress } = run.snapshot;
    const { moves } = progress;
    this.#count(progress);
    const walk = this.#walk;
    // Its own step makes the move that was looked at; any other move ends the walk.
    const decided = walk !== null && walk.path.slice(0, walk.shown).includes(decisionOf(walk.path));
    if (walk && resting && (moves === walk.move - 1 || (moves === walk.move && decided))) return this.#light(run, walk);
    this.#walk = null;
    const inspected = run.snapshot.inspected ?? (await this.#glance.look(run, resting));
    if (!inspected || this.#walk) return;
    const { move, energy, inspection } = inspected;
    if (!inspection || !("uniform" in inspection)) return this.#light(run, null);
    const path = pathOf(this.#lines, inspection);
    this.#light(run, { move, energy, inspection, path, shown: path.length });
  }

  /** Counts the outcomes of the last moves, at the lines that decide. @param {import("../../core/types.js").Progress} progress */
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

  /** Shows the next line of the present move, or the first of the next one. */
  async #goOn() {
    const { playable, pause, playback, look } = this.#house;
    pause();
    const run = playable();
    if (!run) return;
    if (!this.#walk || this.#walk.shown >= this.#walk.path.length) {
      const inspected = await this.#ahead.inspected(run.startLink, run.snapshot.progress.moves + 1);
      if (!inspected?.inspection || !("uniform" in inspected.inspection) || playable() !== run) return;
      const { move, energy, inspection } = inspected;
      this.#walk = { move, energy, inspection, path: pathOf(this.#lines, inspection), shown: 0 };
    }
    const walk = this.#walk;
    // The line that decides is that of the run: board, figures and sentence follow it.
    if (walk.path[walk.shown] === decisionOf(walk.path)) playback.step(1);
    const line = walk.path[walk.shown];
    walk.shown++;
    this.#light(run, walk);
    const value = valuesOf(run.setup.puzzle, walk)[line.kind];
    say(byId("code-said", HTMLElement), [t(line.words), value].filter(Boolean).join(": "));
    // The board is painted again, though its move is the same: cells are marked.
    look();
  }

  /** Lights the lines of a move, and fills in their values. @param {Run} run @param {Walk | null} walk */
  #light({ setup: { puzzle } }, walk) {
    const ran = new Set(walk?.path.slice(0, walk.shown));
    const decision = walk && decisionOf(walk.path);
    const outcome = walk ? outcomeOf(walk.inspection) : "";
    const values = walk ? valuesOf(puzzle, walk) : null;
    for (const [place, line] of this.#lines.entries()) {
      const item = this.#items[place];
      const here = ran.has(line);
      item.classList.toggle("ran", here || BEFORE.includes(line.kind));
      const decides = here && line === decision;
      if (decides) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
      item.dataset.outcome = decides ? outcome : "";
      item.dataset.value = line.kind;
      setText(/** @type {HTMLElement} */ (item.children[1]), (here && values?.[line.kind]) || "");
      if (line.kind === "decide" && walk) {
        item.style.setProperty("--probability", `${100 * walk.inspection.probability}%`);
        item.style.setProperty("--drawn", `${100 * walk.inspection.uniform}%`);
      }
    }
  }

  /** The kinds of the lines that have come of a move whose decision has not; null for none. @param {Run} run */
  #came(run) {
    const walk = this.#walk;
    if (!this.#open || !walk || run.snapshot.progress.moves !== walk.move - 1) return null;
    return { ...walk, came: new Set(walk.path.slice(0, walk.shown).map(({ kind }) => kind)) };
  }

  /** Gives the cells that are chosen. @param {Run} run */
  pair(run) {
    const { came, inspection } = this.#came(run) ?? {};
    return came?.has("propose") && inspection && swaps(run.setup.puzzle)
      ? { cells: inspection.cells, accepted: true }
      : null;
  }

  /** Words what has come of a move whose decision has not. @param {Run} run */
  says(run) {
    const walk = this.#came(run);
    if (!walk) return null;
    const { inspection, came, move } = walk;
    const { delta } = inspection;
    const { puzzle } = run.setup;
    const proposed = swaps(puzzle) ? t("wouldSwap", pairOf(puzzle, inspection)) : proposalOf(puzzle, inspection);
    const moved = came.has("propose") ? proposed : "";
    const how = delta > 0 ? "changeWorse" : delta < 0 ? "changeBetter" : "changeEqual";
    const words = [t("thisMove", { n: move }), moved, came.has("change") ? t(how, { n: Math.abs(delta) }) : ""];
    return { kind: "line", text: words.filter((text) => text !== "").join(" "), over: false };
  }

  /** Makes the file of the present run. */
  async #fill() {
    const run = this.#house.playable();
    if (!run) return;
    const replay = await this.#ahead.replay(run.startLink, run.setup);
    this.#file = replay ? pythonOf(run.setup, this.#lines, replay, this.#house.address.urlOf(run.startLink)) : "";
  }
}

/** Checks whether a problem's moves swap two numbers. @param {import("../../core/types.js").Puzzle} puzzle */
const swaps = ({ kind }) => kind === "sums" || kind === "sudoku";

/** Names the numbers of a swap. @param {import("../../core/types.js").Puzzle} puzzle @param {Proposed} move */
function pairOf(puzzle, { numbers }) {
  const [a, b] = numbers.map((number) => numberName(puzzle, number));
  return { a, b };
}

/**
 * The values of a move's lines.
 * @param {import("../../core/types.js").Puzzle} puzzle @param {Walk} walk
 * @returns {Partial<Record<import("./program.js").Kind, string>>}
 */
function valuesOf(puzzle, { move, energy, inspection }) {
  const { delta, temperature, probability, uniform, limit, accepted, rule } = inspection;
  const answer = (/** @type {boolean} */ yes) => t(yes ? "yes" : "no");
  const taken = t(outcomeOf(inspection));
  return {
    loop: count(move),
    temperature: figures(temperature),
    propose: swaps(puzzle) ? t("pair", pairOf(puzzle, inspection)) : "",
    change: signed(delta),
    limit: limit === null ? "" : count(limit),
    test: answer(rule === "metropolis" ? delta <= 0 : accepted),
    take: taken,
    worse: taken,
    leave: taken,
    probability: percentOf(probability),
    draw: drawOf(uniform, probability),
    decide: answer(accepted),
    stop: `E = ${count(energy)}`,
  };
}

export default (/** @type {import("../contract.js").House} */ house) => new Code(house);
