// The characters of a sudoku's numbers on boards, in pictures, sentences and links. They are 1 to 9, A for 10 to Z for
// 35, and 0 for 36.

const CHARACTERS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

/** @param {number} digit 0 for a blank */
export const character = (digit) => CHARACTERS[digit];

/** Formats a number of any other board. @param {number} number */
export const decimal = (number) => String(number);

/**
 * Returns the digit that a character represents, 0 for `.`; -1 if it represents no digit.
 * @param {string} character in any case
 */
export const digitFor = (character) => (character.length === 1 ? CHARACTERS.indexOf(character.toUpperCase()) : -1);
