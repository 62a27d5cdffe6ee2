// The forms of a message, for tests of the catalogues.

/** @typedef {import("../../www/text/text.js").Message} Message */
/** @typedef {import("../../www/text/text.js").Plural} Plural */
/** @typedef {import("../../www/text/text.js").Sentence} Sentence */

/** Every form, those of plurals in a sentence among them. @param {Message} message @returns {string[]} */
export const forms = (message) => (typeof message === "string" ? [message] : Object.values(message).flatMap(forms));

/** The plurals of a message, by the value that chooses the form. @param {Message} message @returns {[value: string, plural: Plural][]} */
export function pluralsOf(message) {
  if (typeof message === "string") return [];
  if (!("text" in message)) return [["n", /** @type {Plural} */ (message)]];
  const { text, ...plurals } = /** @type {Sentence} */ (message);
  return [...pluralsOf(text), .../** @type {[string, Plural][]} */ (Object.entries(plurals))];
}
