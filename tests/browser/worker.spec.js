// The worker: never in the page's way, and replaced when it breaks.

import { test, expect } from "./support/fixture.js";
import { board, button, readout, ready } from "./person.js";

test("at full speed no task of the page takes 50 ms, and Pause is heard at once", async ({ page }) => {
  await page.goto("./#preset=published&found=first&restart=none&seed=3&moves=1000000000000");
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  // A machine that is busy elsewhere makes any task long: one clean stretch of two seconds is what it takes.
  await expect(async () => {
    const long = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const seen = /** @type {number[]} */ ([]);
          const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map((e) => e.duration)));
          observer.observe({ type: "longtask" });
          setTimeout(() => {
            observer.disconnect();
            resolve(seen);
          }, 2000);
        }),
    );
    expect(long, "tasks over 50 ms").toEqual([]);
  }).toPass({ timeout: 20_000, intervals: [0] });
  const slowest = await page.evaluate(async () => {
    const pressed = performance.now();
    document.getElementById("start")?.click();
    const word = document.getElementById("start-word");
    while (word?.textContent !== "Start") await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  });
  expect(slowest, "milliseconds until Pause is heard").toBeLessThan(500);
  await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
  const moves = Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  expect(moves).toBeGreaterThan(1_000_000);
});

test("a worker that breaks is replaced, and the page says so", async ({ page, complaints }) => {
  await page.goto("./#seed=7&t0=0.1");
  await ready(page);
  const start = await board(page);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await page.workers()[0].evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("a cosmic ray");
      }),
  );
  await expect(page.getByRole("alert").filter({ hasText: "stopped unexpectedly" })).toHaveText(
    /The solver stopped unexpectedly: .*a cosmic ray\. A fresh one has taken over at the start of the same run\./,
  );
  await ready(page);
  await expect(readout(page, "Move")).toHaveText("0");
  expect(await board(page)).toEqual(start);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
  // The ray itself is told on the console, and nothing else.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain("a cosmic ray");
});

test("a worker that cannot be loaded is told, in words", async ({ page, complaints }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: "x" }));
  await page.goto("./");
  await expect(page.getByRole("alert").filter({ hasText: "could not be started" })).toContainText(
    "Reload the page to try again.",
  );
  await expect(button(page, "Start")).toBeDisabled();
  complaints.splice(0);
});
