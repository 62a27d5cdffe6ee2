// Statistics of the check that no worker exports.

/** Returns the checksum of a text (FNV-1a, 64 bits). @param {string} text */
export function sumOf(text) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(16).padStart(16, "0");
}

const total = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0);
export const meanOf = (/** @type {number[]} */ values) => total(values) / values.length;

/** Returns the standard error of a mean. @param {number[]} values */
export function errorOf(values) {
  const mean = meanOf(values);
  return Math.sqrt(total(values.map((value) => (value - mean) ** 2)) / (values.length - 1) / values.length);
}

/** The expected count below which classes are merged (Cochran 1954). */
const FEW = 5;

/**
 * Compares counts with the probabilities of a law, like `chi_squared` in the core.
 * @param {[count: number, law: number][]} counts
 */
export function chiSquared(counts) {
  const all = total(counts.map(([count]) => count));
  const expected = counts.map(([count, law]) => [count, law * all]);
  const classes = expected.filter(([, law]) => law >= FEW);
  const few = expected.filter(([, law]) => law < FEW);
  if (few.length > 0) classes.push([0, 1].map((place) => total(few.map((each) => each[place]))));
  const statistic = total(classes.map(([count, law]) => (count - law) ** 2 / law));
  const freedom = classes.length - 1;
  return { statistic, freedom, p: tailOf(statistic, freedom) };
}

/**
 * Returns the probability of a chi-squared of at least `statistic`, by the series of the incomplete gamma function
 * (Press 2007, 6.2).
 * @param {number} statistic
 * @param {number} freedom
 */
function tailOf(statistic, freedom) {
  const [a, x] = [freedom / 2, statistic / 2];
  let front = a * Math.log(x) - x - (freedom % 2 && Math.log(Math.PI) / 2);
  for (let factor = a; factor > 0; factor--) front -= Math.log(factor);
  let term = Math.exp(front);
  // The term underflows a double, so the statistic is far from its expectation.
  if (term === 0) return x > a ? 0 : 1;
  let below = 0;
  for (let k = 1; term > below * 1e-16; k++) {
    below += term;
    term *= x / (a + k);
  }
  return Math.max(0, 1 - below);
}
