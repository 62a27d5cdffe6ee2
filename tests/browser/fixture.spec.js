// The fixture of these tests: no test passes over a fault in a worker.

import { ready } from "./person.js";
import { test, expect, forgive } from "./support/fixture.js";

const FAULTS = {
  "an uncaught error": () =>
    void setTimeout(() => {
      throw new Error("a cosmic ray");
    }),
  "an unhandled rejection": () => void Promise.reject(new Error("a cosmic ray")),
};

for (const [fault, provoke] of Object.entries(FAULTS)) {
  test(`${fault} in a worker is a complaint`, async ({ page, complaints }) => {
    await page.goto("./#seed=1");
    await ready(page);
    await page.workers()[0].evaluate(provoke);
    await expect.poll(() => complaints.join("\n")).toContain("a cosmic ray");
    forgive(complaints, /a cosmic ray/);
  });
}

test.describe("a test that forgives nothing", () => {
  test.fail();
  for (const [fault, provoke] of Object.entries(FAULTS)) {
    test(`fails by ${fault} in a worker`, async ({ page, complaints }) => {
      await page.goto("./#seed=1");
      await ready(page);
      await page.workers()[0].evaluate(provoke);
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
    });
  }
});
