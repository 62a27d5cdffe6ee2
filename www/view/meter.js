// The meter: the energy in large figures, what the energy counts, the change by the last move, and how many lines are
// right.

import { wordsOf } from "../boards/names.js";
import { changeInWords } from "./interventions/carried.js";
import { byId, element, setAttribute, setText } from "../lib/dom.js";
import { count } from "../lib/format.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */

/** The maximum number of pips, one per line: more would not help the eye. */
const MOST_PIPS = 24;

export class Meter {
  #help = byId("meter-help", HTMLElement);
  #value = byId("meter-value", HTMLElement);
  #change = byId("meter-change", HTMLElement);
  #pips = byId("meter-pips", HTMLElement);
  #lines = byId("meter-lines", HTMLElement);
  /** The number of lines. */
  #of = 0;

  /** @param {Run} run */
  open({ setup: { puzzle }, rebuilding }) {
    const { energy } = wordsOf(puzzle);
    if (!energy) return;
    if (!rebuilding) setText(this.#help, energy.help(puzzle));
    this.#of = energy.lines(puzzle);
    const pips = this.#of > MOST_PIPS || rebuilding ? 0 : this.#of;
    this.#pips.replaceChildren(...Array.from({ length: pips }, () => element("i")));
  }

  /**
   * @param {Run} run
   * @param {boolean} followed whether the eye can follow single moves
   * @param {{ help: string, lines: string } | null} words the words in place of the words about swaps
   * @param {import("./interventions/carried.js").Carried | null} carried the swap that a person is about to make
   */
  show(run, followed, words, carried) {
    const { last } = run.shown;
    const energy = run.shown.energy + (carried?.delta ?? 0);
    this.#value.classList.toggle("carried", carried !== null);
    setText(this.#value, count(energy));
    this.#value.classList.toggle("long", energy >= 1e6);
    const { setup, snapshot } = run;
    const inWords = wordsOf(setup.puzzle).energy;
    const { sums } = carried?.shown ?? snapshot;
    const right = (sums && inWords?.right(setup.puzzle, sums)) || 0;
    if (words) setText(this.#help, words.help);
    setText(this.#lines, words?.lines ?? inWords?.says(right, this.#of) ?? "");
    if (run.rebuilding) return setText(this.#change, "");
    for (const [i, pip] of [...this.#pips.children].entries()) pip.classList.toggle("on", i < right);
    const now = followed && snapshot.progress === run.shown;
    const byHand = carried?.delta ?? run.handDelta;
    const { kind, text } = !now ? NONE : byHand === null ? changeOf(last) : changeInWords(byHand);
    setAttribute(this.#change, "data-kind", kind);
    setText(this.#change, text);
  }
}

const NONE = { kind: "none", text: "" };

/** @param {import("../core/types.js").LastMove | null} last */
function changeOf(last) {
  if (!last) return NONE;
  if (!last.accepted) return { kind: "rejected", text: t("moveRejected") };
  if (last.delta > 0) return { kind: "worse", text: t("moveWorse", { n: last.delta }) };
  return changeInWords(last.delta);
}
