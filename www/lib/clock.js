// A clock in milliseconds that only goes forward. If the browser's clock were set back, figures that were shown "less
// than 100 ms ago" would not change again until it had caught up.

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

/** Milliseconds between two changes of figures while a run plays: faster changes cannot be read. */
export const SEEN_EVERY = 100;
