// When which parts of the page are drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Frames } from "../../www/view/frames.js";

/** @typedef {import("../../www/view/frames.js").Pace} Pace */

/** The parts that frames show of a run at these paces, one after the other, and of all frames that are asked for then. @param {...Pace} paces */
function seen(...paces) {
  /** @type {((time: number) => void)[]} */
  const asked = [];
  globalThis.requestAnimationFrame = (frame) => asked.push(frame);
  /** @type {string[][]} */
  const shown = [];
  const frames = new Frames(
    () => paces[0],
    (parts) => shown.push(parts),
  );
  const next = () => asked.shift()?.(performance.now());
  for (; paces.length > 1; paces.shift()) {
    frames.request();
    next();
  }
  frames.request();
  while (asked.length > 0) next();
  return shown;
}

test("where a run comes to rest its figures and words are shown with its board, after the buttons", () => {
  for (const before of /** @type {Pace[]} */ (["blurred", "replaying"])) {
    const [buttons, all, plots] = seen(before, before, before, "resting").slice(3);
    assert.deepEqual(buttons, ["buttons"], before);
    assert.deepEqual(all, ["board", "figures", "words"], before);
    assert.deepEqual(plots, ["plots"], before);
  }
});

test("an end is shown together with its board", () => {
  assert.deepEqual(seen("blurred", "over").at(-2), ["board", "figures", "words"]);
});
