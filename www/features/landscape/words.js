// What is said of a run on all boards of its puzzle.

import { figures } from "../../lib/format.js";
import { t } from "./texts.js";

/** A swap is open if it is accepted at least once in twenty tries. */
const OPEN = 0.05;

/**
 * Words where the run stands, and how many of its swaps are open.
 * @param {import("./map.js").Map} map @param {number} at @param {import("./map.js").Door[]} doors @param {number} temperature
 */
export function standsInWords({ traps, energies }, at, doors, temperature) {
  const open = doors.filter(({ probability }) => probability >= OPEN).length;
  return t("stands", {
    temperature: figures(temperature),
    where: t(traps.has(at) ? "inTrap" : "atEnergy", { energy: energies[at] }),
    open: t("open", { n: open, of: doors.length }),
  });
}
