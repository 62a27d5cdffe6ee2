// A thousand runs: their dots, the temperature under a hand, the run on the board, and the experiment that has the same numbers.

import { expect, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button, look, readout, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });
// Thirty million moves.
test.slow();

/** The number that reached the aim, once all thousand are made. @param {Page} page */
async function reached(page) {
  await expect(page.locator("#runs-of")).toHaveText("of 1,000 runs in", { timeout: 60_000 });
  return Number(await page.locator("#runs-count").innerText());
}

test("they are made like the run on the board, which is marked and opens at its end", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=1.2&moves=50000");
  await ready(page);
  await look(page, "1,000 runs").click();
  await expect(page).toHaveURL(/&seed=20&look=runs$/);
  const solved = await reached(page);
  expect(solved).toBeGreaterThan(600);
  expect(solved).toBeLessThan(760);
  await expect(page.locator("#sentence")).toHaveText(`At T = 1.2: ${solved} of 1,000 runs solved within 50,000 moves.`);
  await expect(page.locator("#runs-hit")).toHaveText(`${solved} solved`);
  await expect(page.locator("#runs-missed")).toHaveText(`${1000 - solved} not solved`);
  await expect(page.locator("#runs-verdict")).toHaveText("Warm enough to get out, cold enough to stay.");
  await expectAccessible(page);

  // The run on the board is one of them: its own replay says the same.
  const one = page.locator("#runs-one");
  const of20 = await one.innerText();
  const moves = /([\d,]+) moves/.exec(of20)?.[1] ?? "";
  await look(page, "All").click();
  // By itself it is at its start.
  await expect(readout(page, "Move")).toHaveText("0");
  await page.keyboard.press("f");
  await button(page, "Start").click();
  await expect(readout(page, "Move")).toHaveText(moves);
  await look(page, "1,000 runs").click();
  await page.getByRole("textbox", { name: "Run" }).fill("21");
  await page.getByRole("textbox", { name: "Run" }).press("Enter");
  await expect(page).toHaveURL(/&seed=21&look=runs$/);
  await expect(one).not.toHaveText(of20);
  expect(await reached(page)).toBe(solved);

  // The same experiment, made by Compare.
  await page.getByRole("link", { name: "Open in Compare" }).click();
  await button(page, "Start").click();
  await expect(page.getByText(`${solved} of 1,000`).first()).toBeVisible({ timeout: 60_000 });
});

test("a dot opens its run, and Watch plays it", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=1.2&moves=20000&look=runs");
  await ready(page);
  await reached(page);
  const picture = page.locator("#runs-canvas");
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 4, y: height - 32 } });
  await expect(page).not.toHaveURL(/&seed=20&/);
  await expect(page.locator("#runs-one")).toHaveText(/^solved after [\d,]+ moves$/);
  const seed = await page.getByRole("textbox", { name: "Run" }).inputValue();
  await button(page, "Watch this run").click();
  await expect(page).toHaveURL(new RegExp(`&seed=${seed}$`));
  await expect(look(page, "One run")).toBeChecked();
  await expect(button(page, "Pause")).toBeVisible();
  await page.goBack();
  await expect(look(page, "1,000 runs")).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`&seed=${seed}&look=runs$`));
});

test("pulling the thermometer holds them all, and each temperature leaves its bar", async ({ page }) => {
  await page.goto("./#seed=20&look=runs");
  await ready(page);
  const sentence = page.locator("#sentence");
  await expect(sentence).toHaveText(/^With these settings: \d+ of [\d,]+ runs? solved/);
  const slider = page.getByRole("slider", { name: "Temperature" });
  await slider.focus();
  /** @type {number[]} */
  const all = [];
  for (let press = 0; press < 3; press++) {
    const before = (await sentence.innerText()).split(":")[0];
    await page.keyboard.press("PageDown");
    // Before the press is taken the page still shows the thousand of the press before.
    await expect(sentence).not.toContainText(before);
    await expect(sentence).toHaveText(/^At T = /);
    await expect(page).toHaveURL(/cooling=constant&t0=[\d.]+&.*moves=50000&.*&look=runs$/);
    all.push(await reached(page));
    await expect(page.locator(".visited span")).toHaveCount(press + 1);
    await expect(page.locator(".visited .now")).toHaveText(String(all[press]));
  }
  expect(new Set(all).size).toBe(3);
  // A thousand that was seen is there at once.
  await page.keyboard.press("PageUp");
  await expect(page.locator(".visited .now")).toHaveText(String(all[1]));
  await expect(page.locator(".visited span")).toHaveCount(3);
  await button(page, "Back to the schedule").click();
  await expect(sentence).toHaveText(/^With these settings: /);
  await expect(page).not.toHaveURL(/cooling=constant/);
});

test("another budget makes them again, and what was held belongs to its puzzle", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=1.2&moves=10000&look=runs");
  await ready(page);
  const few = await reached(page);
  await page.getByRole("combobox", { name: /^of 1,000 runs in/ }).selectOption({ label: "50,000 moves" });
  await expect(page.locator("#sentence")).toHaveText(/^At T = 1\.2: \d+ of [\d,]+ runs? solved within 50,000 moves\.$/);
  expect(await reached(page)).toBeGreaterThan(2 * few);
  // A constant temperature by its link was held by nobody here.
  await expect(button(page, "Back to the schedule")).toBeHidden();
  await page.goto("./#seed=20&look=runs");
  await ready(page);
  await page.getByRole("slider", { name: "Temperature" }).press("PageDown");
  await expect(button(page, "Back to the schedule")).toBeVisible();
  await page.goto("./#puzzle=queens&look=runs");
  await expect(page.locator("#aim")).toHaveText(/^.*Queens.*: a thousand runs$/i);
  await expect(button(page, "Back to the schedule")).toBeHidden();
});

test("of a tour they say how many reach the best known, and what half come to", async ({ page }) => {
  await page.goto("./#puzzle=tour&moves=20000&look=runs");
  await ready(page);
  await reached(page);
  await expect(page.locator("#runs-verdict")).toHaveText(/^Half of the runs get within [\d.]+ % of the best known\.$/);
  await expect(page.locator("#sentence")).toHaveText(/^With these settings: \d+ of 1,000 runs at the best known/);
});

test("no worker works while nobody sees them", async ({ page }) => {
  await page.goto("./#puzzle=tour&cooling=constant&t0=40&moves=1000000&look=runs");
  await ready(page);
  const made = page.locator("#runs-of");
  await expect(made).toHaveText(/^of [1-9]/);
  await look(page, "One run").click();
  await page.waitForTimeout(300);
  const before = await made.textContent();
  await page.waitForTimeout(700);
  expect(await made.textContent()).toBe(before);
  await look(page, "1,000 runs").click();
  await expect(made).not.toHaveText(before ?? "");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("dots, thermometer and bars are in one sight", async ({ page }) => {
    await page.goto("./#seed=20&cooling=constant&t0=1.2&moves=20000&look=runs");
    await ready(page);
    await reached(page);
    for (const id of ["#runs-canvas", "#temperature", ".visited .now"])
      await expect(page.locator(id)).toBeInViewport({ ratio: 0.9 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    await expectAccessible(page);
  });
});
