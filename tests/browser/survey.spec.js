// Questions of a setter while editing a sudoku: what each cell can be, and which givens are unnecessary.

import { expect, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

const cell = (/** @type {Page} */ page, /** @type {number} */ row, /** @type {number} */ column) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row}, column ${column}:`) });
const words = (/** @type {Page} */ page) => page.locator("#survey-words");

/** @param {Page} page @param {string} givens */
async function edit(page, givens) {
  await page.goto(`./#puzzle=sudoku&givens=${givens}&seed=1`);
  await button(page, "Edit").click();
}

test("the digits of each cell over all solutions stand on the board until the givens change @gate", async ({
  page,
}) => {
  await edit(page, "12344321........");
  await button(page, "What each cell can be").press("Enter");
  await expect(words(page)).toHaveText("Over all solutions 8 cells have more than one digit.");
  await expect(cell(page, 3, 1)).toHaveAccessibleName("row 3, column 1: blank, can be 2, 3");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1: 1, given");
  await expect(button(page, "What each cell can be")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await button(page, "Unnecessary givens").click();
  await expect(words(page)).toHaveText("Only with exactly one solution can a given be unnecessary.");
  await expect(cell(page, 3, 1)).toHaveAccessibleName("row 3, column 1: blank");
  await button(page, "What each cell can be").click();
  await expect(cell(page, 3, 1)).toHaveAccessibleName("row 3, column 1: blank, can be 2, 3");
  await cell(page, 3, 1).focus();
  await page.keyboard.press("2");
  await expect(words(page)).toHaveText("");
  // The count may have found two solutions already.
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/^row 3, column 2: (blank|1 or 4, in two solutions)$/);
});

test("unnecessary givens are listed and marked, and a second press hides them", async ({ page }) => {
  await edit(page, "1.34.4..2.4..3.1");
  await button(page, "Unnecessary givens").click();
  await expect(words(page)).toHaveText(
    /^7 givens are unnecessary, each one alone: r1\sc1, .* 4 of them can go at once/,
  );
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1: 1, given, unnecessary");
  await expectAccessible(page);
  await button(page, "Unnecessary givens").click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1: 1, given");
  await expect(words(page)).toHaveText("");
});

test("a long search shows its share, and is cancelled", async ({ page }) => {
  await edit(page, ".".repeat(625));
  await button(page, "What each cell can be").click();
  await expect(page.locator("#survey progress")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(words(page)).toHaveText("Cancelled.");
  await expect(page.locator("#survey progress")).toBeHidden();
  await expect(button(page, "What each cell can be")).toHaveAttribute("aria-pressed", "false");
});
