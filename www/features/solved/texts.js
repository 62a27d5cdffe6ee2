import english from "../../text/en/solved.js";
import { texts } from "../../text/text.js";

export const t = texts("solved", english);
