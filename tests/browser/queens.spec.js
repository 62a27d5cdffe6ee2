// Queens: a problem of words and a face alone, found in the library, played by hand and by annealing.

import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

test.use({ instruments: false });

test("queens are found in the library, swapped by hand, undone, and placed by annealing", async ({ page }) => {
  await page.goto("./#puzzle=magic19&seed=1");
  await ready(page);
  await button(page, "Library…").or(button(page, "Library")).first().click();
  await page.getByRole("button", { name: /^Place queens so that none attacks another/ }).click();
  await expect(page.locator("#aim")).toHaveText("Place 8 queens so that none attacks another.");
  const columns = page.getByRole("grid", { name: "Queens" }).getByRole("gridcell");
  await expect(columns).toHaveCount(8);
  await expect(columns.first()).toHaveAccessibleName(/^column 1, row \d: attacks \d queens?$/);
  await expect(page.locator("#meter-help")).toHaveText("pairs on a common diagonal");
  await expect(page.locator("#meter-lines")).toHaveText("92 solutions; without turns and mirrors: 12");
  await expectAccessible(page);
  const name = await columns.first().getAttribute("aria-label");
  await columns.first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/hand=0:s0-7$/);
  await expect(page.getByRole("status").first()).toHaveText(
    /^The queens of columns 1 and 8 swap their rows\. (\d (better|worse)|equal)/,
  );
  await page.keyboard.press("Control+z");
  await expect(columns.first()).toHaveAccessibleName(name ?? "");
  await solve(page);
  await expect(page.locator("#aim")).toHaveText("No queen attacks another.");
  await expect(columns.nth(3)).toHaveAccessibleName(/attacks 0 queens$/);
  await expectAccessible(page);
});

test("each move is worded; a board of many queens is drawn, and a wrong size is named", async ({ page }) => {
  await page.goto("./#puzzle=queens&size=50&seed=1&at=30");
  await expect(page.getByRole("status").first()).toHaveText(
    /^Move 30: The queens of columns \d+ and \d+ (would )?swap their rows\./,
  );
  await page.goto("./#puzzle=queens&size=3");
  await expect(page.getByRole("alert").filter({ hasText: "not a whole number from 4 to 400" })).toBeVisible();
});
