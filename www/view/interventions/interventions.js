// Play against it: a person holds the temperature, pins cells and swaps numbers while the run is on or rests. Every such intervention
// belongs to its move and stands in the link, so the run is still one that replays. The only module that knows the parts of
// this folder.
//
// A swap: drag a number to another, or take one up (Enter, or the button) and choose the other.

import { byId, enable, setAttribute, setShown, setText } from "../../lib/dom.js";
import { temperatureScaleOf } from "../../lib/temperature-scale.js";
import { onPageKey, withKey } from "../../lib/keys.js";
import { interventionsOf, heldAt } from "../../run/interventions.js";
import { t } from "../../text/run.js";
import { Thermometer } from "./thermometer.js";

/** @typedef {import("../../run/run.js").Run} Run */

/**
 * @typedef {object} Does
 * @property {(intervention: string) => Promise<void>} intervene
 * @property {(event: PointerEvent | MouseEvent) => number | null} cellAt
 * @property {(cell: number) => void} focus puts the focus on a cell
 * @property {(cell: number) => string} name of a cell
 * @property {(cell: number) => string} shortName of a cell
 * @property {() => void} undo undoes what was done last, if that was at this move
 * @property {() => void} withoutThem opens the same run without anything that was done by hand
 * @property {() => void} changed called when another pair is to be seen
 */

const PINNED = 4;

export class Interventions {
  #area = byId("board-area", HTMLElement);
  #tools = byId("hand-tools", HTMLElement);
  #pin = byId("pin", HTMLButtonElement);
  #swap = byId("swap", HTMLButtonElement);
  #withoutThem = byId("untouched", HTMLButtonElement);
  #thermometer;
  #does;
  /** The cell that was chosen last. @type {number | null} */
  #chosen = null;
  /** The cell whose number is taken up. @type {number | null} */
  #taken = null;
  /** The cell that the pointer carries a number from, and the one it is over. @type {number | null} */
  #from = null;
  /** @type {number | null} */
  #over = null;
  /** Whether it has carried the number anywhere: then the click that the browser makes of it is no press. */
  #dragged = false;
  #enabled = false;
  /** Whether a press takes a number up: somebody solves it by hand. */
  #tapping = false;
  /** @type {ArrayLike<number>} */
  #kinds = [];

  /** @param {Does} does */
  constructor(does) {
    this.#does = does;
    this.#thermometer = new Thermometer(
      (temperature) => does.intervene(`t${temperature}`),
      () => does.intervene("t"),
    );
    this.#pin.addEventListener("click", () => this.#turnPin());
    this.#swap.addEventListener("click", () => (this.#taken === null ? this.#take(this.#chosen) : this.#take(null)));
    this.#withoutThem.addEventListener("click", does.withoutThem);
    this.#area.addEventListener("pointerdown", (event) => this.#down(event));
    this.#area.addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", () => this.#drop());
    this.#area.addEventListener("touchmove", (event) => this.#touchMove(event), { passive: false });
    this.#area.addEventListener("click", (event) => this.#click(event));
    onPageKey((event, target) => this.#key(event, target));
  }

  /** The two cells whose numbers are about to be swapped. @returns {{ cells: [number, number], accepted: boolean } | null} */
  get pair() {
    const from = this.#from ?? this.#taken;
    if (from === null) return null;
    const to = this.#from === null ? this.#chosen : this.#over;
    return { cells: [from, to ?? from], accepted: true };
  }

  /** Another run, or another board: what was chosen is no more. */
  forget() {
    this.#chosen = this.#taken = this.#from = this.#over = null;
    this.#thermometer.forget();
  }

  /** @param {number} cell that has the focus now */
  choose(cell) {
    this.#chosen = cell;
    this.#show();
  }

  /** @param {Run} run @param {{ enabled: boolean, playing: boolean, tapping: boolean }} now */
  show(run, { enabled, playing, tapping }) {
    this.#tapping = tapping;
    const anneals = run.setup.method === "anneal";
    const { moves, temperature } = run.snapshot.progress;
    this.#enabled = enabled && anneals;
    this.#kinds = run.snapshot.kinds;
    const interventions = interventionsOf(run.setup.link);
    setShown(this.#tools, anneals);
    enable(this.#withoutThem, interventions.length > 0);
    this.#thermometer.show({
      shown: anneals,
      tempered: run.value("cooling") !== "",
      enabled,
      playing,
      temperature,
      held: heldAt(interventions, moves),
      scale: Number.isFinite(run.hottest) ? temperatureScaleOf(run) : null,
    });
    this.#show();
  }

  #show() {
    const cell = this.#chosen;
    const nameOf = (/** @type {number | null} */ cell) => (cell === null ? t("aCell") : this.#does.name(cell));
    const name = nameOf(cell);
    const pinned = cell !== null && this.#kinds[cell] === PINNED;
    const free = cell !== null && this.#enabled && (pinned || this.#kinds[cell] === 0);
    // What they do stays; whether it is done is their state.
    label(this.#pin, t("pin", { cell: name }), "L");
    label(this.#swap, t("swap", { cell: nameOf(this.#taken ?? cell) }), "Enter");
    setAttribute(this.#pin, "aria-pressed", String(pinned));
    setAttribute(this.#swap, "aria-pressed", String(this.#taken !== null));
    enable(this.#pin, free);
    enable(this.#swap, free && !pinned);
    setText(byId("hand-cell", HTMLElement), cell === null ? "" : this.#does.shortName(cell));
  }

  #turnPin() {
    if (this.#chosen === null || !this.#enabled) return;
    this.#does.intervene(`${this.#kinds[this.#chosen] === PINNED ? "u" : "p"}${this.#chosen}`);
  }

  // ── swaps ──

  /** @param {number | null} cell */
  #take(cell) {
    this.#taken = this.#enabled ? cell : null;
    this.#show();
    this.#does.changed();
  }

  /** @param {number} from @param {number} to */
  #exchange(from, to) {
    this.#take(null);
    if (from !== to) this.#does.intervene(`s${from}-${to}`);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    const cell = this.#enabled && event.button === 0 ? this.#does.cellAt(event) : null;
    // A finger that carries no number scrolls the page.
    if (cell === null || (event.pointerType === "touch" && this.#kinds[cell] !== 0)) return;
    this.#from = this.#over = cell;
  }

  /** The page does not scroll under a finger that carries a number. Two fingers zoom. @param {TouchEvent} event */
  #touchMove(event) {
    if (event.touches.length > 1) this.#drop();
    else if (this.#from !== null && event.cancelable) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#from === null) return;
    const over = this.#does.cellAt(event);
    if (over === this.#over) return;
    this.#dragged = true;
    this.#over = over;
    this.#does.changed();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const from = this.#from;
    this.#drop();
    const to = from === null ? null : this.#does.cellAt(event);
    if (to !== from) this.#dragged = true;
    if (from !== null && to !== null && to !== from) this.#exchange(from, to);
  }

  #drop() {
    if (this.#from === null) return;
    this.#from = this.#over = null;
    this.#does.changed();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const dragged = this.#dragged && event.detail > 0;
    this.#dragged = false;
    if (dragged) return;
    const cell = this.#enabled ? this.#does.cellAt(event) : null;
    if (cell === null) return;
    this.#does.focus(cell);
    this.choose(cell);
    if (this.#taken !== null && this.#taken !== cell) this.#exchange(this.#taken, cell);
    else if (this.#tapping) this.#take(this.#taken === null ? cell : null);
  }

  // ── keys ──

  /** @param {KeyboardEvent} event @param {Element} target */
  #key(event, target) {
    const { key, repeat, ctrlKey, metaKey, shiftKey } = event;
    if (!this.#enabled || repeat) return;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "z" || shiftKey) return;
      event.preventDefault();
      return this.#does.undo();
    }
    const onCell = target.closest("[role=gridcell]") !== null;
    if (key === "Escape" && this.#taken !== null) this.#take(null);
    else if (key.toLowerCase() === "l") this.#pin.click();
    else if (key === "Enter" && onCell && this.#chosen !== null) {
      if (this.#taken === null) this.#swap.click();
      else this.#exchange(this.#taken, this.#chosen);
    } else return;
    event.preventDefault();
  }
}

/** @param {HTMLButtonElement} button @param {string} name @param {string} key */
function label(button, name, key) {
  setAttribute(button, "aria-label", name);
  setAttribute(button, "title", withKey(name, key));
}
