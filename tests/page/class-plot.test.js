// The class's plot: where the goal is, and who is past it.

import "./document.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Picture } from "../../www/features/class/picture.js";

// The page without a browser has no constructor of its own for these.
const Option = /** @type {any} */ (
  function (/** @type {string} */ text, /** @type {string} */ value) {
    return Object.assign(document.createElement("option"), { textContent: text, value });
  }
);
Object.assign(globalThis, { Option });

/** @param {number} answer @param {number} score */
const row = (answer, score) => ({
  answer,
  who: `Pupil ${answer}`,
  score,
  verdict: score >= 12 ? "passed" : "failed",
  settings: [["t0", String(answer)]],
});
const upright = (/** @type {Element} */ line) => Number(line.getAttribute("points")?.split(/[ ,]/)[1]);

/** @param {any} goal */
function plotOf(goal) {
  const picture = new Picture();
  picture.show(
    /** @type {any} */ ([row(1, 4), row(2, 18)]),
    /** @type {any} */ ({ exercise: { change: ["t0"], goal } }),
  );
  return [...picture.node.querySelectorAll('polyline:not([stroke-dasharray="none"])')];
}

test("a goal of so many has its line, between those that passed and those that failed; a budget has none", () => {
  const lines = [4, 12, 18].map((least) => plotOf({ kind: "seeds", seeds: "1..20", least, moves: 1000 }));
  assert.deepEqual(
    lines.map(({ length }) => length),
    [1, 1, 1],
  );
  const [low, middle, high] = lines.map(([line]) => upright(line));
  // Up is more.
  assert.ok(low > middle && middle > high, `${low}, ${middle}, ${high}`);
  assert.equal(plotOf({ kind: "solved", moves: 1000 }).length, 0);
});
