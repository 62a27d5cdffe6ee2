// Tasks and classes: what a form warns of and keeps, who is there, and round numbers on an axis.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "./properties.js";

/** @type {Record<"localStorage" | "sessionStorage", Map<string, string>>} */
const stored = { localStorage: new Map(), sessionStorage: new Map() };
for (const where of /** @type {const} */ (["localStorage", "sessionStorage"]))
  Object.defineProperty(globalThis, where, {
    value: {
      getItem: (/** @type {string} */ key) => stored[where].get(key) ?? null,
      removeItem: (/** @type {string} */ key) => stored[where].delete(key),
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored[where].set(key, value),
    },
  });
Object.defineProperty(globalThis, "window", { value: globalThis });
beforeEach(() => {
  for (const map of Object.values(stored)) map.clear();
});

const { attemptsBy, isKnown, keepAttempt, keepNickname, meet, nicknameKept } =
  await import("../../www/features/class/attempts.js");
const { canChange, openTo } = await import("../../www/features/class/trial.js");
const { draftIn } = await import("../../www/features/class/draft.js");
const { fileName } = await import("../../www/lib/save.js");
const { roundTicks } = await import("../../www/charts/ticks.js");
const { isLocal } = await import("../../www/lib/link.js");

/** @param {string} kind @param {string[]} change @returns {any} */
const task = (kind, change) => ({ exercise: { change, goal: { kind } } });

test("a form knows what can be changed, and by what a solution can be put in", () => {
  for (const [kind, change, can, open] of /** @type {[string, string[], boolean, string[]][]} */ ([
    ["solved", [], false, []],
    ["solved", ["t0"], true, []],
    ["solved", ["t0", "givens"], true, ["givens"]],
    ["fewest", ["hand"], true, ["hand"]],
    ["nodes", ["map", "weight"], true, ["map"]],
    ["seeds", ["seed"], false, []],
    ["median", ["seed", "t0", "hand"], true, []],
    ["count", ["t0"], false, []],
    ["count", ["givens"], true, []],
    ["energy", [], true, []],
    ["energy", ["givens", "hand"], true, ["givens"]],
  ])) {
    assert.equal(canChange(task(kind, change)), can, `${kind} ${change}`);
    assert.deepEqual(openTo(task(kind, change)), open, `${kind} ${change}`);
  }
});

test("any kept text gives a draft that is whole", () => {
  const empty = draftIn(null);
  const own = {
    ...empty,
    title: "Cool it",
    goal: "seeds",
    numbers: { seeds_least: "9" },
    uses: { t0: "free" },
    more: ["t0"],
  };
  assert.deepEqual(draftIn(JSON.stringify(own)), own);
  const nearly = fc.record({ title: fc.jsonValue(), goal: fc.jsonValue(), uses: fc.jsonValue(), more: fc.jsonValue() });
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    nearly.map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const draft = /** @type {Record<string, any>} */ (draftIn(text));
      for (const [key, value] of Object.entries(empty)) {
        assert.equal(typeof draft[key], typeof value, key);
        assert.equal(Array.isArray(draft[key]), Array.isArray(value), key);
        if (typeof value === "object") for (const one of Object.values(draft[key])) assert.equal(typeof one, "string");
      }
    }),
  );
});

test("the next pupil finds nothing of the last one, who finds everything again by name", () => {
  const attempt = (/** @type {string} */ who) => ({
    passed: true,
    why: "",
    run: "t0=1",
    answer: `answer&who=${who}&run=x`,
  });
  const tab = () => stored.sessionStorage.clear();
  assert.ok(isKnown("a"), "nothing is kept of anybody");
  meet(false);
  keepNickname("Ada L");
  keepAttempt("a", attempt("Ada%20L"));
  keepAttempt("a", attempt(""));
  assert.ok(isKnown("a"), "a reload");
  tab();
  assert.ok(!isKnown("a") && !isKnown("b"), "a new tab asks");
  meet(true);
  assert.deepEqual([nicknameKept(), attemptsBy("a", ""), attemptsBy("a", "Ben")], ["", [], []]);
  assert.equal(attemptsBy("a", " ada  l").length, 1);
  keepAttempt("a", attempt(""));
  assert.equal(attemptsBy("a", "").length, 1);
  tab();
  assert.ok(!isKnown("a"), "attempts without a name are somebody's, too");
  meet(false);
  assert.equal(attemptsBy("a", "").length, 1);
});

test("ticks are round numbers within the axis, few, and whole where all is whole", () => {
  assert.deepEqual(roundTicks(0.8, 5, false, false), [1, 2, 3, 4, 5]);
  assert.deepEqual(roundTicks(0, 20, false, true), [0, 5, 10, 15, 20]);
  assert.deepEqual(roundTicks(1, 3, false, true), [1, 2, 3]);
  assert.deepEqual(roundTicks(0.01, 90, true, false), [0.01, 0.1, 1, 10]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (min, more) => {
      const ticks = roundTicks(min, min + more, false, true);
      assert.ok(
        ticks.length <= 7 && ticks.every((tick) => Number.isInteger(tick) && tick >= min && tick <= min + more),
      );
      assert.ok(ticks.length >= 1);
    }),
  );
});

test("a table's file is called by its task, and a card knows an address of this computer alone", () => {
  assert.equal(fileName("Cool it, twice: T0/T1?"), "Cool-it-twice-T0-T1");
  assert.equal(fileName("Größe"), "Größe");
  assert.equal(fileName("?!"), "annealing-lab");
  for (const url of [
    "http://127.0.0.1:8080/#x",
    "http://localhost/",
    "http://a.localhost/",
    "http://[::1]:1/",
    "file:///x",
  ])
    assert.ok(isLocal(url), url);
  for (const url of ["https://example.org/", "http://192.168.1.7:8080/", "https://localhost.example.org/"])
    assert.ok(!isLocal(url), url);
});
