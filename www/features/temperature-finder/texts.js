// The texts of the finder of temperatures.

import english from "../../text/en/finder.js";
import { texts } from "../../text/text.js";

export const t = texts("finder", english);
