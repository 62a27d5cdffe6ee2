// The wall time of runs that were made here: information beside the statistics, and in a file of its own, which nothing compares.

import { figures, seconds } from "../../lib/format.js";
import { t } from "./texts.js";

/** @typedef {import("./work.js").Time} Time */

/** So long for one, in keys of texts. */
const TIMES = /** @type {const} */ ({
  proposals: "timeOfProposal",
  placements: "timeOfPlacement",
  expansions: "timeOfExpansion",
  nodes: "timeOfNode",
});
/** Milliseconds below which the clock's own steps are most of what it measures. */
const LEAST = 5;

/** What the runs of a setting took, and a unit of its cost. @param {Time | undefined} time @param {import("./types.js").Unit} unit */
export const timeWords = (time, unit) =>
  time && time.cost > 0 && time.milliseconds > 0
    ? time.milliseconds < LEAST
      ? [t("tooShort")]
      : [
          t(TIMES[unit], { ns: figures((time.milliseconds * 1e6) / time.cost) }),
          t("timeInAll", { time: seconds(time.milliseconds) }),
        ]
    : ["–"];

/** A line for each setting, as CSV. @param {string[]} names @param {Time[]} times */
export function timesText(names, times) {
  const quoted = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
  const machine = [navigator.hardwareConcurrency, quoted(navigator.userAgent)];
  const lines = times.map(({ milliseconds, cost }, place) =>
    [quoted(names[place] ?? ""), cost, milliseconds / 1000, ...machine].join(","),
  );
  return [["setting", "cost", "seconds", "threads", "machine"].join(","), ...lines, ""].join("\n");
}
