// The texts of maps and graphs for colouring, for all modules that use them.

import english from "./en/colouring.js";
import { texts } from "./text.js";

export const t = texts("colouring", english);
