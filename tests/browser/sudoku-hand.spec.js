// A sudoku that a person fills in: digits, pencil marks, undo, hints, and a check on request.

import { expect, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

const SOLVED = "2143341212344321";
/** The same with two blanks, in row 1. */
const TWO = `..${SOLVED.slice(2)}`;
const message = (/** @type {Page} */ page) => page.locator("#edit-message");
const cell = (/** @type {Page} */ page, /** @type {number} */ column) =>
  page.getByRole("gridcell", { name: new RegExp(`^row 1, column ${column}:`) });

/** @param {Page} page @param {string} givens */
async function begin(page, givens) {
  await page.goto(`./#puzzle=sudoku&givens=${givens}&seed=1`);
  await expect(page.locator(".verdict")).toHaveText(/One solution, proved\./);
  await button(page, "By hand").click();
  // The run's own hint gives way to that of the hand.
  await expect(page.locator("#hint")).toBeHidden();
}

test("digits and pencil marks are put by keys, undone, kept, and judged on request alone", async ({ page }) => {
  await begin(page, TWO);
  await expect(message(page)).toHaveText(/^2 cells are blank\./);
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Shift+Digit4");
  await page.keyboard.press("Shift+Digit2");
  await page.keyboard.press("Shift+Digit4");
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: blank, pencil marks 1, 2");
  // A wrong digit, which repeats in its row: nobody calls it wrong.
  await page.keyboard.press("3");
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: 3, yours");
  await expect(message(page)).toHaveText(/^1 cell is blank\./);
  await expectAccessible(page);
  await button(page, "Check").click();
  await expect(message(page)).toHaveText("1 digit is wrong: it is marked.");
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: 3, yours, wrong");
  await button(page, "Undo").click();
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: blank, pencil marks 1, 2");
  await page.keyboard.press("Control+y");
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: 3, yours");
  // A given cannot be changed.
  await cell(page, 3).focus();
  await page.keyboard.press("1");
  await expect(cell(page, 3)).toHaveAccessibleName("row 1, column 3: 4, given");
  // The puzzle is as it was, and what was filled in comes back.
  await page.keyboard.press("Escape");
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: blank");
  await expect(page).toHaveURL(new RegExp(`givens=\\.\\.${SOLVED.slice(2)}`));
  await page.reload();
  await button(page, "Continue by hand").click();
  await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: 3, yours");
});

test("a hint shows a single with its reason, and fills it in; the last digit solves it", async ({ page }) => {
  await begin(page, TWO);
  await button(page, "Hint").click();
  await expect(message(page)).toHaveText(/row 1/);
  await button(page, "Fill it in").click();
  await expect(message(page)).toHaveText(/^1 cell is blank\./);
  await button(page, "Hint").click();
  await button(page, "Fill it in").click();
  await expect(message(page)).toHaveText("Solved by hand: every digit is right.");
  for (const [i, digit] of [...SOLVED.slice(0, 2)].entries())
    await expect(cell(page, i + 1)).toHaveAccessibleName(`row 1, column ${i + 1}: ${digit}, yours`);
});

test("a full grid with a wrong digit is not called solved", async ({ page }) => {
  await begin(page, TWO);
  await page.keyboard.press("1");
  await cell(page, 2).focus();
  await page.keyboard.press("2");
  await expect(message(page)).toHaveText("All cells are filled. Check shows what is wrong.");
  await button(page, "Check").click();
  await expect(message(page)).toHaveText("2 digits are wrong: they are marked.");
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the keypad puts digits, and pencil marks by a long press or while they are chosen", async ({ page }) => {
    await begin(page, TWO);
    const key = page.locator("#keypad").getByRole("button", { name: "2", exact: true });
    // A long press, with the click that some browsers make of its end.
    await key.dispatchEvent("pointerdown");
    await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: blank, pencil marks 2");
    await key.dispatchEvent("pointerup");
    await key.dispatchEvent("click", { detail: 1 });
    await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: blank, pencil marks 2");
    await button(page, "Pencil").tap();
    await page.locator("#keypad").getByRole("button", { name: "1", exact: true }).tap();
    await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: blank, pencil marks 1, 2");
    await button(page, "Pencil").tap();
    await key.tap();
    await expect(cell(page, 1)).toHaveAccessibleName("row 1, column 1: 2, yours");
    await expectAccessible(page);
  });
});

test("the question after a solved sudoku leads to its own board by hand", async ({ page }) => {
  await page.goto(`./#puzzle=sudoku&givens=${TWO}&singles=off&seed=1`);
  await page.keyboard.press("f");
  await page.locator("#start").click();
  await button(page, "Beat it by hand").click();
  await expect(message(page)).toHaveText(/^2 cells are blank\./);
});
