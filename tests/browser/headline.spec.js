// The headline says what is to be reached, whatever the puzzle; and what is seen keeps its place while a run goes on.

import { expect, limit, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

const aim = (/** @type {Page} */ page) => page.locator("#aim");
const CELLS = "c0,2_1,1_2,0_0,0_-2,0_-1,1";

/** Links, and what is said of them. @type {[string, string][]} */
const AIMS = [
  ["#puzzle=magic19", "Make every line add up to 22."],
  ["#puzzle=octa", "Make every line add up to 34."],
  ["#puzzle=magic-square-4", "Make every row, column and diagonal add up to 34."],
  ["#puzzle=hexagram", "Make every line add up to 26."],
  ["#puzzle=magic-square-4&pairs=opposite", "Make every row, column and diagonal add up to 34."],
  ["#puzzle=sudoku", "Fill every row, column and box with 1 to 9."],
  [`#puzzle=custom&define=n1..6;${CELLS};l9ABC_9CDE_9EFA`, "Make every line add up to 9."],
  [`#puzzle=custom&define=n1..6;${CELLS};l15ABC`, "Make the line add up to 15."],
  [`#puzzle=custom&define=n1..6;${CELLS};l9ABC_10CDE`, "Make every line add up to its own sum."],
  [`#puzzle=custom&define=n1_1_1_2_2_2;${CELLS};ldABC_dCDE`, "Use no number twice in any line."],
  [
    `#puzzle=custom&define=n1_1_1_2_2_2;${CELLS};l6ABC_dCDE`,
    "Make every line add up to its sum, or use no number twice in it.",
  ],
];

test("the aim is the headline of every puzzle, in the largest type above the board", async ({ page }) => {
  for (const [link, text] of AIMS) {
    await page.goto("about:blank");
    await page.goto(`./${link}`);
    await expect(page.locator("html.begun")).toBeAttached();
    await expect(aim(page), link).toHaveText(text);
  }
  const sizes = await page.evaluate(() => {
    const size = (/** @type {Element} */ node) => parseFloat(getComputedStyle(node).fontSize);
    const of = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map(size);
    return {
      aim: of("#aim")[0],
      others: Math.max(...of("main :is(p, h3, button, a):not(#meter-value)").filter((one) => one > 0)),
    };
  });
  expect(sizes.aim).toBeGreaterThan(sizes.others);
  const [above, below] = [await aim(page).boundingBox(), await page.locator("#board").boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

/** From now on the page notes each place that the energy and the board take. Runs in the page. */
function notePlaces() {
  /** @type {Record<string, Set<string>>} */
  const places = { ".meter": new Set(), "#meter-pips": new Set(), ".board:not([hidden])": new Set() };
  Object.assign(window, { places });
  const note = () => {
    for (const [selector, seen] of Object.entries(places)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      // The energy of a sudoku comes with its run.
      if (box?.height) seen.add([box.x, box.y + scrollY, box.width, box.height].map(Math.round).join(" "));
    }
    requestAnimationFrame(note);
  };
  note();
}

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
])
  test(`energy and board keep their places through a run at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const puzzle of ["magic19", "sudoku"]) {
      await page.goto("about:blank");
      await page.goto(`./#puzzle=${puzzle}&seed=20`);
      await expect(page.locator("#start")).toBeEnabled();
      // The verdict of a sudoku and the plots have come.
      await expect(page.locator(".uplot").first()).toBeAttached();
      if (puzzle === "sudoku") await expect(page.locator("#verdict span")).not.toBeEmpty();
      await page.evaluate(notePlaces);
      const text = await aim(page).textContent();
      await page.locator("#start").click();
      await expect(page.locator("#sentence")).toHaveText(/^Move [4-9]: /);
      expect(await aim(page).textContent()).toBe(text);
      await page.keyboard.press("f");
      await expect(page.locator("#main")).toHaveAttribute("data-end", "solved", { timeout: limit(20_000) });
      await expect(page.locator("#question")).not.toBeEmpty();
      const places = await page.evaluate(() => {
        const { places } = /** @type {{ places: Record<string, Set<string>> }} */ (/** @type {unknown} */ (window));
        return Object.fromEntries(Object.entries(places).map(([selector, seen]) => [selector, [...seen]]));
      });
      for (const [selector, seen] of Object.entries(places)) {
        // Across a phone they have no room.
        const least = selector === "#meter-pips" && height < 500 ? 0 : 1;
        expect(seen.length, `${selector} of ${puzzle}: ${seen.join(", ")}`).toBe(least);
      }
    }
  });
