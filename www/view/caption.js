// Captions of a run that is too fast for single moves: hot, cooling, no worsening move so far. This module also
// describes the last move of a run that the eye can follow.

import { percent } from "../lib/format.js";
import { numberName, wordsOf } from "../boards/names.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */

/** The fraction of its highest temperature above which a falling schedule is called hot. */
const HOT = 0.75;
/** The lowest probability written as a figure: a lower one would read 0.0 %. */
const LEAST = 5e-4;
/** The minimum milliseconds that a caption stays, so that it can be read. */
const STAYS = 2500;

export class Caption {
  /** @type {ReturnType<typeof kindOf> | ""} */
  #kind = "";
  #since = -Infinity;

  /** Resets the caption for another run. */
  begin() {
    this.#kind = "";
    this.#since = -Infinity;
  }

  /**
   * Returns the present caption, with the figures of the shown move.
   * @param {Run} run
   * @param {number} now milliseconds
   */
  of(run, now) {
    const kind = kindOf(run);
    // A caption that is no longer true is replaced at once.
    const isFalse = this.#kind === "captionNoWorse";
    if (kind !== this.#kind && (isFalse || now - this.#since >= STAYS)) {
      this.#kind = kind;
      this.#since = now;
    }
    const { moves, accepted, worse } = run.shown;
    return this.#kind && t(this.#kind, { n: moves, accepted, worse, share: percent(accepted / moves) });
  }
}

/** @param {Run} run */
function kindOf(run) {
  const { temperature, worse } = run.shown;
  if (worse === 0) return "captionNoWorse";
  if (run.value("cooling") === "constant") return "captionConstant";
  return temperature > HOT * run.hottest ? "captionHot" : "captionCooling";
}

/** The texts of a swap, and the texts of a move that its problem describes. */
const SWAPPED = /** @type {const} */ ({
  better: "wordsBetter",
  equal: "wordsEqual",
  worse: "wordsWorse",
  rejected: "wordsRejected",
});
const MOVED = /** @type {const} */ ({
  better: "moveMadeBetter",
  equal: "moveMadeEqual",
  worse: "moveMadeWorse",
  rejected: "moveMadeRejected",
});

/** Describes the last move in words. @param {Run} run @returns {string} */
export function moveInWords({ setup: { puzzle }, shown: { moves, last } }) {
  if (!last) return "";
  const [a, b] = last.numbers.map((number) => numberName(puzzle, number));
  const what = wordsOf(puzzle).move?.(puzzle, last);
  const values = {
    move: moves,
    ...(what ? { what } : { a, b }),
    n: Math.abs(last.delta),
    p: likelihood(last.probability),
    draw: likelihood(last.uniform),
  };
  const { better, equal, worse, rejected } = what ? MOVED : SWAPPED;
  if (last.delta < 0) return t(better, values);
  if (last.delta === 0) return t(equal, values);
  return t(last.accepted ? worse : rejected, values);
}

/** Formats a probability. @param {number} share */
const likelihood = (share) => (share > 0 && share < LEAST ? t("hardlyEver") : percent(share)).replace(" %", "\u00a0%");
