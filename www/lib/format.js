// Numbers as people read them. A leaf: anyone may use it.

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const three = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** 31,204. @param {number} n */
export const count = (n) => whole.format(n);

/** "1 move", "31,204 moves". @param {number} n */
export const moves = (n) => `${count(n)} ${n === 1 ? "move" : "moves"}`;

/**
 * Three figures, and below a ten-thousandth a power of ten: 1.1, 0.000412, 4e-5.
 * @param {number} n
 */
export function figures(n) {
  if (n === 0 || !Number.isFinite(n)) return String(n);
  if (Math.abs(n) < 1e-4) return n.toExponential(0).replace("e-", "e−");
  if (Math.abs(n) < 0.01) return String(Number(n.toPrecision(3)));
  return Math.abs(n) >= 1000 ? count(n) : three.format(n);
}

/** 840, 12.4 k, 12.4 M. @param {number} n */
export function short(n) {
  // What would be rounded to a thousand of one is one of the next.
  if (n >= 999.95e6) return `${(n / 1e9).toFixed(1)} G`;
  if (n >= 999.5e3) return `${(n / 1e6).toFixed(1)} M`;
  if (n >= 1e5) return `${(n / 1e3).toFixed(0)} k`;
  return count(n);
}

/** A share as 12.3 %. @param {number} share */
export const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** +3, −5, 0. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Milliseconds of computing as 0.021 s. @param {number} milliseconds */
export function seconds(milliseconds) {
  const s = milliseconds / 1000;
  return `${s.toFixed(s < 0.1 ? 3 : s < 10 ? 2 : 1)} s`;
}
