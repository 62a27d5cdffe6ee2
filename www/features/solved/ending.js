// The reason why a run has ended unsolved, in figures: its last accepted worsening move, and the smallest worsening
// move of its last board. A separate worker makes the run again and finds both.

import { figures, percent } from "../../lib/format.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/**
 * The last accepted worsening move, and the smallest worsening move of the last board with its probability.
 * @typedef {{ last: number | null, least: number | null, probability: number | null, temperature: number }} Why
 */

/** The maximum number of moves of a run that is made again, because more would take too long. */
const MOST_MOVES = 300_000_000;
/** Milliseconds of computing per request. */
const SLICE = 200;
/** The probability below which a board counts as frozen. */
export const FROZEN = 0.02;

/**
 * Finds the figures.
 * @param {Run} run the run that has ended unsolved
 * @param {() => import("../../core/engine.js").Engine} makeEngine
 * @param {AbortSignal} signal
 * @returns {Promise<Why | null>} null if they cannot be found
 */
export async function whyUnsolved(run, makeEngine, signal) {
  const { head, temperature } = run.snapshot.progress;
  if (run.setup.method !== "anneal" || head === 0 || head > MOST_MOVES) return null;
  const engine = makeEngine();
  signal.addEventListener("abort", () => engine.end());
  try {
    let { snapshot } = await engine.ask("open", { link: run.startLink });
    while (snapshot.progress.moves < head && snapshot.progress.status === "running") {
      const moves = head - snapshot.progress.moves;
      snapshot = await engine.ask("advance", { moves, milliseconds: SLICE, trace: false, inspect: false });
    }
    const { board, kinds } = snapshot;
    const least = await engine.ask("leastWorsening", { link: run.startLink, board, kinds });
    let found = await engine.ask("jump", { event: "worsening", forward: false, milliseconds: SLICE });
    while (found.left !== null && found.left > 0) found = await engine.ask("goOn", { milliseconds: SLICE });
    const last = found.left === null ? null : (found.snapshot?.progress.moves ?? null);
    const metropolis = run.value("accept") === "metropolis";
    const probability = metropolis && least !== null ? Math.exp(-least / temperature) : null;
    return { last: last === 0 ? null : last, least, probability, temperature };
  } catch {
    // The search was cancelled or its worker broke. In either case no reason is shown.
    return null;
  } finally {
    engine.end();
  }
}

/** Describes the figures. @param {Why} why */
export function whyInWords({ last, least, probability, temperature }) {
  const since = last === null ? t("whyNever") : t("whySince", { n: last });
  if (least === null) return since;
  if (probability === null) return `${since} ${t("whyLeast", { delta: least })}`;
  const p = probability < 0.0005 ? t("hardlyEver") : percent(probability);
  return `${since} ${t("whyLeastAt", { delta: least, p, t: figures(temperature) })}`;
}
