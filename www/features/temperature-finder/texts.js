// The texts of the temperature finder.

import english from "../../text/en/finder.js";
import { texts } from "../../text/text.js";

export const t = texts("finder", english);
