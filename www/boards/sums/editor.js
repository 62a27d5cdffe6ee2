// The editor of the givens of a magic-sum puzzle. Each change requests a run of the new givens from the core. Every
// number occurs once, so placing a number that is already elsewhere moves it.
//
// Numbers can be typed: a digit that may begin a longer number waits briefly for the next digit.

import { byId, element, enable } from "../../lib/dom.js";
import { numberName } from "../names.js";
import { isSame } from "../../lib/puzzle.js";
import { Timer } from "../../lib/timer.js";
import { t } from "../../text/board.js";
import { EditPanel } from "../edit-panel.js";
import { boardOfGivens } from "./givens.js";
import { asText } from "./starts.js";
import { History } from "../../lib/undo.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../house.js").House} House */
/** @typedef {(number | null)[]} Givens */

/** Milliseconds within which the next digit belongs to the same number. */
const NEXT_DIGIT = 1000;
const MINUS = "-";
/** The keys handled by the editor. */
const OWN_KEYS = /^([0-9−-]|Escape|Delete|Backspace|Enter|Ctrl[+][zy])$/;

export class Editor {
  #tray = byId("sums-tray", HTMLElement);
  #clear = byId("sums-clear", HTMLButtonElement);
  #clearAll = byId("sums-clear-all", HTMLButtonElement);
  #panel;
  /** @type {Puzzle | null} */
  #puzzle = null;
  #history = new History(/** @type {Givens} */ ([]));
  #cell = 0;
  /** The digits typed so far. */
  #typed = "";
  /** The givens whose run was requested and is not open yet. */
  #given = "";
  #typing = new Timer(() => this.#commit());
  /** @type {Map<number, HTMLButtonElement>} */
  #numbers = new Map();
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { sums } = house.puzzleView.faces;
    this.#panel = new EditPanel("sums", sums.grid, {
      leave: () => this.leave(),
      travel: (way, words) => this.#travel(way, words),
    });
    this.#clear.addEventListener("click", () => this.#place(null));
    this.#clearAll.addEventListener("click", () => {
      this.#change(
        this.#givens.map(() => null),
        t("empty"),
      );
    });
    sums.frame.addEventListener("focusin", (event) => this.#select(sums.grid.of(event)));
    sums.frame.addEventListener("pointerdown", (event) => {
      const cell = this.editing ? sums.cellAt(event) : null;
      if (cell === null) return;
      event.preventDefault();
      sums.focus(cell);
    });
    const keys = (/** @type {string} */ key) => this.editing && OWN_KEYS.test(key);
    house.keys.add({ scope: "editor", keys, repeats: true, act: (event) => this.#key(event) });
  }

  asked() {
    if (this.editing) this.leave();
    else this.#enter();
  }

  get editing() {
    return this.#panel.on;
  }

  /** Returns the edited board, with the number being typed. */
  looks() {
    if (!this.editing || !this.#puzzle) return null;
    const number = Number(this.#typed);
    const typed = this.#typed !== "" && !Number.isNaN(number);
    return boardOfGivens(this.#puzzle, typed ? this.#givens.with(this.#cell, number) : this.#givens);
  }

  get #givens() {
    return this.#history.now;
  }

  /** The edited cell; null while the editor is closed. */
  get cell() {
    return this.editing ? this.#cell : null;
  }

  /**
   * Takes the givens of an opened run; leaves the editor if the puzzle has changed.
   * @param {Run} run
   * @param {Run | null} before
   */
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
    // A run requested by an earlier change must not undo later changes; but givens from elsewhere are a new step.
    if (this.#given === "" && opened !== asText(this.#givens)) this.#history.push(givens);
    if (opened === this.#given) this.#given = "";
    this.#show();
  }

  #enter() {
    const puzzle = this.#puzzle;
    if (this.editing || !puzzle) return;
    const playing = this.#house.pause();
    this.#given = "";
    const givens = puzzle.givens ?? puzzle.cells.map(() => null);
    if (asText(givens) !== asText(this.#givens)) this.#history.push([...givens]);
    const blank = this.#givens.indexOf(null);
    this.#panel.turn(true, t(playing ? "howToTypePaused" : "howToType"));
    this.#house.puzzleView.faces.sums.focus(blank === -1 ? 0 : blank);
    this.#show();
  }

  leave() {
    if (!this.editing) return;
    this.#commit();
    this.#panel.turn(false);
    this.#house.look();
  }

  /** @param {Puzzle} puzzle */
  #fill(puzzle) {
    this.#numbers = new Map(
      [...puzzle.numbers]
        .sort((a, b) => a - b)
        .map((number) => {
          const button = element("button", { type: "button", class: "tray-number" }, numberName(puzzle, number));
          button.addEventListener("click", () => this.#place(number));
          return [number, button];
        }),
    );
    this.#tray.replaceChildren(...this.#numbers.values());
    this.#tray.style.setProperty("--across", String(Math.ceil(this.#numbers.size / 2)));
  }

  /** @param {number | null} cell */
  #select(cell) {
    if (!this.editing || cell === null) return;
    if (cell !== this.#cell) this.#commit();
    this.#cell = cell;
    this.#show();
  }

  #show() {
    const puzzle = this.#puzzle;
    if (!this.editing || !puzzle) return;
    for (const [number, button] of this.#numbers) {
      const on = this.#givens.indexOf(number);
      button.classList.toggle("used", on !== -1);
      const name =
        on === -1
          ? numberName(puzzle, number)
          : t("standsOn", { number: numberName(puzzle, number), cell: puzzle.cells[on].label });
      button.setAttribute("aria-label", name);
    }
    this.#panel.show(this.#history);
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
    const from = number === null ? -1 : this.#givens.indexOf(number);
    const here = puzzle.cells[this.#cell].label;
    if (this.#givens[this.#cell] === number) return this.#show();
    const next = this.#givens.with(this.#cell, number);
    if (from !== -1) next[from] = null;
    if (number === null) this.#change(next, t("cleared", { cell: here }));
    else if (from === -1) this.#change(next, t("put", { number: numberName(puzzle, number), cell: here }));
    else
      this.#change(next, t("moved", { number: numberName(puzzle, number), from: puzzle.cells[from].label, to: here }));
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
    this.#panel.say(words);
    this.#given = asText(this.#givens);
    this.#house.givens.give(this.#given);
    this.#show();
  }

  // ── typing ──

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = event.key.toLowerCase();
    if (key === "z" || key === "y") this.#panel.travel(event);
    else if (key === "escape") this.leave();
    else if (key === "delete" || key === "backspace") this.#erase();
    else if (key !== "enter") this.#type(key === "−" ? MINUS : key);
    else if (this.#typed !== "") this.#commit();
    else return false;
  }

  /** @param {string} sign a digit or a minus sign */
  #type(sign) {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    this.#typing.stop();
    // A minus sign begins another number.
    const typed = sign === MINUS ? sign : this.#typed + sign;
    const possible = puzzle.numbers.filter((number) => numberName(puzzle, number).startsWith(typed));
    // A minus sign alone is no error yet.
    if (possible.length === 0 && typed !== MINUS) {
      const [least, most] = [Math.min(...puzzle.numbers), Math.max(...puzzle.numbers)];
      this.#typed = "";
      this.#panel.say(t("noNumber", { typed, least, most }));
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

  /** Places the typed number. */
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
