import english from "../../text/en/show.js";
import { texts } from "../../text/text.js";

export const t = texts("show", english);
