// Back closes what lies over the page, and nothing else; however else it was closed, one press of Back is for the place before.

import { expect, test } from "./support/fixture.js";
import { button, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const dialog = (/** @type {Page} */ page) => page.getByRole("dialog");
const cells = (/** @type {Page} */ page, /** @type {number} */ count) =>
  expect(page.getByRole("gridcell")).toHaveCount(count);

/** Sudoku, then queens. @param {Page} page */
async function twoPlaces(page) {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await page.getByRole("link", { name: "Queens", exact: true }).click();
  await cells(page, 8);
  await ready(page);
}

for (const name of ["Library", "Help", "Share"]) {
  test(
    `Back closes what was opened: ${name}`,
    { tag: ["Library", "Help"].includes(name) ? "@slow" : [] },
    async ({ page }) => {
      await twoPlaces(page);
      const address = page.url();
      await button(page, name).click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(button(page, name)).toBeFocused();
      await cells(page, 8);
      expect(page.url()).toBe(address);
      await page.goBack();
      await cells(page, 81);
      // What was closed is not opened by Forward, and takes no press of Back.
      await page.goForward();
      await cells(page, 8);
      await expect(dialog(page)).toBeHidden();
      await page.goForward();
      await page.goBack();
      await cells(page, 81);
    },
  );
}

test("closed by its button, by Escape or by a press outside, one press of Back is for the puzzle before", async ({
  page,
}) => {
  for (const close of [
    () => button(page, "Close help").click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 3),
  ]) {
    await twoPlaces(page);
    await button(page, "Help").click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.above ?? null)).toBeNull();
    await page.goBack();
    await cells(page, 81);
  }
});

test("a puzzle chosen in the library is a place: one press of Back returns to the one before", async ({ page }) => {
  await twoPlaces(page);
  await button(page, "Library").click();
  await dialog(page)
    .getByRole("button", { name: /Magic 19/ })
    .first()
    .click();
  await cells(page, 19);
  await ready(page);
  await expect(page).toHaveURL(/puzzle=magic19/);
  await page.goBack();
  await cells(page, 8);
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await cells(page, 19);
  await page.goBack();
  await page.goBack();
  await cells(page, 81);
});

test("a seed drawn beside an opened help stays after Back, and a reload leaves no press of Back without effect", async ({
  page,
}) => {
  await twoPlaces(page);
  const before = page.url();
  await button(page, "New seed").click();
  await button(page, "Help").click();
  await expect(dialog(page)).toBeVisible();
  // The run of the new seed may come after the help.
  await expect(page).not.toHaveURL(before);
  const seed = await page.evaluate(() => location.hash);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => location.hash)).toBe(seed);
  await button(page, "Help").click();
  await page.reload();
  await ready(page);
  await cells(page, 8);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await cells(page, 81);
});

test("Back returns to the solved board from what a question led to", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.keyboard.press("f");
  await button(page, "Start").click();
  const sentence = page.locator("#sentence");
  await expect(sentence).toHaveText(/^Solved after 25,405 moves/);
  await button(page, "Try it cold").click();
  await expect(page).toHaveURL(/cooling=constant/);
  await page.goBack();
  await expect(sentence).toHaveText(/^Solved after 25,405 moves/);
});
