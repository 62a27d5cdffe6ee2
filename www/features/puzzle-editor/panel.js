// The panel beside the drawing: title, numbers, the chosen point, and the list of lines. It shows a draft and calls
// back for each change.

import { byId, element, setText, setValue, takeTyped } from "../../lib/dom.js";
import { t } from "../../text/editor.js";
import { nameOf, namesOf } from "./draft.js";

/** @typedef {import("../../core/types.js").Draft} Draft */

/**
 * The callbacks for changes by a person.
 * @typedef {object} Changes
 * @property {(title: string) => void} title
 * @property {(auto: boolean, text: string) => void} numbers
 * @property {(cell: number, at: [number, number]) => void} move
 * @property {(cell: number, number: number | null) => void} give
 * @property {(cell: number) => void} removePoint
 * @property {(line: number, target: number) => void} target
 * @property {(line: number, different: boolean) => void} different
 * @property {(target: number) => void} targets
 * @property {() => void} allDifferent
 * @property {(line: number, kind: string) => void} stroke
 * @property {(line: number) => void} removeLine
 * @property {(line: number | null) => void} look chooses a line for marking
 */

const STROKES = /** @type {const} */ (["row", "loop", "ring"]);

/** The maximum number of points in the name of a line; longer lines are named by their ends. */
const MOST_NAMED = 9;

/** @param {number[]} cells */
const shortNames = (cells) =>
  cells.length > MOST_NAMED ? `${nameOf(cells[0])} … ${nameOf(cells[cells.length - 1])}` : namesOf(cells);

export class Panel {
  #title = byId("editor-title-input", HTMLInputElement);
  #auto = byId("editor-auto", HTMLInputElement);
  #numbers = byId("editor-numbers", HTMLInputElement);
  #point = byId("editor-point", HTMLFieldSetElement);
  #pointName = byId("editor-point-name", HTMLElement);
  #x = byId("editor-x", HTMLInputElement);
  #y = byId("editor-y", HTMLInputElement);
  #given = byId("editor-given", HTMLInputElement);
  #lines = byId("editor-lines", HTMLElement);
  #noLines = byId("editor-no-lines", HTMLElement);
  #all = byId("editor-all", HTMLInputElement);
  #changes;
  /** @type {number | null} */
  #cell = null;
  /** The key of the lines in the list. */
  #listed = "";

  /** @param {Changes} changes */
  constructor(changes) {
    this.#changes = changes;
    for (const part of [this.#title, this.#numbers, this.#point, this.#lines]) takeTyped(part);
    this.#title.addEventListener("change", () => changes.title(this.#title.value));
    const numbers = () => changes.numbers(this.#auto.checked, this.#numbers.value);
    this.#auto.addEventListener("change", numbers);
    this.#numbers.addEventListener("change", numbers);
    const moved = () => {
      const at = /** @type {[number, number]} */ ([this.#x.valueAsNumber, this.#y.valueAsNumber]);
      if (this.#cell !== null && at.every(Number.isFinite)) changes.move(this.#cell, at);
    };
    this.#x.addEventListener("change", moved);
    this.#y.addEventListener("change", moved);
    this.#given.addEventListener("change", () => {
      const number = this.#given.value.trim() === "" ? null : Math.trunc(this.#given.valueAsNumber);
      if (this.#cell !== null && !Number.isNaN(number)) changes.give(this.#cell, number);
    });
    byId("editor-remove-point", HTMLButtonElement).addEventListener("click", () => {
      if (this.#cell !== null) changes.removePoint(this.#cell);
    });
    byId("editor-all-different", HTMLButtonElement).addEventListener("click", () => changes.allDifferent());
    byId("editor-all-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      if (Number.isInteger(this.#all.valueAsNumber)) changes.targets(this.#all.valueAsNumber);
    });
  }

  /**
   * @param {Draft} draft
   * @param {boolean} auto whether the numbers follow the points
   * @param {string} numbers the numbers as typed
   * @param {number | null} cell the chosen point
   * @param {Set<number>} wrong the impossible lines
   */
  show(draft, auto, numbers, cell, wrong) {
    this.#cell = cell;
    setValue(this.#title, draft.title);
    this.#auto.checked = auto;
    setValue(this.#numbers, numbers);
    this.#numbers.disabled = auto;
    this.#point.disabled = cell === null;
    setText(this.#pointName, cell === null ? t("pointName") : t("pointNamed", { name: nameOf(cell) }));
    const at = cell === null ? null : draft.cells[cell];
    setValue(this.#x, at ? String(at[0]) : "");
    setValue(this.#y, at ? String(at[1]) : "");
    setValue(this.#given, cell === null ? "" : String(draft.givens[cell] ?? ""));
    this.#noLines.hidden = draft.lines.length > 0;
    this.#list(draft, wrong);
  }

  /**
   * Shows the list of lines. The list is only rebuilt if lines were added or removed, so that the focus stays.
   * @param {Draft} draft
   * @param {Set<number>} wrong
   */
  #list({ lines }, wrong) {
    const listed = lines.map(({ cells }) => cells.join()).join(";");
    if (listed !== this.#listed) {
      this.#listed = listed;
      this.#lines.replaceChildren(...lines.map(({ cells }, line) => this.#row(shortNames(cells), line)));
    }
    for (const [i, row] of [...this.#lines.children].entries()) {
      row.classList.toggle("wrong", wrong.has(i));
      const [sum, kind] = row.querySelectorAll("input, select");
      const { target, different = false } = lines[i];
      if (sum instanceof HTMLInputElement) {
        setValue(sum, different ? "" : String(target));
        sum.disabled = different;
      }
      row.querySelector("[aria-pressed]")?.setAttribute("aria-pressed", String(different));
      if (kind instanceof HTMLSelectElement) kind.value = lines[i].stroke.kind;
    }
  }

  /** @param {string} name @param {number} line */
  #row(name, line) {
    const sum = element("input", { type: "number", step: "1", "aria-label": t("sumOfLine", { name }) });
    const options = STROKES.map((value) => element("option", { value }, t(`stroke_${value}`)));
    const kind = element("select", { "aria-label": t("howDrawn", { name }) }, ...options);
    const remove = element(
      "button",
      {
        type: "button",
        class: "quiet-button",
        "aria-label": t("removeLine", { name }),
        id: `editor-line-${line}-remove`,
      },
      "×",
    );
    const different = element(
      "button",
      {
        type: "button",
        class: "button small editor-different",
        "aria-label": t("differentLine", { name }),
        "aria-pressed": "false",
        title: t("different"),
      },
      "≠",
    );
    different.addEventListener("click", () => {
      this.#changes.different(line, different.getAttribute("aria-pressed") !== "true");
    });
    const row = element("li", {}, element("span", { class: "editor-line-name" }, name), sum, different, kind, remove);
    sum.addEventListener("change", () => {
      if (Number.isInteger(sum.valueAsNumber)) this.#changes.target(line, sum.valueAsNumber);
    });
    kind.addEventListener("change", () => this.#changes.stroke(line, kind.value));
    remove.addEventListener("click", () => this.#changes.removeLine(line));
    for (const [event, of] of /** @type {const} */ ([["focusin", line], ["pointerenter", line], ["focusout", null], ["pointerleave", null]])) row.addEventListener(event, () => this.#changes.look(of)); // prettier-ignore
    return row;
  }
}
