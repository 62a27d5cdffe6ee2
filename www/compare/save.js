// Saves a text or a picture as a file. A leaf.

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has it once the click is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
