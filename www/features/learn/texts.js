import english from "../../text/en/learn.js";
import { texts } from "../../text/text.js";

export const t = texts("learn", english);
