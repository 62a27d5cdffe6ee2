/** How many times as slow as one with two free cores the machine is: `MACHINE=4 ./dev test`. */
const MACHINE = Number(process.env.MACHINE ?? 1);

/** A limit of time for this machine. @param {number} milliseconds that a machine with two free cores is given */
export const limit = (milliseconds) => milliseconds * MACHINE;

/** Those of the durations that hold a page up. @param {number[]} tasks */
export const longest = (tasks) => tasks.filter((milliseconds) => milliseconds > limit(50));
