// How many workers share a work: each compiles a module of its own, so there are never many.

const MOST = 8;

/** The workers for this many pieces of work: at least one, at most one for each core, and eight. @param {number} [pieces] */
export const cores = (pieces = MOST) => Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1, pieces));
