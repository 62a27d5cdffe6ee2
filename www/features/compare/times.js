// The wall times of runs made here. They are information only, in a separate row and file, and are not compared.

import { figures, seconds } from "../../lib/format.js";
import { t } from "./texts.js";

/** @typedef {import("./work.js").Time} Time */

/** Text keys for the time of one unit of cost. */
const TIMES = /** @type {const} */ ({
  proposals: "timeOfProposal",
  placements: "timeOfPlacement",
  expansions: "timeOfExpansion",
  nodes: "timeOfNode",
});
/** The minimum milliseconds that the clock measures accurately enough. */
const LEAST = 5;

/**
 * Describes the wall time of a setting's runs and of one unit of cost.
 * @param {Time | undefined} time
 * @param {import("./types.js").Unit} unit
 */
export const timeWords = (time, unit) =>
  time && time.cost > 0 && time.milliseconds > 0
    ? time.milliseconds < LEAST
      ? [t("tooShort")]
      : [
          t(TIMES[unit], { ns: figures((time.milliseconds * 1e6) / time.cost) }),
          t("timeInAll", { time: seconds(time.milliseconds) }),
        ]
    : ["–"];

/** Writes the times as CSV, a line for each setting. @param {string[]} names @param {Time[]} times */
export function timesText(names, times) {
  const quoted = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
  const machine = [navigator.hardwareConcurrency, quoted(navigator.userAgent)];
  const lines = times.map(({ milliseconds, cost }, place) =>
    [quoted(names[place] ?? ""), cost, milliseconds / 1000, ...machine].join(","),
  );
  return [["setting", "cost", "seconds", "threads", "machine"].join(","), ...lines, ""].join("\n");
}
