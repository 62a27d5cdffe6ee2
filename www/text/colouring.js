// The texts of maps and graphs to be coloured, for all who speak of them.

import english from "./en/colouring.js";
import { texts } from "./text.js";

export const t = texts("colouring", english);
