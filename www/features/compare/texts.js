import english from "../../text/en/compare.js";
import { texts } from "../../text/text.js";

export const t = texts("compare", english);
