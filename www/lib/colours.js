// The colours and typefaces of css/tokens.css, resolved for the present theme and usable on a canvas.

import { element } from "./dom.js";

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
  "on-accent",
  "wash-1",
  "wash-2",
  "wash-3",
  "wash-4",
  "wash-5",
  "series-1",
  "series-2",
  "series-3",
  "series-4",
  "series-5",
  "series-6",
]);

/** @typedef {Record<typeof NAMES[number], string> & { display: string, text: string }} Colours */

/** Returns the colour of a token, for the pen. @param {Colours} colours @returns {(token: string) => string} */
export const paintOf = (colours) => (token) => Reflect.get(colours, token);

/**
 * A token is resolved on an element that uses it, because the token itself may be the text `light-dark(...)`.
 * @returns {Colours}
 */
export function readColours() {
  const probe = element("div", { hidden: "" });
  // Otherwise forced colours would override the tokens, which already contain them.
  probe.style.forcedColorAdjust = "none";
  for (const name of NAMES) {
    const worn = element("i");
    worn.style.color = `var(--${name})`;
    probe.append(worn);
  }
  document.body.append(probe);
  const colours = NAMES.map((name, i) => [name, getComputedStyle(probe.children[i]).color]);
  probe.remove();
  const style = getComputedStyle(document.documentElement);
  const read = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return { ...Object.fromEntries(colours), display: read("display-face"), text: read("text-face") };
}
