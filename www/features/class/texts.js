import english from "../../text/en/class.js";
import { texts } from "../../text/text.js";

export const t = texts("class", english);
