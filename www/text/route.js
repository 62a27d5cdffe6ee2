// The texts of the map, for all who speak of it.

import english from "./en/route.js";
import { texts } from "./text.js";

export const t = texts("route", english);
