// The texts of queens, for all modules that use them.

import english from "./en/queens.js";
import { texts } from "./text.js";

export const t = texts("queens", english);
