// Before a sudoku's run begins its puzzle is shown, with the ways to solve it: watch annealing, an exact search at once, one hint.

import { openFresh, ready } from "./person.js";
import { test, expect } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

const line = (/** @type {Page} */ page) => page.locator("#verdict span");
const sentence = (/** @type {Page} */ page) => page.locator("#sentence");
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true });
const cell = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("gridcell", { name, exact: true });

/** @param {Page} page */
async function open(page, link = "") {
  await openFresh(page, `puzzle=sudoku${link}`);
  await ready(page);
  await expect(line(page)).not.toBeEmpty();
}

test("the puzzle is shown until its run begins, and annealing is watched on it", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("gridcell", { name: /: blank$/ })).toHaveCount(59);
  await button(page, "Watch annealing").click();
  await expect(page.locator("#start")).toHaveText("Pause");
  await expect(page.getByRole("gridcell", { name: /: blank$/ })).toHaveCount(0);
  await expect(button(page, "Solve it now")).toBeHidden();
});

test("Solve it now shows the solution of an exact search, and what that took", async ({ page }) => {
  await open(page);
  const solve = button(page, "Solve it now");
  await solve.click();
  await expect(sentence(page)).toHaveText(
    /^Solved at once: 7 of 59 digits by singles, the rest by a search of \d+ nodes?\. It is the only solution\.$/,
  );
  await expect(cell(page, "row 1, column 2: 6")).toBeVisible();
  await button(page, "Back to the puzzle").click();
  await expect(cell(page, "row 1, column 2: blank")).toBeVisible();
});

test("a hint is one digit that must be, with its reason, until none is left", async ({ page }) => {
  await open(page);
  await button(page, "Hint").click();
  await expect(sentence(page)).toHaveText(
    "Only one cell of box 9 can be a 9: row 8, column 8. The marked 9s rule out the others.",
  );
  await expect(cell(page, "row 8, column 8: 9, must be")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /9, given, rules it out$/ })).toHaveCount(3);
  for (let n = 0; n < 7; n++) await button(page, "Fill it in").click();
  await expect(cell(page, "row 8, column 8: 9, filled in by singles")).toBeVisible();
  await expect(sentence(page)).toHaveText("No single is left: the next digit needs a longer argument.");
  await expect(page.locator("#hint")).toHaveAttribute("aria-disabled", "true");
});

test("where there is no solution nothing is solved, and Watch asks first", async ({ page }) => {
  await open(page, "&givens=..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..");
  await expect(cell(page, "row 4, column 1: 6, given, rules it out")).toBeVisible();
  await expect(button(page, "Solve it now")).toBeDisabled();
  await expect(button(page, "Hint")).toBeDisabled();
  await button(page, "Watch annealing").click();
  await expect(page.getByRole("dialog", { name: "Anneal all the same?" })).toBeVisible();
});

test("both digits of two solutions stand in their cells, also where singles would decide the run", async ({ page }) => {
  await open(page, "&givens=3..1...2.7..8..9.42.....3......8...2.4.2.15.7.8.....1.........68.63..2.55.79.....");
  await expect(page.getByRole("gridcell", { name: /in two solutions$/ })).toHaveCount(4);
  await expect(sentence(page)).toHaveText("One more given in one of the marked cells settles it.");
  await button(page, "Watch annealing").click();
  await expect(page).toHaveURL(/singles=off/);
  await expect(page.locator("#start")).toHaveText("Pause");
});

test("a digit that is typed on the puzzle begins to edit it", async ({ page }) => {
  await open(page);
  await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).click();
  await page.keyboard.press("6");
  await expect(page).toHaveURL(/givens=36/);
  await expect(cell(page, "row 1, column 2: 6, given")).toBeVisible();
  await expect(line(page)).toHaveText("One solution, proved.");
  await page.keyboard.press("Escape");
  await expect(button(page, "Solve it now")).toBeVisible();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("a press on a cell opens the keypad, two by six, with Undo and Done", async ({ page }) => {
    await open(page);
    await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).tap();
    const keypad = page.getByRole("group", { name: "Keypad" });
    const boxes = await keypad
      .getByRole("button")
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().y));
    expect(new Set(boxes.map(Math.round)).size).toBe(2);
    expect(boxes).toHaveLength(12);
    await keypad.getByRole("button", { name: "4", exact: true }).tap();
    await expect(page.locator("#edit-message")).toHaveText(
      "With the 4 in row 1, column 2 there is no solution. Undo takes it back.",
    );
    await keypad.getByRole("button", { name: "Undo" }).tap();
    await expect(line(page)).toHaveText("One solution, proved.");
    await keypad.getByRole("button", { name: "Done" }).tap();
    await expect(keypad).toBeHidden();
  });
});
