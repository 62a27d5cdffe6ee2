// The texts about a board, for all who speak of it.

import english from "./en/board.js";
import { texts } from "./text.js";

export const t = texts("board", english);
