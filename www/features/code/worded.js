// The methods whose lines are only in words and not in Python: parallel tempering, eight chains and annealing with
// propagation. The page links to their source.

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("./program.js").Words} Words */

/**
 * Their files, and the depths of their lines' indentation.
 * @type {Partial<Record<Setup["method"], { file: string, depths: number[] }>>}
 */
const METHODS = {
  tempering: { file: "tempering", depths: [0, 0, 1, 2, 1, 2, 2, 1] },
  replicas: { file: "multi_start/multi_start_run", depths: [0, 0, 1, 1, 2, 2, 2, 1] },
  rebuild: { file: "rebuild/rebuild_run", depths: [0, 0, 1, 1, 1, 2, 2, 1, 1, 1] },
};

/**
 * Returns the lines of a method that has no program, and the address of its source. There are no lines if the method
 * has a program, or no code beside it.
 * @param {Setup} setup
 * @returns {{ lines: { depth: number, words: Words }[], source: string }}
 */
export function wordedOf({ method }) {
  const { file, depths } = METHODS[method] ?? { file: "", depths: [] };
  return {
    lines: depths.map((depth, place) => ({ depth, words: /** @type {Words} */ (`${method}_${place + 1}`) })),
    source: `source/${file}.rs.txt`,
  };
}
