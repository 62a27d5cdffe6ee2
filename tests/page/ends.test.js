// Promises that end badly: whoever asked hears of it, and nobody else waits for ever.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Poller } from "../../www/lib/poller.js";
import { Queue } from "../../www/run/queue.js";

test("one that throws at its turn is reported so, and those behind it have theirs", async () => {
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
  const heard = [assert.rejects(failing, /broken/), assert.rejects(rejecting, /refused/)];
  end();
  await Promise.all([work, behind, ...heard]);
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
    () => new Promise((/** @type {(answer: any) => void} */ resolve) => (answer = resolve)),
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

test("no request asks for as much time as a silent worker is given", () => {
  const root = new URL("../../www/", import.meta.url);
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"));
  const sources = files.map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") }));
  const engine = sources.find(({ name }) => name.endsWith("core/engine.js"))?.text ?? "";
  const silent = 1000 * Number(/SECONDS_TO_ANSWER = (\d+)/.exec(engine)?.[1]);
  const slices = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bmilliseconds: ([\d_]+)|\b\w*SLICE\w* = ([\d_]+)/g)].map((match) => ({
      name,
      slice: Number((match[1] ?? match[2]).replaceAll("_", "")),
    })),
  );
  assert.ok(silent > 0 && slices.length > 5, `${slices.length} slices`);
  for (const { name, slice } of slices) assert.ok(slice <= silent / 5, `${name}: ${slice} ms`);
});

test("a fault is never caught to be forgotten, or to stand for a result", () => {
  const root = new URL("../../www/", import.meta.url);
  // Here nothing is asked of a worker, or null is said to be what could not be had.
  const kept = [
    "features/class/board.js",
    "features/learn/exercise.js",
    "features/learn/learn.js",
    "core/engine.js",
    "worker.js",
    "features/show/present.js",
    "features/compare/pool.js",
  ];
  for (const name of readdirSync(root, { recursive: true }).map(String)) {
    if (!name.endsWith(".js") || name.includes("vendor") || kept.includes(name)) continue;
    const text = readFileSync(new URL(name, root), "utf8");
    const engines = /engine|ask\(|Worker/.test(text);
    if (engines) assert.doesNotMatch(text, /\.catch\(\(\) => (null|\{\})\)/, name);
  }
});
