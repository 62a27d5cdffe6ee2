// A drawn prediction beside what came out.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./document.js";
import { recalled } from "../../www/features/learn/recall.js";

const axis = (/** @type {number} */ to) => ({ label: "", unit: "", from: 0, to, log: false });

/** The words on a drawn line, where the right value is 50 at each point. @param {number[]} line */
function saidOf(line) {
  const replies = { close: "It is close.", low: "It lies below.", high: "It lies above." };
  const at = line.map((_, place) => place);
  const question = { kind: "line", across: axis(10), up: axis(100), at, truth: "claim", near: 5, ...replies };
  const truth = () => line.map(() => ({ value: 50, interval: null, of: null }));
  const node = recalled(/** @type {any} */ (question), line, { truth, ran: true }, () => undefined);
  return node.querySelector(".reply")?.textContent?.replace(/^.*(?=It )/, "");
}

test("the reply to a line is that of most of its points, and not of the farthest", () => {
  assert.equal(saidOf([50, 51, 49]), "It is close.");
  assert.equal(saidOf([70, 70, 70, 70, 70, 1, 50, 40]), "It lies above.");
  assert.equal(saidOf([30, 30, 30, 99, 50]), "It lies below.");
  // As many above as below: the farthest.
  assert.equal(saidOf([10, 60]), "It lies below.");
});
