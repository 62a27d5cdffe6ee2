// Saves files through the browser.

/** Milliseconds that the file's content is kept, because the browser may first let a person choose a location. */
const KEPT = 60_000;

/** Saves a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Makes a file name from a title. Every system accepts the name, and it is never empty. @param {string} title */
export const fileName = (title) => title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "annealing-lab";
