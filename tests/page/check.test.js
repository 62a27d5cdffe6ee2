// The statistics of the check of a machine.

import assert from "node:assert/strict";
import test from "node:test";
import { chiSquared, errorOf, meanOf, sumOf } from "../../www/features/check/statistics.js";

test("a check sum is FNV-1a of 64 bits", () => {
  // Published with the algorithm.
  assert.equal(sumOf(""), "cbf29ce484222325");
  assert.equal(sumOf("a"), "af63dc4c8601ec8c");
  assert.equal(sumOf("foobar"), "85944171f73967e8");
});

test("a mean has its standard error", () => {
  assert.equal(meanOf([1, 2, 3, 6]), 3);
  assert.equal(errorOf([1, 2, 3, 6]), Math.sqrt(14 / 3 / 4));
});

test("chi-squared has the tail of scipy.stats.chi2.sf, and takes few counts together", () => {
  /** Counts of classes that are equally likely, two of which are off. @param {number} statistic @param {number} freedom */
  const counted = (statistic, freedom) => {
    const off = Math.sqrt(500 * statistic);
    const counts = Array.from({ length: freedom + 1 }, (_, i) => 1000 + ([off, -off][i] ?? 0));
    return chiSquared(counts.map((count) => [count, 1 / counts.length]));
  };
  // The same values as in src/experiment/statistics/chi_squared.rs, by SciPy 1.17.1.
  for (const [statistic, freedom, p] of [
    [0.1, 1, 0.7518296340458492],
    [10, 10, 0.44049328506521257],
    [18.307, 10, 0.05000058909139812],
    [2, 7, 0.9598403687301016],
    [40, 7, 1.258790387371308e-6],
    [719, 719, 0.492986318608892],
    [800, 719, 0.0188490624699005],
    [1000, 719, 1.61484001323763e-11],
  ]) {
    const found = counted(statistic, freedom);
    assert.equal(found.freedom, freedom);
    assert.ok(Math.abs(found.statistic - statistic) < 1e-9, `${found.statistic}`);
    assert.ok(Math.abs(found.p - p) < 1e-10, `${statistic} ${freedom}: ${found.p}`);
  }
  // So far away that no double has the probability.
  assert.equal(counted(1e6, 719).p, 0);
  const few = chiSquared([
    [45, 0.45],
    [45, 0.45],
    [2, 0.04],
    [5, 0.03],
    [3, 0.03],
  ]);
  assert.deepEqual(few, { statistic: 0, freedom: 2, p: 1 });
});
