import english from "../../text/en/essay.js";
import { texts } from "../../text/text.js";

export const t = texts("essay", english);
