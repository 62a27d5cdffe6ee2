import english from "../../text/en/runs.js";
import { texts } from "../../text/text.js";

export const t = texts("runs", english);
