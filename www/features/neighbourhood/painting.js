// The drawing of the dots: the position and the colour of each.

import { gridOf } from "./dots.js";

/** @typedef {import("./dots.js").Frame} Frame */
/** @typedef {import("./dots.js").Row} Row */
/** @typedef {import("./dots.js").Counts} Counts */
/** @typedef {import("../../lib/colours.js").Colours} Colours */
/**
 * The position of a dot in pixels, and its move; -1 for a dot of a mean.
 * @typedef {{ x: number, y: number, move: number }} Dot
 */
/**
 * Dots of one colour; `filled` is their opacity. Dots that are close together are drawn as one bar per line.
 * @typedef {{ dots: Dot[], bar: boolean, filled: number, tint: "ink" | "worse", along: number, end: number }} Group
 */
/**
 * The input of the drawing.
 * @typedef {{ frame: Frame & { lying: boolean, radius: number }, rows: Row[], counts: Counts, lists: { pile: number[],
 *   rows: number[][] } | null, probability: (delta: number) => number, label: number }} Picture
 */

/** The distance between dots, in pixels, below which the dots of a line are one bar. */
const BAR = 2.5;

/** The minimum visible opacity; a dot below it is drawn hollow. */
const SEEN = 0.005;
/** The maximum fraction of the axis for the pile. */
const HEAP = 0.4;

/** Makes the groups of dots: the pile, then each non-empty row. @param {Picture} picture @returns {Group[]} */
export function groupsOf({ frame, rows, counts, lists, probability, label }) {
  const { lying, length, depth, spacing, radius, pile } = frame;
  const first = spacing * 0.9;
  /**
   * @param {number} n @param {number} along @param {number} gap @param {number} kept for words @param {number[]}
   * [moves]
   */
  const stand = (n, along, gap, kept, moves) => {
    const { columns, step } = gridOf(n, depth - first - radius - kept, gap, spacing);
    /** @type {Dot[]} */
    const dots = [];
    for (let i = 0; i < n; i++) {
      const up = along + Math.floor(i / columns) * spacing;
      const out = first + (i % columns) * step;
      dots.push({ x: lying ? up : out, y: lying ? depth - out : length - up, move: moves ? moves[i] : -1 });
    }
    return { dots, bar: step < BAR, along, end: first + (Math.min(n, columns) - 1) * step };
  };
  const [better, all] = [Math.round(counts.better), Math.round(counts.better + counts.equal)];
  const least = rows.findIndex((_, row) => Math.round(counts.rows[row]) > 0);
  const above = Math.min(least < 0 ? length : rows[least].along, pile + HEAP * length);
  const heap = stand(all, pile, above - pile, 0, lists?.pile);
  /** @type {Group[]} */
  const groups = [
    { ...heap, dots: heap.dots.slice(0, better), filled: 1, tint: "ink" },
    { ...heap, dots: heap.dots.slice(better), filled: 0, tint: "ink" },
  ];
  for (const [row, { from, to, along }] of rows.entries()) {
    const n = Math.round(counts.rows[row]);
    const gap = (rows[row + 1]?.along ?? length - 4) - along;
    const kept = row === least && !lying ? label : 0;
    const filled = probability((from + to) / 2);
    if (n > 0) groups.push({ ...stand(n, along, gap, kept, lists?.rows[row]), filled, tint: "worse" });
  }
  return groups;
}

/**
 * Draws the level of the temperature: a worsening move at this height has a probability of 37 %.
 * @param {CanvasRenderingContext2D} pen @param {Frame & { lying: boolean }} frame @param {number} level from 0 to 1
 * @param {string} colour
 */
export function drawLevel(pen, { lying, length, depth, begin, end }, level, colour) {
  const along = begin + (end - begin) * level;
  pen.beginPath();
  pen.moveTo(lying ? along : 0, lying ? 0 : length - along);
  pen.lineTo(lying ? along : depth, lying ? depth : length - along);
  pen.setLineDash([2, 3]);
  pen.lineWidth = 1.5;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} pen @param {Group[]} groups @param {Colours} colours @param {number} radius */
export function drawGroups(pen, groups, colours, radius) {
  pen.lineWidth = 1;
  // Most moves are practically impossible, so their dots form one path, which is faster.
  const shut = new Path2D();
  for (const group of groups) {
    const { filled, tint } = group;
    const isShut = tint === "worse" && filled < SEEN;
    const path = isShut ? shut : new Path2D();
    (group.bar ? addBars : addDots)(path, group.dots, radius);
    if (isShut) continue;
    pen.fillStyle = pen.strokeStyle = colours[tint];
    pen.globalAlpha = filled;
    if (filled > 0) pen.fill(path);
    // The rim of a likely move has the group's colour; the rim of an unlikely move has the colour of impossible moves.
    const rim = tint === "ink" ? 1 : Math.min(1, 1.6 * filled);
    pen.globalAlpha = rim;
    pen.stroke(path);
    pen.globalAlpha = 1 - rim;
    pen.strokeStyle = colours.edge;
    if (rim < 1) pen.stroke(path);
  }
  pen.globalAlpha = 1;
  pen.strokeStyle = colours.edge;
  pen.stroke(shut);
}

/** @param {Path2D} path @param {Dot[]} dots @param {number} radius */
function addDots(path, dots, radius) {
  for (const { x, y } of dots) {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  }
}

/**
 * Adds a bar for each line of dots. The dots of a line are consecutive.
 * @param {Path2D} path
 * @param {Dot[]} dots
 * @param {number} radius
 */
function addBars(path, dots, radius) {
  for (let first = 0; first < dots.length;) {
    let last = first;
    while (last + 1 < dots.length && near(dots[last], dots[last + 1])) last++;
    const [from, to] = [dots[first], dots[last]];
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    path.roundRect(
      x - radius,
      y - radius,
      Math.abs(to.x - from.x) + 2 * radius,
      Math.abs(to.y - from.y) + 2 * radius,
      radius,
    );
    first = last + 1;
  }
}

/** Checks whether two dots are in one line. @param {Dot} a @param {Dot} b */
const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < BAR;

/** @param {CanvasRenderingContext2D} pen @param {Dot} dot @param {string} colour @param {number} radius */
export function drawRing(pen, { x, y }, colour, radius) {
  pen.beginPath();
  pen.arc(x, y, radius + 3.4, 0, 2 * Math.PI);
  pen.lineWidth = 2;
  pen.strokeStyle = colour;
  pen.stroke();
}
