// Promises that end badly: whoever asked is told, and nobody else waits for ever.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Poller } from "../../www/lib/poller.js";
import { Queue } from "../../www/run/queue.js";

test("one that throws at its turn is told so, and those behind it have theirs", async () => {
  const queue = new Queue();
  /** @type {(value?: unknown) => void} */
  let end = () => {};
  const work = queue.during(new Promise((resolve) => (end = resolve)));
  const failing = queue.do(() => {
    throw new Error("broken");
  });
  const rejecting = queue.do(() => Promise.reject(new Error("refused")));
  let done = false;
  const behind = queue.do(() => {
    done = true;
  });
  const told = [assert.rejects(failing, /broken/), assert.rejects(rejecting, /refused/)];
  end();
  await Promise.all([work, behind, ...told]);
  assert.ok(done);
  await assert.rejects(
    queue.do(() => {
      throw new Error("at once");
    }),
    /at once/,
  );
});

test("a look that fails leaves the next one free", async () => {
  const run = /** @type {any} */ ({ snapshot: { progress: { moves: 3 } } });
  let fails = true;
  const poller = new Poller(
    async () => {
      if (fails) throw new Error("broken");
      return "there";
    },
    () => {},
    () => run,
  );
  await assert.rejects(poller.look(run, true), /broken/);
  fails = false;
  assert.equal(await poller.look(run, true), "there");
});

test("an answer that comes when another run is open is nobody's", async () => {
  const [before, after] = [1, 2].map((moves) => /** @type {any} */ ({ snapshot: { progress: { moves } } }));
  let present = before;
  /** @type {(answer: string) => void} */
  let answer = () => {};
  const poller = new Poller(
    () => new Promise((resolve) => (answer = resolve)),
    () => {},
    () => present,
  );
  const look = poller.look(before, true);
  present = null;
  assert.equal(await poller.look(before, true), null);
  present = after;
  answer("of the run before");
  assert.equal(await look, null);
});
