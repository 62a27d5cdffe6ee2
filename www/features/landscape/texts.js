import english from "../../text/en/landscape.js";
import { texts } from "../../text/text.js";

export const t = texts("landscape", english);
