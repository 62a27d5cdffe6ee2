// Memory does not grow with a run's length: the module that the page runs has as many bytes after 100 million moves as after ten
// million, with everything asked of it that the page asks. `./dev bench memory` goes on to a billion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LINKS, bytesAfter } from "../../benches/memory/bytes.js";

/** The most that a run may take, the module's own data and the stack included. */
const MOST = 8 * 2 ** 20;

for (const [name, link] of LINKS) {
  test(`${name}: 100 million moves take the bytes of ten million`, async () => {
    const [early, late] = await bytesAfter(link, [1e7, 1e8]);
    assert.equal(late, early);
    assert.ok(late <= MOST, `${late} bytes, at most ${MOST}`);
  });
}
