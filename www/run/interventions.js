// What a person did to a run, as its link has it: `hand=1200:t0.5,3400:t,3400:s3-7,5000:p4`. Functions of the link.

/** @typedef {{ after: number, intervention: string }} Intervention */

/** @param {string} link @returns {Intervention[]} */
export function interventionsOf(link) {
  const text = /(?:^|&)hand=([^&]*)/.exec(link)?.[1] ?? "";
  return text.split(",").flatMap((word) => {
    const [after, intervention] = word.split(":");
    return intervention ? [{ after: Number(after), intervention }] : [];
  });
}

/** Whether the temperature is held after this move. @param {Intervention[]} interventions @param {number} move */
export function heldAt(interventions, move) {
  const last = interventions.findLast(({ after, intervention }) => after <= move && intervention.startsWith("t"));
  return last !== undefined && last.intervention !== "t";
}

/** The same run without them. @param {string} link */
export const withoutInterventions = (link) => link.replace(/&hand=[^&]*/, "").replace(/&at=[^&]*/, "");

/** The same run without the last of them; null where that was not done after this move. @param {string} link @param {number} move */
export function withoutLast(link, move) {
  if (interventionsOf(link).at(-1)?.after !== move) return null;
  return link.replace(/([?&#]|^)hand=([^&]*)/, (_, before, hands) => {
    const kept = hands.split(",").slice(0, -1).join();
    return kept === "" ? "" : `${before}hand=${kept}`;
  });
}
