// The layers of a sudoku, each a function of the scene, from the bottom up: shades, numbers, repeats, lines, marks,
// counts.
//
// The three kinds of numbers differ in weight and slope before they differ in ink: givens are heavy, deduced numbers
// slanted, annealed ones light. An underline marks a repeated number, and a dot beside it a repeat in its column.

import { conflictsOf, fullLines, repeatsOf } from "./rules.js";
import { character } from "../../lib/digits.js";
import { bandOf, blockOf, ZERO_IS_LAST } from "./shape.js";
import { drawCages, drawGround, drawRegions } from "./variant.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/**
 * The drawn state.
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {import("./shape.js").Shape} puzzle
 * @property {ArrayLike<number> | null} board null before the first numbers arrive
 * @property {ArrayLike<number> | null} kinds 0 annealed, 1 given, 2 deduced, 4 pinned, 5 kicked, 6 decided, 7 followed
 * @property {ArrayLike<number> | null} sums the repeats in each row, then in each column
 * @property {{ cells: [number, number], accepted: boolean } | null} pair the cells of the last proposal
 * @property {number | null} cell the selected or focused cell
 * @property {Edited | null} edited the givens being edited, drawn in place of the board
 * @property {Marks | null} marks the marks of an argument about the givens
 * @property {Colours} colours
 */

/**
 * The givens in the editor; `marked` are the cells of a cage being drawn, null while digits are edited. `own` contains
 * the digits and pencil marks of a person who fills in the puzzle, and `notes` the possible digits of each blank.
 * @typedef {{ givens: ArrayLike<number>, conflicts: Set<number>, selecting: boolean, marked: Set<number> | null,
 *   own?: import("./own.js").Own,
 *   notes?: number[][] | null }} Edited
 */
/**
 * The marks of an argument: `why` contains the cells that exclude a digit, `unit` the cells of the house. With
 * `failed`, no place or digit is left in that house. `target` is the cell of a forced digit; `digits` are drawn beside
 * the givens, one or two per cell. With `spare`, `why` contains unnecessary givens instead.
 * @typedef {{ why: Set<number>, spare?: boolean, unit: Set<number>, failed: boolean, target: number | null,
 *   digits: Map<number, number[]> }} Marks
 */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */

const ANNEALED = 0;
const GIVEN = 1;
const DEDUCED = 2;
const PLAIN = 3;
const PINNED = 4;
const KICKED = 5;
const DECIDED = 6;
const FOLLOWED = 7;

/** The size of a digit as a fraction of its cell, and its size on large boards, which also have letters. */
const DIGIT = 0.66;
const DIGIT_OF_MANY = 0.78;
/**
 * The distance from a digit's centre to its baseline, as a fraction of its size: half the height of the typeface's
 * capitals.
 */
const BASELINE = 0.35;
/** The minimum pitch for digits; below it they are dots. */
const SMALLEST_DIGIT = 7;
/** The pitch below which lines between cells are pale. */
const CLOSE = 20;

/**
 * The minimum radius of a round dot, in pixels of the screen. A smaller dot is a square, which looks the same and is
 * drawn faster.
 */
const SMALLEST_ROUND = 2;

/** Returns the drawn numbers. @param {Scene} scene */
export const numbersOf = ({ edited, board }) => edited?.givens ?? board;

/** @param {Layout} layout @param {number} cell */
function cornerOf({ pitch, left, top, side }, cell) {
  const size = Math.round(side / pitch);
  return { x: left + (cell % size) * pitch, y: top + Math.floor(cell / size) * pitch };
}

/**
 * Draws shades. In the editor: the row, column and box of the selected cell, and the same digit elsewhere. Otherwise:
 * the two cells of the last proposal, inverted, in their box; grey if the move was rejected.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawShades(context, scene) {
  const { layout, puzzle, cell: chosen, edited, pair, colours } = scene;
  const { pitch, left, top, side } = layout;
  context.fillStyle = colours.panel;
  context.fillRect(left, top, side, side);
  const ground = () => puzzle.rules && drawGround(context, layout, puzzle.rules, colours);
  if (edited?.selecting && chosen !== null) {
    const { size } = puzzle;
    const block = blockOf(puzzle, chosen);
    context.fillStyle = colours.press;
    if (edited.marked) {
      fillBlock(context, scene, block);
      context.fillStyle = colours.accent;
      context.globalAlpha = 0.3;
      for (const cell of edited.marked) {
        const { x, y } = cornerOf(layout, cell);
        context.fillRect(x, y, pitch, pitch);
      }
      context.globalAlpha = 1;
      ground();
      return;
    }
    context.fillRect(left, top + Math.floor(chosen / size) * pitch, side, pitch);
    context.fillRect(left + (chosen % size) * pitch, top, pitch, side);
    fillBlock(context, scene, block);
    drawArgument(context, scene);
    const digit = edited.givens[chosen];
    context.fillStyle = colours.accent;
    context.globalAlpha = 0.22;
    for (let cell = 0; digit > 0 && cell < size * size; cell++) {
      if (edited.givens[cell] !== digit || cell === chosen) continue;
      const { x, y } = cornerOf(layout, cell);
      context.fillRect(x, y, pitch, pitch);
    }
    context.globalAlpha = 1;
    ground();
    return;
  }
  ground();
  drawArgument(context, scene);
  if (edited) return;
  drawChoices(context, scene);
  if (pair) {
    // The two cells of a swap are in the same box.
    if (pair.cells[0] !== pair.cells[1]) {
      context.fillStyle = colours.press;
      fillBlock(context, scene, blockOf(puzzle, pair.cells[0]));
    }
    context.fillStyle = pair.accepted ? colours.ink : colours.rejected;
    for (const cell of pair.cells) {
      const { x, y } = cornerOf(layout, cell);
      context.fillRect(x, y, pitch, pitch);
    }
  }
}

/**
 * Draws the cells of an argument: the excluding cells on a strong ground, and the house on a pale ground, or hatched if
 * it fails.
 * @param {Context} context
 * @param {Scene} scene
 */
function drawArgument(context, { layout, marks, edited, board, colours }) {
  if (!marks) return;
  const { pitch } = layout;
  const numbers = edited?.givens ?? board;
  for (const cell of marks.unit) {
    const { x, y } = cornerOf(layout, cell);
    context.fillStyle = colours.press;
    if (!marks.failed) context.fillRect(x, y, pitch, pitch);
    else if (!numbers?.[cell]) drawHatch(context, x, y, pitch, colours["high-fill"]);
  }
  context.fillStyle = colours["high-fill"];
  context.globalAlpha = 0.62;
  for (const cell of marks.why) {
    const { x, y } = cornerOf(layout, cell);
    context.fillRect(x, y, pitch, pitch);
  }
  context.globalAlpha = 1;
}

/** @param {Context} context @param {number} x @param {number} y @param {number} pitch @param {string} colour */
function drawHatch(context, x, y, pitch, colour) {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, pitch / 24);
  context.beginPath();
  for (let along = pitch / 8; along < 2 * pitch; along += pitch / 4) {
    const over = Math.max(0, along - pitch);
    context.moveTo(x + over, y + along - over);
    context.lineTo(x + along - over, y + over);
  }
  context.stroke();
}

/**
 * Draws the tint of numbers chosen freely by a rebuild: pale for a decision, strong and framed for the kick.
 * @param {Context} context
 * @param {Scene} scene
 */
function drawChoices(context, { layout, kinds, colours }) {
  const { pitch } = layout;
  if (!kinds) return;
  context.fillStyle = context.strokeStyle = colours.accent;
  context.lineWidth = Math.max(1.5, pitch * 0.06);
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] !== KICKED && kinds[cell] !== DECIDED) continue;
    const { x, y } = cornerOf(layout, cell);
    context.globalAlpha = kinds[cell] === KICKED ? 0.34 : 0.16;
    context.fillRect(x, y, pitch, pitch);
    context.globalAlpha = 1;
    const inset = context.lineWidth / 2 + 1;
    if (kinds[cell] === KICKED) context.strokeRect(x + inset, y + inset, pitch - 2 * inset, pitch - 2 * inset);
  }
}

/** @param {Context} context @param {Scene} scene @param {number} block */
function fillBlock(context, { layout, puzzle }, block) {
  const { size, box_rows, box_columns, rules } = puzzle;
  if (rules?.regions) {
    for (const [cell, region] of rules.regions.entries()) {
      const { x, y } = cornerOf(layout, cell);
      if (region === block) context.fillRect(x, y, layout.pitch, layout.pitch);
    }
    return;
  }
  const across = size / box_columns;
  const x = (block % across) * box_columns;
  const y = Math.floor(block / across) * box_rows;
  const { pitch, left, top } = layout;
  context.fillRect(left + x * pitch, top + y * pitch, box_columns * pitch, box_rows * pitch);
}

/**
 * Draws numbers, one kind after the other, because setting a typeface takes longer than drawing a digit.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawNumbers(context, scene) {
  const { layout, puzzle, kinds, edited, pair, colours } = scene;
  const numbers = numbersOf(scene);
  if (!numbers) return;
  const { pitch } = layout;
  const size = digitSize(puzzle.size, pitch);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const [kind, style, ink] of [
    [ANNEALED, "400", colours.quiet],
    [FOLLOWED, "400", colours.ink],
    [GIVEN, "600", colours.ink],
    [DEDUCED, "italic 500", colours.ink],
  ]) {
    context.font = `${style} ${size}px ${colours.display}`;
    context.fillStyle = String(ink);
    for (let cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell] === 0 || (edited ? editedKind(edited, cell) : kindOf(kinds, cell)) !== kind) continue;
      if (edited)
        context.fillStyle = edited.conflicts.has(cell)
          ? colours.high
          : kind === FOLLOWED
            ? colours.accent
            : colours.ink;
      else if (pair) context.fillStyle = pair.cells.includes(cell) ? colours.page : String(ink);
      const { x, y } = cornerOf(layout, cell);
      if (pitch < SMALLEST_DIGIT) context.fillRect(x + pitch * 0.25, y + pitch * 0.25, pitch * 0.5, pitch * 0.5);
      else context.fillText(character(numbers[cell]), x + pitch / 2, y + pitch / 2 + size * BASELINE);
      if (numbers[cell] === ZERO_IS_LAST && pitch >= SMALLEST_DIGIT) drawSlash(context, x, y, pitch, size);
    }
  }
}

/**
 * Draws a forced digit, slanted like singles; or the digits of two solutions, the second in grey.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawArgued(context, { layout, puzzle, marks, colours }) {
  const { pitch } = layout;
  if (!marks || pitch < SMALLEST_DIGIT) return;
  const size = digitSize(puzzle.size, pitch);
  for (const [cell, digits] of marks.digits) {
    const two = digits.length > 1;
    const { x, y } = cornerOf(layout, cell);
    const high = two ? size * 0.72 : size;
    context.font = `${two ? "600" : "italic 500"} ${high}px ${colours.display}`;
    for (const [i, digit] of digits.entries()) {
      context.fillStyle = i > 0 ? colours.rejected : cell === marks.target ? colours.accent : colours.ink;
      const along = two ? (i === 0 ? 0.3 : 0.7) : 0.5;
      context.fillText(character(digit), x + pitch * along, y + pitch / 2 + high * BASELINE);
    }
  }
}

/**
 * Draws a slash through a 0, which would look like an O beside letters.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} pitch
 * @param {number} size
 */
function drawSlash(context, x, y, pitch, size) {
  const [middle, centre, wide, high] = [x + pitch / 2, y + pitch / 2, size * 0.2, size * 0.32];
  context.strokeStyle = context.fillStyle;
  context.lineWidth = Math.max(0.75, size * 0.07);
  context.beginPath();
  context.moveTo(middle - wide, centre + high);
  context.lineTo(middle + wide, centre - high);
  context.stroke();
}

/**
 * Returns the kind that determines how a number is drawn: pinned numbers like annealed ones, numbers of a rebuild like
 * followed ones.
 * @param {ArrayLike<number> | null} kinds
 * @param {number} cell
 */
function kindOf(kinds, cell) {
  const kind = kinds?.[cell] ?? GIVEN;
  if (kind === KICKED || kind === DECIDED || kind === PLAIN) return FOLLOWED;
  return kind === PINNED ? ANNEALED : kind;
}

/**
 * Returns the kind that determines how a digit in the editor is drawn: as a given, or as a person's own digit.
 * @param {Edited} edited
 * @param {number} cell
 */
const editedKind = ({ own }, cell) => (own?.isOwn(cell) ? FOLLOWED : GIVEN);

/**
 * Draws pencil marks, as many per row as a box has columns, and a line through each wrong digit of a person who fills
 * in the puzzle.
 * @param {Context} context
 * @param {Scene} scene
 */
function drawOwn(context, { layout, puzzle, edited, colours }) {
  const notes = edited?.own?.filled.notes ?? edited?.notes;
  if (!edited || !notes) return;
  const { pitch } = layout;
  const across = Math.ceil(Math.sqrt(puzzle.size));
  const [inset, room] = [pitch * 0.07, (pitch * 0.86) / across];
  const size = Math.round(room * 0.94);
  context.font = `600 ${size}px ${colours.display}`;
  context.fillStyle = colours.ink;
  for (const [cell, digits] of notes.entries()) {
    const { x, y } = cornerOf(layout, cell);
    for (const digit of digits) {
      const [column, row] = [(digit - 1) % across, Math.floor((digit - 1) / across)];
      const [along, down] = [inset + (column + 0.5) * room, inset + (row + 0.5) * room + size * BASELINE];
      context.fillText(character(digit), x + along, y + down);
    }
  }
  context.fillStyle = colours.high;
  for (const cell of edited.own ? edited.conflicts : []) {
    const { x, y } = cornerOf(layout, cell);
    drawSlash(context, x, y, pitch, pitch);
  }
}

/** Draws a corner into each pinned cell. @param {Context} context @param {Scene} scene */
export function drawPins(context, { layout, kinds, edited, colours }) {
  if (edited || !kinds) return;
  const size = layout.pitch * 0.26;
  context.fillStyle = colours.accent;
  context.beginPath();
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] !== PINNED) continue;
    const { x, y } = cornerOf(layout, cell);
    context.moveTo(x, y);
    context.lineTo(x + size, y);
    context.lineTo(x, y + size);
  }
  context.fill();
}

/** @param {number} size of the puzzle @param {number} pitch */
const digitSize = (size, pitch) => Math.round(pitch * (size > 9 ? DIGIT_OF_MANY : DIGIT) * 2) / 2;

/**
 * Marks repeats, or contradictions among givens: by an underline, and by a dot beside the digit.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawRepeats(context, scene) {
  const { layout, puzzle, edited, colours } = scene;
  const numbers = numbersOf(scene);
  const { pitch } = layout;
  if (!numbers || pitch < SMALLEST_DIGIT) return;
  const { row, column } = repeatsOf(puzzle.size, numbers);
  const others = puzzle.rules && !edited ? conflictsOf(puzzle, numbers).cells : null;
  const thick = Math.max(1.5, pitch * 0.045);
  const below = (pitch + digitSize(puzzle.size, pitch) * 0.7) / 2 + Math.max(1, pitch * 0.04);
  const dot = Math.max(1.25, pitch * 0.045);
  const square = dot * layout.sharp < SMALLEST_ROUND ? 1.8 * dot : 0;
  context.fillStyle = colours.high;
  context.beginPath();
  for (let cell = 0; cell < numbers.length; cell++) {
    const [underlined, dotted] = edited
      ? [edited.conflicts.has(cell), column(cell)]
      : [row(cell) || column(cell) || others?.has(cell), column(cell)];
    if (!underlined) continue;
    const { x, y } = cornerOf(layout, cell);
    // Rectangles are drawn one by one, because a path of hundreds of them takes several times as long.
    context.fillRect(x + pitch * 0.28, y + below, pitch * 0.44, thick);
    if (!dotted) continue;
    const [right, up] = [x + pitch * 0.86, y + pitch * 0.2];
    if (square) {
      context.fillRect(right - square / 2, up - square / 2, square, square);
    } else {
      context.moveTo(right + dot, up);
      context.arc(right, up, dot, 0, 2 * Math.PI);
    }
  }
  context.fill();
}

/**
 * Draws hairlines between cells and thick lines around boxes, on integer screen pixels. Lines are rectangles, which a
 * browser paints faster than a path. They are opaque, so that crossings are no darker.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawLines(context, { layout, puzzle, colours }) {
  const { size, box_columns } = puzzle;
  const band = bandOf(puzzle);
  const { sharp, pitch } = layout;
  const thin = Math.max(1, Math.round(sharp)) / sharp;
  const thick = pitch < SMALLEST_DIGIT ? thin : Math.max(2, Math.round((pitch > 40 ? 3 : 2) * sharp)) / sharp;
  // In small cells the lines are paler, because the numbers already show the cells and must be legible.
  context.fillStyle = pitch < CLOSE ? colours.grid : colours.edge;
  const { regions } = puzzle.rules ?? {};
  for (let i = 1; i < size && pitch >= SMALLEST_DIGIT; i++) {
    if (regions || i % band !== 0) across(context, layout, i, thin);
    if (regions || i % box_columns !== 0) down(context, layout, i, thin);
  }
  context.fillStyle = colours.frame;
  if (regions) return drawRegions(context, layout, regions, thick);
  for (let i = 0; i <= size; i += band) across(context, layout, i, thick);
  for (let i = 0; i <= size; i += box_columns) down(context, layout, i, thick);
}

/** @param {Context} context @param {Layout} layout @param {number} i @param {number} thick */
function across(context, { pitch, left, top, side, sharp }, i, thick) {
  const half = Math.floor((thick * sharp) / 2) / sharp;
  context.fillRect(left - half, top + i * pitch - half, side + thick, thick);
}

/** @param {Context} context @param {Layout} layout @param {number} i @param {number} thick */
function down(context, { pitch, left, top, side, sharp }, i, thick) {
  const half = Math.floor((thick * sharp) / 2) / sharp;
  context.fillRect(left + i * pitch - half, top - half, thick, side + thick);
}

/**
 * Draws frames: solid around the selected cell, and broken around two cells whose swap was rejected.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawMarks(context, { layout, pair, cell: chosen, edited, marks, colours }) {
  const { pitch } = layout;
  const thick = Math.max(2, Math.min(3, pitch * 0.07));
  context.lineWidth = thick;
  /** @param {number} cell */
  const frame = (cell) => {
    const { x, y } = cornerOf(layout, cell);
    context.strokeRect(x + thick / 2 + 0.5, y + thick / 2 + 0.5, pitch - thick - 1, pitch - thick - 1);
  };
  if (pair && !edited && !pair.accepted) {
    context.strokeStyle = colours.page;
    context.setLineDash([Math.max(3, pitch * 0.1), Math.max(3, pitch * 0.1)]);
    for (const cell of pair.cells) frame(cell);
    context.setLineDash([]);
  }
  context.strokeStyle = colours.accent;
  for (const cell of [chosen, marks?.target ?? null]) if (cell !== null) frame(cell);
}

/**
 * Draws the number of repeats in each row and column in the margin; a tick for no repeats.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawCounts(context, { layout, puzzle, board, sums, edited, colours }) {
  const { pitch, left, top, side, margin } = layout;
  if (!sums || !board || edited || margin === 0) return;
  const { size } = puzzle;
  const full = fullLines(size, board);
  const font = Math.round(Math.max(12, Math.min(18, pitch * 0.4)));
  context.font = `600 ${font}px ${colours.display}`;
  context.textAlign = "center";
  const away = side + margin * 0.56 + 1;
  for (let i = 0; i < 2 * size; i++) {
    const along = (i % size) * pitch + pitch / 2;
    const [x, y] = i < size ? [left + away, top + along] : [left + along, top + away];
    // A line with blanks is neither right nor wrong.
    if (sums[i] === 0 && full[i]) drawTick(context, x, y, Math.min(font * 0.36, pitch * 0.3), colours.right);
    else if (sums[i] > 0) {
      context.fillStyle = colours.high;
      context.fillText(`+${sums[i]}`, x, y + font * BASELINE);
    }
  }
}

/** @param {Context} context @param {number} x @param {number} y @param {number} size @param {string} colour */
function drawTick(context, x, y, size, colour) {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, size * 0.34);
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  context.moveTo(x - size, y + size * 0.1);
  context.lineTo(x - size * 0.3, y + size * 0.75);
  context.lineTo(x + size, y - size * 0.75);
  context.stroke();
  context.lineCap = "butt";
}

/**
 * Draws all layers.
 * @param {Context} context
 * @param {Scene} scene
 */
export function drawSudoku(context, scene) {
  drawShades(context, scene);
  drawPins(context, scene);
  drawNumbers(context, scene);
  drawOwn(context, scene);
  drawArgued(context, scene);
  if (!scene.edited?.own) drawRepeats(context, scene);
  drawLines(context, scene);
  if (scene.puzzle.rules?.cages.length) {
    drawCages(context, scene.layout, scene.puzzle.rules, scene.colours, numbersOf(scene));
  }
  drawMarks(context, scene);
  drawCounts(context, scene);
}
