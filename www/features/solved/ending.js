// Why a run has ended unsolved, in figures: how long ago it last accepted a worsening move, and what the smallest one costs now. The
// same run is made once more in a worker of its own, which is asked.

import { figures, percent } from "../../lib/format.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {{ last: number | null, least: number | null, probability: number | null, temperature: number }} Why */

/** A run of more moves takes too long to be made once more. */
const MOST_MOVES = 300_000_000;
/** Milliseconds of computing in one request. */
const SLICE = 200;
/** Below this probability nothing moves in any time that people have. */
export const FROZEN = 0.02;

/**
 * @param {Run} run that has ended unsolved
 * @param {() => import("../../core/engine.js").Engine} makeEngine
 * @param {AbortSignal} signal
 * @returns {Promise<Why | null>} null where it is not known
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
    // Given up, or its worker broke: nothing is said of it.
    return null;
  } finally {
    engine.end();
  }
}

/** @param {Why} why */
export function whyInWords({ last, least, probability, temperature }) {
  const since = last === null ? t("whyNever") : t("whySince", { n: last });
  if (least === null) return since;
  if (probability === null) return `${since} ${t("whyLeast", { delta: least })}`;
  const p = probability < 0.0005 ? t("hardlyEver") : percent(probability);
  return `${since} ${t("whyLeastAt", { delta: least, p, t: figures(temperature) })}`;
}
