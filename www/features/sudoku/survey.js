// A setter's questions about the givens in the editor: the possible digits of each cell, and the unnecessary givens.
// Each question is a button, which begins and cancels the search, and hides its answer.

import { Job, slices } from "../../core/job.js";
import { shortPlaceOf } from "../../boards/places.js";
import { element, enable, say, setShown, setText } from "../../lib/dom.js";
import { t } from "../../text/sudoku.js";

/** @typedef {import("../../core/types.js").Surveyed} Surveyed */
/** @typedef {"cells" | "unnecessary"} Question */
/** @typedef {{ size: number, givens: ArrayLike<number>, link: string }} Asked the sudoku, and a link that has it */

/** Milliseconds of computing per request. */
const SLICE = 10;

export class Survey {
  #job;
  #changed;
  #asked;
  /** The question being searched or answered. @type {Question | null} */
  #question = null;
  /** @type {Surveyed | null} */
  #answer = null;
  /** The link of the sudoku that the question is about. */
  #link = "";
  /** @type {[Question, HTMLButtonElement][]} */
  #buttons = /** @type {Question[]} */ (["cells", "unnecessary"]).map((question) => {
    const button = element("button", { type: "button", class: "button small", id: `survey-${question}` });
    button.addEventListener("click", () => this.#press(question));
    return [question, button];
  });
  #bar = element("progress", { max: "1", value: "0", "aria-label": t("surveyBar"), hidden: "" });
  #words = element("p", { id: "survey-words", role: "status" });
  #panel = element("div", { class: "survey", id: "survey" });

  /**
   * @param {import("../../house.js").House["makeEngine"]} makeEngine @param {() => Asked} asked @param {() => void}
   * changed
   */
  constructor(makeEngine, asked, changed) {
    this.#job = new Job(makeEngine);
    this.#asked = asked;
    this.#changed = changed;
    const row = element("div", { class: "row", role: "group", "aria-label": t("surveyLabel") });
    row.append(...this.#buttons.map(([, button]) => button));
    this.#panel.append(row, this.#bar, this.#words);
  }

  get panel() {
    return this.#panel;
  }

  /** Reports whether an answer is shown. */
  get answered() {
    return this.#answer !== null;
  }

  /** The digits that each blank cell can have; null if that was not the question. */
  get notes() {
    const { givens } = this.#asked();
    return this.#answer?.cells?.map((digits, cell) => (givens[cell] > 0 ? [] : digits)) ?? null;
  }

  /** The marks of the unnecessary givens. @returns {import("../../boards/sudoku/layers.js").Marks | null} */
  get marks() {
    const spare = this.#answer?.unnecessary;
    if (!spare) return null;
    const why = new Set(cellsOf(spare, (digit) => digit > 0));
    return { why, spare: true, unit: new Set(), failed: false, target: null, digits: new Map() };
  }

  /** Shows the buttons; an answer about earlier givens is dropped. @param {boolean} shown @param {boolean} enabled */
  show(shown, enabled) {
    if (!shown || this.#asked().link !== this.#link) this.#end("");
    setShown(this.#panel, shown);
    for (const [question, button] of this.#buttons) {
      const own = question === this.#question;
      setText(button, t(own && this.#job.on ? "cancel" : question === "cells" ? "askCells" : "askUnnecessary"));
      button.ariaPressed = String(own && this.answered);
      enable(button, enabled);
    }
    setShown(this.#bar, this.#job.on);
  }

  /** @param {string} words */
  #end(words) {
    this.#job.end();
    this.#question = this.#answer = null;
    say(this.#words, words);
  }

  /** @param {Question} question */
  #press(question) {
    const [again, wasOn] = [question === this.#question, this.#job.on];
    this.#end(again && wasOn ? t("cancelled") : "");
    if (!again) this.#search(question);
    this.#changed();
  }

  /** @param {Question} question */
  async #search(question) {
    const { engine, wanted } = this.#job.begin();
    const { link } = this.#asked();
    this.#question = question;
    this.#link = link;
    this.#bar.value = 0;
    try {
      await engine.ask("survey", { link, unnecessary: question === "unnecessary" });
      for await (const answer of slices(engine, "surveyStep", { milliseconds: SLICE }, wanted)) {
        this.#bar.value = answer.share;
        if (!answer.done) continue;
        this.#job.end();
        this.#answer = answer;
        say(this.#words, inWords(question, answer, this.#asked().size));
        break;
      }
    } catch (error) {
      if (!wanted()) return;
      this.#end(t("surveyStopped", { why: error instanceof Error ? error.message : String(error) }));
    }
    this.#changed();
  }
}

/** @template T @param {ArrayLike<T>} values @param {(value: T) => boolean} wanted */
const cellsOf = (values, wanted) => Array.from(values, (_, cell) => cell).filter((cell) => wanted(values[cell]));

/**
 * Describes an answer.
 * @param {Question} question
 * @param {Surveyed} answer
 * @param {number} size the size of the sudoku
 */
function inWords(question, { cells, unnecessary, minimal }, size) {
  if (question === "cells") {
    const n = cellsOf(cells ?? [], ({ length }) => length > 1).length;
    if (cells?.[0].length === 0) return t("cellsNone");
    return n === 0 ? t("cellsOne") : t("cellsOpen", { n });
  }
  if (!unnecessary || !minimal) return t("unnecessaryNotOne");
  const named = (/** @type {number[]} */ cells) =>
    cells.map((cell) => shortPlaceOf(size, cell).replace(" ", "\u00a0")).join(", ");
  const each = cellsOf(unnecessary, (digit) => digit > 0);
  if (each.length === 0) return t("unnecessaryNone");
  const together = each.filter((cell) => minimal[cell] === 0);
  const alone = t("unnecessaryEach", { n: each.length, places: named(each) });
  if (each.length === 1) return alone;
  if (together.length === each.length) return `${alone} ${t("unnecessaryAll", { n: each.length })}`;
  return `${alone} ${t("unnecessaryTogether", { n: together.length, places: named(together) })}`;
}
