// Milliseconds that only go forward. Pages measure what is due by them; a clock that is set back would otherwise leave everything
// that was seen "less than 100 ms ago" unseen until it has caught up.

let last = performance.now();
let passed = last;

export function clock() {
  const now = performance.now();
  passed += Math.max(0, now - last);
  last = now;
  return passed;
}

/** @param {number} milliseconds */
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between two changes of figures while something goes on: nobody reads them faster. */
export const SEEN_EVERY = 100;
