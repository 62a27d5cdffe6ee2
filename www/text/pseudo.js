// A language that nobody speaks, for tests: English with accents, longer by two fifths, in brackets that show where a text is cut.
// `?lang=en-XA` shows it from left to right, `?lang=ar-XB` from right to left.

const ACCENTS = new Map(
  [
    ..."aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ".matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain, accented]) => [plain, accented]),
);

/** @typedef {Record<string, import("./text.js").Message>} Room */

/** Those of the first view, as other languages have them. @type {Record<string, Room>} */
export const rooms = { board: {}, legend: {}, page: {}, puzzles: {}, run: {}, settings: {}, shell: {} };

/** Any other room: a text that is shown before its room has come stays plain, so that tests see it. @type {Record<string, () => Promise<{ default: Room }>>} */
export const later = new Proxy({}, { get: () => async () => ({ default: {} }) });

/** @param {string} message */
export function disguised(message) {
  if (!/\p{L}/u.test(message)) return message;
  // What stands in braces and tags is not for people, nor which term of the glossary a word is.
  const accented = message.replace(/\{[\w.-]+\}|\|[\w-]+\]|<\/?\w+\/?>|./gsu, (part) => ACCENTS.get(part) ?? part);
  const letters = [...message.replace(/\{[\w.-]+\}|\|[\w-]+\]|<\/?\w+\/?>/g, "")].length;
  // A line may end between them, as between words.
  const more = "·".repeat(Math.ceil(0.4 * letters)).replace(/(·{8})(?=·)/g, "$1 ");
  return `[${accented}${more}]`;
}
