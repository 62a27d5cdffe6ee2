// A sudoku of 36x36: rebuilt to its end, typed into, and opened from a smaller one.

import { readFileSync } from "node:fs";
import { test, expect } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The first golden link of a 36x36: given to 35 %. */
const LINK = JSON.parse(readFileSync(new URL("../golden/links.json", import.meta.url), "utf8"))
  .map((/** @type {{ link: string }} */ { link }) => link)
  .find((/** @type {string} */ link) => /givens=[^&]{1296}/.test(link));

/** @param {Page} page */
const cells = (page) => page.getByRole("gridcell");

test("a link of 36x36 opens with rebuild, and is solved", async ({ page }) => {
  await page.goto(`./#${LINK}`);
  await ready(page);
  await expect(cells(page)).toHaveCount(1296);
  await expect(page).toHaveURL(/solver=rebuild&.*t0=1\.2&/);
  await solve(page);
  await expectAccessible(page);
});

test("0 is the 36th number, and Delete clears; a smaller grid is swapped again", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=7");
  await ready(page);
  await page.locator("#choose-open").click();
  await page.getByRole("button", { name: "36 × 36", exact: true }).click();
  await expect(cells(page)).toHaveCount(1296);
  await expect(page.locator("#keypad button")).toHaveCount(37);
  await cells(page).nth(1).click();
  await page.keyboard.press("0");
  await cells(page).nth(2).click();
  await page.keyboard.press("z");
  await expect(page).toHaveURL(/givens=\.0Z\.{1293}&solver=rebuild&/);
  await page.keyboard.press("Delete");
  await expect(page).toHaveURL(/givens=\.0\.{1294}&solver=rebuild&/);
  await page.locator("#choose-open").click();
  await page.getByRole("button", { name: "9 × 9", exact: true }).click();
  await expect(page).toHaveURL(/givens=\.{81}&solver=anneal&/);
});
