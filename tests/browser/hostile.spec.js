// Input that nobody means well with: a clear message, and the page goes on.

import { expect, limit, test } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

/** @type {[string, string][]} */
const LINKS = [
  ["a megabyte of digits", `seed=${"9".repeat(1_000_000)}`],
  ["a megabyte of keys", "a=1&".repeat(250_000)],
  ["625 cells of emoji", `puzzle=sudoku&givens=${"😀".repeat(625)}`],
  ["a negative number", "moves=-5"],
  ["a huge number", "moves=1e400"],
  ["broken escapes", "seed=%ff%fe%zz"],
  ["markup", "seed=<img src=x onerror=alert(1)>"],
];

test("a link that nobody means well with is refused in a short sentence", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(90_000));
  await page.goto("./");
  for (const [what, link] of LINKS) {
    await page.evaluate(() => void (location.hash = "seed=7"));
    await expect(page).toHaveURL(/#v=2&puzzle=magic19&.*&seed=7$/);
    await ready(page);
    await page.evaluate((link) => void (location.hash = link), link);
    const notice = page.locator("#notice-text");
    await expect(notice, what).toContainText("This link cannot be opened");
    expect((await notice.textContent())?.length, what).toBeLessThan(400);
    expect(await notice.locator("*").count(), "text stays text").toBe(0);
    // The default run is there: before that, a press is for nobody.
    await expect(page).toHaveURL(/#v=2&puzzle=magic19&.*&seed=20$/);
    await ready(page);
    await button(page, "Step").click();
    await expect(readout(page, "Move")).toHaveText("1");
  }
});

test("a puzzle called like what every object has is refused like any other", async ({ page }) => {
  await page.goto("./#puzzle=constructor");
  await expect(page.locator("#notice-text")).toContainText("This link cannot be opened");
  await ready(page);
  // The address that came stays until somebody acts.
  await expect(page).toHaveURL(/#puzzle=constructor$/);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
});

test("lone surrogates in a link are refused like any other text", async ({ page }) => {
  await page.goto("./#seed=7");
  await ready(page);
  await page.evaluate(() => void (location.hash = "seed=\ud800\udfff\udc00"));
  await expect(page.locator("#notice-text")).toContainText("This link cannot be opened");
  await ready(page);
});
