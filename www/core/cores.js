// The number of workers that share work. Each worker compiles a module of its own, so there are never many.

const MOST = 8;

/**
 * Gives the number of workers for pieces of work: at least one, and at most one a piece, one a core, and eight.
 * @param {number} [pieces]
 */
export const cores = (pieces = MOST) => Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1, pieces));
