// Givens that contradict each other: nothing is proved of them, and a link to them opens the grid to be mended.

import { button, ready, readout } from "./person.js";
import { test, expect } from "./support/fixture.js";

const TWO_FIVES = "55..............";
const ONE = "123434122143432.";

test(
  "a link whose givens contradict each other opens the grid, and Start waits until it is mended",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(`./#puzzle=sudoku&givens=${TWO_FIVES.replaceAll("5", "4")}&seed=7`);
    await ready(page);
    await expect(page.locator("#edit-message")).toContainText("Two 4s in");
    await expect(page.getByRole("gridcell", { name: "row 1, column 1: 4, given, contradicts another" })).toBeVisible();
    await expect(page.locator("#proof-text")).toHaveText("No solution: row 1 has two 4s.");
    await page.getByRole("gridcell", { name: /^row 1, column 2/ }).click();
    await page.keyboard.press("Delete");
    await expect(page).toHaveURL(/givens=4\.{15}&.*seed=7/);
    await button(page, "Start").click();
    await expect(readout(page, "Energy")).toHaveText("0");
  },
);

test("no solution is shown or counted while the givens contradict each other", async ({ page }) => {
  await page.goto(`./#puzzle=sudoku&givens=${ONE}`);
  await ready(page);
  const count = page.locator("#solutions-count");
  await expect(count).toHaveText("1 of 1 found");
  await button(page, "Edit").click();
  await page.getByRole("gridcell", { name: /^row 4, column 4/ }).click();
  await page.keyboard.press("4");
  await expect(count).toHaveText("there is none");
  await expect(page.locator("#solutions-empty")).toHaveText("This puzzle has no solution.");
  await expect(page.getByRole("button", { name: /^Solution 1/ })).toHaveCount(0);
  await page.keyboard.press("Delete");
  await expect(count).toHaveText("1 of 1 found");
});

test("a link whose givens are no grid is refused as ever", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&givens=12x4");
  await ready(page);
  const why =
    "This link cannot be opened. givens: The givens have the wrong length; accepted are 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296 characters.";
  await expect(page.getByRole("alert").filter({ hasText: why })).toBeVisible();
});
