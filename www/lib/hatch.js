// Hatched areas: stripes on a faint ground of the same colour. The contrast is with the page, and the direction
// distinguishes them.

import { sharpness } from "./canvas.js";

/** @typedef {"rising" | "level" | "falling"} Hatch */

/** The distance between stripes and the width of a stripe, in pixels. */
export const TILE = 6;
export const STRIPE = 2;
/** The opacity of the ground. */
export const FAINT = 0.2;

/**
 * The stripe of a tile, and the parts of neighbouring stripes that reach into it, as a path.
 * @type {Record<Hatch, string>}
 */
export const STRIPES = {
  rising: `M-1 1L1 -1M0 ${TILE}L${TILE} 0M${TILE - 1} ${TILE + 1}L${TILE + 1} ${TILE - 1}`,
  level: `M0 ${TILE / 2}H${TILE}`,
  falling: `M-1 ${TILE - 1}L1 ${TILE + 1}M0 0L${TILE} ${TILE}M${TILE - 1} -1L${TILE + 1} 1`,
};

/**
 * Makes the fill of an area on a canvas.
 * @param {string} colour
 * @param {Hatch} hatch
 * @param {boolean} scaled whether its pixels are pixels of the page rather than of the screen
 * @returns {CanvasPattern | string}
 */
export function hatched(colour, hatch, scaled) {
  const sharp = sharpness();
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(TILE * sharp);
  const context = tile.getContext("2d");
  if (!context) return colour;
  context.scale(tile.width / TILE, tile.height / TILE);
  context.fillStyle = context.strokeStyle = colour;
  context.globalAlpha = FAINT;
  context.fillRect(0, 0, TILE, TILE);
  context.globalAlpha = 1;
  context.lineWidth = STRIPE;
  context.stroke(new Path2D(STRIPES[hatch]));
  const pattern = context.createPattern(tile, "repeat");
  if (scaled) pattern?.setTransform({ a: TILE / tile.width, d: TILE / tile.width });
  return pattern ?? colour;
}
