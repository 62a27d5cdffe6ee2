// Numbers as people read them: never NaN where there is a number, and never off by more than the figures that are left out.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "./properties.js";
import { character, digitFor } from "../../www/lib/digits.js";
import { numberName } from "../../www/boards/names.js";
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

test("a number of a sudoku has one name, in sentences and links", () => {
  const names = Array.from({ length: 36 }, (_, i) => character(i + 1));
  assert.equal(names.join(""), "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0");
  for (const [i, name] of names.entries()) {
    assert.equal(numberName({ kind: "sudoku" }, i + 1), name);
    assert.equal(digitFor(name.toLowerCase()), i + 1);
  }
  // A board of sums has figures alone, without marks between thousands.
  assert.equal(numberName({ kind: "sums" }, 1234), "1234");
  assert.equal(numberName({ kind: "sums" }, -3), "-3");
});

test("no other module makes names of numbers by itself, and Python has the core's", () => {
  const top = new URL("../../", import.meta.url);
  const made =
    /toString\(36\)|fromCharCode\(5|fromCharCode\(6\d \+ number|ABCDEFGHI|b'A' \+|\bString\((number|digit|board\[\w+\])\)/;
  const sources = ["www", "python", "page/src"].flatMap((folder) =>
    readdirSync(new URL(folder, top), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const wrong = sources
    .filter((path) => /\.(js|py|rs)$/.test(path) && !path.startsWith("www/vendor/"))
    .filter((path) => made.test(readFileSync(new URL(path, top), "utf8")));
  assert.deepEqual(wrong, ["www/lib/digits.js"]);
});

test("a move of a 16x16 is named by the board's own letters, and an exact search's number, too", async () => {
  const { moveInWords } = await import("../../www/view/caption.js");
  const { arrangementOf, outcomeOf } = await import("../../www/features/inspector/words.js");
  const puzzle = /** @type {any} */ ({ kind: "sudoku", size: 16 });
  const last = { cells: [0, 1], numbers: [5, 10], delta: -2, accepted: true, probability: 1, uniform: 0 };
  const run = /** @type {any} */ ({ setup: { puzzle }, shown: { moves: 1, last } });
  assert.equal(moveInWords(run), "Move 1: 5 and A change places. Better by 2: accepted.");
  assert.match(outcomeOf(puzzle, "cut", { kind: "unavailable", cell: 0, number: 12 }), /the lines need C on row 1/);
  assert.match(arrangementOf(puzzle, { digit: 12, part: 0 }), /arrangement of C in rows/);
});

test("figures have the point of the reader's language, ticks and draws and shares of a tree among them", async (context) => {
  const { speak } = await import("../../www/text/text.js");
  const { alike } = await import("../../www/lib/format.js");
  const { drawOf, percentOf } = await import("../../www/features/inspector/words.js");
  context.after(() => speak("en", {}));
  speak("de", {});
  assert.deepEqual(alike([2.5e9, 1.5e6, 12_500, 500]), ["2,5 G", "1,5 M", "12,5 k", "500"]);
  assert.equal(drawOf(0.1234567, 0.1234568), "12,34567 %");
  assert.equal(percentOf(0.0002), "0,02 %");
});

test("no module writes figures past the reader's language", () => {
  const www = new URL("../../www/", import.meta.url);
  // Lengths, places and shares in style and paths are no text.
  const style = /style|%`\)|`[ML]?\$\{[xy]|V\$\{|\.toFixed\(1\)\},\$|\.toFixed\(1\)\}`;/;
  for (const path of readdirSync(www, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".js") || path.startsWith("vendor")) continue;
    for (const line of readFileSync(new URL(path, www), "utf8").split("\n"))
      if (line.includes(".toFixed(")) assert.match(line, style, `${path}: ${line.trim()}`);
  }
});
