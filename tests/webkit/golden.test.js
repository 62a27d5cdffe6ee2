// The golden links in WebKit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GOLDENS, GIVEN, runGoldens } from "../browser/support/goldens.js";
import { limit } from "../browser/support/limit.js";
import { openWebKit, skip } from "./webkit.js";

test("golden links give in WebKit what they always gave", { skip, timeout: limit(240_000) }, async (t) => {
  const { server, ask } = await openWebKit(t, limit(200_000));
  await ask("POST", "/url", { url: new URL("/source/", server.url).href });
  const script = `const done = arguments[1]; (${runGoldens})(arguments[0]).then(done, (error) => done(String(error)));`;
  const got = await ask("POST", "/execute/async", { script, args: [GIVEN] });
  assert.ok(got.full, String(got));
  assert.deepEqual(got.full, GOLDENS);
  const taken = got.core.filter((/** @type {object} */ run) => "result" in run);
  assert.ok(taken.length >= 50, `${taken.length} links`);
  assert.deepEqual(
    taken,
    GOLDENS.filter((_, place) => "result" in got.core[place]),
  );
});
