// What this browser remembers may be anybody's text.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "./properties.js";
import { Collection } from "../../www/features/proof/collection.js";

const KEY = "annealing-lab.solutions";
/** @type {Map<string, string>} */
const stored = new Map();
/** Whether the browser refuses to keep anything. */
let full = false;

beforeEach(() => {
  full = false;
  stored.clear();
});
Object.defineProperty(globalThis, "window", { value: globalThis });
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => stored.delete(key),
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (full) throw new DOMException("no", "QuotaExceededError");
      stored.set(key, value);
    },
  },
});

const found = fc.record({
  board: fc.array(fc.integer(), { maxLength: 30 }),
  link: fc.string(),
  seed: fc.string(),
  moves: fc.nat(),
});
/** Nearly what the page writes. */
const nearly = fc.array(
  fc.oneof(
    fc.tuple(
      fc.string(),
      fc.array(fc.oneof(found, fc.jsonValue(), fc.record({ board: fc.jsonValue(), link: fc.jsonValue() }))),
    ),
    fc.jsonValue(),
  ),
);
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  nearly.map((entries) => JSON.stringify(entries)),
);

test("any stored text gives solutions that are whole, or none, and new ones can be added", () => {
  fc.assert(
    fc.property(hostile, fc.string(), found, (text, problem, one) => {
      stored.set(KEY, text);
      const collection = new Collection();
      for (const { board, link, seed, moves } of collection.of(problem)) {
        assert.ok(board.every(Number.isInteger) && Number.isInteger(moves));
        assert.equal(typeof link + typeof seed, "stringstring");
      }
      collection.add(problem, [one]);
      assert.ok(collection.of(problem).some(({ board }) => board.join() === one.board.join()));
      collection.clear(problem);
      assert.deepEqual(collection.of(problem), []);
    }),
  );
});

test("what was added is there, each board once, whether the browser keeps it or not", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.tuple(fc.constantFrom("a", "b", "__proto__"), found)), (refuses, all) => {
      stored.clear();
      full = refuses;
      const collection = new Collection();
      for (const [problem, one] of all) collection.add(problem, [one]);
      for (const problem of ["a", "b", "__proto__"]) {
        const boards = new Set(all.filter(([other]) => other === problem).map(([, { board }]) => board.join()));
        assert.deepEqual(
          collection.of(problem).map(({ board }) => board.join()),
          [...boards],
        );
      }
    }),
  );
});

test("junk among the solutions costs only itself", () => {
  const one = { board: [1, 2], link: "", seed: "", moves: 3 };
  stored.set(KEY, JSON.stringify([["a", [one]], 5, null, ["b", [one, "junk"]]]));
  const collection = new Collection();
  assert.deepEqual([collection.of("a"), collection.of("b")], [[one], [one]]);
});
