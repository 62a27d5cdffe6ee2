// The texts of queens, for all who speak of them.

import english from "./en/queens.js";
import { texts } from "./text.js";

export const t = texts("queens", english);
