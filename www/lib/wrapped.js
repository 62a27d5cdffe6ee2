// Breaks a text into lines for a picture, where the browser does not do so.

/**
 * Breaks a text into lines; the last one ends in "…" if there are too many.
 * @param {string} text
 * @param {number} most lines
 * @param {number} width
 * @param {(words: string) => number} measure
 */
export function wrapped(text, most, width, measure) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  shown[most - 1] += "…";
  return shown;
}
