// The tokens of css/tokens.css as a canvas needs them: resolved, for the theme that is on.

const NAMES = /** @type {const} */ ([
  "page",
  "panel",
  "ink",
  "quiet",
  "hairline",
  "edge",
  "press",
  "grid",
  "frame",
  "energy",
  "temperature",
  "best",
  "cold",
  "high",
  "high-fill",
  "low",
  "right",
  "right-fill",
  "worse",
  "rejected",
  "accent",
  "series-1",
  "series-2",
  "series-3",
  "series-4",
  "series-5",
  "series-6",
]);

/** @typedef {Record<typeof NAMES[number], string> & { display: string, text: string }} Colours */

/** For the pen, which has names of tokens. @param {Colours} colours @returns {(token: string) => string} */
export const paintOf = (colours) => (token) => Reflect.get(colours, token);

/** @returns {Colours} */
export function readColours() {
  const style = getComputedStyle(document.documentElement);
  const read = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)]));
  return /** @type {Colours} */ ({ ...colours, display: read("display-face"), text: read("text-face") });
}
