// Drafts of puzzles, and the changes of a draft. Each function returns a new draft and modifies nothing in place, so
// that every step can be undone.

import { t } from "../../text/editor.js";

/** @typedef {import("../../core/types.js").Draft} Draft */
/** @typedef {[number, number]} Point */

export const MOST_POINTS = 400;
export const MOST_LINES = 128;
/** The distance below which two points are equal. */
const SAME = 1e-3;

/** @type {Draft} */
export const empty = {
  // A getter, because the words are loaded after this module.
  get title() {
    return t("myPuzzle");
  },
  numbers: [],
  cells: [],
  lines: [],
  givens: [],
};

/** Names a cell in the same way as the core: A to Z, then A1 to Z1. @param {number} cell */
export const nameOf = (cell) => String.fromCharCode(65 + (cell % 26)) + (cell < 26 ? "" : Math.floor(cell / 26));

/** @param {number[]} cells */
export const namesOf = (cells) => cells.map(nameOf).join(" ");

/** @param {Point} p @param {Point} q */
const apart = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

/** Rounds to four decimals, like the core. @param {number} x */
const tidy = (x) => Math.round(x * 1e4) / 1e4 + 0;

/** Finds the point at a position; -1 without one. @param {Draft} draft @param {Point} at @param {number} [within] */
export function pointAt({ cells }, at, within = SAME) {
  let [best, least] = [-1, within];
  for (const [i, cell] of cells.entries()) {
    const distance = apart(cell, at);
    if (distance <= least) [best, least] = [i, distance];
  }
  return best;
}

/**
 * Numbers the points of the draft from 1.
 * @param {Draft} draft
 * @returns {Draft}
 */
export const numbered = (draft) => ({ ...draft, numbers: draft.cells.map((_, i) => i + 1) });

/** @param {Draft} draft @param {Point} at @returns {Draft} */
export function addPoint(draft, [x, y]) {
  if (draft.cells.length >= MOST_POINTS || pointAt(draft, [x, y]) !== -1) return draft;
  return { ...draft, cells: [...draft.cells, [tidy(x), tidy(y)]] };
}

/** @param {Draft} draft @param {number} cell @param {Point} to @returns {Draft} */
export function movePoint(draft, cell, [x, y]) {
  const other = pointAt(draft, [x, y]);
  if (other !== -1 && other !== cell) return draft;
  return { ...draft, cells: draft.cells.map((point, i) => (i === cell ? [tidy(x), tidy(y)] : point)) };
}

/**
 * Removes a point, and the lines with fewer than two points left.
 * @param {Draft} draft
 * @param {number} cell
 * @returns {Draft}
 */
export function removePoint(draft, cell) {
  const lines = draft.lines
    .map((line) => ({
      ...line,
      cells: line.cells.filter((other) => other !== cell).map((other) => (other > cell ? other - 1 : other)),
    }))
    .filter(({ cells }) => cells.length > 1);
  const without = (/** @type {any[]} */ list) => list.filter((_, i) => i !== cell);
  return { ...draft, cells: without(draft.cells), givens: without(draft.givens), lines };
}

/** @param {Draft} draft @param {number[]} cells @param {number} target @returns {Draft} */
export function addLine(draft, cells, target) {
  if (cells.length < 2 || draft.lines.length >= MOST_LINES) return draft;
  // Lines of distinct numbers rarely occur alone, so a new line has the rule of the last one.
  const last = draft.lines[draft.lines.length - 1];
  return { ...draft, lines: [...draft.lines, { cells, stroke: { kind: "row" }, ...ruleOf(target, last?.different) }] };
}

/** Makes the rule of a line. @param {number} target @param {boolean} [different] */
const ruleOf = (target, different) => (different ? { target: 0, different: true } : { target, different: false });

/** @param {Draft} draft @param {number} line @returns {Draft} */
export const removeLine = (draft, line) => ({ ...draft, lines: draft.lines.filter((_, i) => i !== line) });

/** @param {Draft} draft @param {number} line @param {number} target @returns {Draft} */
export const setTarget = (draft, line, target) => ({
  ...draft,
  lines: draft.lines.map((own, i) => (i === line ? { ...own, ...ruleOf(target) } : own)),
});

/**
 * Makes a line require distinct numbers, or a sum again.
 * @param {Draft} draft
 * @param {number} line
 * @param {boolean} different
 * @param {number} target the sum, if the line has one
 * @returns {Draft}
 */
export const setDifferent = (draft, line, different, target) => ({
  ...draft,
  lines: draft.lines.map((own, i) => (i === line ? { ...own, ...ruleOf(target, different) } : own)),
});

/** @param {Draft} draft @returns {Draft} */
export const allDifferent = (draft) => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, ...ruleOf(0, true) })),
});

/** @param {Draft} draft @param {number} target @returns {Draft} */
export const setTargets = (draft, target) => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, ...ruleOf(target) })),
});

/**
 * Sets the form of a line; a ring goes around the centre of its points.
 * @param {Draft} draft
 * @param {number} line
 * @param {string} kind
 * @returns {Draft}
 */
export function setStroke(draft, line, kind) {
  const points = draft.lines[line].cells.map((cell) => draft.cells[cell]);
  const [x, y] = [0, 1].map((axis) => tidy(points.reduce((sum, point) => sum + point[axis], 0) / points.length));
  const radius = tidy(points.reduce((sum, point) => sum + apart(point, [x, y]), 0) / points.length);
  /** @type {import("../../core/types.js").Stroke} */
  const stroke =
    kind === "ring" && radius > 0 ? { kind: "ring", x, y, radius } : { kind: kind === "loop" ? "loop" : "row" };
  return { ...draft, lines: draft.lines.map((each, i) => (i === line ? { ...each, stroke } : each)) };
}

/** @param {Draft} draft @param {number} cell @param {number | null} number @returns {Draft} */
export function give(draft, cell, number) {
  const givens = draft.cells.map((_, i) => (i === cell ? number : (draft.givens[i] ?? null)));
  return { ...draft, givens };
}

/** Adds the mirror image of the draft, left to right. @param {Draft} draft */
export const mirrored = (draft) => withImages(draft, [([x, y]) => [-x, y]]);

/**
 * Adds rotations about the origin, so that the draft looks the same after every `fold`th of a turn.
 * @param {Draft} draft
 * @param {number} fold
 */
export function turned(draft, fold) {
  const turns = Array.from({ length: fold - 1 }, (_, i) => ((i + 1) * 2 * Math.PI) / fold);
  return withImages(
    draft,
    turns.map((angle) => ([x, y]) => [
      Math.cos(angle) * x - Math.sin(angle) * y,
      Math.sin(angle) * x + Math.cos(angle) * y,
    ]),
  );
}

/**
 * Adds the images of all points and lines, except for those that already exist.
 * @param {Draft} draft
 * @param {((point: Point) => Point)[]} motions
 * @returns {Draft}
 */
function withImages(draft, motions) {
  const { cells, lines } = draft;
  let next = draft;
  const key = (/** @type {number[]} */ cells) => [...cells].sort((a, b) => a - b).join();
  const known = new Set(lines.map((line) => key(line.cells)));
  for (const motion of motions) {
    /** @type {number[]} */
    const image = [];
    for (const cell of cells) {
      const at = motion(cell);
      next = addPoint(next, at);
      image.push(pointAt(next, at));
    }
    for (const { cells: members, target, different, stroke } of lines) {
      const moved = members.map((cell) => image[cell]);
      if (moved.includes(-1) || known.has(key(moved)) || next.lines.length >= MOST_LINES) continue;
      known.add(key(moved));
      const middle = stroke.kind === "ring" ? motion([stroke.x, stroke.y]) : null;
      const [x, y] = (middle ?? [0, 0]).map(tidy);
      const drawn = stroke.kind === "ring" ? { ...stroke, x, y } : stroke;
      next = { ...next, lines: [...next.lines, { cells: moved, stroke: drawn, ...ruleOf(target, different) }] };
    }
  }
  return next;
}
