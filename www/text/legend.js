// The texts below the board, for all modules that use them.

import english from "./en/legend.js";
import { texts } from "./text.js";

export const t = texts("legend", english);
