// The layers of a magic-sum puzzle, each a function of the scene, from the bottom up: tags (the sums), lines, arc,
// cells.

import { decimal } from "../../lib/digits.js";
import { t } from "../../text/board.js";
import { distance, MARK_AT, MARK_SPREAD, middleOf } from "./layout.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Point} Point */

/**
 * The drawn state.
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {import("../../core/types.js").SumsPuzzle} puzzle
 * @property {ArrayLike<number> | null} board null before the first numbers arrive
 * @property {ArrayLike<number> | null} kinds the kind of each number: 0 found, 1 given, 2 deduced, 3 blank, 4 pinned
 * @property {ArrayLike<number> | null} sums
 * @property {number | null} put the cell last filled by a search
 * @property {{ cells: [number, number], accepted: boolean } | null} pair the cells of the last proposal
 * @property {number | null} cell the cell under the cursor or in focus
 * @property {boolean} [lettered] whether each cell shows its letter, because the words beside the board name cells
 * @property {boolean} [large] whether sums are as large as possible, for a wall
 * @property {boolean} [apart] whether each wrong line shows its contribution to the energy
 * @property {import("../../lib/colours.js").Colours} colours
 */

/** @typedef {CanvasRenderingContext2D} Context */

const BLANK = 3;
const PINNED = 4;

// Lengths in units of the layout.
const LINE_WIDTH = 0.2;
const ICON = 0.15;
const CORE_WIDTH = 0.05;
/** The width of a band's core for the smallest difference. */
const NARROW = 0.12;
const EDGE = 0.03;
/** The smallest difference drawn with the broadest core. */
const BROAD_AT = 12;
const DIMMED = 0.25;

/**
 * The distance between cells, in pixels, below which a sum is only a mark; the lines of the chosen cell keep their
 * sums.
 */
const BARE = 36;
/** The distance below which digits are as large as the disc allows. */
const TIGHT = 30;
/** The distance below which digits are too small to read, so that the chosen cell is magnified. */
const SMALL = 26;
/** The minimum distance for a letter within two rings. */
const ROOMY = 76;
/** The radius, in pixels, of the magnified cell. */
const LENS = 24;

/** @param {Scene} scene @param {number} cell */
const isBlank = ({ kinds }, cell) => kinds?.[cell] === BLANK;

/**
 * Computes a line's sum minus its target; null before sums exist, and while a cell of the line is blank.
 * @param {Scene} scene
 * @param {number} line
 */
function difference(scene, line) {
  const { cells, target } = scene.puzzle.lines[line];
  return scene.sums && !cells.some((cell) => isBlank(scene, cell)) ? scene.sums[line] - target : null;
}

/**
 * Returns a line's opacity: lines are dimmed unless they run through the chosen cell or its partner in a swap.
 * @param {Scene} scene
 * @param {number} line
 */
function strength({ cell, pair, puzzle }, line) {
  if (cell === null) return 1;
  const chosen = pair?.cells.includes(cell) ? pair.cells : [cell];
  return chosen.some((one) => puzzle.lines[line].cells.includes(one)) ? 1 : DIMMED;
}

/**
 * @param {Scene["colours"]} colours
 * @param {number | null} off
 */
const colourOf = (colours, off) =>
  off === null ? colours.quiet : off === 0 ? colours.right : off > 0 ? colours.high : colours.low;

/**
 * Describes the band that represents a line. If its sum is too high, the band is full; if too low, hollow. The greater
 * the difference, the broader the core. The band of a right line has a solid core.
 * @param {Scene["colours"]} colours
 * @param {number | null} off
 */
function bandOf(colours, off) {
  if (off === null) return { width: LINE_WIDTH, colour: colours.hairline, inner: 0, fill: colours.edge };
  if (off === 0) return { width: LINE_WIDTH, colour: colours["right-fill"], inner: CORE_WIDTH, fill: colours.right };
  const width = NARROW + (LINE_WIDTH - NARROW) * Math.min(1, Math.abs(off) / BROAD_AT);
  const [colour, fill] = off > 0 ? [colours.high, colours["high-fill"]] : [colours.low, colours.panel];
  return { width, colour, inner: width - 2 * EDGE, fill };
}

/** @param {Context} context @param {Point[]} points */
function trace(context, points) {
  context.beginPath();
  for (const [i, { x, y }] of points.entries()) {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
}

/** @param {Context} context @param {Layout} layout @param {number} line */
function traceLine(context, { lines, rings }, line) {
  const ring = rings[line];
  if (!ring) return trace(context, lines[line]);
  disc(context, ring.x, ring.y, ring.radius);
  context.stroke();
}

/**
 * Draws the lines as bands, which show the sign and the size of a sum's difference.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawLines(context, scene) {
  const { layout, colours } = scene;
  // Bevel joins are drawn faster, and the cells hide them.
  context.lineJoin = "bevel";
  for (const line of layout.lines.keys()) {
    const { width, colour, inner, fill } = bandOf(colours, difference(scene, line));
    context.globalAlpha = strength(scene, line);
    context.lineWidth = width * layout.unit;
    context.strokeStyle = colour;
    traceLine(context, layout, line);
    // A core of two pixels fills at least one pixel at any position.
    context.lineWidth = Math.max(2, inner * layout.unit);
    context.strokeStyle = fill;
    traceLine(context, layout, line);
  }
  for (const [line, points] of layout.shapes.entries()) drawMarks(context, scene, line, points);
  context.globalAlpha = 1;
}

/**
 * Marks the cells of a shape on their outer sides.
 * @param {Context} context
 * @param {Scene} scene
 * @param {number} line
 * @param {Point[]} points
 */
function drawMarks(context, scene, line, points) {
  const { layout, colours } = scene;
  const off = difference(scene, line);
  const middle = middleOf(points);
  context.globalAlpha = strength(scene, line);
  context.strokeStyle = colourOf(colours, off);
  context.lineWidth = off === 0 ? 3 : 2;
  for (const { x, y } of points) {
    const out = Math.atan2(y - middle.y, x - middle.x);
    context.beginPath();
    context.arc(x, y, layout.radius + MARK_AT * layout.unit, out - MARK_SPREAD, out + MARK_SPREAD);
    context.stroke();
  }
}

/**
 * Draws a small icon of a shape.
 * @param {Context} context
 * @param {Point[]} points
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function drawIcon(context, points, x, y, size) {
  const middle = middleOf(points);
  const scale = size / Math.max(...points.map((p) => distance(p, middle)));
  const small = points.map((p) => ({ x: x + (p.x - middle.x) * scale, y: y + (p.y - middle.y) * scale }));
  context.lineWidth = 1.5;
  trace(context, [...small, small[0]]);
  context.fillStyle = context.strokeStyle;
  for (const p of small) {
    disc(context, p.x, p.y, 2.5);
    context.fill();
  }
}

/**
 * Draws the sums, each on a thin continuation of its line, with its difference or a tick below. If cells are small,
 * only the sums of the chosen cell's lines are written out, over the cells.
 * @param {Context} context
 * @param {Scene} scene
 * @param {boolean} [over] whether to draw only the sums over cells
 */
export function drawTags(context, scene, over = false) {
  const { layout, puzzle, colours, sums, apart, large, cell: chosen } = scene;
  const size = Math.round(large ? Math.max(14, layout.unit * 0.25) : Math.min(20, Math.max(14, layout.unit * 0.19)));
  const small = Math.max(12, size - 3);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const bare = layout.unit < BARE;
  const chosenLines = [...layout.tags.keys()].filter(
    (line) => chosen !== null && puzzle.lines[line].cells.includes(chosen),
  );
  const cleared = new Map(bare && sums ? chosenLines.map((line) => [line, clearOf(context, layout, line, size)]) : []);
  for (const [line, { end, label: usual }] of layout.tags.entries()) {
    if (cleared.has(line) !== over) continue;
    const label = cleared.get(line) ?? usual;
    const off = difference(scene, line);
    if (over) drawGround(context, label, size, colours.page);
    context.globalAlpha = strength(scene, line);
    const shape = layout.shapes[line];
    if (shape.length === 0) drawLeader(context, scene, end, label, off);
    else {
      context.strokeStyle = colourOf(colours, off);
      drawIcon(context, shape, label.x - Math.max(30, layout.unit * 0.36), label.y, Math.max(9, ICON * layout.unit));
    }
    if (!sums) continue;
    const { different = false } = puzzle.lines[line];
    if (different) {
      drawDifferent(context, scene, label, off, size);
      continue;
    }
    if (bare && !cleared.has(line)) {
      // Another written sum already occupies this place.
      if ([...cleared.values()].some(({ x, y }) => Math.hypot(x - usual.x, y - usual.y) < 2 * size)) continue;
      context.fillStyle = context.strokeStyle = colourOf(colours, off);
      if (off === 0) drawTick(context, label.x, label.y, layout.unit * 0.2);
      else if (off !== null) drawMiss(context, "", off, { x: label.x, y: label.y - size * 0.64 }, size);
      continue;
    }
    context.fillStyle = off === null ? colours.quiet : colours.ink;
    context.font = `600 ${size}px ${colours.display}`;
    context.fillText(String(sums[line]), label.x, label.y - 1);
    if (off === null) {
      context.font = `600 12px ${colours.display}`;
      context.fillText(t("of", { target: puzzle.lines[line].target }), label.x, label.y + small);
      continue;
    }
    context.fillStyle = context.strokeStyle = colourOf(colours, off);
    context.font = `600 ${small}px ${colours.display}`;
    if (off !== 0) drawMiss(context, apart ? `E ${off * off}` : String(Math.abs(off)), apart ? 0 : off, label, small);
    else drawTick(context, label.x, label.y + small * 0.6, small * 0.38);
  }
  context.globalAlpha = 1;
}

/** @param {Context} context @param {Point} label @param {number} size @param {string} colour */
function drawGround(context, { x, y }, size, colour) {
  context.fillStyle = colour;
  context.globalAlpha = 0.85;
  context.beginPath();
  context.roundRect(x - 1.1 * size, y - size, 2.2 * size, 2 * size, size / 4);
  context.fill();
}

/**
 * Finds a place for a written sum, clear of the discs and within the picture. Numbers are wider than the arrowheads
 * that replace them otherwise.
 * @param {Context} context
 * @param {Layout} layout
 * @param {number} line
 * @param {number} size
 * @returns {Point}
 */
export function clearOf(context, { tags, radius }, line, size) {
  const { end, label } = tags[line];
  const { a: sharp } = context.getTransform();
  const { width, height } = context.canvas;
  const within = (/** @type {number} */ place, /** @type {number} */ room, /** @type {number} */ most) =>
    Math.min(Math.max(place, room), most / sharp - room);
  // Half the width of four digits.
  const half = size * 1.1;
  const [right, down] = [label.x - end.x, label.y - end.y];
  const beside = Math.abs(right) > Math.abs(down) / 2;
  const x = beside ? end.x + Math.sign(right) * Math.max(Math.abs(right), radius + half) : label.x;
  const y = beside ? label.y : end.y + Math.sign(down) * Math.max(Math.abs(down), radius + size + 2);
  return { x: within(x, half, width), y: within(y, size, height) };
}

/**
 * Draws the sign of a line of distinct numbers, with a tick or the number of its repeats.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Point} label
 * @param {number | null} off
 * @param {number} size
 */
function drawDifferent(context, { layout, colours, apart }, { x, y }, off, size) {
  const bare = layout.unit < BARE;
  const small = Math.max(12, size - 3);
  context.fillStyle = context.strokeStyle = colourOf(colours, off);
  context.font = `600 ${bare ? small : size}px ${colours.display}`;
  if (bare && off === 0) return drawTick(context, x, y, layout.unit * 0.2);
  context.fillText("≠", x, bare ? y + small * 0.35 : y - 1);
  if (bare || off === null) return;
  context.font = `600 ${small}px ${colours.display}`;
  if (off === 0) drawTick(context, x, y + small * 0.6, small * 0.38);
  else context.fillText(apart ? `E ${off * off}` : String(off), x, y + small);
}

/**
 * Draws the difference of a sum behind an arrowhead, which points up if the sum is too high.
 * @param {Context} context
 * @param {string} text
 * @param {number} off
 * @param {Point} label
 * @param {number} size
 */
function drawMiss(context, text, off, { x, y }, size) {
  if (off === 0) return context.fillText(text, x, y + size);
  const head = size * 0.3;
  const [left, middle] = [x - (context.measureText(text).width + 2 * head + 2) / 2, y + size * 0.64];
  const [base, point] = off > 0 ? [middle + head, middle - head] : [middle - head, middle + head];
  context.beginPath();
  context.moveTo(left, base);
  context.lineTo(left + 2 * head, base);
  context.lineTo(left + head, point);
  context.fill();
  context.fillText(text, x + head + 1, y + size);
}

/**
 * Draws the continuation of a line, from the rim of its last disc to just before the label.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Point} end
 * @param {Point} label
 * @param {number | null} off
 */
function drawLeader(context, { layout, colours }, end, label, off) {
  const angle = Math.atan2(label.y - end.y, label.x - end.x);
  const stop = Math.hypot(label.x - end.x, label.y - end.y) - Math.max(15, layout.unit * 0.2);
  if (stop <= layout.radius) return;
  context.lineWidth = off === 0 ? 2 : 1.5;
  context.strokeStyle = off === 0 ? colours.right : colours.edge;
  trace(context, [end, { x: end.x + stop * Math.cos(angle), y: end.y + stop * Math.sin(angle) }]);
}

/** @param {Context} context @param {number} x @param {number} y @param {number} size */
function drawTick(context, x, y, size) {
  context.lineWidth = 2;
  context.lineCap = "round";
  trace(context, [
    { x: x - size, y },
    { x: x - size * 0.3, y: y + size * 0.7 },
    { x: x + size, y: y - size * 0.7 },
  ]);
  context.lineCap = "butt";
}

/**
 * Joins the two cells of the last proposal: by a solid arc if their numbers were swapped, otherwise by a broken one.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawArc(context, { layout, puzzle, pair, colours }) {
  if (!pair) return;
  const moved = movedBy(puzzle, pair.cells);
  for (let i = 0; i < moved.length; i += 2) arc(context, layout, moved.slice(i, i + 2), pair.accepted, colours);
}

/**
 * Returns the cells whose numbers a swap changes. If opposite cells are pairs, their partners are also swapped.
 * @param {Scene["puzzle"]} puzzle
 * @param {[number, number]} cells
 */
export function movedBy({ opposite }, cells) {
  const partners = cells.map((cell) => opposite?.partner[cell] ?? cell);
  return opposite && partners[0] !== cells[1] ? [...cells, ...partners] : cells;
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {number[]} cells
 * @param {boolean} accepted
 * @param {Scene["colours"]} colours
 */
function arc(context, layout, cells, accepted, colours) {
  const [a, b] = cells.map((cell) => layout.cells[cell]);
  const bend = 0.22;
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.quadraticCurveTo(middle.x, middle.y, b.x, b.y);
  context.lineWidth = 3;
  context.strokeStyle = accepted ? colours.ink : colours.rejected;
  context.setLineDash(accepted ? [] : [5, 5]);
  context.stroke();
  context.setLineDash([]);
}

/**
 * Draws discs with large digits. A cell whose lines are all right has a solid rim, a given a second ring. The proposed
 * pair is inverted, or grey if it was rejected. The chosen cell has a ring and its letter.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawCells(context, scene) {
  const { layout, puzzle, board, colours, pair, put, cell: chosen } = scene;
  const right = puzzle.lines.map((_, line) => difference(scene, line) === 0);
  const lines = linesThrough(puzzle);
  const moved = pair ? movedBy(puzzle, pair.cells) : [];
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const [cell, { x, y }] of layout.cells.entries()) {
    const settled = lines[cell].length > 0 && lines[cell].every((line) => right[line]);
    const proposed = moved.includes(cell) || cell === put;
    const blank = isBlank(scene, cell);
    const face = !proposed ? null : pair?.accepted === false ? colours.rejected : colours.ink;
    disc(context, x, y, layout.radius);
    context.fillStyle = face ?? (blank ? colours.page : colours.panel);
    context.fill();
    context.lineWidth = settled && !proposed ? Math.max(2.5, 0.045 * layout.unit) : cell === chosen ? 2.5 : 1.25;
    context.strokeStyle = cell === chosen ? colours.accent : (face ?? (settled ? colours.right : colours.ink));
    context.stroke();
    const given = (puzzle.givens?.[cell] ?? null) !== null;
    if (!blank && cell !== chosen && given) {
      disc(context, x, y, layout.radius - 5);
      context.lineWidth = 1;
      context.stroke();
    }
    if (chosen !== null && chosen !== cell && puzzle.opposite?.partner[chosen] === cell) {
      disc(context, x, y, layout.radius);
      context.lineWidth = 2.5;
      context.strokeStyle = colours.accent;
      context.setLineDash([4, 3]);
      context.stroke();
      context.setLineDash([]);
    }
    if (scene.kinds?.[cell] === PINNED) drawPin(context, x, y, layout.radius, colours.accent);
    if (!board) continue;
    const size = Math.round(layout.unit * (layout.unit < TIGHT ? 0.44 : 0.36));
    // In a small cell the second ring of a given would strike it through.
    const room = layout.unit >= ROOMY || !given;
    const letter = layout.unit >= SMALL && (cell === chosen || (scene.lettered && room));
    context.fillStyle = face ? colours.page : colours.ink;
    context.font = `600 ${size}px ${colours.display}`;
    if (!blank || board[cell] !== 0) context.fillText(decimal(board[cell]), x, y + size * (letter ? 0.5 : 0.35));
    if (!letter) continue;
    context.fillStyle = face ? colours.page : colours.quiet;
    context.font = `600 ${Math.max(12, Math.round(size * 0.36))}px ${colours.display}`;
    const empty = blank && board[cell] === 0;
    context.fillText(puzzle.cells[cell].label, x, empty ? y + size * 0.13 : y - size * 0.42);
  }
}

/**
 * Magnifies the chosen cell of a board with small cells: above the cell, which a finger may cover, or otherwise below.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawLens(context, { layout, puzzle, board, kinds, cell, colours }) {
  if (cell === null || !board || layout.unit >= SMALL) return;
  const { x, y } = layout.cells[cell];
  const reach = LENS + layout.radius + 6;
  const middle = {
    x: Math.min(Math.max(x, LENS + 2), Math.max(LENS + 2, context.canvas.clientWidth - LENS - 2)),
    y: y < reach + LENS ? y + reach : y - reach,
  };
  context.lineWidth = 2.5;
  context.strokeStyle = colours.accent;
  trace(context, [{ x, y: y + (middle.y < y ? -layout.radius : layout.radius) }, middle]);
  disc(context, middle.x, middle.y, LENS);
  context.fillStyle = colours.panel;
  context.fill();
  context.stroke();
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = colours.ink;
  context.font = `600 20px ${colours.display}`;
  if (kinds?.[cell] !== BLANK || board[cell] !== 0) context.fillText(decimal(board[cell]), middle.x, middle.y + 13);
  context.fillStyle = colours.quiet;
  context.font = `600 12px ${colours.display}`;
  context.fillText(puzzle.cells[cell].label, middle.x, middle.y - 8);
}

/**
 * Draws a pin in the upper rim of a disc.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 */
function drawPin(context, x, y, radius, colour) {
  const head = Math.max(3, radius * 0.17);
  context.fillStyle = context.strokeStyle = colour;
  context.lineWidth = 2;
  trace(context, [
    { x, y: y - radius - head },
    { x, y: y - radius + 1.4 * head },
  ]);
  disc(context, x, y - radius - head, head);
  context.fill();
}

/** @param {Context} context @param {number} x @param {number} y @param {number} radius */
function disc(context, x, y, radius) {
  context.beginPath();
  // A radius may be negative for a moment, while a view is laid out and has no room.
  context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}

/** The lines through each cell, by puzzle: which every frame needs. @type {WeakMap<object, number[][]>} */
const through = new WeakMap();

/** Returns the lines through each cell. @param {Scene["puzzle"]} puzzle */
export function linesThrough(puzzle) {
  const known = through.get(puzzle);
  if (known) return known;
  /** @type {number[][]} */
  const lines = puzzle.cells.map(() => []);
  for (const [line, { cells }] of puzzle.lines.entries()) for (const cell of cells) lines[cell].push(line);
  through.set(puzzle, lines);
  return lines;
}
