// The plots as a PNG file: the canvases as they are seen, under their legends.

import { hatched } from "../lib/hatch.js";
import { PALE } from "./kinds.js";
import { sharpness } from "../lib/canvas.js";
import { t } from "./texts.js";

/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("../lib/colours.js").Colours} Colours */

// In pixels of the page.
const MARGIN = 12;
const TITLE = 32;
const LEGEND = 20;
const LEGEND_LEFT = 56;
const KEY = 112;
const SWATCH = 16;

/**
 * @param {string} title
 * @param {{ kind: Kind, canvas: HTMLCanvasElement }[]} panels
 * @param {Colours} colours
 * @returns {Promise<Blob | null>}
 */
export function pngOf(title, panels, colours) {
  const sharp = sharpness();
  const picture = document.createElement("canvas");
  const context = picture.getContext("2d");
  if (!context) return Promise.resolve(null);
  const tall = panels.reduce((sum, { canvas }) => sum + canvas.height / sharp + LEGEND, 0);
  picture.width = Math.max(...panels.map(({ canvas }) => canvas.width)) + 2 * MARGIN * sharp;
  picture.height = Math.round((tall + TITLE + 2 * MARGIN) * sharp);
  context.fillStyle = colours.panel;
  context.fillRect(0, 0, picture.width, picture.height);
  context.setTransform(sharp, 0, 0, sharp, 0, 0);
  context.font = `600 14px ${colours.text}`;
  context.fillStyle = colours.ink;
  context.fillText(title, LEGEND_LEFT, MARGIN + 14);
  let top = MARGIN + TITLE;
  for (const { kind, canvas } of panels) {
    drawLegend(context, kind, top, colours);
    const [width, height] = [canvas.width / sharp, canvas.height / sharp];
    context.drawImage(canvas, MARGIN, top + LEGEND, width, height);
    top += LEGEND + height;
  }
  return new Promise((resolve) => picture.toBlob(resolve, "image/png"));
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Kind} kind
 * @param {number} top
 * @param {Colours} colours
 */
function drawLegend(context, { series }, top, colours) {
  context.font = `12px ${colours.text}`;
  for (const [i, { label, token, dashed, hatch }] of [...series].reverse().entries()) {
    const x = LEGEND_LEFT + i * KEY;
    context.globalAlpha = dashed ? PALE : 1;
    if (hatch) {
      context.fillStyle = hatched(colours[token], hatch, true);
      context.fillRect(x, top + 2, SWATCH, 12);
    } else {
      context.strokeStyle = colours[token];
      context.lineWidth = 2;
      context.setLineDash(dashed ? [4, 4] : []);
      context.beginPath();
      context.moveTo(x, top + 8);
      context.lineTo(x + SWATCH, top + 8);
      context.stroke();
    }
    context.globalAlpha = 1;
    context.fillStyle = colours.quiet;
    context.fillText(t(label), x + SWATCH + 6, top + 12);
  }
}
