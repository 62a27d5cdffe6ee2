// The texts about sudokus, for board and dialogs.

import english from "./en/sudoku.js";
import { texts } from "./text.js";

export const t = texts("sudoku", english);
