// Solving a sudoku by hand: a person's digits and pencil marks in the place of the editor. Mistakes are only shown on
// request.

import { byId, element, enable, setShown, setText } from "../../lib/dom.js";
import { recall, remember } from "../../lib/storage.js";
import { t } from "../../text/sudoku.js";
import { conflictsOf } from "../../boards/sudoku/rules.js";
import { Own } from "../../boards/sudoku/own.js";
import { marksOf, whyDigit } from "../proof/reasons.js";

/** @typedef {import("../../boards/sudoku/shape.js").Shape} Shape */
/** @typedef {import("../proof/verdict.js").Proved | null} Proved */

const KEPT = "own";
/** Buttons only for the editor of givens. */
const OF_GIVENS = ["edit-rules-open", "edit-advance", "edit-clear"];

export class Filling {
  /** @type {Own | null} */
  #own = null;
  /** The sudoku, and the part of a link that it determines. */
  #of = { shape: /** @type {Shape} */ ({ size: 9, box_rows: 3, box_columns: 3 }), key: "" };
  /** The cells found wrong; null until the next check. @type {Set<number> | null} */
  #wrong = null;
  /** The single shown as a hint. @type {import("../../core/types.js").Argument | null} */
  #hint = null;
  #asked = false;
  #notes = tool("fillNotes", () => this.#turnNotes());
  #check = tool("fillCheck", () => this.#find());
  #help = tool("fillHint", () => this.#giveHint());
  #changed;
  #proved;

  /** @param {() => Proved} proved @param {() => void} changed */
  constructor(proved, changed) {
    this.#proved = proved;
    this.#changed = changed;
    this.#notes.ariaPressed = "false";
    byId("edit-redo", HTMLElement).after(this.#notes, this.#check, this.#help);
    this.show();
  }

  get own() {
    return this.#own;
  }

  /**
   * Begins with the digits filled in earlier.
   * @param {Shape} shape
   * @param {ArrayLike<number>} givens
   * @param {string} key
   */
  begin(shape, givens, key) {
    const kept = keptOf(key);
    this.#own = new Own(givens, kept);
    this.#of = { shape, key };
  }

  /** Reports whether a person has filled in a part of a sudoku before. @param {string} key */
  hasKept(key) {
    return keptOf(key)?.digits.some((/** @type {number} */ digit) => digit > 0) ?? false;
  }

  end() {
    this.#own = null;
    this.#forget();
  }

  /** Puts a digit, or a pencil mark. @param {number} cell @param {number} digit @param {boolean} [noted] */
  put(cell, digit, noted = this.#notes.ariaPressed === "true") {
    if (noted && digit > 0) this.#own?.note(cell, digit);
    else this.#own?.put(cell, digit);
    this.#keep();
  }

  /** @param {"undo" | "redo"} way */
  travel(way) {
    this.#own?.[way]();
    this.#keep();
  }

  #keep() {
    remember(KEPT, JSON.stringify({ key: this.#of.key, ...this.#own?.filled }));
    this.#forget();
    this.#changed();
  }

  #forget() {
    this.#wrong = this.#hint = null;
    this.#asked = false;
  }

  /** The only solution; null if there are several solutions or it is unknown. */
  get #solution() {
    const proved = this.#proved();
    return proved?.proof.solutions === 1 && proved.proof.complete ? proved.firsts[0] : null;
  }

  /** The cells drawn as wrong. */
  get wrong() {
    return this.#wrong ?? new Set();
  }

  /** The marks of the hint; null without one. */
  get marks() {
    return this.#hint && marksOf(this.#hint, this.#of.shape);
  }

  /**
   * Finds the person's wrong digits: different from the only solution, or otherwise against a rule.
   * @param {Own} own
   */
  #wrongIn({ digits, isOwn }) {
    const solution = this.#solution;
    const broken = conflictsOf(this.#of.shape, digits).cells;
    const cells = [...digits.keys()].filter((cell) => isOwn(cell) && digits[cell] > 0);
    return new Set(cells.filter((cell) => (solution ? digits[cell] !== solution[cell] : broken.has(cell))));
  }

  #find() {
    if (!this.#own) return;
    this.#hint = null;
    this.#wrong = this.#wrongIn(this.#own);
    this.#changed();
  }

  #turnNotes() {
    this.#notes.ariaPressed = String(this.#notes.ariaPressed !== "true");
    this.#changed();
  }

  /** Shows the next single, and fills in the one shown before. */
  #giveHint() {
    const { cell, digit } = this.#hint ?? {};
    if (typeof cell === "number" && digit) return this.put(cell, digit, false);
    const digits = this.#own?.digits ?? [];
    this.#forget();
    this.#asked = true;
    this.#hint = this.#proved()?.reasoning?.singles.find(({ cell }) => digits[cell ?? 0] === 0) ?? null;
    this.#changed();
  }

  /** Shows the buttons for the present activity: filling in, or editing givens. */
  show() {
    const own = this.#own !== null;
    for (const button of [this.#notes, this.#check, this.#help]) setShown(button, own);
    for (const id of OF_GIVENS) setShown(byId(id, HTMLElement), !own);
    setText(this.#help, t(this.#hint ? "fillIn" : "fillHint"));
    enable(this.#check, this.#own !== null && this.#own.filled.digits.some((digit) => digit > 0));
  }

  /** Reports whether all digits are present and right. */
  get isSolved() {
    return this.#own !== null && !this.#own.digits.includes(0) && this.#wrongIn(this.#own).size === 0;
  }

  /** Describes the person's progress, or answers a question. */
  words() {
    if (!this.#own) return "";
    const blank = this.#own.digits.filter((digit) => digit === 0).length;
    if (this.isSolved) return t("filledAll");
    if (this.#hint) return whyDigit(this.#hint, this.#of.shape);
    if (this.#asked) return t("fillNoSingle");
    if (this.#wrong) return this.#wrong.size > 0 ? t("wrong", { n: this.#wrong.size }) : t("noneWrong");
    if (blank === 0) return t("full");
    const how = this.#notes.ariaPressed === "true" ? t("notesAreOn") : this.#own.canUndo ? "" : t("howToNote");
    return `${t("left", { n: blank })} ${how}`.trim();
  }
}

/** @param {"fillNotes" | "fillCheck" | "fillHint"} word @param {() => void} pressed */
function tool(word, pressed) {
  const button = element("button", { type: "button", class: "button", id: word, hidden: "" }, t(word));
  button.addEventListener("click", pressed);
  return button;
}

/**
 * Returns the digits and marks that a person filled into a sudoku before; null if nothing is stored.
 * @param {string} key of the sudoku
 */
function keptOf(key) {
  try {
    const { key: of, digits, notes } = JSON.parse(recall(KEPT) ?? "{}");
    const whole = of === key && digits.every(Number.isInteger) && notes.every(Array.isArray);
    return whole ? { digits, notes } : null;
  } catch {
    return null;
  }
}
