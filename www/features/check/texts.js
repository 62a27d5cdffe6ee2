// The texts of the check.

import english from "../../text/en/check.js";
import { texts } from "../../text/text.js";

export const t = texts("check", english);
