// The QR code of a link at once, as shapes: sharp at any size.

import { generate } from "../../vendor/lean-qr.js";
import { shape } from "../../lib/dom.js";

/** Modules of white around the code, as its standard wants. */
const QUIET_ZONE = 4;
/** From so many modules on it takes more room to be read. */
const FINE = 72;

/** Null where the text is too long for one. @param {string} text */
export function codeOf(text) {
  try {
    return generate(text);
  } catch {
    return null;
  }
}

/** Black on white. @param {string} text @param {string} label */
export function codeShape(text, label) {
  const code = codeOf(text);
  if (!code) return null;
  const side = code.size + 2 * QUIET_ZONE;
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
  const svg = shape("svg", { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label, class: "paper-code" });
  svg.setAttribute("shape-rendering", "crispEdges");
  if (code.size > FINE) svg.dataset.fine = "";
  svg.append(
    shape("path", { d: `M0 0h${side}v${side}h-${side}z`, fill: "#ffffff" }),
    shape("path", { d: path, fill: "#000000" }),
  );
  return svg;
}
