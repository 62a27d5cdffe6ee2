// The reports of the core in words: the core sends codes and their arguments.

import english from "./en/core.js";
import { asWritten, texts } from "./text.js";

/** @typedef {import("../core/types.js").CoreMessage} CoreMessage */

const t = texts("core", english);

/** @param {CoreMessage | string} message a puzzle's own text stays as it is @returns {string} */
export function inWords(message) {
  if (typeof message === "string") return message;
  const values = Object.entries(message.args).map(([name, arg]) => [
    name,
    // Typed text is repeated as it was typed.
    typeof arg === "object" && !Array.isArray(arg)
      ? inWords(arg)
      : typeof arg === "string" && name !== "value"
        ? asWritten(arg)
        : arg,
  ]);
  return t(/** @type {keyof typeof english} */ (message.code), Object.fromEntries(values));
}

/** Describes the error in a link, with its key. @param {import("../core/types.js").LinkError} error */
export const refusalOf = ({ key, message }) =>
  key === "" ? inWords(message) : t("of_key", { key, problem: inWords(message) });
