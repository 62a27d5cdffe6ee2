// A sudoku made from a seed: what was asked for, what was reached, and a way out.

import { button, ready } from "./person.js";
import { expect, limit, test } from "./support/fixture.js";

/**
 * Opens the dialog and asks for a sudoku.
 * @param {import("@playwright/test").Page} page
 * @param {{ size: string, givens: string, seed: string, difficulty?: string }} wish
 */
async function ask(page, { size, givens, seed, difficulty }) {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await page.locator("#choose-open").click();
  await page.locator("#make-size").selectOption(size);
  await page.locator("#make-givens").fill(givens);
  await page.locator("#make-seed").fill(seed);
  if (difficulty) await page.getByLabel("Difficulty").selectOption(difficulty);
  await button(page, "Make it").click();
}

const words = (/** @type {import("@playwright/test").Page} */ page) => page.locator("#make-words");

test("a seed that keeps more givens than were asked for says so, and why", async ({ page }) => {
  await ask(page, { size: "9", givens: "17", seed: "1" });
  await expect(words(page)).toHaveText(
    "Made with 24 givens and one solution. You asked for 17; with seed 1 more are needed. Every given that is left is " +
      "needed for one solution. Try another seed.",
  );
  await expect(words(page)).toBeInViewport();
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
]) {
  test(
    `a 25x25 one that begins badly is made, with progress and Cancel in view, ${width}x${height}`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await ask(page, { size: "25", givens: "350", seed: "37" });
      // The proof of the sudoku that is there may be cancelled, too.
      const dialog = page.getByRole("region", { name: "Puzzles to start from" });
      await expect(dialog.getByRole("button", { name: "Cancel" })).toBeInViewport();
      await expect(page.locator("#make-bar")).toBeInViewport();
      await expect(page).toHaveURL(/givens=[.1-9A-P]{625}&/, { timeout: limit(20_000) });
    },
  );
}

/** The address of a grid that is not the one that sudoku begins with. */
const ANOTHER = /givens=(?!3\.{6}2)[.1-9]{81}&/;

test("a made sudoku needs annealing, unless another difficulty is asked for", async ({ page }) => {
  await ask(page, { size: "9", givens: "30", seed: "1" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(ANOTHER);
  await expect(page).toHaveURL(/singles=on/);
  await expect(page.getByText(/^Ready: a random start, energy [1-9]\d*\. Press Start/).first()).toBeVisible();
  const made = page.url();

  await ask(page, { size: "9", givens: "30", seed: "1", difficulty: "Singles alone solve it" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(/Singles alone would solve this grid, so they are off here\.$/).first()).toBeVisible();
  await expect(page).toHaveURL(ANOTHER);
  expect(page.url()).not.toBe(made);

  // A full grid never needs annealing.
  await ask(page, { size: "4", givens: "16", seed: "5", difficulty: "Singles alone do not solve it" });
  await expect(words(page)).toHaveText(/^None of the 200 seeds from 5 on gives that difficulty\./);
});
