// The texts of what holds the page together.

import english from "./en/shell.js";
import { texts } from "./text.js";

export const t = texts("shell", english);
