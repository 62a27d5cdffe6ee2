// The texts about a run, for all who speak of it.

import english from "./en/run.js";
import { texts } from "./text.js";

export const t = texts("run", english);

/** Who can hover has a keyboard, most likely. In a frame of another page no keys are the page's own. */
export const howToStart = () => {
  const keys = matchMedia("(hover: hover)").matches && !("embed" in document.documentElement.dataset);
  return t(keys ? "pressStartOrSpace" : "pressStart");
};
