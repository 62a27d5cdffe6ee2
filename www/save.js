// Hands a file to the browser, to be saved. A leaf.

/** For so long the browser may ask for what is in it. */
const KEPT = 10_000;

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
