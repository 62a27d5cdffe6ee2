// The characters of a sudoku's numbers, on boards, in pictures, sentences and links: 1 to 9, A for 10 to Z for 35, 0 for 36.

const CHARACTERS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

/** @param {number} digit 0 for a blank */
export const character = (digit) => CHARACTERS[digit];

/** A number of any other board. @param {number} number */
export const decimal = (number) => String(number);

/** The digit that a character means, 0 for `.`; -1 where it means none. @param {string} character in any case */
export const digitFor = (character) => (character.length === 1 ? CHARACTERS.indexOf(character.toUpperCase()) : -1);
