// The names of cells and lines of squares, numbered row by row.

import { t } from "../text/board.js";

/** Row and column, from 1. @param {number} columns @param {number} cell */
const placeIn = (columns, cell) => ({ row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });

/** "row 1, column 3". @param {number} columns @param {number} cell */
export const placeOf = (columns, cell) => t("place", placeIn(columns, cell));

/** "r1 c3". @param {number} columns @param {number} cell */
export const shortPlaceOf = (columns, cell) => t("placeShort", placeIn(columns, cell));

/** "row 3", or "column 3" behind all rows. @param {number} rows @param {number} line */
export const lineOf = (rows, line) => (line < rows ? t("row", { n: line + 1 }) : t("column", { n: line - rows + 1 }));
