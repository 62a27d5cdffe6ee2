// The methods whose lines are worded, and in no Python: parallel tempering, eight chains, annealing with propagation, and the published
// Magic 19. The page has their source.

import { settingsOf } from "./program.js";

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("./program.js").Words} Words */

/** The depths of the lines' indentation. */
const DEPTHS = /** @type {const} */ ({
  tempering: [0, 0, 1, 2, 1, 2, 2, 1],
  replicas: [0, 0, 1, 1, 2, 2, 2, 1],
  rebuild: [0, 0, 1, 1, 1, 2, 2, 1, 1, 1],
  sampled: [0, 0, 1, 1, 1, 1, 1, 1, 1],
});
const FILES = { tempering: "tempering", replicas: "multi_start/multi_start_run", rebuild: "rebuild/rebuild_run" };

/**
 * Gives the lines of a run that has no program, none if they have no words, and the address of its source.
 * @param {Setup} setup
 * @returns {{ lines: { depth: number, words: Words }[], source: string }}
 */
export function wordedOf(setup) {
  const sampled = setup.puzzle.kind === "sums" && settingsOf(setup).found === "sampled";
  const method = setup.method === "anneal" ? (sampled ? "sampled" : "") : setup.method;
  const depths = method in DEPTHS ? DEPTHS[/** @type {keyof typeof DEPTHS} */ (method)] : [];
  const file = method in FILES ? FILES[/** @type {keyof typeof FILES} */ (method)] : "anneal_run";
  return {
    lines: depths.map((depth, place) => ({ depth, words: /** @type {Words} */ (`${method}_${place + 1}`) })),
    source: `source/${file}.rs.txt`,
  };
}
