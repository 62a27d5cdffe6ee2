// The curve of a lane. A function of values.

import { paint } from "../../../lib/canvas.js";

/** @typedef {{ moves: number, value: number }} Point */

/**
 * A value over the moves, both from 0; the same scales for all lanes.
 * @param {HTMLCanvasElement} canvas
 * @param {Point[]} points
 * @param {{ moves: number, value: number }} most
 * @param {string} colour
 * @param {import("../../../lib/colours.js").Colours} colours
 */
export function drawCurve(canvas, points, most, colour, colours) {
  const { clientWidth: width, clientHeight: height } = canvas;
  paint(canvas, width, height, (context) => {
    context.strokeStyle = colours.hairline;
    context.strokeRect(0.5, 0.5, width - 1, height - 1);
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { moves, value } of points) {
      context.lineTo(
        1 + (moves / (most.moves || 1)) * (width - 2),
        height - 2 - (value / (most.value || 1)) * (height - 6),
      );
    }
    context.stroke();
  });
}
