// A run as one picture: the board, what came of it, the energy's curve over the temperature, and the link that replays it. Drawn into
// any canvas, so a film is a row of them.

import { drawPicture } from "../../boards/picture.js";
import { lengthen } from "../../plot/axes.js";
import { t } from "./texts.js";
import { acrossOf, drawCode } from "./qr.js";
import { wrapped } from "../../lib/wrapped.js";
import { shareOf } from "../../lib/temperature-scale.js";

/** @typedef {import("../../lib/colours.js").Colours} Colours */
/** @typedef {import("../../lib/temperature-scale.js").TemperatureScale} TemperatureScale */
/** @typedef {import("./qr.js").Code} Code */

/**
 * @typedef {object} Poster
 * @property {import("../../core/types.js").Puzzle} puzzle
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number>} kinds where each number comes from: a blank is no zero
 * @property {string} title
 * @property {string} result in one line
 * @property {string} rule of a search, which has no curve
 * @property {import("../../core/types.js").Explored | null} explored
 * @property {boolean} solved
 * @property {string} host where the link leads
 * @property {Code | null} code of the link
 * @property {string} energy what the curve is called
 * @property {{ move: ArrayLike<number>, energy: ArrayLike<number>, temperature: ArrayLike<number> } | null} trace
 * @property {number} moves at which the curve's axis ends
 * @property {TemperatureScale | null} scale
 */

/** Pixels, at 1200 wide. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 48;
const BOARD = 540;
const RIBBON = 14;
const CODE = 150;

/** @param {CanvasRenderingContext2D} context @param {Poster} poster @param {Colours} colours */
export function drawPoster(context, poster, colours) {
  const { puzzle, board, kinds, title, result, rule, explored, solved, host, code } = poster;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.page;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.save();
  context.translate(MARGIN, (HEIGHT - BOARD) / 2);
  drawPicture(context, { width: BOARD, height: BOARD }, { puzzle, board, kinds, solved, explored }, colours);
  context.restore();
  const left = MARGIN + BOARD + 56;
  const width = WIDTH - left - MARGIN;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillStyle = colours.ink;
  context.font = `600 46px ${colours.display}`;
  context.fillText(title, left, 100, width);
  context.fillStyle = solved ? colours.right : colours.ink;
  context.font = `600 30px ${colours.display}`;
  context.fillText(result, left, 148, width);
  context.fillStyle = colours.ink;
  for (const [i, line] of wrapped(rule, 3, width, (words) => context.measureText(words).width).entries())
    context.fillText(line, left, 208 + 38 * i, width);
  drawCurve(context, poster, colours, left, 196, width, 240);
  context.textAlign = "left";
  context.fillStyle = colours.quiet;
  context.font = `20px ${colours.text}`;
  context.fillText(t("name"), left, HEIGHT - 58);
  context.fillText(host, left, HEIGHT - 30, width - CODE - 16);
  const module = code ? Math.floor(CODE / acrossOf(code)) : 0;
  if (code && module > 0) drawCode(context, code, WIDTH - MARGIN, HEIGHT - 24, module);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Poster} poster
 * @param {Colours} colours
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function drawCurve(context, { trace, moves, scale, energy: name }, colours, left, top, width, height) {
  if (!trace || trace.move.length === 0) return;
  const { move, energy, temperature } = trace;
  const tall = lengthen("energy");
  const highest = tall(Array.from(energy).reduce((most, each) => Math.max(most, each), 1));
  const x = (/** @type {number} */ at) => left + Math.round((width * at) / Math.max(1, moves));
  const y = (/** @type {number} */ value) => top + height * (1 - tall(value) / highest);
  context.fillStyle = colours.quiet;
  context.font = `20px ${colours.text}`;
  context.fillText(name, left, top - 14);
  context.strokeStyle = colours.right;
  context.lineWidth = 2;
  context.setLineDash([4, 4]);
  context.beginPath();
  context.moveTo(left, y(0));
  context.lineTo(left + width, y(0));
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = colours.energy;
  context.beginPath();
  for (let row = 0; row < move.length; row++) {
    if (row > 0) context.lineTo(x(move[row]), y(energy[row - 1]));
    context.lineTo(x(move[row]), y(energy[row]));
  }
  context.stroke();
  if (!scale) return;
  for (let row = 1; row < move.length; row++) {
    const [from, to] = [x(move[row - 1]), x(move[row])];
    context.fillStyle = colours.cold;
    context.fillRect(from, y(0) + 6, to - from, RIBBON);
    context.globalAlpha = shareOf(scale, temperature[row]);
    context.fillStyle = colours.temperature;
    context.fillRect(from, y(0) + 6, to - from, RIBBON);
    context.globalAlpha = 1;
  }
}
