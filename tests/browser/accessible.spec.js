// Each view once, as axe-core sees it, of those whose own tests look at it in passing: they are not part of the gate.

import { readFileSync } from "node:fs";
import { button, ready, solve } from "./person.js";
import { expectAccessible } from "./support/axe.js";
import { expect, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @type {{ link: string }[]} */
const GOLDEN = JSON.parse(readFileSync(new URL("../golden/links.json", import.meta.url), "utf8"));
const LARGE = GOLDEN.map(({ link }) => link).find((link) => /givens=[^&]{1296}/.test(link));

/** @param {Page} page @param {string} name */
const dialog = (page, name) => expect(page.getByRole("dialog", { name })).toBeVisible();

/** Address, and what is done there. @type {Record<string, [string, (page: Page) => Promise<unknown>]>} */
const VIEWS = {
  "the form of a task": ["./#task", (page) => expect(page.locator("#learn").getByLabel("Title")).toBeVisible()],
  "a task": [
    "./#task&v=2&title=x&goal=solved&moves=200000&start=puzzle=magic19;seed=20",
    (page) => expect(button(page, "Check my run")).toBeVisible(),
  ],
  "a frame in another page": ["./?embed#seed=20", (page) => expect(button(page, "Start")).toBeEnabled()],
  "the temperature finder": [
    "./#seed=20",
    async (page) => {
      await ready(page);
      await button(page, "Find a temperature").click();
      await expect(page.locator("#finder-words")).toHaveText(/^Best at/);
    },
  ],
  "the help": [
    "./#seed=20",
    async (page) => {
      await ready(page);
      await button(page, "Help").click();
      await dialog(page, "What you are looking at");
    },
  ],
  "the library": [
    "./#seed=20",
    async (page) => {
      await ready(page);
      await button(page, "Library").click();
      await expect(page.locator("#library-count")).toHaveText(/^\d+ puzzles$/);
    },
  ],
  "the puzzle editor": [
    "./#seed=20",
    async (page) => {
      await ready(page);
      await button(page, "Library").click();
      await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: "Make your own" }).click();
      await dialog(page, "Make your own puzzle");
    },
  ],
  "a list of sudokus that is imported": [
    "./#puzzle=sudoku",
    async (page) => {
      await ready(page);
      await button(page, "Import").click();
      await page.locator("#import-text").fill(`${"1".padEnd(81, ".")}\n${"2".padEnd(81, ".")}`);
      await expect(page.locator("#import").getByRole("radio")).toHaveCount(2);
    },
  ],
  "a grid that is rebuilt": [
    "./#puzzle=sudoku&solver=rebuild&seed=3",
    async (page) => {
      await ready(page);
      await page.locator("body").press("i");
      await button(page, "Step").click();
      await expect(page.locator("#inspector")).toContainText("Step 1");
    },
  ],
  "a run on a wall": [
    "./#seed=20",
    async (page) => {
      await ready(page);
      await page.keyboard.press("b");
      await expect(page.getByRole("banner")).toBeHidden();
    },
  ],
  "a solved run": [
    "./#seed=20",
    async (page) => {
      await ready(page);
      await solve(page);
    },
  ],
  "a sudoku of 36x36": [`./#${LARGE}`, (page) => expect(page.getByRole("gridcell")).toHaveCount(1296)],
};

for (const [name, [address, go]] of Object.entries(VIEWS)) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await page.goto(address);
    await go(page);
    await expectAccessible(page);
  });
}

test.describe("as a newcomer sees it", () => {
  test.use({ instruments: false });
  test("axe finds nothing in the first visit", async ({ page }) => {
    await page.goto("./");
    await expect(button(page, "Start")).toBeEnabled();
    await expectAccessible(page);
  });
});
