// The sentences on a board that is frozen, and on one that was: which move led out of it, and where the run has been since.

import { signed } from "../../lib/format.js";
import english from "../../text/en/neighbourhood.js";
import { texts } from "../../text/text.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** The move that led out: by how much it raised the energy, and which move it was. @typedef {{ delta: number, energy: number, at: number }} Thaw */

const t = texts("neighbourhood", english);

/** Moves for which it is said that a run has thawed. */
const SAID_FOR = 100_000;
/** Seconds up to which a time is said in each unit, and the seconds that this has. */
const UNITS = /** @type {const} */ ([
  ["seconds", 90, 1],
  ["minutes", 90 * 60, 60],
  ["hours", 36 * 3600, 3600],
  ["days", 730 * 86_400, 86_400],
  ["years", Infinity, 365.25 * 86_400],
]);

/** A time as people say it. @param {number} seconds */
export function inTime(seconds) {
  if (seconds < 1) return t("moment");
  const [unit, , length] = UNITS.find(([, most]) => seconds < most) ?? UNITS[UNITS.length - 1];
  const n = seconds / length;
  return t(unit, { n: n < 100 ? Math.round(n) : Number(n.toPrecision(2)) });
}

/**
 * A frozen board in words.
 * @param {Run} run whose shown move it is of
 * @param {number} wait moves, at the mean
 * @param {number | null} speed moves a second; null: not known
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

  /** @param {(after: number) => Promise<{ delta: number, energy: number, at: number } | null>} ask for the next move after this one that made the board worse */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Takes in what is shown of a run as far as it has come. @param {Run} run */
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
    // A person may have led out, or an equal move to a better one.
    if (run === this.#run && thaw && thaw.energy - thaw.delta === left.energy) this.#thaw = thaw;
  }

  /** The sentence; nothing where it is not frozen and has not thawed. @param {Run} run @param {number | null} speed moves a second */
  says(run, speed) {
    if (run !== this.#run || run.past || run.over) return null;
    const { frozen } = run.shown;
    if (typeof frozen === "number") return { kind: "frozen", text: frozenInWords(run, frozen, speed) };
    const thaw = this.#thaw;
    return thaw && run.shown.moves - thaw.at <= SAID_FOR ? { kind: "thawed", text: thawedInWords(run, thaw) } : null;
  }
}

/** The move that led out, and how far the run has come since. @param {Run} run @param {Thaw} thaw */
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
