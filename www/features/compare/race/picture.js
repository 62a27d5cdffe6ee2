// The picture of a lane's curve.

import { chart } from "../../../charts/kernel.js";
import { ticksAt } from "../../../charts/ticks.js";
import { paint } from "../../../lib/canvas.js";
import { paintOf } from "../../../lib/colours.js";
import { drawMarks } from "../../../lib/pen.js";

/** @typedef {{ moves: number, value: number }} Point */

/**
 * Draws a value as a function of the moves, both from 0, with the same scales for all lanes.
 * @param {HTMLCanvasElement} canvas
 * @param {Point[]} points
 * @param {{ moves: number, value: number }} most
 * @param {string} colour the name of a token
 * @param {import("../../../lib/colours.js").Colours} colours
 */
export function drawCurve(canvas, points, most, colour, colours) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const box = { left: 0.5, top: 0.5, right: width - 0.5, bottom: height - 0.5 };
  const upTo = (/** @type {number} */ to) => ({ from: 0, to, grid: true, ticks: ticksAt([0, to], ["", ""]) });
  const stops = points.map(({ moves, value }) => /** @type {[number, number]} */ ([moves, value]));
  const { marks } = chart(box, upTo(most.moves || 1), upTo(1.1 * most.value || 1), [
    { kind: "line", points: stops, colour, width: 1.5 },
  ]);
  paint(canvas, width, height, (context) => drawMarks(context, marks, paintOf(colours), ""));
}
