// Sudokus as text and what contradicts in them, whatever they hold.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "./properties.js";
import { character } from "../../www/lib/digits.js";
import { conflictsOf, fullLines, repeatsOf, seeEachOther } from "../../www/boards/sudoku/rules.js";
import { SHAPES, digitOf, fromText, toText } from "../../www/boards/sudoku/shape.js";

const grid = fc
  .constantFrom(...SHAPES)
  .chain((shape) =>
    fc
      .array(fc.nat(shape.size), { minLength: shape.size ** 2, maxLength: shape.size ** 2 })
      .map((cells) => ({ shape, cells })),
  );

test("a grid that was written is read back", () => {
  fc.assert(fc.property(grid, ({ shape, cells }) => assert.deepEqual(fromText(toText(cells)), { shape, cells })));
});

test("any text gives cells of a size there is, or nothing", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .constantFrom(...SHAPES)
      .chain(({ size }) => fc.string({ unit: "binary-ascii", minLength: size ** 2, maxLength: size ** 2 })),
    fc.constantFrom("😀".repeat(40) + ".", "\ud800".repeat(81), "😀".repeat(625)),
  );
  fc.assert(
    fc.property(text, (text) => {
      const read = fromText(text);
      if (!read) return;
      assert.equal(text.length, read.shape.size ** 2);
      for (const cell of read.cells)
        assert.ok(Number.isNaN(cell) || (Number.isInteger(cell) && cell >= 0 && cell <= read.shape.size), `${cell}`);
    }),
    { numRuns: 100 },
  );
});

test("a key means a digit of the size, or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...SHAPES), (key, { size }) => {
      const digit = digitOf(key, size);
      if (Number.isNaN(digit)) return;
      assert.ok(digit >= 0 && digit <= size);
      assert.ok(key === "0" || character(digit) === key.toUpperCase());
    }),
  );
});

test("givens contradict each other where two that see each other are the same", () => {
  fc.assert(
    fc.property(grid, ({ shape, cells }) => {
      const wrong = cells.flatMap((digit, a) =>
        digit > 0 && cells.some((other, b) => other === digit && seeEachOther(shape, a, b)) ? [a] : [],
      );
      const found = conflictsOf(shape, cells);
      assert.deepEqual(
        [...found.cells].sort((a, b) => a - b),
        wrong,
      );
      assert.equal(found.words !== "", wrong.length > 0);
      const repeats = repeatsOf(shape.size, cells);
      for (const cell of cells.keys()) if (repeats.row(cell) || repeats.column(cell)) assert.ok(found.cells.has(cell));
    }),
    { numRuns: 30 },
  );
});

test("a row or column is full when none of its cells is blank", () => {
  fc.assert(
    fc.property(grid, ({ shape, cells }) => {
      const { size } = shape;
      const full = fullLines(size, cells);
      for (let i = 0; i < size; i++) {
        const row = Array.from({ length: size }, (_, j) => cells[i * size + j]);
        const column = Array.from({ length: size }, (_, j) => cells[j * size + i]);
        assert.equal(full[i], !row.includes(0));
        assert.equal(full[size + i], !column.includes(0));
      }
    }),
  );
});
