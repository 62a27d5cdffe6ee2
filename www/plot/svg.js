// The plots as an SVG file: lines, areas, axes and marks as shapes, in the same colours. A function of values; what it needs
// to know of a value's place it has from the same axes as the page's plots.

import { lengthen, placeOf, xLabels, xTicks, yLabels, yRange, yTicks } from "./axes.js";
import { FAINT, STRIPE, STRIPES, TILE } from "../lib/hatch.js";
import { PALE } from "./kinds.js";
import { t } from "./texts.js";

/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./columns.js").Columns} Columns */

/**
 * @typedef {object} Drawing
 * @property {string} title
 * @property {{ kind: Kind, height: number }[]} panels
 * @property {number} width
 * @property {Columns} columns
 * @property {{ min: number, max: number }} sight places on the x axis
 * @property {string} unit of the x axis
 * @property {boolean} log
 * @property {import("./marks.js").Marks} marks
 * @property {import("../lib/colours.js").Colours} colours
 */

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const LEFT = 64;
const RIGHT = 20;
const TITLE = 36;
const LEGEND = 24;
const GAP = 16;
const BOTTOM = 48;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const short = (/** @type {number} */ n) => String(Math.round(n * 10) / 10);

/** @param {Drawing} drawing */
export function svgOf(drawing) {
  const { title, panels, width, colours } = drawing;
  const height = TITLE + panels.reduce((sum, { height }) => sum + height + LEGEND + GAP, 0) + BOTTOM - GAP;
  let top = TITLE;
  const shapes = panels.map(({ kind, height }, i) => {
    const box = { left: LEFT, top: top + LEGEND, width: width - LEFT - RIGHT, height };
    top += LEGEND + height + GAP;
    return panelOf(kind, box, drawing, i === panels.length - 1);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="${escaped(colours.text)}" font-size="12" fill="${colours.quiet}">`,
    `<rect width="${width}" height="${height}" fill="${colours.panel}"/>`,
    `<text x="${LEFT}" y="22" font-size="14" font-weight="600" fill="${colours.ink}">${escaped(title)}</text>`,
    ...shapes,
    `</svg>\n`,
  ].join("\n");
}

/**
 * @param {Kind} kind
 * @param {Box} box
 * @param {Drawing} drawing
 * @param {boolean} last
 */
function panelOf(kind, box, { columns, sight, unit, log, marks, colours }, last) {
  const places = columns.move.map((move) => placeOf(log, move));
  const { left, top, width, height } = box;
  const x = (/** @type {number} */ place) => left + ((place - sight.min) / (sight.max - sight.min)) * width;
  const seen = kind.series.flatMap(({ column }) =>
    columns[column].filter((value, row) => value !== null && places[row] >= sight.min && places[row] <= sight.max),
  );
  const [min, max] = yRange(kind.name, ...leastAndMost(/** @type {number[]} */ (seen)));
  const long = lengthen(kind.name);
  const y = (/** @type {number} */ value) =>
    top + height * (1 - (long(Math.max(value, min)) - long(min)) / (long(max) - long(min)));

  const clip = `clip-${kind.name}`;
  const out = [
    hatchesOf(kind, colours),
    `<clipPath id="${clip}"><rect x="${left}" y="${top - 4}" width="${width}" height="${height + 8}"/></clipPath>`,
    legendOf(kind, box, colours),
  ];
  const heights = yTicks(kind.name, min, max, y);
  const numbers = yLabels(kind.name, heights);
  for (const [i, value] of heights.entries()) {
    out.push(line(left, y(value), left + width, y(value), colours.hairline));
    out.push(words(left - 8, y(value) + 4, "end", numbers[i]));
  }
  const ticks = xTicks(log, sight.min, sight.max, width);
  const moves = xLabels(log, ticks);
  for (const [i, place] of ticks.entries()) {
    out.push(line(x(place), top, x(place), top + height, colours.hairline));
    if (last) out.push(words(x(place), top + height + 18, "middle", moves[i]));
  }
  if (last) out.push(words(left + width / 2, top + height + 36, "middle", escaped(unit)));

  out.push(`<g clip-path="url(#${clip})">`);
  /** @type {(number | null)[] | null} the edge below an area */
  let ground = null;
  for (const { column, token, dashed, filled, unlined, hatch } of kind.series) {
    const values = columns[column];
    if (filled) out.push(area(places, ground, values, x, y, hatch ? `url(#${hatch})` : colours[token]));
    if (filled) ground = values;
    if (unlined) continue;
    const dash = dashed ? ` stroke-dasharray="4 4" stroke-opacity="${PALE}"` : "";
    for (const points of stretches(places, values, x, y)) {
      out.push(`<polyline points="${points}" fill="none" stroke="${colours[token]}" stroke-width="1.25"${dash}/>`);
    }
  }
  out.push(
    `</g>`,
    marksOf(kind, marks, (move) => x(placeOf(log, move)), y, box, colours),
  );
  return out.join("\n");
}

/**
 * One stretch of points for each unbroken run of values; points that fall on each other stand once.
 * @param {number[]} places
 * @param {(number | null)[]} values
 * @param {(place: number) => number} x
 * @param {(value: number) => number} y
 */
function stretches(places, values, x, y) {
  /** @type {string[][]} */
  const all = [];
  let open = false;
  for (const [row, value] of values.entries()) {
    if (value === null) {
      open = false;
      continue;
    }
    if (!open) all.push([]);
    open = true;
    const point = `${short(x(places[row]))},${short(y(value))}`;
    const points = all[all.length - 1];
    if (points[points.length - 1] !== point) points.push(point);
  }
  return all.map((points) => points.join(" "));
}

/**
 * @param {number[]} places
 * @param {(number | null)[] | null} below
 * @param {(number | null)[]} above
 * @param {(place: number) => number} x
 * @param {(value: number) => number} y
 * @param {string} colour
 */
function area(places, below, above, x, y, colour) {
  const rows = above.flatMap((value, row) => (value === null ? [] : [row]));
  const up = rows.map((row) => `${short(x(places[row]))},${short(y(above[row] ?? 0))}`);
  const back = rows.reverse().map((row) => `${short(x(places[row]))},${short(y(below?.[row] ?? 0))}`);
  return `<polygon points="${[...up, ...back].join(" ")}" fill="${colour}"/>`;
}

/** The stripes of a plot's areas, by the name of their direction. @param {Kind} kind @param {Drawing["colours"]} colours */
function hatchesOf({ series }, colours) {
  return series
    .map(({ hatch, token }) => {
      if (!hatch) return "";
      const ground = `<rect width="${TILE}" height="${TILE}" fill="${colours[token]}" fill-opacity="${FAINT}"/>`;
      const stripes = `<path d="${STRIPES[hatch]}" stroke="${colours[token]}" stroke-width="${STRIPE}"/>`;
      return `<pattern id="${hatch}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${ground}${stripes}</pattern>`;
    })
    .join("");
}

/**
 * @param {Kind} kind
 * @param {import("./marks.js").Marks} marks
 * @param {(move: number) => number} at
 * @param {(energy: number) => number} y
 * @param {Box} box
 * @param {Drawing["colours"]} colours
 */
function marksOf(kind, { restarts, reheats, hands, bests }, at, y, { left, top, width, height }, colours) {
  const inSight = (/** @type {number} */ move) => at(move) >= left && at(move) <= left + width;
  const ticks = (/** @type {ArrayLike<number>} */ moves, /** @type {number} */ tall, /** @type {string} */ colour) =>
    thinned(Array.from(moves).filter(inSight).map(at), 2).map((x) =>
      line(x, top + height - tall, x, top + height, colour),
    );
  const wedges = thinned(Array.from(hands).filter(inSight).map(at), 4).map(
    (x) => `<path d="M${short(x - 4)} ${top}h8l-4 6z" fill="${colours.accent}"/>`,
  );
  const dots = bests
    .filter(({ move }) => kind.name === "energy" && inSight(move))
    .map(
      ({ move, energy }) => `<circle cx="${short(at(move))}" cy="${short(y(energy))}" r="2" fill="${colours.best}"/>`,
    );
  return [...ticks(restarts, 6, colours.ink), ...ticks(reheats, 12, colours.temperature), ...wedges, ...dots].join(
    "\n",
  );
}

/** @param {number[]} xs @param {number} apart */
function thinned(xs, apart) {
  let last = -Infinity;
  return xs.filter((x) => x >= last + apart && ((last = x), true));
}

/** @param {Kind} kind @param {Box} box @param {Drawing["colours"]} colours */
function legendOf({ series }, { left, top }, colours) {
  return [...series]
    .reverse()
    .map(({ label, token, dashed, hatch }, i) => {
      const x = left + i * 112;
      const dash = dashed ? ` stroke-dasharray="4 4"` : "";
      const swatch = hatch
        ? `<rect x="${x}" y="${top - 20}" width="16" height="12" fill="url(#${hatch})"/>`
        : `<path d="M${x} ${top - 14}h16" stroke="${colours[token]}" stroke-width="2"${dash}/>`;
      return `${swatch}${words(x + 22, top - 10, "start", t(label))}`;
    })
    .join("\n");
}

/** @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {string} colour */
const line = (x0, y0, x1, y1, colour) =>
  `<path d="M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}" stroke="${colour}"/>`;

/** @param {number} x @param {number} y @param {"start" | "middle" | "end"} anchor @param {string} text */
const words = (x, y, anchor, text) =>
  `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** @param {number[]} values @returns {[number | null, number | null]} */
function leastAndMost(values) {
  if (values.length === 0) return [null, null];
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
