// The check of one answer, whose run is computed again in slices.

import { slices } from "../../core/job.js";
import { inWords } from "../../text/core.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */

/** Milliseconds per slice, so that a stop takes effect within this time. */
const SLICE = 30;

/**
 * Checks an answer.
 * @param {Engine} engine
 * @param {string} task the task's link
 * @param {import("./types.js").Submission} handed
 * @param {() => boolean} wanted whether the check is still wanted
 * @param {(made: number, runs: number) => void} [far] called with the number of completed runs
 * @returns {Promise<import("./types.js").CheckedAnswer | null>} the answer's row; null if it is no longer wanted
 */
export async function checkedBy(engine, task, handed, wanted, far = () => {}) {
  await engine.ask("openAnswer", { task, handed });
  for await (const { made, runs, checked } of slices(engine, "answerStep", { milliseconds: SLICE }, wanted)) {
    if (checked) return { ...checked, row: { ...checked.row, why: inWords(checked.why) } };
    far(made, runs);
  }
  return null;
}
