// The drawing of a landscape, and of the energies at which a run has stood.

import { figures } from "../../lib/format.js";

/** @typedef {import("./map.js").Map} Map */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** Room in pixels for the energies at the left, and for the words above and below. */
const LEFT = 34;
const TOP = 16;
const BOTTOM = 14;
/** The height of an arc over the boards that it joins. */
const ARC = 24;
/** The energies that are written beside the axis: about so many. */
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
    pen.globalAlpha = Math.max(0.05, probability);
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
    dot(pen, x(rank), y(rank), radius + 3);
    pen.stroke();
  }
  pen.fillStyle = energies[at] === 0 ? colours.right : colours.ink;
  dot(pen, x(at), y(at), radius + 5);
  pen.fill();
  pen.strokeStyle = colours.page;
  pen.lineWidth = 2;
  pen.stroke();
  // The temperature as a height: a climb by it is accepted 37 times in 100.
  pen.strokeStyle = colours.temperature;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(LEFT - 5, y(at));
  pen.lineTo(LEFT - 5, Math.max(2, yOf(energies[at] + temperature)));
  pen.stroke();
}

/**
 * Draws the share of each energy: what the law says as a frame, what was counted filled.
 * @param {CanvasRenderingContext2D} pen @param {Map} map @param {globalThis.Map<number, number>} law
 * @param {Float64Array} counts @param {number} moves @param {Colours} colours @param {readonly [number, number]} size
 */
export function drawLevels(pen, { levels }, law, counts, moves, colours, [width, height]) {
  const base = height - 18;
  const most = Math.max(...law.values(), ...(moves > 0 ? Array.from(counts, (n) => n / moves) : []));
  const wide = (width - LEFT) / (levels[levels.length - 1][0] + 1);
  const bar = Math.max(2, wide - 2);
  const high = (/** @type {number} */ share) => (share / most) * (base - TOP);
  pen.font = `12px ${colours.text}`;
  pen.textAlign = "center";
  pen.lineWidth = 1.5;
  for (const [energy] of levels) {
    const left = LEFT + energy * wide;
    const share = law.get(energy) ?? 0;
    const counted = moves > 0 ? (counts[energy] ?? 0) / moves : 0;
    pen.fillStyle = colours.best;
    pen.fillRect(left + 1, base - high(counted), bar - 2, high(counted));
    pen.strokeStyle = colours.ink;
    pen.strokeRect(left, base - high(share), bar, high(share));
    pen.fillStyle = colours.quiet;
    if (energy < 5 || energy % 5 === 0) pen.fillText(figures(energy), left + bar / 2, height - 4);
  }
}
