import english from "../../text/en/proof.js";
import { texts } from "../../text/text.js";

export const t = texts("proof", english);
