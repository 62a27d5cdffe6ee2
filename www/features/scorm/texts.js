import english from "../../text/en/scorm.js";
import { texts } from "../../text/text.js";

export const t = texts("scorm", english);
