// The texts of the puzzle editor, for its parts.

import english from "./en/editor.js";
import { texts } from "./text.js";

export const t = texts("editor", english);
