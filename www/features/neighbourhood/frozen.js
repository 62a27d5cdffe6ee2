// The sentences about a frozen board, and about a run that has left one: the move that led out, and the energies since.

import { signed } from "../../lib/format.js";
import english from "../../text/en/neighbourhood.js";
import { texts } from "../../text/text.js";

/** @typedef {import("../../run/run.js").Run} Run */
/**
 * The move that led out of a frozen board: its increase of energy, the energy after it, and its number.
 * @typedef {{ delta: number, energy: number, at: number }} Thaw
 */

const t = texts("neighbourhood", english);

/** The number of moves during which the sentence reports that a run has left a frozen board. */
const SAID_FOR = 100_000;
/** Units of time: the maximum seconds for a unit, and its length in seconds. */
const UNITS = /** @type {const} */ ([
  ["seconds", 90, 1],
  ["minutes", 90 * 60, 60],
  ["hours", 36 * 3600, 3600],
  ["days", 730 * 86_400, 86_400],
  ["years", Infinity, 365.25 * 86_400],
]);

/** Describes a time. @param {number} seconds */
export function inTime(seconds) {
  if (seconds < 1) return t("moment");
  const [unit, , length] = UNITS.find(([, most]) => seconds < most) ?? UNITS[UNITS.length - 1];
  const n = seconds / length;
  return t(unit, { n: n < 100 ? Math.round(n) : Number(n.toPrecision(2)) });
}

/**
 * Describes a frozen board.
 * @param {Run} run
 * @param {number} wait the mean number of moves until a worsening move is accepted
 * @param {number | null} speed the speed in moves a second; null if it is not known
 */
function frozenInWords(run, wait, speed) {
  const { energy } = run.shown;
  const warm = run.value("cooling") === "" ? "" : ` ${t("pull")}`;
  if (wait === Infinity) return t(warm ? "frozenForGood" : "frozenByRule", { energy }) + warm;
  if (speed === null) return t("frozenInMoves", { energy, n: Math.round(wait) }) + warm;
  return t("frozen", { energy, time: inTime(wait / speed) }) + warm;
}

export class Frozen {
  /** @type {Run | null} */
  #run = null;
  /** The last frozen board: its move and energy. @type {{ at: number, energy: number } | null} */
  #frozen = null;
  /** @type {Thaw | null} */
  #thaw = null;
  #ask;

  /**
   * @param {(after: number) => Promise<{ delta: number, energy: number, at: number } | null>} ask finds the next
   * worsening move after a move
   */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Records when the shown board freezes or is left. @param {Run} run */
  see(run) {
    const { moves, energy, frozen } = run.shown;
    if (run !== this.#run || (this.#thaw && moves < this.#thaw.at)) this.#run = this.#frozen = this.#thaw = null;
    this.#run = run;
    if (run.past) return;
    if (frozen !== null) {
      this.#frozen = { at: moves, energy };
      this.#thaw = null;
    } else if (this.#frozen && moves > this.#frozen.at && energy !== this.#frozen.energy) {
      const left = this.#frozen;
      this.#frozen = null;
      this.#find(run, left);
    }
  }

  /** @param {Run} run @param {{ at: number, energy: number }} left */
  async #find(run, left) {
    const thaw = await this.#ask(left.at);
    // An intervention, or an equal move before an improving one, may have led out instead.
    if (run === this.#run && thaw && thaw.energy - thaw.delta === left.energy) this.#thaw = thaw;
  }

  /**
   * Returns the sentence; null if the board is not frozen and was not just left.
   * @param {Run} run
   * @param {number | null} speed the speed in moves a second
   */
  says(run, speed) {
    if (run !== this.#run || run.past || run.over) return null;
    const { frozen } = run.shown;
    if (typeof frozen === "number") return { kind: "frozen", text: frozenInWords(run, frozen, speed) };
    const thaw = this.#thaw;
    return thaw && run.shown.moves - thaw.at <= SAID_FOR ? { kind: "thawed", text: thawedInWords(run, thaw) } : null;
  }
}

/** Describes the move that led out of a frozen board, and the energies since. @param {Run} run @param {Thaw} thaw */
function thawedInWords({ trace, shown: { moves, energy: now } }, { delta, energy, at }) {
  let [low, high] = [now, Math.max(energy, now)];
  for (let row = (trace?.move.length ?? 0) - 1; trace && row >= 0 && trace.move[row] >= at; row--) {
    if (trace.move[row] > moves) continue;
    low = Math.min(low, trace.energy[row]);
    high = Math.max(high, trace.energy[row]);
  }
  const from = energy - delta;
  const since = low < from ? t("thawedLower", { high, low }) : high > energy ? t("thawedHigher", { high }) : "";
  return `${t("thawed", { delta: signed(delta), energy: from })} ${since}`.trim();
}
