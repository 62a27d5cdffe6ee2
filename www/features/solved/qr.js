// The QR code of a link.

import { sharpness } from "../../lib/canvas.js";

/** About so many pixels wide. */
const WIDTH = 176;
/** Modules of white around the code, as its standard wants. */
const QUIET_ZONE = 4;

/** @typedef {Awaited<ReturnType<typeof codeOf>>} Code */

/** Rejects a text that is too long. @param {string} text */
export async function codeOf(text) {
  const { generate } = await import("../../vendor/lean-qr.js");
  return generate(text);
}

/**
 * Black on white whatever the theme: cameras want it so. Every module is whole pixels wide.
 * @param {CanvasRenderingContext2D} context
 * @param {Code} code
 * @param {number} right
 * @param {number} bottom
 * @param {number} module pixels
 */
export function drawCode(context, code, right, bottom, module) {
  const side = acrossOf(code) * module;
  const [left, top] = [right - side, bottom - side];
  context.fillStyle = "#ffffff";
  context.fillRect(left, top, side, side);
  context.fillStyle = "#000000";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y))
        context.fillRect(left + (x + QUIET_ZONE) * module, top + (y + QUIET_ZONE) * module, module, module);
    }
  }
}

/** How many modules it is wide, with the white around it. @param {Code} code */
export const acrossOf = (code) => code.size + 2 * QUIET_ZONE;

/** @param {HTMLCanvasElement} canvas @param {Code} code */
export function showCode(canvas, code) {
  const sharp = sharpness();
  const module = Math.max(1, Math.round((WIDTH * sharp) / acrossOf(code)));
  canvas.width = canvas.height = acrossOf(code) * module;
  // As many pixels on the screen as it has: a scaled code has modules of two widths.
  canvas.style.width = canvas.style.height = `${canvas.width / sharp}px`;
  canvas.hidden = false;
  const context = canvas.getContext("2d");
  if (context) drawCode(context, code, canvas.width, canvas.height, module);
}
