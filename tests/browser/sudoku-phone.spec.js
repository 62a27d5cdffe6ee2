// A sudoku on a phone: its cells have room for a finger, in every view and at every moment, and one line tells the truth.

import { openFresh, ready } from "./person.js";
import { test, expect } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

const LEAST = 36;
const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  // A tablet.
  [768, 1024],
];

/** The least side of a cell. @param {Page} page */
const least = (page) =>
  page
    .locator("#sudoku-grid [role=gridcell]")
    .evaluateAll((cells) =>
      Math.min(...cells.flatMap((cell) => [cell.getBoundingClientRect().width, cell.getBoundingClientRect().height])),
    );

/** Cells are large enough, and stay so while the layout settles. @param {Page} page @param {string} when */
const fits = (page, when) => expect.poll(() => least(page), when).toBeGreaterThanOrEqual(LEAST);

/** The elements that lie on others that can be pressed or read. @param {Page} page */
const overlaps = (page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("#main :is(button, p, input, .verdict span)")].filter(
      (node) => node.getClientRects().length > 0 && !node.closest(".visually-hidden, .hand, [role=grid]"),
    );
    const boxes = seen.map((node) => ({ node, box: node.getBoundingClientRect() }));
    return boxes.flatMap(({ node, box }, i) =>
      boxes.slice(i + 1).flatMap(({ node: other, box: its }) => {
        if (node.contains(other) || other.contains(node)) return [];
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        return wide > 1 && high > 1 ? [`${node.id || node.textContent} on ${other.id || other.textContent}`] : [];
      }),
    );
  });

for (const [width, height] of SIZES)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true, instruments: false });

    test("cells have room for a finger before, during and after a run, and in Edit", async ({ page }) => {
      await openFresh(page, "puzzle=sudoku&seed=3");
      await ready(page);
      await fits(page, "before");
      await page.locator("#hint").click();
      await fits(page, "with a hint");
      await page.locator("#start").click();
      await expect(page.locator("#start")).toHaveText("Pause");
      await fits(page, "during");
      await page.locator("#full-speed").click();
      await expect(page.locator("#main")).toHaveAttribute("data-end", "solved");
      await fits(page, "after");
      await page.locator("#edit").click();
      await expect(page.locator("#edit-panel")).toBeVisible();
      await fits(page, "in Edit");
      await expect(page.locator("#verdict span")).toBeVisible();
    });

    test("so they have in all instruments and in a lesson's scene", async ({ page }) => {
      test.skip(width === 768, "a tablet is no phone");
      await openFresh(page, "puzzle=sudoku&look=all");
      await ready(page);
      await fits(page, "all instruments");
      await openFresh(page, "learn&lesson=cooling&step=2");
      await expect(page.locator("#start")).toBeEnabled();
      await fits(page, "lesson");
    });

    test("nothing lies on anything else, before a run and while it plays", async ({ page }) => {
      await openFresh(page, "puzzle=sudoku");
      await ready(page);
      await expect(page.locator("#verdict span")).not.toBeEmpty();
      expect(
        await page.locator("#start").evaluate((start) => start.getBoundingClientRect().bottom <= innerHeight),
      ).toBe(true);
      if (width > height) expect(await overlaps(page)).toEqual([]);
      await page.locator("#start").click();
      await expect(page.locator("#start")).toHaveText("Pause");
      if (width > height) expect(await overlaps(page)).toEqual([]);
    });

    test("a 16x16 is as wide as the screen allows", async ({ page }) => {
      await openFresh(page, `puzzle=sudoku&givens=${".".repeat(256)}`);
      await ready(page);
      await expect.poll(() => least(page)).toBeGreaterThanOrEqual(Math.floor((Math.min(width - 32, 332) - 4) / 16));
    });
  });

test.describe("in Play", () => {
  test.use({ instruments: false });
  for (const language of ["en", "de", "es"])
    test(`the line of truth is one line on a phone, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const givens of [
        `5............5..........123${".".repeat(54)}`,
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
        "..2.4.....74....28...3...1..........3......6.......79..........1............1....",
        "3..1...2.7..8..9.42.....3......8...2.4.2.15.7.8.....1.........68.63..2.55.79.....",
        ".".repeat(81),
      ]) {
        await page.goto("about:blank");
        await page.goto(`./?lang=${language}#puzzle=sudoku&givens=${givens}`);
        const line = page.locator("#verdict");
        await expect(line.locator("span")).not.toBeEmpty();
        const { content, box } = await line.evaluate((node) => ({ content: node.scrollWidth, box: node.clientWidth }));
        expect(content, `${givens}: ${await line.textContent()}`).toBeLessThanOrEqual(box);
        expect(await line.evaluate((node) => node.scrollHeight)).toBeLessThanOrEqual(28);
      }
    });
});
