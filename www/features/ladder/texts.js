// The texts of the ladder.

import english from "../../text/en/ladder.js";
import { texts } from "../../text/text.js";

export const t = texts("ladder", english);
