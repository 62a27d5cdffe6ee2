// One answer is computed again, in slices, by a worker of its own.

import { slices } from "../../core/job.js";
import { inWords } from "../../text/core.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */

/** Milliseconds of one slice: a stop waits no longer. */
const SLICE = 30;

/**
 * @param {Engine} engine
 * @param {string} task its link
 * @param {import("./types.js").Submission} handed
 * @param {() => boolean} wanted whether anybody still waits for it
 * @param {(made: number, runs: number) => void} [far]
 * @returns {Promise<import("./types.js").CheckedAnswer | null>} its row with its words; null when it was no longer wanted
 */
export async function checkedBy(engine, task, handed, wanted, far = () => {}) {
  await engine.ask("openAnswer", { task, handed });
  for await (const { made, runs, checked } of slices(engine, "answerStep", { milliseconds: SLICE }, wanted)) {
    if (checked) return { ...checked, row: { ...checked.row, why: inWords(checked.why) } };
    far(made, runs);
  }
  return null;
}
