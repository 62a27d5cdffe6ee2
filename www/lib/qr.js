// The QR code of a link, on a canvas or as shapes, which are sharp at any size. The code is black on white in every
// theme, because cameras require it.

import { sharpness } from "./canvas.js";
import { shape } from "./dom.js";

/** The approximate width in pixels. */
const WIDTH = 176;
/** Modules of white around the code, as the standard requires. */
const QUIET_ZONE = 4;
/** The minimum number of modules of a code that needs more room to be legible. */
const FINE = 72;

/** @typedef {typeof import("../vendor/lean-qr.js")} LeanQr */
/** @typedef {ReturnType<LeanQr["generate"]>} Code */

/** @type {LeanQr | null} */
let leanQr = null;

/** Loads the code generator, without which codes are null. */
export const loadCodes = async () => void (leanQr ??= await import("../vendor/lean-qr.js"));

/** Makes the code of a text; null if the text is too long. @param {string} text @returns {Code | null} */
export function codeOf(text) {
  try {
    return leanQr?.generate(text) ?? null;
  } catch {
    return null;
  }
}

/** Returns the width of a code in modules, including the white margin. @param {Code} code */
export const acrossOf = (code) => code.size + 2 * QUIET_ZONE;

/** Returns the black modules as a path, each of width 1. @param {Code} code */
function pathOf(code) {
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
  return path;
}

/**
 * Draws a code so that every module is an integer number of pixels wide.
 * @param {CanvasRenderingContext2D} context
 * @param {Code} code
 * @param {number} right
 * @param {number} bottom
 * @param {number} module pixels per module
 */
export function drawCode(context, code, right, bottom, module) {
  const across = acrossOf(code);
  context.save();
  context.translate(right - across * module, bottom - across * module);
  context.scale(module, module);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, across, across);
  context.fillStyle = "#000000";
  context.fill(new Path2D(pathOf(code)));
  context.restore();
}

/** @param {HTMLCanvasElement} canvas @param {Code} code */
export function showCode(canvas, code) {
  const sharp = sharpness();
  const module = Math.max(1, Math.round((WIDTH * sharp) / acrossOf(code)));
  canvas.width = canvas.height = acrossOf(code) * module;
  // The canvas has exactly as many pixels as it covers on the screen, because a scaled code would have modules of two
  // widths.
  canvas.style.width = canvas.style.height = `${canvas.width / sharp}px`;
  canvas.hidden = false;
  const context = canvas.getContext("2d");
  if (context) drawCode(context, code, canvas.width, canvas.height, module);
}

/** Makes a code as a shape; null if the text is too long. @param {string} text @param {string} label */
export function codeShape(text, label) {
  const code = codeOf(text);
  if (!code) return null;
  const side = acrossOf(code);
  const seen = { role: "img", "aria-label": label, class: "paper-code" };
  const svg = shape("svg", { viewBox: `0 0 ${side} ${side}`, "shape-rendering": "crispEdges", ...seen });
  if (code.size > FINE) svg.dataset.fine = "";
  svg.append(
    shape("path", { d: `M0 0h${side}v${side}h-${side}z`, fill: "#ffffff" }),
    shape("path", { d: pathOf(code), fill: "#000000" }),
  );
  return svg;
}
