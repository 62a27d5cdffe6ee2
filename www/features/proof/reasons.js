// Reasons found in a sudoku without a search, in words and as marks on the board.

import { character } from "../../lib/digits.js";
import { placeOf } from "../../boards/places.js";
import { t } from "./texts.js";

/** @typedef {import("../../boards/sudoku/shape.js").Shape} Shape */
/** @typedef {import("../../core/types.js").Argument} Argument */
/** @typedef {import("../../boards/sudoku/layers.js").Marks} Marks */
/** @typedef {import("./verdict.js").Proved} Proved */

/** Names a house. @param {Shape} puzzle @param {number} house its number in the core's order of houses */
export function houseName({ size, rules }, house) {
  const n = (house % size) + 1;
  if (house < size) return t("row", { n });
  if (house < 2 * size) return t("column", { n });
  if (house < 3 * size) return t(rules?.regions ? "region" : "box", { n });
  const diagonals = rules?.extra.filter((name) => name.startsWith("diagonal")) ?? [];
  const more = house - 3 * size;
  if (more >= diagonals.length) return t("window", { n: more - diagonals.length + 1 });
  return t(diagonals[more] === "diagonal-down" ? "diagonalDown" : "diagonalUp");
}

/**
 * Describes the contradiction between givens.
 * @param {import("../../boards/sudoku/rules.js").Twice | string} what
 * @param {Shape} puzzle
 */
export function contradictionInWords(what, puzzle) {
  if (typeof what === "string") return t("broken", { what });
  const { digit, a, b, house } = what;
  if (house === null) return t("twiceByRule", { a: placeOf(puzzle.size, a), b: placeOf(puzzle.size, b) });
  return t("twice", { digit: character(digit), house: houseName(puzzle, house) });
}

/**
 * Explains why there is no solution.
 * @param {Proved} proved
 * @param {Shape} puzzle
 * @param {boolean} short whether the text must fit a line on a phone
 */
export function whyNone({ reasoning }, puzzle, short) {
  const n = reasoning?.singles.length ?? 0;
  const argument = reasoning?.contradiction;
  if (!argument || (short && n > 0)) return t(short ? "lineNone" : "noneTried");
  const { digit, cell, house } = argument;
  const values = {
    n,
    digit: character(digit ?? 0),
    house: houseName(puzzle, house ?? 0),
    place: placeOf(puzzle.size, cell ?? 0),
  };
  if (digit === null) return t(n > 0 ? "noneDigitAfter" : short ? "noneDigitShort" : "noneDigit", values);
  return t(n > 0 ? "nonePlaceAfter" : short ? "nonePlaceShort" : "nonePlace", values);
}

/** Describes a forced digit, with its reason. @param {Argument} single @param {Shape} puzzle */
export function whyDigit({ digit, cell, house, seen }, puzzle) {
  const place = placeOf(puzzle.size, cell ?? 0);
  const values = { digit: character(digit ?? 0), place, house: houseName(puzzle, house ?? 0) };
  if (house === null) return t("onlyDigit", values);
  return t(seen.length > 0 ? "onlyPlace" : "lastPlace", values);
}

/** Returns the cells of a house. @param {Shape} puzzle @param {number} house */
function cellsOf({ size, box_rows, box_columns, rules }, house) {
  if (house >= 3 * size) return rules?.houses[house - 3 * size] ?? [];
  const kind = Math.floor(house / size);
  const of = (/** @type {number} */ cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const box = Math.floor(row / box_rows) * box_rows + Math.floor(column / box_columns);
    return [row, column, rules?.regions?.[cell] ?? box][kind];
  };
  return Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => of(cell) === house % size);
}

/**
 * Returns the marks of an argument: its cells, and the cells that exclude other digits.
 * @param {Argument} argument
 * @param {Shape} puzzle
 * @returns {Marks}
 */
export function marksOf({ digit, cell, house, seen }, puzzle) {
  const unit = house === null ? [cell ?? 0] : cellsOf(puzzle, house);
  const isSingle = digit !== null && cell !== null;
  const digits = new Map(isSingle ? [[cell, [digit]]] : []);
  return { why: new Set(seen), unit: new Set(unit), failed: !isSingle, target: isSingle ? cell : null, digits };
}

/**
 * Returns the marks of a proof: a contradiction, or the cells that differ between two solutions; null for any other
 * result.
 * @param {Proved} proved
 * @param {Shape} puzzle
 * @returns {Marks | null}
 */
export function marksOfProof({ proof: { solutions, complete }, firsts, reasoning }, puzzle) {
  if (reasoning?.contradiction) {
    const marks = marksOf(reasoning.contradiction, puzzle);
    for (const { cell, digit } of reasoning.singles) marks.digits.set(cell ?? 0, [digit ?? 0]);
    return marks;
  }
  if (!complete || solutions !== 2) return null;
  const [one, other] = firsts;
  /** @type {Map<number, number[]>} */
  const digits = new Map();
  for (const [cell, digit] of one.entries()) if (digit !== other[cell]) digits.set(cell, [digit, other[cell]]);
  return { why: new Set(), unit: new Set(), failed: false, target: null, digits };
}
