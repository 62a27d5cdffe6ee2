// The feature for making custom puzzles. It wires the parts of this folder, contains the draft with its history, and
// makes the core check every draft.
//
//   Surface, Panel, Texts ──▶ draft.js ──▶ History ──▶ core's check ──▶ everything is redrawn

import { facts } from "../../facts.js";
import { byId, element, enable, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { addressOf } from "../../lib/link.js";
import { Queue } from "../../run/queue.js";
import { t } from "../../text/editor.js";
import * as drafts from "./draft.js";
import { History } from "../../lib/undo.js";
import { keep, kept } from "./kept.js";
import { Panel } from "./panel.js";
import { Surface } from "./surface.js";
import { Texts } from "./texts.js";
import { inWords } from "../../text/core.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("../../core/types.js").Draft} Draft */
/** @typedef {import("../../core/types.js").Checked} Checked */
/** @typedef {import("../../core/types.js").CoreMessage} CoreMessage */
/** @typedef {import("./surface.js").Place} Place */
/**
 * A step of the history; with `auto` the numbers are 1 to the number of points.
 * @typedef {{ draft: Draft, auto: boolean }} Step
 */
/** @typedef {"point" | "line" | "erase"} Tool */

/** @typedef {import("../contract.js").House} House */

export class PuzzleEditor {
  #dialog = byId("puzzle-editor", HTMLDialogElement);
  #grid = byId("editor-grid", HTMLSelectElement);
  #fold = byId("editor-fold", HTMLSelectElement);
  #undo = byId("editor-undo", HTMLButtonElement);
  #redo = byId("editor-redo", HTMLButtonElement);
  #finish = byId("editor-finish", HTMLButtonElement);
  #play = byId("editor-play", HTMLButtonElement);
  #advice = byId("editor-advice", HTMLElement);
  #missing = byId("editor-missing", HTMLElement);
  #from = byId("editor-from", HTMLButtonElement);
  /** @type {History<Step>} */
  #history = new History({ draft: drafts.empty, auto: true });
  /** @type {Checked | null} */
  #checked = null;
  /** Identifies the requests to the core: only the latest answer is shown. */
  #asking = new Latest();
  /** Acts that need the newest draft wait here until the core has checked it. */
  #queue = new Queue();
  /** @type {Tool} */
  #tool = "point";
  /** The points of the line being drawn. @type {number[]} */
  #hand = [];
  /** @type {number | null} */
  #cell = null;
  /** @type {number | null} */
  #line = null;
  /** The step before the move of a point. @type {Step | null} */
  #before = null;
  /** The sum for the next line; null for a guess. @type {number | null} */
  #target = null;
  #numbersText = "";
  #house;
  #surface = new Surface({
    press: (place) => this.#press(place),
    drag: (place, held) => this.#drag(place, held),
    drop: (moved) => this.#drop(moved),
    key: (key) => (key === "Escape" ? this.#finishLine() : this.#erase(this.#surface.place)),
  });
  #panel;
  #texts;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#panel = new Panel({
      title: (title) => this.#change({ ...this.#draft, title }),
      numbers: (auto, text) => this.#queue.during(this.#setNumbers(auto, text)),
      move: (cell, at) => this.#change(drafts.movePoint(this.#draft, cell, at)),
      give: (cell, number) => this.#change(drafts.give(this.#draft, cell, number)),
      removePoint: (cell) => this.#change(drafts.removePoint(this.#draft, cell)),
      target: (line, target) => this.#change(drafts.setTarget(this.#draft, line, (this.#target = target))),
      different: (line, different) =>
        this.#change(drafts.setDifferent(this.#draft, line, different, this.#sumFor(this.#draft.lines[line].cells))),
      allDifferent: () => this.#change(drafts.allDifferent(this.#draft)),
      targets: (target) => this.#change(drafts.setTargets(this.#draft, (this.#target = target))),
      stroke: (line, kind) => this.#change(drafts.setStroke(this.#draft, line, kind)),
      removeLine: (line) => this.#change(drafts.removeLine(this.#draft, line)),
      look: (line) => this.#look(line),
    });
    this.#texts = new Texts(
      (text) => this.#queue.during(this.#read(text)),
      house.notCopied,
      (act) => this.#queue.do(act),
    );
    for (const tool of /** @type {const} */ (["point", "line", "erase"])) {
      byId(`editor-tool-${tool}`, HTMLInputElement).addEventListener("change", () => this.#choose(tool));
    }
    /** @type {[HTMLButtonElement, () => void][]} */
    const buttons = [
      [this.#undo, () => this.#back()],
      [this.#redo, () => this.#forth()],
      [this.#finish, () => this.#finishLine()],
      [this.#play, () => this.#queue.do(() => this.#playIt())],
      [this.#from, () => this.#queue.during(this.#take())],
      [byId("editor-mirror", HTMLButtonElement), () => this.#change(drafts.mirrored(this.#draft))],
      [
        byId("editor-turn", HTMLButtonElement),
        () => this.#change(drafts.turned(this.#draft, Number(this.#fold.value))),
      ],
      [byId("editor-new", HTMLButtonElement), () => this.#push({ draft: drafts.empty, auto: true })],
      [byId("editor-close", HTMLButtonElement), () => this.#dialog.close()],
    ];
    for (const [button, act] of buttons) button.addEventListener("click", act);
    this.#grid.addEventListener("change", () => this.#show());
    const keys = () => this.#dialog.open;
    house.keys.add({ scope: "dialog", keys, repeats: true, act: (event) => this.#key(event) });
    this.#dialog.addEventListener("drop", (event) => this.#texts.drop(event));
  }

  asked() {
    lay(this.#dialog);
    this.#from.disabled = sumsLink() === null;
    this.#surface.focus();
    this.#queue.during(this.#resume());
  }

  /** Restores the draft stored when the page was left or reloaded, unless there is another draft. */
  async #resume() {
    const { draft, auto } = kept() ?? {};
    const checked = draft && this.#draft === drafts.empty && (await this.#house.ask("checkDraft", { draft }));
    if (checked && !("message" in checked) && this.#draft === drafts.empty) {
      this.#history = new History({ draft, auto: auto === true });
    }
    await this.#check();
  }

  get #draft() {
    return this.#history.now.draft;
  }

  // ── steps ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** @param {Draft} draft */
  #change(draft) {
    const { auto } = this.#history.now;
    if (draft === this.#draft) return this.#show();
    this.#push({ draft: auto ? drafts.numbered(draft) : draft, auto });
  }

  /** @param {Step} step */
  #push(step) {
    this.#history.push(step);
    this.#texts.forget();
    this.#settle();
  }

  #back() {
    // The points of an unfinished line are the newest step, so they are undone first.
    if (this.#hand.length > 0) {
      this.#hand.pop();
      return this.#show();
    }
    this.#history.undo();
    this.#texts.forget();
    this.#settle();
  }

  #forth() {
    this.#history.redo();
    this.#texts.forget();
    this.#settle();
  }

  /** Forgets a chosen point or line that no longer exists. */
  #settle() {
    const points = this.#draft.cells.length;
    this.#hand = this.#hand.filter((cell) => cell < points);
    if (this.#cell !== null && this.#cell >= points) this.#cell = null;
    this.#line = null;
    keep(this.#history.now);
    this.#check();
  }

  #check() {
    return this.#queue.during(this.#checkDraft());
  }

  async #checkDraft() {
    const isLatest = this.#asking.begin();
    this.#show();
    const checked = await this.#house.ask("checkDraft", { draft: this.#draft });
    if (!isLatest()) return;
    // The page shows the reason why the check failed; the draft stays.
    if (!checked) return this.#dialog.close();
    this.#checked =
      "message" in checked ? { link: null, missing: checked.message, advice: [], text: "", define: "" } : checked;
    const numbers = /^numbers (.*)$/m.exec(this.#checked.text);
    this.#numbersText = numbers ? numbers[1] : "";
    this.#show();
  }

  // ── drawing ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** @param {Tool} tool */
  #choose(tool) {
    this.#finishLine();
    this.#tool = tool;
    this.#show();
  }

  /** @param {Place} place */
  #press(place) {
    if (this.#tool === "erase") return this.#erase(place);
    if (this.#tool === "line") return this.#pick(place.cell);
    this.#before = this.#history.now;
    if (place.cell === -1) {
      const points = this.#draft.cells.length;
      this.#cell = points;
      this.#change(drafts.addPoint(this.#draft, place.at));
      if (this.#draft.cells.length === points) this.#cell = null;
      this.#before = null;
    } else {
      this.#cell = place.cell;
      this.#show();
    }
  }

  /** Adds a point to the line being drawn; choosing the last point again ends the line. @param {number} cell */
  #pick(cell) {
    if (cell === -1) return;
    if (this.#hand[this.#hand.length - 1] === cell) return this.#finishLine();
    if (!this.#hand.includes(cell)) this.#hand.push(cell);
    this.#show();
  }

  /** @param {Place} place @param {number} held */
  #drag({ at, cell }, held) {
    if (this.#tool === "line") {
      if (cell !== -1 && !this.#hand.includes(cell)) this.#pick(cell);
    } else if (this.#tool === "point" && held !== -1 && this.#before) {
      // A moved point makes one step of the history when it is dropped, and no steps along the way.
      const { draft, auto } = this.#before;
      this.#carried = { draft: drafts.movePoint(draft, held, at), auto };
      this.#show();
    }
  }

  /** The step with the point at its present position, during a move. @type {Step | null} */
  #carried = null;

  /** @param {boolean} moved */
  #drop(moved) {
    if (this.#carried && moved) this.#push(this.#carried);
    if (this.#tool === "line" && moved && this.#hand.length > 1) this.#finishLine();
    this.#carried = this.#before = null;
    this.#show();
  }

  /** Guesses a sum: the last one, or the average sum of this many numbers. @param {number[]} cells */
  #sumFor(cells) {
    return this.#target ?? Math.round((cells.length * (this.#draft.cells.length + 1)) / 2);
  }

  #finishLine() {
    const cells = this.#hand;
    this.#hand = [];
    if (cells.length > 1) this.#change(drafts.addLine(this.#draft, cells, this.#sumFor(cells)));
    else this.#show();
  }

  /** @param {Place} place */
  #erase({ cell, line }) {
    if (cell !== -1) this.#change(drafts.removePoint(this.#draft, cell));
    else if (line !== -1) this.#change(drafts.removeLine(this.#draft, line));
  }

  /** @param {number | null} line */
  #look(line) {
    this.#line = line;
    // Only the drawing changes, so that text being typed in a field stays.
    this.#draw();
  }

  // ── texts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** @param {string} text */
  async #read(text) {
    const read = await this.#house.ask("readDraft", { text });
    if (!read) return t("notRunning");
    if ("message" in read) return inWords(read.message);
    this.#push({ draft: read, auto: isCounting(read) });
    return null;
  }

  /** Takes the open puzzle for editing. */
  async #take() {
    const link = sumsLink();
    const read = link && (await this.#house.ask("draftOf", { link }));
    if (read && !("message" in read)) this.#push({ draft: read, auto: isCounting(read) });
  }

  /** @param {boolean} auto @param {string} text */
  async #setNumbers(auto, text) {
    if (auto) return this.#push({ draft: drafts.numbered(this.#draft), auto });
    const read = await this.#house.ask("readDraft", { text: `numbers ${text.replace(/,/g, " ")}` });
    if (!read) return;
    if ("message" in read) {
      setText(this.#missing, t("numbersRefused", { why: inWords(withoutPlace(read.message)) }));
      return;
    }
    this.#push({ draft: { ...this.#draft, numbers: read.numbers }, auto });
  }

  #playIt() {
    if (!this.#checked?.link || !this.#dialog.open) return;
    this.#dialog.close();
    this.#house.choices.open(this.#checked.link);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = event.key.toLowerCase();
    /** @type {Record<string, Tool>} */
    const tools = { p: "point", l: "line", x: "erase" };
    if ((event.ctrlKey || event.metaKey) && key === "z") event.shiftKey ? this.#forth() : this.#back();
    else if ((event.ctrlKey || event.metaKey) && key === "y") this.#forth();
    else if (!event.ctrlKey && !event.metaKey && !event.altKey && tools[key]) {
      byId(`editor-tool-${tools[key]}`, HTMLInputElement).checked = true;
      this.#choose(tools[key]);
    } else return false;
  }

  // ── display ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The lines that cannot have their sums. */
  get #wrong() {
    const advice = this.#checked?.advice ?? [];
    return new Set(advice.filter(({ impossible }) => impossible).flatMap(({ lines }) => lines));
  }

  #draw() {
    const { draft } = this.#carried ?? this.#history.now;
    const grid = /** @type {import("./snap.js").Grid} */ (this.#grid.value);
    const [cell, line, hand, wrong] = [this.#cell, this.#line, this.#hand, this.#wrong];
    this.#surface.show({ draft, grid, cell, line, hand, wrong });
  }

  #show() {
    const { draft, auto } = this.#carried ?? this.#history.now;
    const checked = this.#checked;
    const advice = checked?.advice ?? [];
    this.#draw();
    this.#panel.show(draft, auto, this.#numbersText, this.#cell, this.#wrong);
    enable(this.#undo, this.#history.canUndo || this.#hand.length > 0);
    enable(this.#redo, this.#history.canRedo);
    this.#finish.hidden = this.#hand.length < 2;
    this.#play.disabled = !checked?.link;
    setText(this.#missing, checked?.missing ? t("missing", { what: inWords(checked.missing) }) : "");
    const items = advice.map(({ impossible, message }) =>
      element(
        "li",
        { class: impossible ? "impossible" : "" },
        t(impossible ? "impossible" : "note", { what: inWords(message) }),
      ),
    );
    if (items.length === 0 && checked?.link) items.push(element("li", {}, t("noContradiction")));
    const same = items.map((item) => item.textContent).join() === [...this.#advice.children].map((item) => item.textContent).join(); // prettier-ignore
    if (!same) this.#advice.replaceChildren(...items);
    const url = checked?.link ? addressOf(checked.link) : null;
    this.#texts.show(checked?.text ?? "", url, draft.title);
  }
}

/** Checks whether the numbers are 1 to the number of points. @param {Draft} draft */
const isCounting = ({ numbers, cells }) =>
  numbers.length === cells.length && numbers.every((number, i) => number === i + 1);

/** Describes an error without its line number, because the text has only one line. @param {CoreMessage} message */
function withoutPlace(message) {
  const { problem } = message.args;
  return message.code === "at" && typeof problem === "object" && "code" in problem ? problem : message;
}

/** Returns the link of the open puzzle; null if it is no magic-sum puzzle. */
function sumsLink() {
  const setup = facts.run.value?.setup;
  return setup?.puzzle.kind === "sums" ? setup.link : null;
}

export default (/** @type {House} */ house) => new PuzzleEditor(house);
