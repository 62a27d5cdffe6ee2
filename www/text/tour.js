// The texts of tours, for all modules that use them.

import english from "./en/tour.js";
import { texts } from "./text.js";

export const t = texts("tour", english);
