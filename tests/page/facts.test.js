// A fact has one owner, tells its readers, and a reader that fails harms nobody else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { claim, facts } from "../../www/facts.js";
import { effect, on, signal } from "../../www/lib/signal.js";

/** @type {unknown[]} */
const reported = [];
globalThis.reportError = (error) => void reported.push(error);

test("who claims a fact is the only one to change it, and every reader hears", () => {
  /** @type {object[]} */
  const heard = [];
  on(facts.colours, (colours) => heard.push(colours));
  const set = claim(facts.colours);
  assert.throws(() => claim(facts.colours), /colours has an owner/);
  assert.throws(() => Object.assign(facts.colours, { value: null }), TypeError);
  const dark = /** @type {import("../../www/lib/colours.js").Colours} */ ({ ink: "white" });
  set(dark);
  set(dark);
  assert.deepEqual([heard.length, heard[1], facts.colours.peek()], [2, dark, dark]);
});

test("a reader that fails is reported; the writer and the other readers go on", () => {
  const moves = signal(0);
  /** @type {number[]} */
  const heard = [];
  effect(() => {
    if (moves.value === 1) throw new TypeError("a chart");
  });
  effect(() => void heard.push(moves.value));
  for (const move of [1, 2]) moves.value = move;
  assert.deepEqual(heard, [0, 1, 2]);
  assert.deepEqual(
    reported.map((error) => String(error)),
    ["TypeError: a chart"],
  );
});

test("what a reader of one value reads beside it is not listened to", () => {
  const [speed, run] = [signal(1), signal("a")];
  /** @type {string[]} */
  const heard = [];
  on(run, (name) => heard.push(`${name} at ${speed.value}`));
  speed.value = 2;
  run.value = "b";
  assert.deepEqual(heard, ["a at 1", "b at 2"]);
});
