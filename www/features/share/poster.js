// A run as one picture: the board, the result, the curve of the energy over the temperature, and the link that replays
// the run. It can be drawn into any canvas, so a film is a sequence of such pictures.

import { drawPicture } from "../../boards/picture.js";
import { chart } from "../../charts/kernel.js";
import { paintOf } from "../../lib/colours.js";
import { drawMarks, label, line } from "../../lib/pen.js";
import { ribbonOf } from "../../plot/marks.js";
import { t } from "../solved/texts.js";
import { acrossOf, drawCode } from "../../lib/qr.js";
import { wrapped } from "../../lib/wrapped.js";
import { shareOf } from "../../lib/temperature-scale.js";

/** @typedef {import("../../lib/colours.js").Colours} Colours */
/** @typedef {import("../../lib/temperature-scale.js").TemperatureScale} TemperatureScale */
/** @typedef {import("../../lib/qr.js").Code} Code */
/** @typedef {import("../../lib/pen.js").Point} Point */

/**
 * @typedef {object} Poster
 * @property {import("../../core/types.js").Puzzle} puzzle
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number>} kinds the origin of each number, because a blank is no zero
 * @property {string} title
 * @property {string} result the result in one line
 * @property {string} rule the rule of a search, without a curve
 * @property {import("../../core/types.js").Explored | null} explored
 * @property {boolean} solved
 * @property {string} host the host that the link leads to
 * @property {Code | null} code the QR code of the link
 * @property {string} energy the label of the curve
 * @property {{ move: ArrayLike<number>, energy: ArrayLike<number>, temperature: ArrayLike<number> } | null} trace
 * @property {number} moves the move at which the curve's axis ends
 * @property {TemperatureScale | null} scale
 */

/** The size and the margin in pixels, at a width of 1200. */
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
  const curve = curveOf(poster, { left, top: 196, right: left + width, bottom: 436 });
  drawMarks(context, curve, paintOf(colours), colours.text);
  context.textAlign = "left";
  context.fillStyle = colours.quiet;
  context.font = `20px ${colours.text}`;
  context.fillText(t("name"), left, HEIGHT - 58);
  context.fillText(host, left, HEIGHT - 30, width - CODE - 16);
  const module = code ? Math.floor(CODE / acrossOf(code)) : 0;
  if (code && module > 0) drawCode(context, code, WIDTH - MARGIN, HEIGHT - 24, module);
}

/** @param {Poster} poster @param {import("../../lib/pen.js").Box} box @returns {import("../../lib/pen.js").Mark[]} */
function curveOf({ trace, moves, scale, energy: name }, box) {
  if (!trace || trace.move.length === 0) return [];
  const { move, energy } = trace;
  const highest = Array.from(energy).reduce((most, each) => Math.max(most, each), 1);
  const end = Math.max(1, moves);
  const steps = Array.from(move).flatMap((at, row) => [
    /** @type {Point} */ ([at, energy[Math.max(0, row - 1)]]),
    /** @type {Point} */ ([at, energy[row]]),
  ]);
  const [across, up] = [
    { from: 0, to: end, grid: true },
    /** @type {const} */ ({ from: 0, to: highest, scale: "energy" }),
  ];
  const plot = chart(box, across, up, [
    { ...line([0, 0], [end, 0], "right"), width: 2, dash: [4, 4] },
    { kind: "line", points: steps, colour: "energy", width: 2 },
  ]);
  const below = { ...box, top: box.bottom + 6, bottom: box.bottom + 6 + RIBBON };
  const ribbon = scale ? ribbonOf(below, trace, plot.x, (temperature) => shareOf(scale, temperature)) : [];
  return [{ ...label(box.left, box.top - 14, name, "start"), size: 20 }, ...plot.marks, ...ribbon];
}
