// The rules of a sudoku beyond rows, columns and boxes: which cells they concern, in words; and how they are drawn, as people know it.
//
//   regions   thick borders between them, instead of boxes
//   diagonals a pale line through their cells
//   windows   shaded
//   cages     dashed outlines with the sum in the first cell

import { t } from "../../text/sudoku.js";

/** @typedef {import("../../core/types.js").SudokuRules} SudokuRules */
/** @typedef {import("./rules.js").Shape} Shape */
/** @typedef {import("./layers.js").Context} Context */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** Cages are drawn so far inside of their cells, as a share of a cell. */
const INSET = 0.07;
/** A sum's size as a share of its cell, and the smallest that is drawn, in pixels. */
const SUM = 0.24;
const SMALLEST_SUM = 8;

/** Of each cell what rules concern it, in words, to be put behind its number. @param {Shape} shape */
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

/** Pairs of cells a knight's move apart. @param {number} size */
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
 * Windows and diagonals, below the numbers.
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
 * Thick lines between cells of two regions, and around all.
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
 * Dashed outlines, each with its sum.
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

/** Whether all cells of a cage are filled, with another sum. @param {number[]} cells @param {number} sum @param {ArrayLike<number> | null} numbers */
export const isWrong = (cells, sum, numbers) =>
  numbers !== null &&
  cells.every((cell) => numbers[cell] > 0) &&
  cells.reduce((all, cell) => all + numbers[cell], 0) !== sum;

/**
 * The border of a set of cells, some way inside: each side without a neighbour, and the gaps to neighbours.
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
    // A side goes on into the neighbour beside it, up to where that one's own border begins.
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
