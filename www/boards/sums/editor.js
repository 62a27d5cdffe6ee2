// Editing what is given on a sums puzzle: the board in the hand, before the core is asked for a run of it. Every number
// stands once; placing one that stands elsewhere moves it.
//
// Numbers are typed: a digit that could begin a longer number waits a moment for the next.

import { byId, element, enable, say } from "../../lib/dom.js";
import { numberName } from "../../lib/names.js";
import { isSame } from "../../lib/puzzle.js";
import { Timer } from "../../lib/timer.js";
import { t } from "../../text/board.js";
import { boardOfGivens } from "./givens.js";
import { asText } from "./starts.js";
import { History } from "../../lib/undo.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../house.js").House} House */
/** @typedef {(number | null)[]} Givens */

/** Milliseconds in which the next digit belongs to the same number. */
const NEXT_DIGIT = 1000;
const MINUS = "-";
/** The keys of the board that is edited. */
const OWN_KEYS = /^([0-9−-]|Escape|Delete|Backspace|Enter|Ctrl[+][zy])$/;

export class Editor {
  #column = byId("board-column", HTMLElement);
  #panel = byId("sums-editor", HTMLElement);
  #message = byId("sums-editor-message", HTMLElement);
  #tray = byId("sums-tray", HTMLElement);
  #toggle = byId("sums-edit", HTMLButtonElement);
  #undo = byId("sums-undo", HTMLButtonElement);
  #redo = byId("sums-redo", HTMLButtonElement);
  #clear = byId("sums-clear", HTMLButtonElement);
  #clearAll = byId("sums-clear-all", HTMLButtonElement);
  #grid = byId("board-grid", HTMLElement);
  #on = false;
  /** @type {Puzzle | null} */
  #puzzle = null;
  #history = new History(/** @type {Givens} */ ([]));
  #cell = 0;
  #typed = "";
  /** What was given to be opened and is not yet. */
  #given = "";
  #typing = new Timer(() => this.#commit());
  /** @type {Map<number, HTMLButtonElement>} */
  #numbers = new Map();
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { sums } = house.puzzleView.faces;
    byId("sums-done", HTMLButtonElement).addEventListener("click", () => this.leave());
    this.#undo.addEventListener("click", () => this.#travel("undo", t("undone")));
    this.#redo.addEventListener("click", () => this.#travel("redo", t("redone")));
    this.#clear.addEventListener("click", () => this.#place(null));
    this.#clearAll.addEventListener("click", () => {
      this.#change(
        this.#givens.map(() => null),
        t("empty"),
      );
    });
    this.#grid.addEventListener("focusin", (event) => this.#select(event.target));
    byId("board", HTMLElement).addEventListener("pointerdown", (event) => {
      const cell = this.#on ? sums.cellAt(event) : null;
      if (cell === null) return;
      event.preventDefault();
      sums.focus(cell);
    });
    const keys = (/** @type {string} */ key) => this.#on && OWN_KEYS.test(key);
    house.keys.add({ scope: "editor", keys, repeats: true, act: (event) => this.#key(event) });
  }

  asked() {
    if (this.#on) this.leave();
    else this.#enter();
  }

  get editing() {
    return this.#on;
  }

  /** The board in the hand, with what is typed of a number. */
  looks() {
    if (!this.#on || !this.#puzzle) return null;
    const number = Number(this.#typed);
    const typed = this.#typed !== "" && !Number.isNaN(number);
    return boardOfGivens(this.#puzzle, typed ? this.#givens.with(this.#cell, number) : this.#givens);
  }

  get #givens() {
    return this.#history.now;
  }

  /** The cell that is edited, if any. */
  get cell() {
    return this.#on ? this.#cell : null;
  }

  /** Another puzzle is not edited on. @param {Run} run @param {Run | null} before */
  begun({ setup }, before) {
    const puzzle = setup.puzzle.kind === "sums" ? setup.puzzle : null;
    this.#puzzle = puzzle;
    if (!puzzle) return this.leave();
    const same = isSame(before?.setup.puzzle, puzzle);
    const givens = [...(puzzle.givens ?? puzzle.cells.map(() => null))];
    if (!same) {
      this.leave();
      this.#history = new History(givens);
      this.#fill(puzzle);
    }
    const opened = asText(givens);
    // While it is edited, the board in the hand is ahead of those that are opened; unless somebody else gave another.
    if (this.#given === "" && opened !== asText(this.#givens)) this.#history.push(givens);
    if (opened === this.#given) this.#given = "";
    this.#show();
  }

  #enter() {
    const puzzle = this.#puzzle;
    if (this.#on || !puzzle) return;
    const playing = this.#house.pause();
    this.#on = true;
    this.#given = "";
    const givens = puzzle.givens ?? puzzle.cells.map(() => null);
    if (asText(givens) !== asText(this.#givens)) this.#history.push([...givens]);
    const blank = this.#givens.indexOf(null);
    this.#turn();
    say(this.#message, t(playing ? "howToTypePaused" : "howToType"));
    this.#house.puzzleView.faces.sums.focus(blank === -1 ? 0 : blank);
    this.#show();
  }

  leave() {
    if (!this.#on) return;
    this.#commit();
    this.#on = false;
    // What goes away leaves the focus to the button that opens it again.
    if (this.#panel.contains(document.activeElement)) this.#toggle.focus({ preventScroll: true });
    say(this.#message, "");
    this.#turn();
    this.#house.look();
  }

  #turn() {
    this.#panel.hidden = !this.#on;
    this.#toggle.setAttribute("aria-pressed", String(this.#on));
    this.#grid.setAttribute("aria-readonly", String(!this.#on));
    if (this.#on) this.#column.dataset.editing = "";
    else delete this.#column.dataset.editing;
  }

  /** @param {Puzzle} puzzle */
  #fill({ numbers }) {
    this.#numbers = new Map(
      [...numbers]
        .sort((a, b) => a - b)
        .map((number) => {
          const button = element("button", { type: "button", class: "tray-number" }, String(number));
          button.addEventListener("click", () => this.#place(number));
          return [number, button];
        }),
    );
    this.#tray.replaceChildren(...this.#numbers.values());
    this.#tray.style.setProperty("--across", String(Math.ceil(this.#numbers.size / 2)));
  }

  /** @param {EventTarget | null} target */
  #select(target) {
    const label = target instanceof HTMLElement ? (target.dataset.cell ?? "") : "";
    if (!this.#on || label === "") return;
    if (Number(label) !== this.#cell) this.#commit();
    this.#cell = Number(label);
    this.#show();
  }

  #show() {
    const puzzle = this.#puzzle;
    if (!this.#on || !puzzle) return;
    for (const [number, button] of this.#numbers) {
      const on = this.#givens.indexOf(number);
      button.classList.toggle("used", on !== -1);
      const name =
        on === -1
          ? String(number)
          : t("standsOn", { number: numberName(puzzle, number), cell: puzzle.cells[on].label });
      button.setAttribute("aria-label", name);
    }
    enable(this.#undo, this.#history.canUndo);
    enable(this.#redo, this.#history.canRedo);
    enable(this.#clear, this.#givens[this.#cell] !== null);
    enable(
      this.#clearAll,
      this.#givens.some((given) => given !== null),
    );
    this.#house.look();
  }

  // ── changes ──

  /** @param {number | null} number */
  #place(number) {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    this.#forget();
    const there = number === null ? -1 : this.#givens.indexOf(number);
    const here = puzzle.cells[this.#cell].label;
    if (this.#givens[this.#cell] === number) return this.#show();
    const next = this.#givens.with(this.#cell, number);
    if (there !== -1) next[there] = null;
    if (number === null) this.#change(next, t("cleared", { cell: here }));
    else if (there === -1) this.#change(next, t("put", { number: numberName(puzzle, number), cell: here }));
    else
      this.#change(next, t("moved", { number: numberName(puzzle, number), from: puzzle.cells[there].label, to: here }));
  }

  /** @param {Givens} next @param {string} words */
  #change(next, words) {
    this.#forget();
    this.#history.push(next);
    this.#take(words);
  }

  /** @param {"undo" | "redo"} way @param {string} words */
  #travel(way, words) {
    this.#forget();
    const before = this.#givens;
    this.#history[way]();
    if (this.#givens !== before) this.#take(words);
  }

  /** @param {string} words */
  #take(words) {
    say(this.#message, words);
    this.#given = asText(this.#givens);
    this.#house.givens.give(this.#given);
    this.#show();
  }

  // ── typing ──

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = event.key.toLowerCase();
    if (key === "z" || key === "y") (key === "y" || event.shiftKey ? this.#redo : this.#undo).click();
    else if (key === "escape") this.leave();
    else if (key === "delete" || key === "backspace") this.#erase();
    else if (key !== "enter") this.#type(key === "−" ? MINUS : key);
    else if (this.#typed !== "") this.#commit();
    else return false;
  }

  /** @param {string} sign a digit, or a minus */
  #type(sign) {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    this.#typing.stop();
    // A minus begins another number.
    const typed = sign === MINUS ? sign : this.#typed + sign;
    const possible = puzzle.numbers.filter((number) => String(number).startsWith(typed));
    // An error is shown of a whole number only.
    if (possible.length === 0 && typed !== MINUS) {
      const [least, most] = [Math.min(...puzzle.numbers), Math.max(...puzzle.numbers)];
      this.#typed = "";
      say(this.#message, t("noNumber", { typed, least, most }));
      return this.#show();
    }
    this.#typed = typed;
    if (possible.length === 1) return this.#commit();
    this.#typing.after(NEXT_DIGIT);
    this.#show();
  }

  #erase() {
    if (this.#typed === "") return this.#place(null);
    this.#forget();
    this.#show();
  }

  /** What is typed of a number is one. */
  #commit() {
    const number = Number(this.#typed);
    const typed = this.#typed !== "" && this.#puzzle?.numbers.includes(number);
    this.#forget();
    if (typed) this.#place(number);
  }

  #forget() {
    this.#typing.stop();
    this.#typed = "";
  }
}

export default (/** @type {House} */ house) => new Editor(house);
