// The import dialog: it takes a typed, pasted, dropped or opened text, and shows the sudokus that the core finds in it.

import { facts } from "../../facts.js";
import { byId, element, setText, takeLongPaste } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { t } from "../../text/sudoku.js";
import { drawPicture } from "../../boards/sudoku/picture.js";
import { conflictsOf } from "../../boards/sudoku/rules.js";
import { fromText, isLatin } from "../../boards/sudoku/shape.js";
import { namesOf } from "../../boards/sudoku/variant.js";
import { isNoSudoku } from "../../lib/link.js";
import { dialogOf } from "../../shell/dialog.js";
import { Timer } from "../../lib/timer.js";
import { inWords } from "../../text/core.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("../../core/types.js").Imported} Imported */
/** @typedef {{ message: string | import("../../text/core.js").CoreMessage }} Refused */
/** @typedef {(text: string, alphabet: string) => Promise<Imported | Refused>} Read */
/** @typedef {import("../../core/types.js").ListedSudoku} Listed */

const READ_AFTER = 120;
const PICTURE = 168;
const SMALL_PICTURE = 72;
/** The number of puzzles of a list that are shown at once. */
const SHOWN = 60;
/** The maximum number of bytes that the core reads. */
const MOST_BYTES = 1_000_000;
/** The maximum number of characters shown; a longer text is read without being shown. */
const MOST_SHOWN = 20_000;

export class ImportDialog {
  #dialog = dialogOf("import");
  #text = byId("import-text", HTMLTextAreaElement);
  #verdict = byId("import-verdict", HTMLElement);
  #ignored = byId("import-ignored", HTMLElement);
  #warning = byId("import-warning", HTMLElement);
  #letters = byId("import-letters", HTMLElement);
  #alphabet = byId("import-alphabet", HTMLSelectElement);
  #several = byId("import-several", HTMLElement);
  #list = byId("import-list", HTMLElement);
  #more = byId("import-more", HTMLButtonElement);
  #picture = byId("import-picture", HTMLCanvasElement);
  #use = byId("import-use", HTMLButtonElement);
  #file = byId("import-file", HTMLInputElement);
  /** @type {Listed[]} */
  #puzzles = [];
  /** The other parts of the text, by name. @type {string[]} */
  #leftOut = [];
  /** The text, if it is too long for display. */
  #hidden = "";
  /** The givens for the button Use. */
  #givens = "";
  /** @type {import("../../core/types.js").SudokuRules | null} */
  #rules = null;
  #reading = new Latest();
  #typing = new Timer(() => this.#look(this.#text.value, ""));
  #read;
  /** True if a person is typing, so a link may still be incomplete. */
  #typed = false;
  #house;

  /**
   * @param {import("../../house.js").House} house
   * @param {Read} read
   * @param {(givens: string, rules: import("../../core/types.js").SudokuRules | null) => void} use
   */
  constructor(house, read, use) {
    this.#house = house;
    this.#read = read;
    byId("import-open", HTMLButtonElement).addEventListener("click", () => this.#open(this.#text.value));
    takeLongPaste(this.#text, MOST_SHOWN, (text) => this.take(text, t("pasted")));
    this.#text.addEventListener("input", (event) => {
      this.#await();
      this.#typed = event instanceof InputEvent && event.data?.length === 1;
      this.#hidden = "";
      this.#typing.after(READ_AFTER);
    });
    this.#alphabet.addEventListener("change", () => this.#look(this.#whole, this.#alphabet.value));
    this.#list.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) this.#accept(this.#puzzles[Number(target.value)]);
    });
    this.#more.addEventListener("click", () => this.#showMore());
    this.#use.addEventListener("click", () => {
      this.#dialog.close();
      use(this.#givens, this.#rules);
    });
    byId("import-file-open", HTMLButtonElement).addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => this.openFile(this.#file.files?.[0]));
  }

  get #whole() {
    return this.#hidden || this.#text.value;
  }

  /**
   * Opens the dialog with a text from outside, after checking its length.
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
    this.#refuse(t("tooLarge", { what }));
  }

  /** @param {string} text */
  #open(text) {
    this.#typed = false;
    this.#hidden = text.length > MOST_SHOWN ? text : "";
    this.#text.value = this.#hidden ? "" : text;
    this.#text.placeholder = this.#hidden && t("tooManyToShow", { n: text.length });
    if (!this.#dialog.open) lay(this.#dialog);
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
   * Reads a text and shows the result.
   * @param {string} text
   * @param {string} alphabet the letters; empty to make the core guess them
   */
  async #look(text, alphabet) {
    const isLatest = this.#await();
    // Another interpretation of the letters is still the same puzzle.
    const chosen = alphabet === "" ? 0 : Number(this.#list.querySelector("input:checked")?.getAttribute("value") ?? 0);
    if (alphabet === "") this.#show([]);
    if (text.trim() === "") return this.#refuse(t("importHint"), false);
    const found = await this.#read(text, alphabet);
    if (!isLatest()) return;
    if ("message" in found) {
      this.#refuse(inWords(found.message));
      // A link of this page that is not a sudoku opens as from the address.
      const arrived = await this.#house.ask("mendLink", { text });
      if (!arrived || arrived.lost || !isNoSudoku(arrived.link) || !isLatest() || this.#typed) return;
      this.#text.value = "";
      this.#dialog.close();
      this.#house.views.go(arrived.link);
      return;
    }
    this.#leftOut = found.left_out.map(inWords);
    this.#show(found.puzzles, chosen);
    this.#accept(found.puzzles[chosen]);
  }

  /** Disables the result of the previous text, because another text is about to arrive. */
  #await() {
    this.#use.disabled = true;
    return this.#reading.begin();
  }

  /** Shows the puzzles of a list as choices; a single puzzle needs no choice. @param {Listed[]} puzzles */
  #show(puzzles, chosen = 0) {
    this.#puzzles = puzzles;
    this.#several.hidden = puzzles.length < 2;
    this.#list.replaceChildren();
    if (puzzles.length < 2) return;
    setText(byId("import-question", HTMLElement), t("several", { n: puzzles.length }));
    while (this.#list.childElementCount <= chosen) this.#showMore();
    const radio = this.#list.querySelectorAll("input")[chosen];
    if (radio) radio.checked = true;
  }

  #showMore() {
    const from = this.#list.childElementCount;
    for (const [index, puzzle] of this.#puzzles.slice(from, from + SHOWN).entries())
      this.#list.append(card(puzzle, from + index));
    const left = this.#puzzles.length - from - SHOWN;
    this.#more.hidden = left <= 0;
    setText(this.#more, t("importMore", { n: left }));
  }

  /** @param {string} message @param {boolean} [wrong] */
  #refuse(message, wrong = true) {
    this.#givens = "";
    this.#use.disabled = true;
    this.#letters.hidden = this.#picture.hidden = true;
    this.#verdict.classList.toggle("wrong", wrong);
    setText(this.#verdict, message);
    setText(this.#ignored, "");
    setText(this.#warning, "");
  }

  /** @param {Listed} found */
  #accept({ title, size, cells, text, format, alphabet, alphabets, ignored, more_rules, rules, notes }) {
    const plain = fromText(text)?.shape;
    if (!plain) return this.#refuse(t("wrongSize"));
    const shape = { ...plain, rules: more_rules };
    this.#givens = text;
    this.#rules = more_rules;
    this.#use.disabled = false;
    const { words } = conflictsOf(shape, cells);
    const givens = t("nGivens", { n: cells.filter((digit) => digit > 0).length });
    const mend = words === "" ? [] : [t("mend", { conflict: words })];
    this.#verdict.classList.toggle("wrong", words !== "");
    const kept = more_rules ? [t("keptRules", { rules: namesOf(more_rules) })] : [];
    // A list already shows its titles.
    const named = this.#puzzles.length > 1 || typeof title !== "string" ? [] : [t("importTitled", { title })];
    const read = t("readAs", { size, givens, format: inWords(format) });
    setText(this.#verdict, [read, ...named, ...kept, ...mend].join(" "));
    const leftOut = leftOutIn([...ignored.map(inWords), ...this.#leftOut]);
    const latin = isLatin(shape) ? [t("readLatin", { size })] : [];
    setText(this.#ignored, [...latin, ...notes.map(inWords), ...leftOut].join(" "));
    setText(
      this.#warning,
      rules.length > 0 ? `${t("otherPuzzle")} ${t("ownRules", { rules: rules.map(inWords) })}` : "",
    );
    this.#letters.hidden = alphabets.length < 2;
    this.#alphabet.replaceChildren(...alphabets.map(({ name, digits }) => element("option", { value: name }, digits)));
    this.#alphabet.value = alphabet;
    this.#picture.hidden = false;
    drawPicture(this.#picture, PICTURE, shape, cells, null, facts.colours.peek());
  }
}

/**
 * Describes the omissions: each fault is a sentence, and the other parts are listed in one.
 * @param {string[]} parts
 */
function leftOutIn(parts) {
  const [faults, others] = [true, false].map((is) => parts.filter((part) => part.endsWith(".") === is));
  const lists = [others, ...faults.map((fault) => [fault.slice(0, -1)])];
  return lists.filter((list) => list.length > 0).map((list) => t("leftOut", { parts: list }));
}

/** Makes the choice of one puzzle of a list. @param {Listed} puzzle @param {number} index */
function card({ title, text, cells, more_rules }, index) {
  const givens = t("nGivens", { n: cells.filter((digit) => digit > 0).length });
  const picture = document.createElement("canvas");
  picture.setAttribute("aria-hidden", "true");
  const plain = fromText(text)?.shape;
  const shape = plain && { ...plain, rules: more_rules };
  const conflict = shape ? conflictsOf(shape, cells).words : "";
  if (shape) drawPicture(picture, SMALL_PICTURE, shape, cells, null, facts.colours.peek());
  const radio = element("input", { type: "radio", name: "import-one", value: `${index}` });
  return element(
    "label",
    { class: "import-card" },
    radio,
    picture,
    element("span", {}, inWords(title)),
    element("span", { class: "quiet" }, givens),
    ...(conflict === "" ? [] : [element("span", { class: "wrong" }, conflict)]),
  );
}
