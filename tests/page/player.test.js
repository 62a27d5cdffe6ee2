// The player beside a run that answers late.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "document", { value: { hidden: false } });
const { Player } = await import("../../www/run/player.js");

/** A run that makes at most 100 moves in a slice, each answered in a turn of its own. @param {(made: number) => void} made */
function asksOf(made) {
  let moves = 0;
  const advance = async (/** @type {{ moves: number }} */ asked) => {
    moves += Math.min(asked.moves, 100);
    made(moves);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return { progress: { moves, status: "running" } };
  };
  return /** @type {any} */ ({ advance });
}

test("a replay that is set aside while its last answer is on its way ends at its very move", async () => {
  /** @type {number[]} */
  const made = [];
  /** @type {(() => void) | undefined} */
  let resume;
  const asks = asksOf((moves) => {
    made.push(moves);
    if (moves === 1000) resume ??= player.suspend();
  });
  const player = new Player(
    asks,
    () => {},
    () => {},
  );
  player.replay(1000, false);
  while (!resume) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  resume();
  while (player.pace !== "resting") await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(player.at, 1000);
  assert.equal(Math.max(...made), 1000);
});

test("a run that is held is no faster than it is, however long it plays", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const asks = asksOf(() => {});
  const player = new Player(
    asks,
    () => {},
    () => {},
  );
  const passed = context.mock.method(player.speedUp, "pass");
  const play = async () => {
    player.play();
    for (let turn = 0; turn < 40; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      context.mock.timers.tick(500);
    }
    player.pause();
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      context.mock.timers.tick(500);
    }
    return passed.mock.callCount();
  };
  player.held = true;
  assert.equal(await play(), 0);
  player.held = false;
  assert.ok((await play()) > 0);
});
