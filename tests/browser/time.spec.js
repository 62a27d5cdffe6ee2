// Time that is not what it seems: a clock that is set, a tab that was away.

import { test, expect } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const LONG = "./#preset=published&found=first&restart=none&seed=3&moves=1000000000000";
const HOUR = 3_600_000;

/** Every clock that the page and its workers read says this much more from now on. @param {Page} page @param {number} by */
async function jump(page, by) {
  const set = (/** @type {number} */ by) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + by;
    const date = Date.now;
    Date.now = () => date() + by;
  };
  await page.evaluate(set, by);
  for (const worker of page.workers()) await worker.evaluate(set, by);
}

/** @param {Page} page */
const moves = async (page) => Number((await readout(page, "Move").textContent())?.replaceAll(/\D/g, ""));

for (const [where, by] of /** @type {const} */ ([
  ["forward", HOUR],
  ["back", -HOUR],
])) {
  for (const speed of ["as it is opened", "full"]) {
    test(`a clock that jumps an hour ${where} leaves a run at speed ${speed} running`, async ({ page }) => {
      await page.goto(LONG);
      await ready(page);
      if (speed === "full") await button(page, "Full speed").click();
      await button(page, "Start").click();
      await expect(readout(page, "Move")).not.toHaveText("0");
      await jump(page, by);
      const before = await moves(page);
      await expect(async () => expect(await moves(page)).toBeGreaterThan(before)).toPass({ timeout: 10_000 });
      await button(page, "Pause").click();
      await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
      await expect(page.locator("#notice")).toBeHidden();
      // An hour that nobody waited is not caught up with: 10,000 moves a second would owe 36 million.
      if (speed !== "full") expect(await moves(page)).toBeLessThan(1_000_000);
    });
  }
}

test("a tab that was frozen and hidden goes on with the same run", async ({ page, context }) => {
  await page.goto(LONG);
  await ready(page);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  const session = await context.newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await session.send("Page.setWebLifecycleState", { state: "active" });
  const before = await moves(page);
  await expect(async () => expect(await moves(page)).toBeGreaterThan(before)).toPass({ timeout: 10_000 });
  await button(page, "Pause").click();
  await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
  await expect(page.locator("#notice")).toBeHidden();
});

test("a tab that is said to be hidden runs on, and shows where it is when it is seen", async ({ page }) => {
  await page.goto("./#seed=7");
  await ready(page);
  const hide = (/** @type {boolean} */ hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (hidden ? "hidden" : "visible"),
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await hide(true);
  // A browser draws nothing in a tab that nobody sees.
  await page.evaluate(() => {
    const draw = globalThis.requestAnimationFrame;
    const waiting = /** @type {FrameRequestCallback[]} */ ([]);
    globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(globalThis, {
      seen() {
        globalThis.requestAnimationFrame = draw;
        waiting.splice(0).forEach((callback) => draw(callback));
      },
    });
    // What was asked for before is still drawn.
    return new Promise((resolve) => draw(() => draw(resolve)));
  });
  const shown = await moves(page);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await moves(page), "nothing is drawn").toBe(shown);
  await hide(false);
  await page.evaluate(() => /** @type {any} */ (globalThis).seen());
  await expect(async () => expect(await moves(page)).toBeGreaterThan(shown)).toPass({ timeout: 10_000 });
  await button(page, "Full speed").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
});
