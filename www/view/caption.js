// The words on a run that is too fast for its moves: hot, cooling, none for the worse so far. And each move in words, where the eye can
// follow it.

import { percent } from "../lib/format.js";
import { numberName } from "../boards/names.js";
import { t } from "../text/run.js";

/** @typedef {import("../run/run.js").Run} Run */

/** Above this share of its first temperature a falling schedule is hot. */
const HOT = 0.75;
/** Below it a probability would be written as 0.0 %. */
const LEAST = 5e-4;
/** Milliseconds that a caption stays at least: long enough to be read. */
const STAYS = 2500;

export class Caption {
  /** @type {ReturnType<typeof kindOf> | ""} */
  #kind = "";
  #since = -Infinity;

  /** Another run. */
  begin() {
    this.#kind = "";
    this.#since = -Infinity;
  }

  /** One after the other, so that each can be read; its figures are those of now. @param {Run} run @param {number} now milliseconds */
  of(run, now) {
    const kind = kindOf(run);
    if (kind !== this.#kind && now - this.#since >= STAYS) {
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
/** The last move in words. @param {Run} run @returns {string} */
export function moveInWords({ setup: { puzzle }, shown: { moves, last } }) {
  if (!last) return "";
  const [a, b] = last.numbers.map((number) => numberName(puzzle, number));
  const values = {
    move: moves,
    a,
    b,
    n: Math.abs(last.delta),
    p: likelihood(last.probability),
    draw: likelihood(last.uniform),
  };
  if (last.delta < 0) return t("wordsBetter", values);
  if (last.delta === 0) return t("wordsEqual", values);
  return t(last.accepted ? "wordsWorse" : "wordsRejected", values);
}

/** @param {number} share */
const likelihood = (share) => (share < LEAST ? t("hardlyEver") : percent(share)).replace(" %", "\u00a0%");
