// The texts below the board, for all who show one.

import english from "./en/legend.js";
import { texts } from "./text.js";

export const t = texts("legend", english);
