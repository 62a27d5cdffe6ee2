import english from "../../text/en/search.js";
import { texts } from "../../text/text.js";

export const t = texts("search", english);
