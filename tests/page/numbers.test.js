// Numbers as people read them: never NaN where there is a number, and never off by more than the figures that are left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "./properties.js";
import { count, figures, percent, seconds, short, signed } from "../../www/lib/format.js";

/** What a text says, read as a person would. @param {string} text */
function read(text) {
  const [number, unit] = text.replaceAll(",", "").replaceAll("−", "-").split(" ");
  return Number(number) * ({ k: 1e3, M: 1e6, G: 1e9 }[unit] ?? 1);
}

test("a temperature is shown to three figures, a small one to one", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (n) => {
      const off = Math.abs(read(figures(n)) - n);
      assert.ok(off <= Math.abs(n) * (Math.abs(n) < 1e-4 ? 0.5 : 0.005), `${n}: ${figures(n)}`);
    }),
  );
});

test("a thousand of a unit is one of the next", () => {
  assert.deepEqual([999_499, 999_500, 999_999, 1e6].map(short), ["999 k", "1.0 M", "1.0 M", "1.0 M"]);
  assert.deepEqual([999_949_999, 999_950_000, 1e9].map(short), ["999.9 M", "1.0 G", "1.0 G"]);
  fc.assert(
    fc.property(fc.nat({ max: 1e11 }), (n) => {
      const [number, unit] = short(n).split(" ");
      assert.ok(unit === undefined || Number(number) < 1000, `${n}: ${short(n)}`);
    }),
  );
});

test("counts are exact, short ones nearly", () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (n) => {
      assert.equal(read(count(n)), n);
      assert.ok(Math.abs(read(short(n)) - n) <= 0.051 * n, `${n}: ${short(n)}`);
    }),
  );
  fc.assert(fc.property(fc.integer(), (n) => assert.equal(read(signed(n)), n)));
});

test("no number is shown as NaN", () => {
  const any = fc.double({ noNaN: true });
  fc.assert(
    fc.property(any, (n) => {
      for (const tell of [count, figures, short, percent, seconds, signed])
        assert.doesNotMatch(tell(n), /NaN|undefined/);
    }),
  );
});
