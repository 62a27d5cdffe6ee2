// The worker is never in the page's way. Run when nothing else does: see tests/playwright.config.js.

import { expect, limit, longest, test } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

test("at full speed no task of the page takes 50 ms, and Pause is heard at once", async ({ page }) => {
  await page.goto("./#preset=published&found=first&restart=none&seed=3&moves=1000000000000");
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  // A machine that is busy elsewhere makes any task long: one clean stretch of two seconds is what it takes.
  await expect(async () => {
    const tasks = await page.evaluate(
      () =>
        /** @type {Promise<number[]>} */ (
          new Promise((resolve) => {
            const seen = /** @type {number[]} */ ([]);
            const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map((e) => e.duration)));
            observer.observe({ type: "longtask" });
            setTimeout(() => {
              observer.disconnect();
              resolve(seen);
            }, 2000);
          })
        ),
    );
    expect(longest(tasks), "tasks over 50 ms").toEqual([]);
  }).toPass({ timeout: limit(20_000), intervals: [0] });
  const slowest = await page.evaluate(async () => {
    const pressed = performance.now();
    document.getElementById("start")?.click();
    const word = document.getElementById("start-word");
    while (word?.textContent !== "Start") await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  });
  expect(slowest, "milliseconds until Pause is heard").toBeLessThan(limit(500));
  await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
  const moves = Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  expect(moves).toBeGreaterThan(1_000_000);
});
