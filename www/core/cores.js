// The maximum number of workers for one task. Each worker compiles its own module, so there are never many.

const MOST = 8;

/**
 * Returns the number of workers for pieces of work: at least one, and at most one per piece, one per core, and eight.
 * @param {number} [pieces]
 */
export const cores = (pieces = MOST) => Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1, pieces));
