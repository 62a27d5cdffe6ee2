// The texts about a run, for all who speak of it.

import english from "./en/run.js";
import { texts } from "./text.js";

export const t = texts("run", english);

/** Who can hover has a keyboard, most likely. */
export const howToStart = () => t(matchMedia("(hover: hover)").matches ? "pressStartOrSpace" : "pressStart");
