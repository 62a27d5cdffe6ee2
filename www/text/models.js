// The texts of problems whose moves are no swaps, for all who speak of them.

import english from "./en/models.js";
import { texts } from "./text.js";

export const t = texts("models", english);
