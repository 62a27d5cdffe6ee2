// The grid of a sudoku: its rows, and descriptions of its cells.

import { placeOf } from "../places.js";
import { t } from "../../text/sudoku.js";
import { cellTowards } from "../../lib/arrows.js";
import { character } from "../../lib/digits.js";
import { squares } from "../grid.js";
import { conflictsOf, repeatsOf } from "./rules.js";
import { isWrong, wordsOf } from "./variant.js";

/** @typedef {import("./shape.js").Shape} Shape */
/** @typedef {import("./layers.js").Marks} Marks */

const KINDS = /** @type {const} */ ([
  "annealed",
  "given",
  "deduced",
  "plain",
  "pinned",
  "kicked",
  "decided",
  "followed",
]);

/** @param {Shape} shape @returns {import("../grid.js").Cells} */
export function cellsOf({ size }) {
  /** The places in words, which stay the same while contents change. @type {string[]} */
  const places = [];
  return {
    rows: squares(size, size),
    towards: (event, here) => cellTowards(event, here, { rows: size, columns: size }),
    label: (cell, content) => t("cell", { place: (places[cell] ??= placeOf(size, cell)), content }),
  };
}

/**
 * Describes the contents of a board's cells: "5, given"; "7, annealed, repeats in its row and column".
 * @param {Shape} shape @param {ArrayLike<number>} board @param {ArrayLike<number>} kinds @param {Marks | null} marks
 * the marks of an argument
 */
export function contentsOf(shape, board, kinds, marks) {
  const { size, rules = null } = shape;
  const { row, column } = repeatsOf(size, board);
  const broken = rules && conflictsOf(shape, board).cells;
  const wrong = new Set(
    rules?.cages.flatMap(({ cells, sum }) => (sum !== null && isWrong(cells, sum, board) ? cells : [])),
  );
  // A large board has far fewer distinct contents than cells, and making the texts takes the time.
  /** @type {Map<number, string>} */
  const known = new Map();
  return argued(shape, marks, (cell) => {
    const [inRow, inColumn, off] = [row(cell), column(cell), wrong.has(cell)];
    const breaks = !inRow && !inColumn && !!broken?.has(cell);
    const flags = Number(inRow) + 2 * Number(inColumn) + 4 * Number(off) + 8 * Number(breaks);
    const key = (kinds[cell] * (size + 1) + board[cell]) * 16 + flags;
    let words = known.get(key);
    if (words === undefined) known.set(key, (words = inWords(board[cell], kinds[cell], inRow, inColumn, off, breaks)));
    return words;
  });
}

/**
 * Describes the content of a cell.
 * @param {number} number
 * @param {number} kind
 * @param {boolean} inRow whether it repeats in its row
 * @param {boolean} inColumn whether it repeats in its column
 * @param {boolean} off whether its cage has a wrong sum
 * @param {boolean} breaks whether it breaks another rule
 */
function inWords(number, kind, inRow, inColumn, off, breaks) {
  if (number === 0) return t("blank");
  const plain = t(KINDS[kind], { digit: character(number) });
  const summed = off ? t("cageIsWrong", { content: plain }) : plain;
  const content = breaks ? t("breaksRule", { content: summed }) : summed;
  if (inRow) return t(inColumn ? "repeatsInBoth" : "repeatsInRow", { content });
  return inColumn ? t("repeatsInColumn", { content }) : content;
}

/**
 * Describes the contents of cells whose givens are being edited: "blank"; "5, given, contradicts another".
 * @param {Shape} shape @param {ArrayLike<number>} givens @param {Set<number>} conflicts @param {Set<number>} marked
 * @param {Marks | null} marks the marks of an argument
 * @param {import("./own.js").Own | null} [own] the digits and pencil marks of a person who fills in the puzzle
 * @param {number[][] | null} [notes] the possible digits of each blank
 */
export const contentsOfGivens = (shape, givens, conflicts, marked, marks, own = null, notes = null) =>
  argued(shape, marks, (cell) => {
    const digit = character(givens[cell]);
    if (own?.isOwn(cell)) return ownInWords(own, cell, conflicts.has(cell));
    if (notes && givens[cell] === 0) return canBe(notes[cell]);
    const content = givens[cell] === 0 ? t("blank") : t(conflicts.has(cell) ? "givenConflicts" : "given", { digit });
    return marked.has(cell) ? t("marked", { content }) : content;
  });

/**
 * Describes a cell that a person fills in: "7, yours"; "blank, pencil marks 1, 7".
 * @param {import("./own.js").Own} own
 * @param {number} cell
 * @param {boolean} wrong
 */
function ownInWords({ filled: { digits, notes } }, cell, wrong) {
  const digit = character(digits[cell]);
  if (digits[cell] > 0) return t(wrong ? "ownWrong" : "own", { digit });
  return notes[cell].length > 0 ? t("noted", { digits: notes[cell].map(character).join(", ") }) : t("blank");
}

/** Describes the possible digits of a blank. @param {number[]} digits */
const canBe = (digits) =>
  digits.length > 0 ? t("canBe", { digits: digits.map(character).join(", ") }) : t("canBeNothing");

/** The words of the rules that concern each cell. @type {WeakMap<object, string[]>} */
const wordsOfRules = new WeakMap();

/**
 * Adds the words of an argument, and of the rules.
 * @param {Shape} shape
 * @param {Marks | null} marks
 * @param {(cell: number) => string} contentOf
 */
function argued(shape, marks, contentOf) {
  const { rules } = shape;
  const words = rules ? (wordsOfRules.get(rules) ?? wordsOf(shape)) : [];
  if (rules) wordsOfRules.set(rules, words);
  return (/** @type {number} */ cell) => {
    const [digit, other] = (marks?.digits.get(cell) ?? []).map(character);
    const content =
      other !== undefined
        ? t("eitherDigit", { digit, other })
        : digit !== undefined
          ? t("mustBe", { digit })
          : marks?.why.has(cell)
            ? t(marks.spare ? "canGo" : "rulesOut", { content: contentOf(cell) })
            : contentOf(cell);
    return content + (words[cell] ?? "");
  };
}
