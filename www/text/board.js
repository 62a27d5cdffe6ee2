// The texts about a board, for all modules that use them.

import english from "./en/board.js";
import { texts } from "./text.js";

export const t = texts("board", english);
