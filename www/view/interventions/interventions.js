// Interventions by a person: fixing the temperature, pinning cells or swapping numbers, while the run plays or rests.
// Each intervention belongs to a move and is recorded in the link, so the run can still be replayed.
//
// To swap two numbers, drag one onto the other, or pick one up (Enter, or the button) and choose the other number.

import { facts } from "../../facts.js";
import { byId, enable, setAttribute, setShown, setText } from "../../lib/dom.js";
import { cellName, numberName, shortCellName, wordsOf } from "../../boards/names.js";
import { temperatureScaleOf } from "../../lib/temperature-scale.js";
import { withKey } from "../../lib/keys.js";
import { heldAt, interventionsOf, withoutInterventions } from "../../run/interventions.js";
import { t } from "../../text/run.js";
import { carriedInWords, carriedTo, Hand } from "./carried.js";
import { Thermometer } from "./thermometer.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** @typedef {import("../../house.js").House} House */

/** The kind of a pinned cell. */
const PINNED = 4;

export class Interventions {
  #area = byId("board-area", HTMLElement);
  #tools = byId("hand-tools", HTMLElement);
  #pin = byId("pin", HTMLButtonElement);
  #swap = byId("swap", HTMLButtonElement);
  #withoutThem = byId("untouched", HTMLButtonElement);
  #thermometer;
  #hand = new Hand();
  #house;
  /** The cell chosen last. @type {number | null} */
  #chosen = null;
  /** The cell whose number was picked up. @type {number | null} */
  #taken = null;
  /** The start cell of a number that the pointer drags. @type {number | null} */
  #from = null;
  /** The cell under the pointer while a number is dragged or picked up. @type {number | null} */
  #over = null;
  /**
   * True if the pointer has dragged a number to another cell, so the browser's click afterwards is not a press.
   */
  #dragged = false;
  #enabled = false;
  #anneals = false;
  /** True if a press picks a number up, because a person solves the puzzle by hand. */
  #tapping = false;
  /** @type {ArrayLike<number>} */
  #kinds = [];

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#thermometer = new Thermometer(
      {
        frame: byId("thermometer", HTMLElement),
        slider: byId("temperature", HTMLInputElement),
        value: byId("temperature-value", HTMLElement),
        release: byId("release", HTMLButtonElement),
      },
      (temperature) => this.#heated?.pulled(temperature),
      (temperature) => this.#heated?.hold(temperature) ?? this.#intervene(`t${temperature}`),
      () => {
        const heated = this.#heated;
        if (heated) heated.release();
        else this.#intervene("t");
      },
    );
    this.#pin.addEventListener("click", () => this.#turnPin());
    this.#swap.addEventListener("click", () => (this.#taken === null ? this.#take(this.#chosen) : this.#take(null)));
    this.#withoutThem.addEventListener("click", () => {
      const { run } = facts;
      if (run.value) house.open(withoutInterventions(run.value.setup.link));
    });
    this.#area.addEventListener("pointerdown", (event) => this.#down(event));
    this.#area.addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", () => this.#drop());
    this.#area.addEventListener("touchmove", (event) => this.#touchMove(event), { passive: false });
    this.#area.addEventListener("click", (event) => this.#click(event));
    this.#addKeys();
  }

  /** The runs that the thermometer heats in place of the run on the board; null for the run on the board. */
  get #heated() {
    return this.#house.features.first((feature) => feature.heats);
  }

  /** @param {string} intervention */
  #intervene(intervention) {
    return this.#house.playback.intervene(intervention, facts.run.value?.setup.puzzle);
  }

  /**
   * The two cells whose numbers a person is about to swap.
   * @returns {{ cells: [number, number], accepted: boolean } | null}
   */
  get pair() {
    const from = this.#from ?? this.#taken;
    const run = facts.run.value;
    // A move of such a problem does not swap two cells.
    if (from === null || !run || wordsOf(run.setup.puzzle).change) return null;
    const to = this.#from === null ? (this.#over ?? this.#chosen) : this.#over;
    return { cells: [from, to ?? from], accepted: true };
  }

  /** Returns the swap that a person is about to make; null without one. @param {Run} run */
  carried(run) {
    const { cells } = this.pair ?? {};
    const moves = cells && cells[0] !== cells[1] && cells.every((cell) => this.#kinds[cell] === 0);
    return moves ? carriedTo(run, cells) : null;
  }

  /**
   * Describes the swap that a person is about to make, or the number that was picked up; empty without either.
   * @param {Run} run
   */
  words(run) {
    const carried = this.carried(run);
    if (carried) return carriedInWords(carried, this.#from === null ? "pressEnter" : "letGo");
    if (this.#taken === null) return "";
    return t("takenUp", { a: carriedName(run, this.#taken) });
  }

  /** Forgets the chosen cells, because the run or the board is another one. */
  forget() {
    this.#chosen = this.#taken = this.#from = this.#over = null;
    this.#thermometer.forget();
  }

  /** Chooses a cell for the buttons. @param {number} cell the cell that has the focus */
  choose(cell) {
    this.#chosen = cell;
    this.#over = null;
    this.#show();
    if (this.#taken !== null) this.#house.look();
  }

  /** @param {Run} run @param {{ enabled: boolean, playing: boolean, tapping: boolean }} now */
  show(run, { enabled, playing, tapping }) {
    this.#tapping = tapping;
    const anneals = (this.#anneals = run.setup.method === "anneal");
    const { moves, temperature } = run.snapshot.progress;
    const heated = this.#heated;
    this.#enabled = enabled && anneals && !heated;
    this.#kinds = run.snapshot.kinds;
    const interventions = interventionsOf(run.setup.link);
    const { change, pressed } = wordsOf(run.setup.puzzle);
    setShown(this.#tools, anneals && !change);
    setShown(this.#swap, !pressed);
    enable(this.#withoutThem, interventions.length > 0);
    this.#thermometer.show({
      shown: anneals,
      tempered: run.value("cooling") !== "",
      enabled: enabled || heated !== null,
      playing,
      temperature,
      held: heated?.held ?? heldAt(interventions, moves),
      coarse: heated !== null,
      scale: Number.isFinite(run.hottest) ? temperatureScaleOf(run) : null,
    });
    this.#show();
  }

  #show() {
    const cell = this.#chosen;
    const nameOf = (/** @type {number | null} */ cell) => (cell === null ? t("aCell") : nameIn(cellName, cell));
    const name = nameOf(cell);
    const pinned = cell !== null && this.#kinds[cell] === PINNED;
    const free = cell !== null && this.#enabled && (pinned || this.#kinds[cell] === 0);
    // The names of the buttons stay the same, because aria-pressed contains their state.
    label(this.#pin, t("pin", { cell: name }), "L");
    label(this.#swap, t("swap", { cell: nameOf(this.#taken ?? cell) }), "Enter");
    setAttribute(this.#pin, "aria-pressed", String(pinned));
    setAttribute(this.#swap, "aria-pressed", String(this.#taken !== null));
    enable(this.#pin, free);
    enable(this.#swap, free && !pinned);
    setText(byId("hand-cell", HTMLElement), cell === null ? "" : nameIn(shortCellName, cell));
  }

  #turnPin() {
    if (this.#chosen === null || !this.#enabled) return;
    this.#intervene(`${this.#kinds[this.#chosen] === PINNED ? "u" : "p"}${this.#chosen}`);
  }

  // ── swaps ──

  /** @param {number | null} cell */
  #take(cell) {
    this.#taken = this.#enabled ? cell : null;
    this.#show();
    this.#house.look();
  }

  /** @param {number} from @param {number} to */
  #exchange(from, to) {
    this.#take(null);
    const run = facts.run.value;
    if (!run || from === to) return;
    const { change } = wordsOf(run.setup.puzzle);
    const intervention = change ? change(run.snapshot.board, from, to) : `s${from}-${to}`;
    if (intervention !== "") this.#intervene(intervention);
  }

  /**
   * Changes a cell at once if the problem is edited one cell at a time; returns whether it did.
   * @param {number} cell
   */
  #pressCell(cell) {
    const run = facts.run.value;
    const pressed = run && wordsOf(run.setup.puzzle).pressed;
    if (!run || !pressed) return false;
    if (this.#kinds[cell] === 0) this.#intervene(pressed(run.setup.puzzle, run.snapshot.board, cell));
    return true;
  }

  /** Puts the typed number into the chosen cell if the problem is edited one cell at a time. @param {number} digit */
  #type(digit) {
    const run = facts.run.value;
    const cell = this.#chosen;
    const typed = run && cell !== null && wordsOf(run.setup.puzzle).typed?.(run.setup.puzzle, cell, digit);
    if (!typed) return false;
    if (this.#kinds[cell] === 0 && run.snapshot.board[cell] !== digit) this.#intervene(typed);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    if (facts.run.value && wordsOf(facts.run.value.setup.puzzle).pressed) return;
    const cell = this.#enabled && event.button === 0 ? this.#house.puzzleView.face.cellAt(event) : null;
    // A finger that drags no number scrolls the page.
    if (cell === null || (event.pointerType === "touch" && this.#kinds[cell] !== 0)) return;
    this.#from = this.#over = cell;
  }

  /**
   * Keeps the page from scrolling under a finger that drags a number. Two fingers still zoom.
   * @param {TouchEvent} event
   */
  #touchMove(event) {
    if (event.touches.length > 1) this.#drop();
    else if (this.#from !== null && event.cancelable) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#from === null && this.#taken === null) return;
    const over = this.#house.puzzleView.face.cellAt(event);
    const other = over !== this.#over;
    this.#over = over;
    const run = facts.run.value;
    if (this.#from !== null && other) this.#dragged = true;
    if (this.#from !== null && this.#dragged && run)
      this.#hand.show(event, carriedName(run, this.#from), this.carried(run));
    if (other) this.#house.look();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const from = this.#from;
    this.#drop();
    const to = from === null ? null : this.#house.puzzleView.face.cellAt(event);
    if (to !== from) this.#dragged = true;
    if (from === null || to === null || to === from) return;
    this.#exchange(from, to);
    // All lines are visible again, regardless of the cell under the pointer.
    this.#house.stage.point(null);
  }

  #drop() {
    if (this.#from === null) return;
    this.#from = this.#over = null;
    this.#hand.hide();
    this.#house.look();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const dragged = this.#dragged && event.detail > 0;
    this.#dragged = false;
    if (dragged) return;
    const cell = this.#enabled ? this.#house.puzzleView.face.cellAt(event) : null;
    if (cell === null) return;
    this.#house.puzzleView.face.focus(cell);
    this.choose(cell);
    if (this.#pressCell(cell)) return;
    if (this.#taken !== null && this.#taken !== cell) {
      this.#exchange(this.#taken, cell);
      this.#house.stage.point(null);
    } else if (this.#tapping) this.#take(this.#taken === null ? cell : null);
  }

  // ── keys ──

  #addKeys() {
    const { keys, edits } = this.#house;
    /** @type {(act: (event: KeyboardEvent) => boolean | void) => (event: KeyboardEvent) => boolean | void} */
    const enabled = (act) => (event) => (this.#enabled ? act(event) : false);
    const exchange = () => {
      if (this.#chosen === null) return false;
      if (this.#pressCell(this.#chosen)) return;
      if (this.#taken === null) this.#swap.click();
      else this.#exchange(this.#taken, this.#chosen);
    };
    keys.add(
      { scope: "cell", keys: ["Enter"], does: "keyEnter", act: enabled(exchange) },
      // The space bar starts a run, except while a person solves its puzzle.
      { scope: "cell", keys: ["Space"], act: enabled(() => (this.#tapping ? exchange() : false)) },
      { scope: "cell", keys: (key) => /^\d$/.test(key), act: enabled(({ key }) => this.#type(Number(key))) },
      { scope: "run", keys: ["l"], does: "keyPin", act: enabled(() => this.#pin.click()) },
      {
        scope: "run",
        keys: ["Escape"],
        does: "keyEscape",
        act: enabled(() => (this.#taken === null ? false : this.#take(null))),
      },
      {
        scope: "run",
        keys: ["Ctrl+z", "Ctrl+y"],
        // This also applies at the end of a run, because a person may have solved the board.
        act: ({ shiftKey, key }) => {
          if (!this.#anneals) return false;
          const back = key.toLowerCase() === "z" && !shiftKey;
          void (back ? edits.undo() : edits.redo());
        },
      },
    );
  }
}

/** Names the item that a person picks up from a cell. @param {Run} run @param {number} cell */
const carriedName = ({ setup: { puzzle }, snapshot: { board } }, cell) =>
  wordsOf(puzzle).carried?.(puzzle, cell) ?? numberName(puzzle, board[cell]);

/** @param {typeof cellName} name @param {number} cell */
const nameIn = (name, cell) => (facts.run.value ? name(facts.run.value.setup.puzzle, cell) : "");

/** @param {HTMLButtonElement} button @param {string} name @param {string} key */
function label(button, name, key) {
  setAttribute(button, "aria-label", name);
  setAttribute(button, "title", withKey(name, key));
}
