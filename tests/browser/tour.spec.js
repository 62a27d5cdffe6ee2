// Tours: the general path of a run on a problem with moves of its own, whose best energy is not 0, or not known.

import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, paste, ready, slowly } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

/** @param {Page} page */
const sentence = (page) => page.getByRole("status").first();

/** The cities. @param {Page} page */
const cities = (page) => page.getByRole("grid", { name: "Tour" }).getByRole("gridcell");

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto("./#" + link);
  await ready(page);
}

/** @param {Page} page */
async function runToItsEnd(page) {
  const full = button(page, "Full speed");
  if ((await full.getAttribute("aria-pressed")) !== "true") await full.click();
  await button(page, "Start").click();
  await expect(sentence(page)).toHaveText(/^Ended after/);
}

test("a tour is drawn, named and annealed, and its end says how short it is", async ({ page }) => {
  await open(page, "puzzle=tour&seed=3");
  await expect(page.locator("#aim")).toHaveText("Visit 48 cities and come home. How short can the way be?");
  await expect(page.locator("#meter-help")).toHaveText("length of the tour");
  await expect(page.locator("#meter-lines")).toHaveText(/^[\d.]+\s% above the shortest, 10,628\.$/);
  await expect(cities(page)).toHaveCount(48);
  await expect(cities(page).first()).toHaveAccessibleName(/^Montgomery: stop \d+ of 48, between .+ and .+$/);
  await expectAccessible(page);
  // Arrows lead from city to city.
  await cities(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Tallahassee: /);
  await slowly(page);
  await button(page, "Start").click();
  await expect(sentence(page)).toHaveText(
    /^Move \d+: The stretch from .+ to .+, \d+ cities, (is|would be) turned round\. .*(accepted|rejected)/,
  );
  await button(page, "Pause").click();
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after 1,000,000 moves\. Best tour: 10,\d{3}, at move [\d,]+\. (0\.\d\d\s% above the shortest, 10,628\.|No tour is shorter: that is proved\.)$/,
  );
  // Energies are counted from the shortest tour, and nothing of solutions is there.
  await expect(page.locator(".plot-note").first()).toHaveText("above 10,628, log scale");
  await expect(page.locator("#offer-prove")).toBeHidden();
  // The end may be longer than the best, which is one press away.
  const best = button(page, "Show the best tour");
  if (await best.isVisible()) {
    await best.click();
    await expect(sentence(page)).toHaveText(/^At move [\d,]+ of 1,000,000, energy 10,\d{3}\./);
    await button(page, "Go to the end").click();
    await expect(sentence(page)).toHaveText(/^Ended after/);
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("#aim")).toHaveText(/^Visit 48 cities/);
});

test("a tour whose shortest is proved ends there; one of which nothing is known is judged by a bound", async ({
  page,
}) => {
  await open(page, "puzzle=tour&cities=ulysses22&seed=1");
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after [\d,]+ moves\. Best tour: 7,013, at move [\d,]+\. No tour is shorter: that is proved\.$/,
  );
  await open(page, "puzzle=tour&cities=uniform-60&draw=4&moves=300000&seed=1");
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after 300,000 moves\. Best tour: 6\d,\d{3}, at move [\d,]+\. At most \d\.\d\d\s% too long: no tour is shorter than 6\d,\d{3}\.$/,
  );
});

test("two cities are joined by hand, by keys, and it is undone; the link has it", async ({ page }) => {
  await open(page, "puzzle=tour&points=0,0_9,1_5,5_8,9_1,8_3,3_7,4_2,6_6,8_9,6_4,1_3,9_8,2_1,4&seed=2");
  const before = await page.evaluate(() => location.hash);
  const named = (/** @type {number} */ city) => cities(page).nth(city).getAttribute("aria-label");
  const all = await Promise.all(Array.from({ length: 14 }, (_, city) => named(city)));
  const stop = (/** @type {number} */ city) => Number(/stop (\d+)/.exec(all[city] ?? "")?.[1]);
  const far = [...all.keys()].find((city) => Math.abs(stop(city) - stop(0)) > 2) ?? 0;
  await cities(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toHaveText("city 1 is taken up: choose where it goes.");
  await cities(page).nth(far).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/hand=0:r\d+-\d+$/);
  await expect(cities(page).first()).toHaveAccessibleName(new RegExp(`city ${far + 1}\\b`));
  await expect(sentence(page)).toHaveText(/^The stretch from city \d+ to city \d+, \d+ cities, is turned round\. /);
  await page.keyboard.press("Control+z");
  await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/hand=/);
  expect(before).not.toMatch(/hand=/);
});

test("cities, moves and wrong ones come by the link; the library leads here", async ({ page }) => {
  await open(page, "puzzle=tour&cities=berlin52&neighbourhood=swap&seed=1&at=40");
  await expect(sentence(page)).toHaveText(/^Move 40: city \d+ and city \d+ (would )?change places\./);
  await page.goto("./#puzzle=tour&cities=atlantis");
  await expect(page.getByRole("alert").filter({ hasText: "atlantis" })).toBeVisible();
  await page.goto("./#puzzle=magic19&seed=1");
  await ready(page);
  await page.getByRole("button", { name: "Library" }).click();
  await page
    .getByRole("button", { name: "Find the shortest way through cities: where the best need not be known" })
    .click();
  await expect(page.locator("#aim")).toHaveText(/^Visit 48 cities/);
  await expect(page).toHaveURL(/puzzle=tour&cities=att48/);
});

test("cities are chosen on the board, and one's own are pasted; what is none is named", async ({ page }) => {
  await open(page, "puzzle=tour&seed=3");
  await page.getByLabel("Cities", { exact: true }).selectOption("eil51");
  await expect(page.locator("#aim")).toHaveText(/^Visit 51 cities/);
  await expect(page).toHaveURL(/cities=eil51&.*seed=3$/);
  await paste(page, "x;y\n0,5;1\n9;1\n5;5\n8;9\n1;8");
  await expect(page.locator("#aim")).toHaveText(/^Visit 5 cities/);
  await expect(page).toHaveURL(/points=0\.5,1_9,1_5,5_8,9_1,8&/);
  await expect(page.getByLabel("Cities", { exact: true })).toHaveValue("");
  await paste(page, "0 0\n1 zebra\n2 2");
  await expect(page.getByRole("alert").filter({ hasText: "line 2: '1 zebra' is not a city" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#aim")).toHaveText(/^Visit 51 cities/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tour is seen with its move in words", async ({ page }) => {
    await open(page, "puzzle=tour&seed=3&at=5000");
    await expect(sentence(page)).toHaveText(/^Move 5,000: The stretch from /);
    await expect(page.locator("#tour-board canvas")).toBeInViewport();
    await expectAccessible(page);
  });
});
