// The texts for the frame of the page.

import english from "./en/shell.js";
import { texts } from "./text.js";

export const t = texts("shell", english);
