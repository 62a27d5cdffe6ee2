import english from "../../text/en/embed.js";
import { texts } from "../../text/text.js";

export const t = texts("embed", english);
