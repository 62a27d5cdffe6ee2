// The texts about a run, for all modules that use them.

import english from "./en/run.js";
import { texts } from "./text.js";

export const t = texts("run", english);

/**
 * Explains how to start a run. A device that can hover most likely has a keyboard. In a frame of another page, the keys
 * do not belong to this page.
 */
export const howToStart = () => {
  const keys = matchMedia("(hover: hover)").matches && !("embed" in document.documentElement.dataset);
  return t(keys ? "pressStartOrSpace" : "pressStart");
};
