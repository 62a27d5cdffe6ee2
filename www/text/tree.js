// The texts of spanning trees, for all modules that use them.

import english from "./en/tree.js";
import { texts } from "./text.js";

export const t = texts("tree", english);
