// The texts of problems whose moves are not swaps, for all modules that use them.

import english from "./en/models.js";
import { texts } from "./text.js";

export const t = texts("models", english);
