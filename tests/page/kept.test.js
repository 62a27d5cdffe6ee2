// Rows of experiments over visits: what is left behind by tabs that close at once, and by anybody else under the same keys.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @typedef {typeof import("../../www/features/compare/row-store.js")} Keep */

/** @type {Record<string, string>} */
let stored = {};
/** What is in the rows' store, and whether it can be opened: "never" answers nothing. @type {{ key: string, rows: string[] }[]} */
let batches = [];
/** @type {"opens" | "fails" | "never"} */
let base = "opens";

beforeEach(() => {
  stored = {};
  batches = [];
  base = "opens";
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: new Proxy(stored, {
      get: (_, name) =>
        ({
          getItem: (/** @type {string} */ key) => stored[key] ?? null,
          removeItem: (/** @type {string} */ key) => delete stored[key],
          setItem: (/** @type {string} */ key, /** @type {string} */ value) => (stored[key] = value),
        })[String(name)],
    }),
  });
});

/** @param {unknown} result @param {Error | null} [error] */
function request(result, error = null) {
  /** @type {any} */
  const made = { result, error };
  setImmediate(() => (error ? made.onerror?.() : made.onsuccess?.()));
  return made;
}

const stores = {
  rows: {
    add: (/** @type {{ key: string, rows: string[] }} */ batch) => void batches.push(batch),
    index: () => ({ getAll: (/** @type {string} */ key) => request(batches.filter((batch) => batch.key === key)) }),
  },
  experiments: { put() {}, getAll: () => request([]) },
};
const database = {
  transaction: () => ({ objectStore: (/** @type {"rows" | "experiments"} */ name) => stores[name] }),
};

Object.defineProperty(globalThis, "window", { value: globalThis });
Object.defineProperty(globalThis, "indexedDB", {
  value: {
    open: () =>
      base === "never" ? {} : request(base === "opens" ? database : null, base === "fails" ? new Error("no") : null),
  },
});

let tabs = 0;
/** A module of its own, as each tab has. @returns {Promise<Keep>} */
const tab = () => import(`../../www/features/compare/row-store.js?tab=${tabs++}`);

test("two tabs left in one instant both keep their rows", async () => {
  base = "never";
  const [one, other] = [await tab(), await tab()];
  one.keepRows("an experiment", ["row 1"], 0);
  other.keepRows("an experiment", ["row 2"], 0);
  one.leaveRows();
  other.leaveRows();
  base = "opens";
  const next = await tab();
  assert.deepEqual((await next.keptRows("an experiment")).sort(), ["row 1", "row 2"]);
  assert.deepEqual(stored, {}, "what was taken up is not taken up twice");
});

test("junk costs only itself", async () => {
  stored["annealing-lab.rows-left"] = "{junk";
  stored["annealing-lab.rows-left.1"] = '[{"key":"an experiment","rows":["row 1"]},{"key":5},null]';
  batches = /** @type {any} */ ([{ key: "an experiment" }, { key: "an experiment", rows: ["row 2"] }]);
  assert.deepEqual((await (await tab()).keptRows("an experiment")).sort(), ["row 1", "row 2"]);
});

test("a store that could not be opened once is opened the next time", async () => {
  const { keptRows } = await tab();
  batches = [{ key: "an experiment", rows: ["row"] }];
  base = "fails";
  assert.deepEqual(await keptRows("an experiment"), []);
  base = "opens";
  assert.deepEqual(await keptRows("an experiment"), ["row"]);
});

test("a hundred thousand rows are kept, and none beyond the most that the page names", async () => {
  const { keepRows, keptRows, MOST_ROWS } = await tab();
  assert.ok(MOST_ROWS > 100_000, "as many runs as a researcher makes in a morning");
  const made = Array.from({ length: MOST_ROWS }, (_, i) => `row ${i}`);
  const half = MOST_ROWS / 2;
  await keepRows("an experiment", made.slice(0, half), 0);
  await keepRows("an experiment", made.slice(half), half);
  await keepRows("an experiment", ["one more"], MOST_ROWS);
  assert.deepEqual(await keptRows("an experiment"), made);
});
