// Line breaking for pictures, where the browser does not break lines.

/**
 * Breaks a text into lines; the last line ends in "…" if there are too many.
 * @param {string} text
 * @param {number} most maximum number of lines
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
