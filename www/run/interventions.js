// The interventions of a run, read from its link or removed from it: `hand=1200:t0.5,3400:t,3400:s3-7,5000:p4`.

/**
 * An intervention, and the move after which it takes place.
 * @typedef {{ after: number, intervention: string }} Intervention
 */

/** @param {string} link @returns {Intervention[]} */
export function interventionsOf(link) {
  const text = /(?:^|&)hand=([^&]*)/.exec(link)?.[1] ?? "";
  return text.split(",").flatMap((word) => {
    const [after, intervention] = word.split(":");
    return intervention ? [{ after: Number(after), intervention }] : [];
  });
}

/**
 * Checks whether a person has fixed the temperature after a move.
 * @param {Intervention[]} interventions
 * @param {number} move
 */
export function heldAt(interventions, move) {
  const last = interventions.findLast(({ after, intervention }) => after <= move && intervention.startsWith("t"));
  return last !== undefined && last.intervention !== "t";
}

/** Returns the link of the same run without interventions. @param {string} link */
export const withoutInterventions = (link) => link.replace(/&hand=[^&]*/, "").replace(/&at=[^&]*/, "");

/**
 * Returns the link without the last intervention; null if that intervention does not follow this move.
 * @param {string} link
 * @param {number} move
 */
export function withoutLast(link, move) {
  if (interventionsOf(link).at(-1)?.after !== move) return null;
  return link.replace(/([?&#]|^)hand=([^&]*)/, (_, before, hands) => {
    const kept = hands.split(",").slice(0, -1).join();
    return kept === "" ? "" : `${before}hand=${kept}`;
  });
}
