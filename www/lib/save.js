// Hands a file to the browser, to be saved.

/** So many milliseconds the browser has to ask for what is in it: it may first ask a person where to save it. */
const KEPT = 60_000;

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** A file's name of a title: what every system takes, and never nothing. @param {string} title */
export const fileName = (title) => title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "annealing-lab";
