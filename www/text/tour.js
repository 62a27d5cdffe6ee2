// The texts of tours, for all who speak of them.

import english from "./en/tour.js";
import { texts } from "./text.js";

export const t = texts("tour", english);
