// The drawing of a landscape, and of the energies visited by a run.

import { figures } from "../../lib/format.js";

/** @typedef {import("./map.js").Map} Map */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** Room in pixels for the energies at the left, and for the text above and below. */
export const LEFT = 34;
export const TOP = 16;
const BOTTOM = 14;
/** The height of an arc over the boards that it joins. */
const ARC = 24;
/**
 * The height of a title, the width of a sign between two pictures, and the width below which pictures are arranged in
 * two rows.
 */
const TITLE = 28;
const SIGN = 28;
const NARROW = 560;
/** The distance of a number's centre from the left edge, so that the number is not cut off. */
const EDGE = 5;
/** The opacity of a swap that is never accepted. */
const FAINTEST = 0.15;
/** The approximate number of energies written beside the axis. */
const TICKS = 5;

/** @param {Map} map @param {number} height */
const scaleOf = ({ levels }, height) => {
  const most = levels[levels.length - 1][0];
  return (/** @type {number} */ energy) => TOP + (1 - energy / most) * (height - TOP - BOTTOM);
};

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} radius */
function dot(pen, x, y, radius) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/**
 * @param {CanvasRenderingContext2D} pen @param {Map} map
 * @param {{ at: number, doors: import("./map.js").Door[], temperature: number }} run
 * @param {Colours} colours @param {readonly [number, number]} size
 */
export function drawBoards(pen, map, { at, doors, temperature }, colours, [width, height]) {
  const { energies, across, valleys, traps, levels } = map;
  const yOf = scaleOf(map, height);
  const x = (/** @type {number} */ rank) => LEFT + (across[rank] / valleys) * (width - LEFT);
  const y = (/** @type {number} */ rank) => yOf(energies[rank]);
  pen.font = `12px ${colours.text}`;
  pen.fillStyle = colours.quiet;
  pen.textAlign = "right";
  const step = Math.ceil(levels[levels.length - 1][0] / TICKS);
  for (let energy = 0; energy <= levels[levels.length - 1][0]; energy += step)
    pen.fillText(figures(energy), LEFT - 14, yOf(energy) + 4);
  pen.strokeStyle = colours.ink;
  for (const { to, probability } of doors) {
    pen.globalAlpha = Math.max(FAINTEST, probability);
    pen.lineWidth = probability > 0.02 ? 1.8 : 1;
    pen.beginPath();
    pen.moveTo(x(at), y(at));
    pen.quadraticCurveTo((x(at) + x(to)) / 2, Math.min(y(at), y(to)) - ARC, x(to), y(to));
    pen.stroke();
  }
  pen.globalAlpha = 1;
  const radius = Math.max(1.6, Math.min(3.4, (width - LEFT) / valleys / 36));
  for (let rank = 0; rank < energies.length; rank++) {
    const solved = energies[rank] === 0;
    pen.fillStyle = solved ? colours.right : traps.has(rank) ? colours.ink : colours.edge;
    dot(pen, x(rank), y(rank), solved ? radius + 2 : radius);
    pen.fill();
  }
  pen.lineWidth = 1.5;
  for (const rank of traps) {
    // The ring of the run's board encloses the dot of the run.
    dot(pen, x(rank), y(rank), radius + (rank === at ? 8 : 3));
    pen.stroke();
  }
  pen.fillStyle = energies[at] === 0 ? colours.right : colours.ink;
  dot(pen, x(at), y(at), radius + 5);
  pen.fill();
  pen.strokeStyle = colours.page;
  pen.lineWidth = 2;
  pen.stroke();
  // The temperature as a height: a climb by this height has a probability of acceptance of 37 %.
  pen.strokeStyle = colours.temperature;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(LEFT - 5, y(at));
  pen.lineTo(LEFT - 5, Math.max(2, yOf(energies[at] + temperature)));
  pen.stroke();
}

/** @typedef {[left: number, top: number, width: number, height: number]} Box */

/**
 * Draws bars over the energies, with labels for some of them.
 * @param {CanvasRenderingContext2D} pen @param {Map} map @param {Box} box
 * @param {{ filled?: (energy: number) => number, framed?: (energy: number) => number, most: number }} bars the highest
 * value, and the values of each energy
 * @param {Colours} colours
 */
function drawBars(pen, { levels }, [left, top, width, height], { filled, framed, most }, colours) {
  const base = top + height - 18;
  const wide = width / (levels[levels.length - 1][0] + 1);
  const bar = Math.max(2, wide - 2);
  const high = (/** @type {number} */ value) => (value / most) * (base - top);
  // Labels are no closer than their width.
  const every = wide < 12 ? 10 : 5;
  pen.font = `12px ${colours.text}`;
  pen.textAlign = "center";
  pen.lineWidth = 1.5;
  for (const [energy] of levels) {
    const from = left + energy * wide;
    const value = filled?.(energy) ?? 0;
    const frame = framed?.(energy) ?? 0;
    pen.fillStyle = colours.best;
    pen.fillRect(from + 1, base - high(value), bar - 2, high(value));
    pen.strokeStyle = colours.ink;
    if (framed) pen.strokeRect(from, base - high(frame), bar, high(frame));
    pen.fillStyle = colours.quiet;
    if (energy % every === 0 || (every === 5 && energy < 5))
      pen.fillText(figures(energy), Math.max(EDGE, from + bar / 2), base + 14);
  }
}

/**
 * Draws the fraction of each energy: the law's prediction as a frame, and the count as a filled bar.
 * @param {CanvasRenderingContext2D} pen @param {Map} map @param {globalThis.Map<number, number>} law
 * @param {(energy: number) => number} counted gives the share of the moves @param {Colours} colours @param {Box} box
 */
export function drawLevels(pen, map, law, counted, colours, box) {
  const most = Math.max(...law.values(), ...map.levels.map(([energy]) => counted(energy)));
  drawBars(pen, map, box, { filled: counted, framed: (energy) => law.get(energy) ?? 0, most }, colours);
}

/**
 * Draws the law as a product: the number of boards of each energy times its weight is its fraction.
 * @param {CanvasRenderingContext2D} pen @param {Map} map @param {globalThis.Map<number, number>} law
 * @param {(energy: number) => number} counted @param {number} temperature @param {Colours} colours
 * @param {readonly [string, string, string]} titles @param {readonly [number, number]} size
 */
export function drawLaw(pen, map, law, counted, temperature, colours, titles, [width, height]) {
  const stacked = width < NARROW;
  const [half, third] = [(width - SIGN) / 2, (width - 2 * SIGN) / 3];
  const high = stacked ? height / 2 : height;
  /** @type {Box[]} */
  const boxes = [0, 1, 2].map((i) => {
    const left = stacked ? (i % 2) * (half + SIGN) : i * (third + SIGN);
    return [left, (stacked && i === 2 ? high : 0) + TITLE, stacked ? (i === 2 ? width : half) : third, high - TITLE];
  });
  pen.fillStyle = colours.ink;
  pen.textAlign = "left";
  pen.font = `600 ${stacked ? 13 : 15}px ${colours.display}`;
  const written = titles.map((title, i) => (stacked && i === 2 ? `= ${title}` : title));
  for (const [i, [left, top]] of boxes.entries()) pen.fillText(written[i], left, top - TITLE + 14);
  pen.font = `600 24px ${colours.display}`;
  pen.textAlign = "center";
  const middle = (TITLE + high) / 2;
  pen.fillText("×", boxes[1][0] - SIGN / 2, middle);
  if (!stacked) pen.fillText("=", boxes[2][0] - SIGN / 2, middle);
  const boards = new Map(map.levels);
  const of = (/** @type {number} */ energy) => boards.get(energy) ?? 0;
  drawBars(pen, map, boxes[0], { filled: of, most: Math.max(...boards.values()) }, colours);
  drawBars(pen, map, boxes[1], { most: 1 }, colours);
  const [left, top, wide, tall] = boxes[1];
  const most = map.levels[map.levels.length - 1][0];
  pen.strokeStyle = colours.temperature;
  pen.lineWidth = 3;
  pen.beginPath();
  for (let energy = 0; energy <= most; energy += most / 100)
    pen.lineTo(left + (energy / (most + 1)) * wide, top + (1 - Math.exp(-energy / temperature)) * (tall - 18));
  pen.stroke();
  drawLevels(pen, map, law, counted, colours, boxes[2]);
}
