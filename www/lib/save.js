// Saves files by the browser.

/** Milliseconds for which the file's content is kept: the browser may first ask a person where to save it. */
const KEPT = 60_000;

/** Saves a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Makes a file's name of a title: one that every system accepts, and never an empty one. @param {string} title */
export const fileName = (title) => title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "annealing-lab";
