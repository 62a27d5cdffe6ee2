import english from "../text/en/plots.js";
import { texts } from "../text/text.js";

export const t = texts("plots", english);

/** @typedef {Parameters<typeof t>[0]} Key */
