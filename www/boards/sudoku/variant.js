// The rules of a sudoku beyond rows, columns and boxes: their cells, their words, and their conventional drawing.
//
//   regions   thick borders between them in place of boxes
//   diagonals a pale line through their cells
//   windows   shaded
//   cages     dashed outlines with the sum in the first cell

import { t } from "../../text/sudoku.js";
import { valueIn } from "../../lib/link.js";
import { character } from "../../lib/digits.js";
import { blockOf, digitOf } from "./shape.js";

/** @typedef {import("../../core/types.js").SudokuRules} SudokuRules */
/** @typedef {import("./shape.js").Shape} Shape */
/** @typedef {import("./layers.js").Context} Context */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** The distance of a cage's outline from the edge of its cells, as a fraction of a cell. */
const INSET = 0.07;
/** The size of a cage's sum as a fraction of a cell, and the minimum size in pixels. */
const SUM = 0.24;
const SMALLEST_SUM = 8;

/** Describes the rules for each cell; the result is added to the words of its content. @param {Shape} shape */
export function wordsOf({ size, rules }) {
  const words = Array.from({ length: size * size }, () => "");
  if (!rules) return words;
  const { regions, extra, houses, cages } = rules;
  const diagonals = extra.filter((name) => name.startsWith("diagonal")).length;
  regions?.forEach((region, cell) => (words[cell] += t("inRegion", { region: region + 1 })));
  for (const [place, house] of houses.entries()) {
    for (const cell of house) words[cell] += t(place < diagonals ? "onDiagonal" : "inWindow");
  }
  for (const { cells, sum } of cages) {
    for (const cell of cells) {
      words[cell] += sum === null ? t("inCage", { n: cells.length }) : t("inCageOf", { n: cells.length, sum });
    }
  }
  return words;
}

/** The parts of the rules that a person edits. @typedef {Pick<SudokuRules, "regions" | "extra" | "cages">} Parts */

/** @type {Parts} */
export const NO_PARTS = { regions: null, extra: [], cages: [] };
/** The names of further rules, in the order of a link. */
const EXTRA = ["diagonal-down", "diagonal-up", "windoku", "knight"];
const DIAGONALS = EXTRA.slice(0, 2);

/** Returns the box of each cell, from 0. @param {Shape} shape */
export const boxesOf = ({ size, box_rows, box_columns }) =>
  Array.from({ length: size * size }, (_, cell) => blockOf({ size, box_rows, box_columns }, cell));

/**
 * Numbers regions in the order of their first cells; null if they equal the boxes.
 * @param {Shape} shape
 * @param {number[] | null} regions
 */
function inOrder(shape, regions) {
  if (!regions) return null;
  const known = [...new Set(regions)];
  const ordered = regions.map((region) => known.indexOf(region));
  return boxesOf(shape).every((box, cell) => box === ordered[cell]) ? null : ordered;
}

/**
 * Makes rules from their parts, as the core does; null for no parts.
 * @param {Shape} shape
 * @param {Parts} parts
 * @returns {SudokuRules | null}
 */
export function rulesOf(shape, parts) {
  const { size } = shape;
  const ordered = inOrder(shape, parts.regions);
  // The editor keeps the numbers of regions during drawing; only the link has them in order.
  const regions = ordered && parts.regions;
  const extra = EXTRA.filter((name) => parts.extra.includes(name));
  const cages = parts.cages.toSorted((a, b) => a.cells[0] - b.cells[0]);
  if (!regions && extra.length === 0 && cages.length === 0) return null;
  const lines = Array.from({ length: size }, (_, i) => i);
  const houses = [];
  if (extra.includes("diagonal-down")) houses.push(lines.map((i) => i * size + i));
  if (extra.includes("diagonal-up")) houses.push(lines.map((i) => i * size + size - 1 - i));
  if (extra.includes("windoku")) {
    const side = shape.box_rows;
    const firsts = lines.filter((i) => i % (side + 1) === 1 && i + side <= size);
    for (const top of firsts) {
      for (const left of firsts) {
        houses.push(lines.map((i) => (top + Math.floor(i / side)) * size + left + (i % side)));
      }
    }
  }
  const place = (/** @type {number} */ cell) => character(Math.floor(cell / size) + 1) + character((cell % size) + 1);
  const both = DIAGONALS.every((name) => extra.includes(name));
  const names = both ? ["diagonals", ...extra.slice(2)] : extra;
  /** @type {[string, string][]} */
  const keys = [
    ["regions", (ordered ?? []).map((region) => character(region + 1)).join("")],
    ["extra", names.join(",")],
    ["cages", cages.map(({ cells, sum }) => `${sum ?? ""}.${cells.map(place).join("")}`).join("_")],
  ];
  return { regions, extra, cages, houses, keys: keys.filter(([, value]) => value !== "") };
}

/**
 * Reads rules from the keys of a link that the core has accepted.
 * @param {Shape} shape
 * @param {string} link such as `extra=knight&cages=15.111221`
 */
export function rulesOfLink(shape, link) {
  const place = (/** @type {string} */ name) => digitOf(name, shape.size) - 1;
  const cages = valueIn(link, "cages").split("_").filter(Boolean);
  return rulesOf(shape, {
    regions: valueIn(link, "regions") ? Array.from(valueIn(link, "regions"), place) : null,
    extra: valueIn(link, "extra")
      .split(",")
      .flatMap((name) => (name === "diagonals" ? DIAGONALS : name)),
    cages: cages.map((cage) => {
      const [sum, places] = cage.split(".");
      const cells = places.match(/../g) ?? [];
      return {
        sum: sum ? Number(sum) : null,
        cells: cells.map(([row, column]) => place(row) * shape.size + place(column)),
      };
    }),
  });
}

/** Describes the first part of the rules that is impossible; empty if all parts are possible. @param {Shape} shape */
export function faultOf({ size, rules }) {
  const { regions = null, cages = [] } = rules ?? {};
  if (regions) {
    const counts = Array.from({ length: size }, () => 0);
    for (const region of regions) counts[region]++;
    const wrong = counts.findIndex((count) => count !== size);
    if (wrong >= 0) return t("regionCells", { region: character(wrong + 1), n: counts[wrong], size });
  }
  for (const { cells, sum } of cages) {
    const n = cells.length;
    if (n > size) return t("cageTooLarge", { n, most: size });
    const [least, most] = [(n * (n + 1)) / 2, (n * (2 * size - n + 1)) / 2];
    if (sum !== null && (sum < least || sum > most)) return t("sumImpossible", { n, sum, least, most });
  }
  return "";
}

/** @param {SudokuRules} rules */
const diagonalsOf = ({ extra }) => extra.filter((name) => DIAGONALS.includes(name)).length;

/** Names each kind of rule. @param {SudokuRules} rules */
export function namesOf(rules) {
  const { regions, extra, cages } = rules;
  const diagonals = diagonalsOf(rules);
  return [
    ...(regions ? [t("ruleRegions")] : []),
    ...(diagonals > 0 ? [t(diagonals > 1 ? "ruleDiagonals" : "ruleDiagonal")] : []),
    ...(extra.includes("windoku") ? [t("ruleWindows")] : []),
    ...(extra.includes("knight") ? [t("ruleKnight")] : []),
    ...(cages.length > 0 ? [t("ruleCages", { n: cages.length })] : []),
  ];
}

/** Explains the rules and their drawing in sentences. @param {SudokuRules} rules */
export function sentencesOf(rules) {
  const { regions, extra, cages } = rules;
  const diagonals = diagonalsOf(rules);
  return [
    ...(regions ? [t("saysRegions")] : []),
    ...(diagonals > 0 ? [t(diagonals > 1 ? "saysDiagonals" : "saysDiagonal")] : []),
    ...(extra.includes("windoku") ? [t("saysWindows")] : []),
    ...(extra.includes("knight") ? [t("saysKnight")] : []),
    ...(cages.length > 0 ? [t("saysCages")] : []),
  ].join(" ");
}

/** Returns all pairs of cells that are a knight's move apart. @param {number} size */
export function knightsOf(size) {
  const pairs = [];
  for (let cell = 0; cell < size * size; cell++) {
    for (const [down, right] of [
      [1, 2],
      [2, 1],
      [1, -2],
      [2, -1],
    ]) {
      const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
      if (row < size && column >= 0 && column < size) pairs.push([cell, row * size + column]);
    }
  }
  return pairs;
}

/**
 * Draws windows and diagonals, below the numbers.
 * @param {Context} context
 * @param {Layout} layout
 * @param {SudokuRules} rules
 * @param {Colours} colours
 */
export function drawGround(context, { pitch, left, top, side }, { extra, houses }, colours) {
  const size = Math.round(side / pitch);
  const diagonals = extra.filter((name) => name.startsWith("diagonal")).length;
  context.fillStyle = colours.ink;
  context.globalAlpha = 0.09;
  for (const cell of houses.slice(diagonals).flat()) {
    context.fillRect(left + (cell % size) * pitch, top + Math.floor(cell / size) * pitch, pitch, pitch);
  }
  context.globalAlpha = 0.4;
  context.strokeStyle = colours.accent;
  context.lineWidth = Math.max(1.5, pitch * 0.06);
  context.beginPath();
  if (extra.includes("diagonal-down")) {
    context.moveTo(left, top);
    context.lineTo(left + side, top + side);
  }
  if (extra.includes("diagonal-up")) {
    context.moveTo(left, top + side);
    context.lineTo(left + side, top);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * Draws thick lines between cells of different regions, and around the board.
 * @param {Context} context
 * @param {Layout} layout
 * @param {number[]} regions
 * @param {number} thick
 */
export function drawRegions(context, { pitch, left, top, side, sharp }, regions, thick) {
  const size = Math.round(side / pitch);
  const half = Math.floor((thick * sharp) / 2) / sharp;
  for (let cell = 0; cell < size * size; cell++) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [x, y] = [left + column * pitch - half, top + row * pitch - half];
    if (row === 0 || regions[cell] !== regions[cell - size]) context.fillRect(x, y, pitch + thick, thick);
    if (column === 0 || regions[cell] !== regions[cell - 1]) context.fillRect(x, y, thick, pitch + thick);
  }
  context.fillRect(left - half, top + side - half, side + thick, thick);
  context.fillRect(left + side - half, top - half, thick, side + thick);
}

/**
 * Draws the dashed outlines of cages, each with its sum.
 * @param {Context} context
 * @param {Layout} layout
 * @param {SudokuRules} rules
 * @param {Colours} colours
 * @param {ArrayLike<number> | null} numbers
 */
export function drawCages(context, layout, { cages }, colours, numbers) {
  const { pitch, left, top, side } = layout;
  const size = Math.round(side / pitch);
  const inset = Math.max(2, pitch * INSET);
  const font = Math.max(SMALLEST_SUM, Math.round(pitch * SUM));
  context.lineWidth = Math.max(1, pitch * 0.025);
  context.setLineDash([Math.max(2, pitch * 0.08), Math.max(2, pitch * 0.06)]);
  context.strokeStyle = colours.ink;
  context.beginPath();
  for (const { cells } of cages) outline(context, layout, size, inset, new Set(cells));
  context.stroke();
  context.setLineDash([]);
  if (font > pitch * 0.6) return;
  context.font = `600 ${font}px ${colours.display}`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  for (const { cells, sum } of cages) {
    if (sum === null) continue;
    const [x, y] = [left + (cells[0] % size) * pitch, top + Math.floor(cells[0] / size) * pitch];
    const text = String(sum);
    const wide = context.measureText(text).width;
    context.fillStyle = colours.panel;
    context.fillRect(x + inset - 1, y + inset - 1, wide + 3, font);
    context.fillStyle = isWrong(cells, sum, numbers) ? colours.high : colours.ink;
    context.fillText(text, x + inset, y + inset + font * 0.78);
    if (!isWrong(cells, sum, numbers)) continue;
    context.fillRect(x + inset, y + inset + font * 0.9, wide, Math.max(1, font * 0.1));
  }
}

/**
 * Checks whether all cells of a cage are filled, but with another sum.
 * @param {number[]} cells
 * @param {number} sum
 * @param {ArrayLike<number> | null} numbers
 */
export const isWrong = (cells, sum, numbers) =>
  numbers !== null &&
  cells.every((cell) => numbers[cell] > 0) &&
  cells.reduce((all, cell) => all + numbers[cell], 0) !== sum;

/**
 * Draws the border of a set of cells, slightly inside: each side without a neighbour, and the gaps between neighbours.
 * @param {Context} context
 * @param {Layout} layout
 * @param {number} size
 * @param {number} inset
 * @param {Set<number>} cells
 */
function outline(context, { pitch, left, top }, size, inset, cells) {
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const has = (/** @type {number} */ down, /** @type {number} */ right) =>
      column + right >= 0 && column + right < size && cells.has((row + down) * size + column + right);
    const [x, y] = [left + column * pitch, top + row * pitch];
    const [near, far] = [inset, pitch - inset];
    // A side continues into the neighbour beside it, up to the neighbour's own border.
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      if (has(down, right)) continue;
      const across = down !== 0;
      const at = down + right < 0 ? near : far;
      const reach = (/** @type {number} */ step) => {
        const beside = across ? has(0, step) : has(step, 0);
        const corner = across ? has(down, step) : has(step, right);
        if (!beside) return step < 0 ? near : far;
        return corner ? (step < 0 ? -near : pitch + near) : step < 0 ? 0 : pitch;
      };
      const [from, to] = [reach(-1), reach(1)];
      context.moveTo(x + (across ? from : at), y + (across ? at : from));
      context.lineTo(x + (across ? to : at), y + (across ? at : to));
    }
  }
}
