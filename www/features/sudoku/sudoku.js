// The feature for sudokus: board and grid on the page, the editor of givens, and the dialogs for import, export and
// choice. It wires the parts of this folder.
//
//   keys, keypad ──▶ Editor ──▶ no contradictions? ──▶ give(givens): a run with the new givens, and a new link
//                               contradictions? ─────▶ kept here and described; nothing starts

import { facts } from "../../facts.js";
import { recall, remember } from "../../lib/storage.js";
import { byId, enable, say, setText } from "../../lib/dom.js";
import { character } from "../../lib/digits.js";
import { placeOf } from "../../boards/places.js";
import { t as ofRun } from "../../text/run.js";
import { t } from "../../text/sudoku.js";
import { BoardView } from "../../boards/board-view.js";
import { ImportDialog } from "./import.js";
import { Choose } from "./choose.js";
import { Editor, keyOf } from "../../boards/sudoku/editor.js";
import { face } from "../../boards/sudoku/face.js";
import { contentsOf, contentsOfGivens } from "../../boards/sudoku/grid.js";
import { Keypad } from "../../boards/sudoku/keypad.js";
import { fetchFace } from "../../boards/problems.js";
import { namesOf, sentencesOf } from "../../boards/sudoku/variant.js";
import { digitOf, fromText, isLatin, NINE, SHAPES, ZERO_IS_LAST } from "../../boards/sudoku/shape.js";
import { rulesOfSample, samples, titleOf } from "./samples.js";
import { Export } from "./export.js";
import { Filling } from "./filling.js";
import { RulesPanel } from "./rules-panel.js";
import { Survey } from "./survey.js";

/** @typedef {import("../../core/types.js").SudokuPuzzle} SudokuPuzzle */
/** @typedef {import("../../boards/sudoku/shape.js").Shape} Shape */

/** @typedef {import("../contract.js").House} House */

const OWN_KEYS = ["Escape", "Ctrl+z", "Ctrl+y"];
/** The weights of the board's typeface, which no other part of the page loads. */
const FACES = ["400", "600", "italic 500"];
const OF_SUDOKU = /** @type {const} */ ({ kind: "sudoku", name: "sudoku", statement: "" });
const NO_SETTINGS = ["v=2", "puzzle=sudoku"];
/** The parts of a link that belong to other givens. */
const OF_GRID = /^(givens|regions|extra|cages|hand|at)=/;
const CLEARING = ["Delete", "Backspace", " ", "."];
const HOVERS = matchMedia("(hover: hover)").matches;

/**
 * @extends {BoardView<Shape, import("../../boards/sudoku/layout.js").Layout,
 *   import("../../boards/sudoku/layers.js").Scene>}
 */
export class Sudoku extends BoardView {
  /** The import of texts and files. */
  #importer;
  #keypad;
  #column = byId("board-column", HTMLElement);
  #panel = byId("edit-panel", HTMLElement);
  #message = byId("edit-message", HTMLElement);
  #edit = byId("edit", HTMLButtonElement);
  #undo = byId("edit-undo", HTMLButtonElement);
  #redo = byId("edit-redo", HTMLButtonElement);
  #editor = new Editor(NINE, new Array(81).fill(0));
  #advance = byId("edit-advance", HTMLButtonElement);
  #editing = false;
  #paused = false;
  #panelOfRules;
  #filling;
  #survey;
  /** The key of the givens passed on last. */
  #given = "";
  #giving = false;
  /** The setting `singles` for the next givens. @type {string | null} */
  #singles = null;
  /** The board of the run. @type {import("../../boards/contract.js").Shown | null} */
  #seen = null;
  #called = "";
  #house;
  /** @type {import("../../boards/sudoku/layers.js").Marks | null} */
  #marks = null;
  /** True if the givens have a solution, false if not; null while that is unknown. @type {boolean | null} */
  #solvable = null;
  /** The digit typed last while there was a solution. @type {{ cell: number, digit: number, blank: boolean } | null} */
  #typed = null;

  /** @param {House} house */
  constructor(house) {
    const [frame, canvas] = [byId("sudoku-board", HTMLElement), byId("sudoku-canvas", HTMLCanvasElement)];
    const colours = house.colours();
    const scene = { puzzle: NINE, colours };
    super(face, { frame, canvas, grid: byId("sudoku-grid", HTMLElement) }, scene, {
      focused: (cell) => {
        this.#focused(cell);
        if (cell !== null) house.interventions.choose(cell);
      },
    });
    this.#house = house;
    const faces = FACES.map((face) => document.fonts.load(`${face} 20px ${colours.display}`, "1"));
    Promise.all(faces).then(() => this.board.draw());
    this.#filling = new Filling(
      () => house.features.ready("proof")?.proved ?? null,
      () => this.#refill(),
    );
    this.#keypad = new Keypad((digit, held) => this.#put(digit, held), {
      undo: () => this.#travel("undo"),
      done: () => this.leave(),
    });
    new Choose(
      (sample) => this.take(sample.givens, sample.singles, rulesOfSample(sample)),
      (givens) => this.#blank(givens),
      house.makeEngine,
    );
    /** @type {import("./import.js").Read} */
    const read = (text, alphabet) =>
      house.engine.ask("readSudoku", { text, alphabet }).catch((error) => ({ message: error.message }));
    this.#importer = new ImportDialog(house, read, (givens, rules) => this.take(givens, null, rules));
    new Export(
      () => this.#exported(),
      house.notCopied,
      house.soon,
      (link) => house.engine.ask("packSudoku", { link }),
    );

    this.#panelOfRules = new RulesPanel({
      editor: () => this.#editor,
      selected: () => this.grid.selected,
      changed: (really) => this.#changed(really),
      seen: () => this.#show(),
    });
    const asked = () => ({ size: this.#editor.shape.size, givens: this.#editor.givens, link: this.#link });
    this.#survey = new Survey(house.makeEngine, asked, () => this.#refill());
    byId("keypad", HTMLElement).after(this.#survey.panel);
    this.#listenToBoard();
    this.#edit.addEventListener("click", () => (this.#editing ? this.leave() : this.enter()));
    this.#undo.addEventListener("click", () => this.#travel("undo"));
    this.#redo.addEventListener("click", () => this.#travel("redo"));
    byId("edit-clear", HTMLButtonElement).addEventListener("click", () => this.#changed(this.#editor.clear()));
    this.#advance.ariaPressed = String(recall("advance") === "on");
    this.#advance.addEventListener("click", () => {
      this.#advance.ariaPressed = String(!this.#advances);
      remember("advance", this.#advances ? "on" : null);
    });
    house.keys.add(
      { scope: "cell", keys: () => this.grid.focused, repeats: true, act: (event) => this.#cellKey(event) },
      { scope: "editor", keys: OWN_KEYS, repeats: true, act: (event) => this.#editorKey(event) },
    );
  }

  #listenToBoard() {
    this.frame.addEventListener("dblclick", () => this.enter());
    this.frame.addEventListener("pointerdown", (event) => {
      if (this.#editing) this.#panelOfRules.press(this.grid.at(event));
    });
    this.frame.addEventListener("pointermove", (event) => {
      if (this.#editing && event.buttons === 1) this.#panelOfRules.draw(this.grid.at(event));
    });
    this.frame.addEventListener("click", (event) => {
      const cell = this.grid.of(event);
      if (this.#editing && cell !== null && this.#panelOfRules.what === "cages") this.#panelOfRules.mark(cell);
      else if (!HOVERS && cell !== null && this.#typing) this.enter();
    });
  }

  /** The reason why nothing can be started; null without a reason. */
  get refusal() {
    const { conflicts, fault } = this.#editor;
    if (this.frame.hidden || !this.#waits) return null;
    return fault === "" ? t("refusal", { conflict: conflicts.words }) : t("refusalRules", { fault });
  }

  /**
   * The contradiction that must be resolved first: two digits, or a rule in words; null without one.
   * @returns {import("../../boards/sudoku/rules.js").Twice | string | null}
   */
  get contradiction() {
    const { conflicts, fault } = this.#editor;
    return this.frame.hidden ? null : fault || conflicts.first;
  }

  /** Reports whether the givens must be corrected first. */
  get #waits() {
    return this.#editor.conflicts.words !== "" || this.#editor.fault !== "";
  }

  /** The givens shown in place of the run while they must be corrected, with those settings of the run that apply. */
  get instead() {
    const { run, refusal } = { run: facts.run.peek(), refusal: this.refusal };
    if (!run || refusal === null) return null;
    const { shape, givens, text, fault } = this.#editor;
    const { link, puzzle } = run.setup;
    const keys = shape.rules?.keys ?? [];
    const fits =
      puzzle.kind === "sudoku" &&
      puzzle.size === shape.size &&
      JSON.stringify(puzzle.rules?.keys ?? []) === JSON.stringify(keys);
    const [version, kind, ...settings] = fits ? link.split("&").filter((pair) => !OF_GRID.test(pair)) : NO_SETTINGS;
    const pairs = [version, kind, `givens=${text}`, ...keys.map((pair) => pair.join("=")), ...settings];
    return {
      link: fault === "" ? pairs.join("&") : null,
      title: this.#called,
      words: refusal,
      puzzle: { ...OF_SUDOKU, ...shape, title: this.#called, rules: shape.rules ?? undefined, givens },
    };
  }

  get editing() {
    return this.#editing;
  }

  /** Reports whether typing on the board starts editing. */
  get #typing() {
    return this.#house.features.ready("ways")?.covers ?? false;
  }

  /** The reason why the run cannot be started, if it is over. */
  get #idle() {
    return facts.run.value?.idle || (this.#house.givens.switched ? ofRun("withoutSingles") : "");
  }

  /** Imports a text or a file from elsewhere. @param {import("../contract.js").Ask} ask */
  asked({ text, file, what = "" }) {
    if (file) this.#importer.openFile(file);
    else if (text !== undefined) this.#importer.take(text, what);
  }

  /** Passes on the contradiction of the givens, and shows the marks of the proof. */
  words() {
    const { features } = this.#house;
    const [proof, ways] = [features.ready("proof"), features.ready("ways")];
    proof?.refuse(this.contradiction);
    const shown = ways?.covers ?? false;
    const byWays = shown && (ways?.solved || ways?.marks);
    const ofGivens = this.#survey.answered ? this.#survey.marks : proof?.marks;
    const marks = this.#filling.own ? this.#filling.marks : byWays ? ways?.marks : ofGivens;
    this.#judge(proof?.solvable ?? null, marks ?? null, shown);
  }

  // ── common to all boards ──

  /** Leaves the editor if the run belongs to another puzzle. @param {import("../../run/run.js").Run} run */
  begun({ setup }) {
    if (setup.puzzle.kind !== "sudoku") this.leave();
  }

  /** @override @param {MouseEvent} event */
  cellAt(event) {
    return this.grid.at(event);
  }

  /** Shows an empty grid while the core is fetched. @param {{ size: number }} puzzle */
  expect({ size }) {
    super.open(SHAPES.find((shape) => shape.size === size) ?? NINE);
    setText(byId("choose-name", HTMLElement), "…");
  }

  /**
   * Shows the sudoku of an opened run. Returns sentences about its further rules.
   * @override
   * @param {Shape | SudokuPuzzle} puzzle
   */
  open(puzzle) {
    if (!("givens" in puzzle)) return "";
    const key = keyOf(puzzle, puzzle.givens);
    // Givens from the editor, and givens that must be corrected there, keep its history.
    const keeps = this.#giving || (key === this.#given && this.#waits);
    if (!keeps && key !== this.#editor.key) this.#replace(puzzle, puzzle.givens);
    this.#given = key;
    this.#show();
    return puzzle.rules ? sentencesOf(puzzle.rules) : "";
  }

  /** @override @param {import("../../boards/contract.js").Shown} shown */
  show(shown) {
    this.#seen = shown;
    if (!this.#edited) this.#name();
    if (this.#editing) this.#tell();
  }

  /**
   * Takes the proof of the givens, which is shown together with them.
   * @param {boolean | null} solvable null if it is not known yet
   * @param {import("../../boards/sudoku/layers.js").Marks | null} marks
   * @param {boolean} puzzle whether the puzzle is shown in place of its run
   */
  #judge(solvable, marks, puzzle) {
    if (solvable !== this.#solvable) {
      this.#solvable = solvable;
      this.#tell();
    }
    const shown = (this.#editing || puzzle) && !this.#giving && this.#panelOfRules.what === "digits" ? marks : null;
    if (shown === this.#marks) return;
    this.#marks = shown;
    this.board.show({ marks: shown });
    this.#name();
  }

  // ── editing ──

  enter() {
    if (this.#editing) return;
    this.#editing = true;
    this.#paused = this.#house.pause();
    this.#show();
    this.grid.focus(this.grid.selected);
  }

  /** Makes it possible to fill in the puzzle by hand. */
  fill() {
    if (this.#editing) return;
    const { shape, givens, key } = this.#editor;
    this.#filling.begin(shape, givens, key);
    this.enter();
    this.grid.focus(Math.max(0, givens.indexOf(0)));
  }

  /** Reports whether a person has filled in a part of the puzzle before. */
  get begunByHand() {
    return this.#filling.hasKept(this.#editor.key);
  }

  #refill() {
    this.#show();
    this.#house.draw();
  }

  leave() {
    if (!this.#editing) return;
    this.#editing = false;
    this.#filling.end();
    this.#paused = false;
    this.#panelOfRules.reset();
    this.#show();
    if (!this.grid.focused) this.board.show({ cell: null });
    this.#house.draw();
  }

  /**
   * Takes givens from elsewhere, of any size. Givens that contradict each other remain in the editor.
   * @param {string} givens
   * @param {string | null} [singles]
   * @param {import("../../core/types.js").SudokuRules | null} [rules]
   */
  take(givens, singles = null, rules = null) {
    const read = fromText(givens);
    if (!read) return;
    this.#house.pause();
    this.#replace({ ...read.shape, rules }, read.cells);
    this.#singles = singles;
    if (this.#waits) this.enter();
    this.#changed(true);
  }

  /** Replaces the sudoku in the editor. @param {Shape} shape @param {ArrayLike<number>} givens */
  #replace(shape, givens) {
    this.#editor = new Editor(shape, givens);
    this.#panelOfRules.forget();
  }

  /** Takes an empty grid. @param {string} givens */
  #blank(givens) {
    this.take(givens);
    this.enter();
  }

  /** Reports whether the givens are shown in place of the run, which may still have the old givens. */
  get #edited() {
    return this.#editing || this.#giving || this.#waits;
  }

  /** @param {number} digit @param {boolean} [noted] whether it is a pencil mark, if a person fills in the puzzle */
  #put(digit, noted) {
    if (!this.#editing) return;
    const cell = this.grid.selected;
    const { what } = this.#panelOfRules;
    if (what === "cages") return;
    if (this.#filling.own) return this.#filling.put(cell, digit, noted || undefined);
    if (what === "regions") this.#panelOfRules.putRegion(cell, digit);
    else {
      const blank = this.#editor.givens[cell] === 0;
      this.#typed = this.#solvable === true ? { cell, digit, blank } : null;
      this.#changed(this.#editor.put(cell, digit));
    }
    const next = cell + 1;
    if (this.#advances && next < this.#editor.givens.length) this.grid.focus(next);
  }

  /** Reports whether the next cell is chosen after each digit. */
  get #advances() {
    return this.#advance.ariaPressed === "true";
  }

  /** @param {"undo" | "redo"} way */
  #travel(way) {
    if (this.#filling.own) return this.#filling.travel(way);
    const taken = this.#editor[way]();
    if (taken && taken.cell !== null) this.grid.focus(taken.cell);
    this.#changed(taken !== null);
  }

  /** @param {boolean} really */
  #changed(really) {
    if (!really) return;
    this.#show();
    this.#house.draw();
    const own = facts.run.peek()?.setup.link;
    // Givens without a run also have an address.
    if (own && facts.view.value === "run") this.#house.address.show(this.instead?.link ?? own);
    if (!this.#waits) this.#give();
  }

  // Givens are passed on one after the other. Digits typed meanwhile are included in the next ones, before any button
  // that was pressed.
  async #give() {
    if (this.#giving) return;
    this.#giving = true;
    try {
      await this.#house.givens.giveNewest(() => this.#next(), true);
    } finally {
      this.#giving = false;
      this.#show();
    }
  }

  /** Returns the next givens to pass on; null without any. */
  #next() {
    const { text, key, shape } = this.#editor;
    if (this.#waits || key === this.#given) return null;
    const singles = this.#singles;
    this.#given = key;
    this.#singles = null;
    return { givens: text, singles, rules: shape.rules?.keys ?? [] };
  }

  /** @param {number | null} cell */
  #focused(cell) {
    // The selection persists while the keypad or a button has the focus.
    if (cell !== null || !this.#editing) this.board.show({ cell });
    if (cell !== null) this.#panelOfRules.look(cell);
  }

  #show() {
    this.frame.classList.toggle("drawn-on", this.#editing && this.#panelOfRules.what !== "digits");
    const { shape, givens, conflicts, count } = this.#editor;
    const { own, wrong } = this.#filling;
    const { canUndo, canRedo } = own ?? this.#editor;
    super.open(shape);
    this.grid.edit(this.#editing);
    this.#keypad.open(shape.size);
    this.#column.classList.toggle("editing", this.#editing);
    this.#panel.hidden = !this.#editing;
    setText(byId("edit-word", HTMLElement), t(this.#editing ? "done" : "edit"));
    enable(this.#undo, canUndo);
    enable(this.#redo, canRedo);
    const { what, marked } = this.#panelOfRules;
    this.#survey.show(this.#editing && !own && what === "digits", !this.#waits);
    const { notes } = this.#survey;
    const selecting = this.#editing;
    const filled = own && { givens: own.digits, conflicts: wrong, selecting, marked: null, own };
    const edited = this.#edited
      ? { givens, conflicts: conflicts.cells, selecting, marked: what === "digits" ? null : marked, notes }
      : null;
    this.#panelOfRules.show();
    byId("keypad", HTMLElement).hidden = what === "cages";
    // A grid of another size has another cell selected.
    this.#filling.show();
    this.board.show({ edited: filled ?? edited, ...(this.#editing && { cell: this.grid.selected }) });
    this.#name();
    this.#tell();
    const keys = (shape.rules?.keys ?? []).map((pair) => pair.join("=")).join("&");
    const sample = samples.find(({ givens, rules = "" }) => givens === this.#editor.text && rules === keys);
    const { size, rules } = shape;
    const usual = t(isLatin(shape) ? "latinOf" : "ownPuzzle", { size });
    const description = rules ? t("withRules", { size, rules: namesOf(rules) }) : usual;
    this.#called = sample ? titleOf(sample) : description;
    setText(byId("choose-name", HTMLElement), this.#called);
    setText(byId("choose-givens", HTMLElement), t("nGivens", { n: count }));
  }

  #name() {
    const { givens, conflicts, shape } = this.#editor;
    const [seen, marks] = [this.#seen, this.#marks];
    const { own, wrong } = this.#filling;
    if (own) this.grid.name(contentsOfGivens(shape, own.digits, wrong, new Set(), marks, own));
    else if (this.#edited)
      this.grid.name(
        contentsOfGivens(shape, givens, conflicts.cells, this.#panelOfRules.marked, marks, null, this.#survey.notes),
      );
    else if (seen?.board.length === givens.length) this.grid.name(contentsOf(shape, seen.board, seen.kinds, marks));
  }

  /** Describes the state of the givens, and the reason why Start is off. */
  #tell() {
    this.#message.classList.toggle("solved", this.#filling.isSolved);
    if (!this.#editing) return say(this.#message, "");
    if (this.#filling.own) return say(this.#message, this.#filling.words());
    const { refusal } = this;
    if (refusal) return say(this.#message, this.#paused ? t("paused", { what: refusal }) : refusal);
    const { hint } = this.#panelOfRules;
    if (hint !== "") return say(this.#message, hint);
    if (this.#typedNone !== "") return say(this.#message, this.#typedNone);
    const givens = t("nGivens", { n: this.#editor.count });
    const typed = this.#editor.shape.size === ZERO_IS_LAST ? "typeAllDigits" : "typeDigits";
    const what = this.#idle || t(HOVERS ? typed : "chooseCell");
    say(this.#message, t(this.#paused ? "editingPaused" : "editing", { givens, what }));
  }

  /** The message that the digit typed last leaves no solution; empty if there is a solution. */
  get #typedNone() {
    const { cell, digit, blank } = this.#typed ?? { cell: 0, digit: 0, blank: false };
    const { givens, shape } = this.#editor;
    if (this.#solvable !== false || this.#giving || digit === 0 || givens[cell] !== digit) return "";
    const values = { digit: character(digit), place: placeOf(shape.size, cell) };
    return t(blank && HOVERS ? "typedNoneBackspace" : "typedNoneUndo", values);
  }

  // ── keys ──

  /** @param {KeyboardEvent} event */
  #cellKey(event) {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return false;
    if (!this.#editing) {
      const digit = this.#typing ? digitOf(key, this.#editor.shape.size) : NaN;
      if (key !== "F2" && !(digit > 0)) return false;
      this.enter();
      if (digit > 0) this.#put(digit);
    } else if (key === "Escape") {
      if (this.#panelOfRules.marked.size === 0) return this.leave();
      this.#panelOfRules.forget();
      this.#show();
    } else if (this.#panelOfRules.what === "cages") {
      if (key === "Enter" || key === " ") this.#panelOfRules.mark(this.grid.selected);
      else if (key === "Delete" || key === "Backspace") this.#panelOfRules.removeCage();
      else return false;
    } else if (CLEARING.includes(key)) {
      this.#put(0);
    } else {
      // With Shift, a digit key gives another character, and means a pencil mark.
      const noted = event.shiftKey ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined;
      const digit = digitOf(noted ?? key, this.#editor.shape.size);
      if (Number.isNaN(digit)) return false;
      this.#put(digit, noted !== undefined);
    }
  }

  /** @param {KeyboardEvent} event */
  #editorKey({ key, shiftKey }) {
    if (!this.#editing) return false;
    if (key === "Escape") return this.leave();
    this.#travel(key.toLowerCase() === "y" || shiftKey ? "redo" : "undo");
  }

  /** The link of the givens in the editor, without settings. */
  get #link() {
    const { shape, text } = this.#editor;
    const keys = (shape.rules?.keys ?? []).map(([key, value]) => `&${key}=${value}`);
    return `puzzle=sudoku&givens=${text}${keys.join("")}`;
  }

  #exported() {
    const { shape, givens } = this.#editor;
    const seen =
      this.#seen?.board.length === givens.length ? this.#seen : { board: givens, kinds: givens.map(() => 1) };
    return { shape, givens, ...seen, url: this.#house.address.url, text: this.#link };
  }
}

/** @param {House} house */
export default async function (house) {
  await fetchFace("sudoku");
  const sudoku = new Sudoku(house);
  house.puzzleView.add("sudoku", sudoku);
  return sudoku;
}
