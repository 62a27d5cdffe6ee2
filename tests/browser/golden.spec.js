// The golden links in a browser's own worker: the shipped modules give the bytes that the native program gives. Each link is run by
// the core one, if that takes it, and by the full one.

import { expect, limit, test } from "./support/fixture.js";
import { GOLDENS, GIVEN, runGoldens } from "./support/goldens.js";

test("golden links give in this browser what they always gave", async ({ page }) => {
  test.setTimeout(limit(180_000));
  await page.goto("/source/");
  const got = await page.evaluate(runGoldens, GIVEN);
  expect(got.full.length).toBeGreaterThanOrEqual(60);
  expect(got.full).toEqual(GOLDENS);
  const taken = got.core.filter((run) => "result" in run);
  expect(taken.length).toBeGreaterThanOrEqual(50);
  expect(taken).toEqual(GOLDENS.filter((_, place) => "result" in got.core[place]));
});
