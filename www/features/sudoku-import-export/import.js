// Bring your own: a text that was typed, pasted, dropped or opened, and what the core reads in it.

import { readColours } from "../../lib/colours.js";
import { byId, element, setText, takeLongPaste } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { drawPicture } from "../../boards/sudoku/picture.js";
import { conflictsOf, fromText } from "../../boards/sudoku/rules.js";
import { dialogOf } from "../../shell/dialog.js";

/** @typedef {import("../../core/types.js").Imported} Imported */
/** @typedef {{ message: string }} Refused */
/** @typedef {(text: string, alphabet: string) => Promise<Imported | Refused>} Read */
/** @typedef {Extract<Imported, { kind: "several" }>["puzzles"][number]} Listed */

const READ_AFTER = 120;
const PICTURE = 168;
/** The core reads no more. */
const MOST_BYTES = 1_000_000;
/** A longer text is read without being shown. */
const MOST_SHOWN = 20_000;
const OTHER_PUZZLE =
  "This is more than a sudoku. Without its own rules it is another puzzle, often with many solutions.";
const HINT = "81 characters in a row, nine lines of nine, a file, a link: as you have it.";

export class Bring {
  #dialog = dialogOf("bring");
  #text = byId("bring-text", HTMLTextAreaElement);
  #verdict = byId("bring-verdict", HTMLElement);
  #ignored = byId("bring-ignored", HTMLElement);
  #warning = byId("bring-warning", HTMLElement);
  #letters = byId("bring-letters", HTMLElement);
  #alphabet = byId("bring-alphabet", HTMLSelectElement);
  #several = byId("bring-several", HTMLElement);
  #list = byId("bring-list", HTMLSelectElement);
  #picture = byId("bring-picture", HTMLCanvasElement);
  #use = byId("bring-use", HTMLButtonElement);
  #file = byId("bring-file", HTMLInputElement);
  /** @type {Listed[]} */
  #puzzles = [];
  /** The text, where it is too long to be shown. */
  #hidden = "";
  /** What Use would use. */
  #givens = "";
  #reading = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #read;

  /**
   * @param {Read} read
   * @param {(givens: string) => void} use
   */
  constructor(read, use) {
    this.#read = read;
    byId("bring-open", HTMLButtonElement).addEventListener("click", () => this.#open(this.#text.value));
    takeLongPaste(this.#text, MOST_SHOWN, (text) => this.take(text, "What was pasted"));
    this.#text.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#await();
      this.#hidden = "";
      this.#timer = setTimeout(() => this.#look(this.#text.value, ""), READ_AFTER);
    });
    this.#alphabet.addEventListener("change", () => this.#look(this.#chosen, this.#alphabet.value));
    this.#list.addEventListener("change", () => this.#look(this.#chosen, "", true));
    this.#use.addEventListener("click", () => {
      this.#dialog.close();
      use(this.#givens);
    });
    byId("bring-file-open", HTMLButtonElement).addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => this.openFile(this.#file.files?.[0]));
  }

  get #chosen() {
    return this.#puzzles[this.#list.selectedIndex]?.text ?? (this.#hidden || this.#text.value);
  }

  /**
   * Opens a text from outside. Its length is looked at before anything is done with it.
   * @param {string} text
   * @param {string} what
   */
  take(text, what) {
    if (text.length > MOST_BYTES) this.#refuseLarge(what);
    else this.#open(text);
  }

  /** @param {string} what */
  #refuseLarge(what) {
    this.#open("");
    this.#refuse(`${what} is too large to be a puzzle.`);
  }

  /** @param {string} text */
  #open(text) {
    this.#hidden = text.length > MOST_SHOWN ? text : "";
    this.#text.value = this.#hidden ? "" : text;
    this.#text.placeholder = this.#hidden && `${count(text.length)} characters: too many to be shown here.`;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#text.focus();
    this.#look(text, "");
  }

  /** @param {File | undefined} file */
  async openFile(file) {
    this.#file.value = "";
    if (!file) return;
    if (file.size > MOST_BYTES) this.#refuseLarge(file.name);
    else this.#open(await file.text());
  }

  /**
   * @param {string} text
   * @param {string} alphabet "" for the reader to guess
   * @param {boolean} [listed] the text is one of the list that is shown
   */
  async #look(text, alphabet, listed = alphabet !== "") {
    const mine = this.#await();
    if (!listed) this.#show([]);
    if (text.trim() === "") return this.#refuse(HINT, false);
    const found = await this.#read(text, alphabet);
    if (mine !== this.#reading) return;
    if (!("kind" in found)) return this.#refuse(found.message);
    // The list was read from more than the puzzle alone.
    if (found.kind === "one")
      return this.#accept({ ...found, ...(listed ? told(this.#puzzles[this.#list.selectedIndex]) : {}) });
    this.#show(found.puzzles, found.left_out);
    this.#look(this.#chosen, "", true);
  }

  /** Another text is about to be read: what was read before is not used any more. */
  #await() {
    this.#use.disabled = true;
    return ++this.#reading;
  }

  /** @param {Listed[]} puzzles */
  #show(puzzles, leftOut = 0) {
    this.#puzzles = puzzles;
    const more = leftOut === 0 ? "" : ` ${count(leftOut)} more are not listed.`;
    setText(byId("bring-question", HTMLElement), `It holds several.${more} Which one?`);
    this.#several.hidden = puzzles.length === 0;
    this.#list.replaceChildren(...puzzles.map((puzzle) => element("option", {}, nameOf(puzzle))));
    if (puzzles.length > 0) this.#list.selectedIndex = 0;
  }

  /** @param {string} message @param {boolean} [wrong] */
  #refuse(message, wrong = true) {
    this.#givens = "";
    this.#use.disabled = true;
    this.#letters.hidden = this.#picture.hidden = true;
    this.#verdict.classList.toggle("wrong", wrong);
    setText(this.#verdict, asSentence(message));
    setText(this.#ignored, "");
    setText(this.#warning, "");
  }

  /** @param {Extract<Imported, { kind: "one" }>} found */
  #accept({ size, cells, text, format, alphabet, alphabets, ignored, rules, notes }) {
    const shape = fromText(text)?.shape;
    if (!shape) return this.#refuse("There is no sudoku of this size here.");
    this.#givens = text;
    this.#use.disabled = false;
    const { words } = conflictsOf(shape, cells);
    const givens = cells.filter((digit) => digit > 0).length;
    const mend = words && ` ${words}: it opens for you to mend.`;
    this.#verdict.classList.toggle("wrong", words !== "");
    setText(this.#verdict, `${size} × ${size}, ${givens} givens, read as ${format}.${mend}`);
    const leftOut = ignored.length > 0 ? [`Left out: ${ignored.join(", ")}`] : [];
    setText(this.#ignored, [...notes, ...leftOut].map(asSentence).join(" "));
    setText(this.#warning, rules.length > 0 ? `${OTHER_PUZZLE} Its own rules are left out: ${rules.join(", ")}.` : "");
    this.#letters.hidden = alphabets.length < 2;
    this.#alphabet.replaceChildren(...alphabets.map(({ name, digits }) => element("option", { value: name }, digits)));
    this.#alphabet.value = alphabet;
    this.#picture.hidden = false;
    drawPicture(this.#picture, PICTURE, shape, cells, null, readColours());
  }
}

/** @param {{ title: string, text: string }} puzzle */
const nameOf = ({ title, text }) => `${title}, ${text.replaceAll(".", "").length} givens`;

/** What the list says of a puzzle. @param {Listed | undefined} puzzle */
const told = (puzzle) => {
  if (!puzzle) return {};
  const { format, ignored, rules, notes } = puzzle;
  return { format, ignored, rules, notes };
};

/** @param {string} message */
const asSentence = (message) => message[0].toUpperCase() + message.slice(1) + (message.endsWith(".") ? "" : ".");
