// What a person did to a run, as its link has it: `hand=1200:t0.5,3400:t,3400:s3-7,5000:p4`. Functions of the link.

/** @typedef {{ after: number, deed: string }} Deed */

/** @param {string} link @returns {Deed[]} */
export function deedsOf(link) {
  const text = /(?:^|&)hand=([^&]*)/.exec(link)?.[1] ?? "";
  return text.split(",").flatMap((word) => {
    const [after, deed] = word.split(":");
    return deed ? [{ after: Number(after), deed }] : [];
  });
}

/** Whether the temperature is held after this move. @param {Deed[]} deeds @param {number} move */
export function heldAt(deeds, move) {
  const last = deeds.findLast(({ after, deed }) => after <= move && deed.startsWith("t"));
  return last !== undefined && last.deed !== "t";
}

/** The same run, untouched. @param {string} link */
export const untouched = (link) => link.replace(/&hand=[^&]*/, "").replace(/&at=[^&]*/, "");
