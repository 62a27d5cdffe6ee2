// The library and the editor: what a person does to choose a classic, or to make a puzzle and send it on.

import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const gallery = (page) => page.getByRole("dialog", { name: "Library" });
/** @param {Page} page */
const editor = (page) => page.getByRole("dialog", { name: "Make your own puzzle" });
/** @param {Page} page */
const drawing = (page) => editor(page).getByRole("application");

/** @param {Page} page */
async function openLibrary(page) {
  await page.goto("./");
  await ready(page);
  await button(page, "Library").click();
  await expect(gallery(page).getByRole("status")).toHaveText(/^\d+ puzzles$/);
}

/** @param {Page} page */
async function openEditor(page) {
  await openLibrary(page);
  await gallery(page).getByRole("button", { name: "Make your own" }).click();
  await expect(drawing(page)).toBeFocused();
}

/** A triangle of six points, by keys alone. @param {Page} page */
async function drawTriangle(page) {
  const keys = async (/** @type {string} */ text) => {
    for (const key of text.split(" ")) await page.keyboard.press(key);
  };
  const [U, D, L, R, E] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"];
  // A at (0, 2), B at (1, 1), C at (2, 0), D at (0, 0), E at (-2, 0), F at (-1, 1).
  await keys(`${U} ${U} ${E} ${R} ${D} ${E} ${R} ${D} ${E} ${L} ${L} ${E} ${L} ${L} ${E} ${R} ${U} ${E}`);
  await keys(`l ${R} ${U} ${E} ${R} ${D} ${E} ${R} ${D} ${E} ${E}`);
  await keys(`${E} ${L} ${L} ${E} ${L} ${L} ${E} ${E}`);
  await keys(`${E} ${R} ${U} ${E} ${R} ${U} ${E} ${E}`);
}

test("a magic square of 400 cells is walked by keys, and solved", async ({ page }) => {
  await page.goto("./#puzzle=magic-square-20&seed=1");
  await ready(page);
  const cells = page.locator("#board-grid").getByRole("gridcell");
  await expect(cells).toHaveCount(400);
  await cells.first().focus();
  for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(cells.nth(21)).toBeFocused();
  await expect(cells.nth(21)).toHaveAccessibleName(/^V: \d+, lines? .*A–/);
  await solve(page);
  expect(page.url().length).toBeLessThan(2000);
});

test("a classic is found by name, chosen, annealed and shared", async ({ page }) => {
  await openLibrary(page);
  const search = gallery(page).getByRole("searchbox", { name: "Search by name" });
  await search.fill("hexagram dudeney");
  await expect(gallery(page).getByRole("status")).toHaveText(/^1 of \d+ puzzles$/);
  const card = gallery(page).getByRole("listitem");
  await expect(card.getByRole("button", { name: /^Magic hexagram easy · 80 solutions$/ })).toBeVisible();
  await card.getByText("More about Magic hexagram").click();
  await expect(card).toContainText("960 in all, 80 up to rotation and reflection, counted by exact search.");
  await expect(card).toContainText("100 of 100 seeds solved");
  await card.getByRole("button").click();
  await expect(gallery(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Magic hexagram" })).toBeVisible();
  await expect(page).toHaveURL(/puzzle=hexagram&/);
  await expect(page.getByRole("link", { name: "Hexagram" })).toHaveAttribute("aria-current", "page");
  await solve(page);
});

test("a kind of sudoku is found, read about, chosen by its picture, and solved", async ({ page }) => {
  await openLibrary(page);
  const search = gallery(page).getByRole("searchbox");
  await search.fill("ritmeester");
  await expect(gallery(page).getByRole("status")).toHaveText(/^3 of \d+ puzzles$/);
  const card = gallery(page).getByRole("listitem");
  await expect(card).toContainText("Four windows also have every digit once.");
  await expect(card).toContainText("Peter Ritmeester introduced it in the newspaper NRC Handelsblad (Sudopedia).");
  await card.getByText("More about Windows (windoku)").click();
  await expect(card).toContainText("Annealed, Easy: solved from seeds 1 to 9, median 3,612 moves, at most 36,287.");
  await expect(card).toContainText("Source: Sudopedia, Windoku.");
  await gallery(page).getByRole("combobox", { name: "Difficulty" }).selectOption("Hard");
  await expect(card.getByRole("button")).toHaveText(["Windows (windoku): Hard 17 givens"]);
  await gallery(page).getByRole("combobox", { name: "Difficulty" }).selectOption("Any difficulty");
  await card.getByRole("button", { name: "Windows (windoku): Easy 28 givens" }).click();
  await expect(gallery(page)).toBeHidden();
  await expect(page).toHaveURL(/puzzle=sudoku&givens=[.\d]{81}&extra=windoku&.*singles=off/);
  await solve(page);
  await button(page, "Library").click();
  await search.fill("killer");
  await search.press("Enter");
  await expect(page).toHaveURL(/&cages=/);
});

test("the library says what it does not have, filters by difficulty, and opens by Enter", async ({ page }) => {
  await openLibrary(page);
  const search = gallery(page).getByRole("searchbox");
  await search.fill("tetris");
  await expect(gallery(page).getByText("No matching puzzles.")).toBeVisible();
  await search.fill("");
  await gallery(page).getByRole("combobox", { name: "Difficulty" }).selectOption("Very hard");
  await expect(gallery(page).getByRole("heading", { name: "Magic triangles" })).toBeHidden();
  await expect(gallery(page).getByRole("button", { name: /^Magic hexagon 38/ })).toBeVisible();
  await search.fill("aristotle");
  await search.fill("square 6");
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Magic square 6 × 6" })).toBeVisible();
});

test("the gallery and the editor are accessible, wide and narrow", { tag: "@slow" }, async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openLibrary(page);
    await expectAccessible(page);
    await gallery(page).getByRole("button", { name: "Make your own" }).click();
    // What was drawn before is still there.
    await editor(page).getByRole("button", { name: "Clear" }).click();
    await drawing(page).focus();
    await drawTriangle(page);
    await expect(editor(page).getByText("No contradiction found. A solution is not guaranteed.")).toBeVisible();
    await editor(page).getByText("As text").click();
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
  }
});

test("a puzzle is drawn by keys alone, played, proved, and sent as a link", async ({ page }) => {
  await openEditor(page);
  await drawTriangle(page);
  await expect(editor(page).getByText("No contradiction found. A solution is not guaranteed.")).toBeVisible();
  const sums = editor(page).getByRole("spinbutton", { name: /^Sum of line/ });
  await expect(sums).toHaveCount(3);
  await editor(page).getByRole("spinbutton", { name: "Every sum" }).fill("9");
  await editor(page).getByRole("button", { name: "Set all" }).click();
  await expect(sums.nth(2)).toHaveValue("9");
  await editor(page).getByRole("textbox", { name: "Title" }).fill("Nine & three");
  await editor(page).getByRole("textbox", { name: "Title" }).press("Tab");
  // What is played is what the core has read.
  await expect(page.locator("#editor-text")).toHaveValue(/Nine & three/);
  await button(page, "Play it").click();
  await expect(page.getByRole("heading", { level: 2, name: "Nine & three" })).toBeVisible();
  await expect(page.getByText("6 numbers on 3 lines; each line must sum to 9.")).toBeVisible();
  await solve(page);
  const definition = "puzzle=custom&define=n1..6/c0,2_1,1_2,0_0,0_-2,0_-1,1/l9ABC_9CDE_9EFA/tNine_%26_three&";
  await expect(page).toHaveURL(({ href }) => href.includes(definition));
  const url = page.url();
  await page.goto("about:blank");
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 2, name: "Nine & three" })).toBeVisible();
  await button(page, "Prove it").first().click();
  await expect(page.getByText(/6 solutions/).first()).toBeVisible();
});

test("what cannot be is said with its reason, and undone", async ({ page }) => {
  await openEditor(page);
  await drawTriangle(page);
  const first = editor(page).getByRole("spinbutton", { name: "Sum of line A B C" });
  await first.fill("99");
  await first.press("Tab");
  await expect(editor(page).getByText("Impossible: Line A B C sums to 15 at most: 99 is too large.")).toBeVisible();
  await editor(page).getByRole("button", { name: "Undo" }).click();
  await expect(editor(page).getByText("No contradiction found. A solution is not guaranteed.")).toBeVisible();
  await editor(page).getByRole("button", { name: "Redo" }).click();
  await expect(first).toHaveValue("99");
  await editor(page).getByRole("button", { name: "Undo" }).click();
  await drawing(page).focus();
  // The cursor stands on A: Delete takes it and leaves what is left of its lines.
  await page.keyboard.press("Delete");
  await expect(editor(page).getByRole("spinbutton", { name: "Sum of line A B C" })).toBeHidden();
  await expect(editor(page).getByRole("spinbutton", { name: /^Sum of line/ })).toHaveCount(3);
  await page.keyboard.press("Control+z");
  await expect(editor(page).getByRole("spinbutton", { name: "Sum of line A B C" })).toBeVisible();
});

test("by mouse: a side is drawn by dragging, rotated into a hexagon, and a given set", async ({ page }) => {
  await openEditor(page);
  await editor(page).getByRole("combobox", { name: "Grid" }).selectOption("Triangle grid");
  // Waits until it stands still.
  await drawing(page).scrollIntoViewIfNeeded();
  const box = await drawing(page).boundingBox();
  if (!box) throw new Error("no drawing");
  const unit = Math.min(box.width, box.height) / 11.4;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x: box.x + box.width / 2 + x * unit, y: box.y + box.height / 2 - y * unit }); // prettier-ignore
  const points = [at(-1, 2 * 0.866), at(0, 2 * 0.866), at(1, 2 * 0.866)];
  for (const { x, y } of points) await page.mouse.click(x, y);
  await editor(page).getByText("Lines", { exact: true }).first().click();
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(editor(page).getByRole("spinbutton", { name: "Sum of line A B C" })).toBeVisible();
  await editor(page).getByRole("button", { name: "Rotate" }).click();
  await expect(editor(page).getByRole("spinbutton", { name: /^Sum of line/ })).toHaveCount(6);
  await expect(editor(page).getByRole("textbox", { name: "The numbers" })).toHaveValue("1..12");
  await editor(page).getByText("Points", { exact: true }).first().click();
  await page.mouse.click(points[1].x, points[1].y);
  await editor(page).getByRole("spinbutton", { name: "Given" }).fill("12");
  await editor(page).getByRole("spinbutton", { name: "Given" }).press("Tab");
  // What is played is what the core has read.
  await expect(page.locator("#editor-text")).toHaveValue(/^givens \. 12/m);
  await button(page, "Play it").click();
  await expect(page.getByRole("gridcell", { name: /^B: 12, given/ })).toBeVisible();
});

test("the text form is typed, opened from a file, and saved", async ({ page }) => {
  await openEditor(page);
  await editor(page).getByText("As text").click();
  const text = editor(page).getByRole("textbox", { name: "Text form" });
  await text.fill("numbers 1..3\ncell A 0 0\ncell B 1 east\nline 4 A B");
  await editor(page).getByRole("button", { name: "Read this text" }).click();
  await expect(editor(page).getByText("Not read: line 3: 'east' is not a coordinate, such as 1.5.")).toBeVisible();
  const file =
    "title From a file\nnumbers 1..3\ncell P 0 0\ncell Q 1 0\ncell R 0 1\nline 4 P Q\nline 5 P R\ngivens . 3 .\n";
  const chooser = page.waitForEvent("filechooser");
  await editor(page).getByRole("button", { name: "Open a file" }).click();
  await (await chooser).setFiles({ name: "own.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
  await expect(editor(page).getByText("Read from own.txt.")).toBeVisible();
  await expect(editor(page).getByRole("textbox", { name: "Title" })).toHaveValue("From a file");
  // What is saved is what the core has read.
  await expect(text).toHaveValue(/^givens \. 3 \./m);
  const download = page.waitForEvent("download");
  await editor(page).getByRole("button", { name: "Save as file" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("from-a-file.txt");
  const written = await readFile(await saved.path(), "utf8");
  expect(written).toContain("line 4 A B\nline 5 A C\n");
  expect(written).toContain("givens . 3 .");
  await button(page, "Play it").click();
  await expect(page.getByRole("gridcell", { name: /^B: 3, given/ })).toBeVisible();
});

test("a classic is taken to be changed", async ({ page }) => {
  await page.goto("./#puzzle=olympic-13");
  await ready(page);
  await button(page, "Library").click();
  await expect(gallery(page)).toBeVisible();
  await gallery(page).getByRole("button", { name: "Make your own" }).click();
  await expect(drawing(page)).toBeFocused();
  await editor(page).getByRole("button", { name: "Edit the open puzzle" }).click();
  await expect(editor(page).getByRole("combobox", { name: /^How line A B is drawn/ })).toHaveValue("ring");
  await expect(editor(page).getByRole("textbox", { name: "Title" })).toHaveValue("Olympic rings, sum 13");
  await button(page, "Play it").click();
  await expect(page).toHaveURL(/puzzle=custom&define=n1\.\.9\//);
});
