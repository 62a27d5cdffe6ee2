/**
 * The terms of a language: what its glossary says beside the catalogue's own, and what the catalogues must say.
 * @typedef {object} Terms
 * @property {string} title
 * @property {string} intro
 * @property {string[]} columns term, meaning, English, symbol, source of the thing
 * @property {string} sourcesTitle
 * @property {[string, string][]} sources which terms, and where they are from
 * @property {[RegExp, RegExp][]} terms where the English has the first, the translation has the second
 * @property {string[]} except texts that say the same in another way
 * @property {string} shared words that English also has, or that are borrowed from it (tests/browser/language.spec.js)
 * @property {[RegExp, string][]} never words that no text has, and what to say instead
 */

export {};
