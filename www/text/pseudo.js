// A language that nobody speaks, for tests: English with accents, longer by two fifths, in brackets that show where a text is cut, and
// from right to left. `?lang=en-XA` shows it.

const ACCENTS = new Map(
  [
    ..."aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ".matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain, accented]) => [plain, accented]),
);

/** @param {string} message */
export function disguised(message) {
  if (!/\p{L}/u.test(message)) return message;
  // What stands in braces and tags is not for people.
  const accented = message.replace(/\{\w+\}|<\/?\w+\/?>|./gsu, (part) => ACCENTS.get(part) ?? part);
  const letters = [...message.replace(/\{\w+\}|<\/?\w+\/?>/g, "")].length;
  return `[${accented}${"·".repeat(Math.ceil(0.4 * letters))}]`;
}
