// Texts about a run on all boards of its puzzle.

import { figures } from "../../lib/format.js";
import { t } from "./texts.js";

/** The minimum probability of acceptance of an open swap: once in twenty proposals. */
const OPEN = 0.05;

/**
 * Describes the position of the run, and the number of its open swaps.
 * @param {import("./map.js").Map} map @param {number} at @param {import("./map.js").Door[]} doors @param {number}
 * temperature
 */
export function standsInWords({ traps, energies }, at, doors, temperature) {
  const open = doors.filter(({ probability }) => probability >= OPEN).length;
  return t("stands", {
    temperature: figures(temperature),
    where: t(traps.has(at) ? "inTrap" : "atEnergy", { energy: energies[at] }),
    open: t("open", { n: open, of: doors.length }),
  });
}
