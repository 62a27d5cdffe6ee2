// The texts of the map, for all modules that use them.

import english from "./en/route.js";
import { texts } from "./text.js";

export const t = texts("route", english);
