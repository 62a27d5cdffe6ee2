// Formats of numbers, in the language of the page.

import { inLanguage } from "../text/text.js";

const whole = inLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));
const every = inLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 20 }));
const three = inLanguage((language) => new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }));
/** Formats with zero, one, two ... decimal places. */
const places = [0, 1, 2, 3, 4, 5, 6].map((n) =>
  inLanguage((language) => {
    const digits = { minimumFractionDigits: n, maximumFractionDigits: n };
    return new Intl.NumberFormat(language, { ...digits, useGrouping: false });
  }),
);

/** Formats an integer: 31,204. @param {number} n */
export const count = (n) => whole().format(n);

/** Formats a number with all its decimal places. @param {number} n */
export const inFull = (n) => every().format(n);

/**
 * Formats a number with a fixed number of decimal places: 0.50.
 * @param {number} n
 * @param {0 | 1 | 2 | 3 | 6} digits after the point
 */
export const fixed = (n, digits) => places[digits]().format(n);

/**
 * Formats a number with three significant figures, and below a ten-thousandth as a power of ten: 1.1, 0.000412, 4e-5.
 * @param {number} n
 */
export function figures(n) {
  if (n === 0 || !Number.isFinite(n)) return String(n);
  if (Math.abs(n) < 1e-4) return n.toExponential(0).replace("e-", "e−");
  return Math.abs(n) >= 1000 ? count(n) : three().format(n);
}

/** Formats a count in little room: 840, 124 k, 12.4 M. @param {number} n */
export function short(n) {
  // A number that would be rounded to a thousand of one unit is written in the next.
  if (n >= 999.95e6) return `${fixed(n / 1e9, 1)} G`;
  if (n >= 999.5e3) return `${fixed(n / 1e6, 1)} M`;
  if (n >= 1e5) return `${fixed(n / 1e3, 0)} k`;
  return count(n);
}

const decimals = inLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }));

/** @param {number} n @param {(n: number) => string} write */
const scaled = (n, write) =>
  n >= 1e9 ? `${write(n / 1e9)} G` : n >= 1e6 ? `${write(n / 1e6)} M` : n >= 1e3 ? `${write(n / 1e3)} k` : write(n);

/** Formats an estimate: as an integer below 100,000, otherwise with three figures, such as 1.94 M. @param {number} n */
export function about(n) {
  if (Math.round(n) < 1e5) return count(n);
  // A number that would be rounded to a thousand of one unit is written in the next.
  return scaled(Number(n.toPrecision(3)), three().format);
}

/**
 * Formats the numbers of an axis alike: 50 k, 100 k, 1.5 M, or 5,000 and 50,000.
 * @param {number[]} values
 * @param {number} [long] the lowest number that makes thousands be written as k
 * @returns {string[]}
 */
export function alike(values, long = 1e5) {
  if (values.every((n) => n < long)) return values.map(count);
  const texts = values.map((n) => scaled(n, decimals().format));
  return new Set(texts).size === new Set(values).size ? texts : values.map(count);
}

/** Formats a fraction as a percentage: 12.3 %. @param {number} share */
export const percent = (share) => `${fixed(share * 100, 1)} %`;

/** Formats a number with its sign: +3, −5, 0. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Formats milliseconds as seconds: 0.021 s. @param {number} milliseconds */
export function seconds(milliseconds) {
  const s = milliseconds / 1000;
  return `${fixed(s, s < 0.1 ? 3 : s < 10 ? 2 : 1)} s`;
}
