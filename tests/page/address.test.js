// The address follows the run, and whoever changes the address is followed.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

let bar = new URL("https://lab.example/#seed=1");
/** @type {Map<string, () => void>} */
const listeners = new Map();
/** @type {string[]} */
const changes = [];

const stands = {
  location: {
    get hash() {
      return bar.hash;
    },
    get href() {
      return bar.href;
    },
  },
  history: {
    replaceState: (/** @type {null} */ _, /** @type {string} */ __, /** @type {string} */ url) => (bar = new URL(url)),
  },
  addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listener) => listeners.set(type, listener),
};
for (const [name, value] of Object.entries(stands)) Object.defineProperty(globalThis, name, { value });
// It looks at where it is when it is loaded.
const { Address } = await import("../../www/shell/address.js");

const tell = () => listeners.get("hashchange")?.();

beforeEach(() => {
  bar = new URL("https://lab.example/#seed=1");
  changes.length = 0;
});

/** An address whose run has been shown once, so that the next one has to wait. */
function shown() {
  const address = new Address((link) => changes.push(link));
  address.show("v=1&seed=1");
  assert.equal(bar.hash, "#v=1&seed=1");
  return address;
}

test("a second run waits for its place in the bar", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const address = shown();
  address.show("v=1&seed=2");
  assert.equal(bar.hash, "#v=1&seed=1");
  assert.equal(address.url, "https://lab.example/#v=1&seed=2");
  mock.timers.runAll();
  assert.equal(bar.hash, "#v=1&seed=2");
  assert.deepEqual(changes, []);
  mock.timers.reset();
});

test("a late word of what the page wrote itself does not undo a change that waits", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const address = shown();
  address.show("v=1&seed=2");
  tell();
  mock.timers.runAll();
  assert.equal(bar.hash, "#v=1&seed=2");
  assert.deepEqual(changes, []);
  mock.timers.reset();
});

test("who goes back while a run waits is not written over", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const address = shown();
  bar = new URL("https://lab.example/#seed=2");
  tell();
  address.show("v=1&seed=2");
  // The browser has gone back, and says so only after the time is up.
  bar = new URL("https://lab.example/#v=1&seed=1");
  mock.timers.runAll();
  assert.equal(bar.hash, "#v=1&seed=1");
  tell();
  assert.deepEqual(changes, ["seed=2", "v=1&seed=1"]);
  assert.equal(address.link, "v=1&seed=1");
  mock.timers.reset();
});
