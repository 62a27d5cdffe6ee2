// Sudokus of the sizes between the usual ones, and their jigsaws: opened, edited, solved, shared and opened again; on a phone, too.

import { button, openFresh, ready, readout, reload } from "./person.js";
import { expect, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

const TWELVE =
  "B8.12...7.....5...4..1.....A5....6.8...47..6..A...8B....45..69A..4...C3..3..4C.7..8.8A15...B9.....C.1........1..95.8.7B.....6.74....C....B...82.";
const SEVEN = "...5.4....6.2..4...7....3....5.2...1.2......4....";
const REGIONS = "1222233111122314444231444333555666655557767777766";
const FIVE = "4..3....52..3......1.1...";

/** @param {Page} page @param {string} key */
const value = (page, key) => new URL(page.url()).hash.match(new RegExp(`[#&]${key}=([^&]*)`))?.[1];
/** @param {Page} page @param {number} row @param {number} column */
const cell = (page, row, column) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row}, column ${column}\\b`) });
/** @param {Page} page */
const shared = (page) => page.locator("#share-link");

/** Shares what is seen, and opens the shared link in another document. @param {Page} page */
async function openShared(page) {
  await button(page, "Share").click();
  await expect(shared(page)).toHaveValue(/givens=/);
  const link = await shared(page).inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await ready(page);
}

for (const { name, givens, rules, said, key, at } of [
  { name: "12x12", givens: TWELVE, rules: "", said: "Fill every row, column and box with 1 to 12.", key: "c", at: 2 },
  {
    name: "7x7 jigsaw",
    givens: SEVEN,
    rules: `&regions=${REGIONS}`,
    said: "Fill every row, column and region with 1 to 7.",
    key: "7",
    at: 0,
  },
])
  test(`a ${name} is opened, edited, solved and shared`, { tag: "@slow" }, async ({ page }) => {
    await openFresh(page, `puzzle=sudoku&givens=${givens}${rules}&seed=1`);
    await ready(page);
    await expect(page.locator("#aim")).toContainText(said);
    await button(page, "Edit").click();
    await cell(page, 1, at + 1).click();
    await page.keyboard.press(key);
    const edited = givens.slice(0, at) + key.toUpperCase() + givens.slice(at + 1);
    await expect.poll(() => value(page, "givens")).toBe(edited);
    await page.keyboard.press("Delete");
    await expect.poll(() => value(page, "givens")).toBe(givens);
    await button(page, "Done").click();
    await button(page, "Full speed").click();
    await button(page, "Start").click();
    await expect(readout(page, "Energy")).toHaveText("0", { timeout: 60_000 });
    await openShared(page);
    await expect.poll(() => value(page, "givens")).toBe(givens);
    expect(value(page, "regions")).toBe(rules ? REGIONS : undefined);
  });

test("a size without boxes is called a Latin square, in the editor and in Import", async ({ page }) => {
  await openFresh(page, "puzzle=sudoku&givens=1...............");
  await ready(page);
  await button(page, "Import").click();
  const dialog = page.getByRole("dialog", { name: "Import a sudoku" });
  await dialog.getByRole("textbox").fill(FIVE);
  await expect(dialog).toContainText("A sudoku of 5 × 5 has no boxes: it is a Latin square");
  await button(page, "Use this puzzle").click();
  await expect.poll(() => value(page, "givens")).toBe(FIVE);
  await expect(page.locator("#aim")).toContainText("Fill every row and column with 1 to 5.");
  await expect(page.locator("#choose-name")).toHaveText("Latin square, 5 × 5");
});

test("a jigsaw whose givens break the rules of boxes takes the place of a plain sudoku, and back", async ({ page }) => {
  await openFresh(page, "puzzle=sudoku&givens=1...............&seed=7");
  await ready(page);
  const regions = "1112132233243444";
  for (const [givens, link, kept] of [
    ["1....1..........", `https://example.org/#puzzle=sudoku&givens=1....1..........&regions=${regions}`, regions],
    ["..1.1...........", "..1.1...........", undefined],
    [SEVEN, `https://example.org/#puzzle=sudoku&givens=${SEVEN}&regions=${REGIONS}`, REGIONS],
  ]) {
    await button(page, "Import").click();
    await page
      .getByRole("dialog", { name: "Import a sudoku" })
      .getByRole("textbox")
      .fill(link ?? "");
    await button(page, "Use this puzzle").click();
    await expect.poll(() => value(page, "givens")).toBe(givens);
    await expect.poll(() => value(page, "regions")).toBe(kept);
    await expect(page.getByRole("alert").filter({ hasText: "cannot be opened" })).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, instruments: false });

  test("every number of a 12x12 and of a 10x10 has a key", async ({ page }) => {
    for (const [size, last] of /** @type {const} */ ([
      [12, "C"],
      [10, "A"],
    ])) {
      await openFresh(page, `puzzle=sudoku&givens=${".".repeat(size * size)}`);
      await ready(page);
      await button(page, "Edit").click();
      await cell(page, 1, 2).click();
      await page.locator("#keypad").getByRole("button", { name: last, exact: true }).click();
      await expect.poll(() => value(page, "givens")).toBe(`.${last}${".".repeat(size * size - 2)}`);
      await expect(page.locator("#keypad .key:not(.clear, .more)")).toHaveCount(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test("givens that contradict each other are what is shared, and what a reload shows", async ({ page }) => {
  await openFresh(page, "puzzle=sudoku&seed=7");
  await ready(page);
  await button(page, "Import").click();
  await page.getByRole("dialog", { name: "Import a sudoku" }).getByRole("textbox").fill("11..............");
  await button(page, "Use this puzzle").click();
  await expect.poll(() => value(page, "givens")).toBe("11..............");
  await button(page, "Share").click();
  await expect(shared(page)).toHaveValue(/givens=11\.{14}$/);
  await expect(page.locator(".share-picture")).toHaveAccessibleName(/Two 1s in row 1/);
  await expect(button(page, "Make a task of this run")).toBeHidden();
  await button(page, "Close").click();
  await reload(page);
  await expect(page.locator("#edit-message")).toContainText("Two 1s in row 1");
  await expect.poll(() => value(page, "givens")).toBe("11..............");
  // Another view and back.
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/#compare/);
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(page.locator("#edit-message")).toContainText("Two 1s in row 1");
  await expect.poll(() => value(page, "givens")).toBe("11..............");
});

test("an edit that contradicts itself has its own address until it is taken back", async ({ page }) => {
  const given = "1...............";
  await openFresh(page, `puzzle=sudoku&givens=${given}&seed=7`);
  await ready(page);
  await button(page, "Edit").click();
  await cell(page, 1, 2).click();
  await page.keyboard.press("1");
  await expect.poll(() => value(page, "givens")).toBe("11..............");
  expect(value(page, "seed")).toBe("7");
  await page.keyboard.press("Control+z");
  await expect.poll(() => value(page, "givens")).toBe(given);
  await openShared(page);
  await expect.poll(() => value(page, "givens")).toBe(given);
});

test("rules that are impossible have no link yet, which is said", async ({ page }) => {
  await openFresh(page, `puzzle=sudoku&givens=${SEVEN}&regions=${REGIONS}`);
  await ready(page);
  await button(page, "Edit").click();
  await button(page, "Rules").click();
  await page.locator("#edit-what").selectOption("regions");
  await cell(page, 1, 1).click();
  await page.keyboard.press("2");
  await button(page, "Share").click();
  await expect(page.getByRole("alert").filter({ hasText: "No link can describe this sudoku yet." })).toBeVisible();
});
