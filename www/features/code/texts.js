import english from "../../text/en/code.js";
import { texts } from "../../text/text.js";

export const t = texts("code", english);
