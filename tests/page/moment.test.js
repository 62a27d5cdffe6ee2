// The words for a solution that joins the collection.

import assert from "node:assert/strict";
import { test } from "node:test";
import { momentInWords } from "../../www/features/proof/moment.js";

const moment = { isNew: true, found: 1, all: 4, number: 1, how: null, board: [] };

test("turned and mirrored copies are spoken of where the drawing has a symmetry, and nowhere else", () => {
  const more = (/** @type {number | null} */ all, /** @type {boolean} */ symmetric) =>
    momentInWords(/** @type {any} */ ({ ...moment, all }), symmetric).more;
  assert.equal(more(4, true), "3 to go. Turned or mirrored copies count once.");
  assert.equal(more(4, false), "3 to go.");
  assert.equal(more(null, true), "Turned or mirrored copies count once.");
  assert.equal(more(null, false), "");
});
