// A file of what a browser keeps, from anywhere: it is read whole, or nothing of it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "./properties.js";
import { read } from "../../www/features/help/backup.js";

const found = { board: [1, 2, 3], link: "puzzle=octa", seed: "1", moves: 7 };
const whole = {
  format: "annealing-lab-backup",
  version: 1,
  choices: { theme: "dark", instruments: "all" },
  solutions: [["puzzle=octa", [found]]],
  lessons: [["energy", { step: 3, done: false, passed: false, answers: { random: 40, cost: [1, 2], trap: null } }]],
  attempts: [["task&v=1&title=x", [{ passed: true, why: "Solved.", run: "seed=1", answer: "answer&v=1" }]]],
  rows: [{ key: "compare", rows: ["1,2"] }],
};

test("a file that was saved here is read", () => {
  const { choices, ...others } = whole;
  assert.deepEqual(read(JSON.stringify({ ...whole })), {
    choices: Object.entries(choices),
    solutions: others.solutions,
    lessons: others.lessons,
    attempts: others.attempts,
    rows: others.rows,
  });
  // One from before there were lessons.
  const { lessons, attempts } = read(JSON.stringify({ ...whole, lessons: undefined, attempts: undefined })) ?? {};
  assert.deepEqual([lessons, attempts], [[], []]);
});

test("a file with one part that is wrong is refused whole", () => {
  const wrong = [
    { format: "other" },
    { version: 2 },
    { choices: { theme: "<b>" } },
    { choices: { solutions: "[]" } },
    { solutions: "all" },
    { solutions: [["puzzle=octa"]] },
    { rows: [{ key: "compare", rows: [1] }] },
    { rows: null },
    { lessons: [["energy", { step: "3" }]] },
    { attempts: [["task&v=1", [{ passed: "yes" }]]] },
    { attempts: [["task&v=1", 7]] },
  ];
  for (const part of wrong) assert.equal(read(JSON.stringify({ ...whole, ...part })), null, JSON.stringify(part));
});

test("any text is read or refused, and never breaks", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((value) => JSON.stringify({ ...whole, solutions: value })),
      ),
      (text) => {
        const kept = read(text);
        assert.ok(kept === null || Array.isArray(kept.solutions));
      },
    ),
  );
});

test("an older file takes no lesson back", async () => {
  /** @type {Record<string, string>} */
  const stored = {};
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (/** @type {string} */ key) => stored[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => (stored[key] = value),
    },
  });
  const { keep, keepMore, kept } = await import("../../www/features/learn/kept.js");
  keep("energy", { step: 6, done: true, passed: true, answers: { random: 40, trap: 2 } });
  keepMore("energy", { step: 2, done: false, passed: false, answers: { random: 10, later: 3 } });
  assert.deepEqual(kept("energy"), { step: 6, done: true, passed: true, answers: { random: 40, trap: 2, later: 3 } });
  keepMore("worse", { step: 3, done: true, passed: false, answers: { winner: 1 } });
  assert.deepEqual(kept("worse"), { step: 3, done: true, passed: false, answers: { winner: 1 } });
});
