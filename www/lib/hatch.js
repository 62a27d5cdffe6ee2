// Areas as stripes on a faint ground of the same colour: seen against the page, and distinguished by their direction.

import { sharpness } from "./canvas.js";

/** @typedef {"rising" | "level" | "falling"} Hatch */

/** Pixels from stripe to stripe, and of a stripe. */
export const TILE = 6;
export const STRIPE = 2;
/** Of the ground. */
export const FAINT = 0.2;

/** A stripe of a tile, and what of its neighbours reaches into it, as a path. @type {Record<Hatch, string>} */
export const STRIPES = {
  rising: `M-1 1L1 -1M0 ${TILE}L${TILE} 0M${TILE - 1} ${TILE + 1}L${TILE + 1} ${TILE - 1}`,
  level: `M0 ${TILE / 2}H${TILE}`,
  falling: `M-1 ${TILE - 1}L1 ${TILE + 1}M0 0L${TILE} ${TILE}M${TILE - 1} -1L${TILE + 1} 1`,
};

/**
 * What fills an area on a canvas.
 * @param {string} colour
 * @param {Hatch} hatch
 * @param {boolean} scaled whether its pixels are the page's, not the screen's
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
