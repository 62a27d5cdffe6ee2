// The texts of magnets, for all modules that use them.

import english from "./en/ising.js";
import { texts } from "./text.js";

export const t = texts("ising", english);
