// A pseudo-language for tests: English with accents, longer by two fifths, in brackets that show where a text is cut
// off. `?lang=en-XA` shows it from left to right, `?lang=ar-XB` from right to left.

const ACCENTS = new Map(
  [
    ..."aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ".matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain, accented]) => [plain, accented]),
);

/** @typedef {Record<string, import("./text.js").Message>} Room */

/** The rooms of the first view, as in other languages. @type {Record<string, Room>} */
export const rooms = { board: {}, legend: {}, page: {}, puzzles: {}, run: {}, settings: {}, shell: {} };

/**
 * Any other room; a text shown before its room is loaded stays plain, so that tests can detect it.
 * @type {Record<string, () => Promise<{ default: Room }>>}
 */
export const later = new Proxy({}, { get: () => async () => ({ default: {} }) });

/** @param {string} message */
export function disguised(message) {
  if (!/\p{L}/u.test(message)) return message;
  // Names in braces, tags, and the glossary term of a word are not text for people, so they stay unchanged.
  const accented = message.replace(/\{[\w.-]+\}|\|[\w-]+\]|<\/?\w+\/?>|./gsu, (part) => ACCENTS.get(part) ?? part);
  const letters = [...message.replace(/\{[\w.-]+\}|\|[\w-]+\]|<\/?\w+\/?>/g, "")].length;
  // A line may break between them, as between words.
  const more = "·".repeat(Math.ceil(0.4 * letters)).replace(/(·{8})(?=·)/g, "$1 ");
  return `[${accented}${more}]`;
}
