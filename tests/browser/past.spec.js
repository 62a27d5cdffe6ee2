// The past of a long run under a slow worker: it is looked for in slices, with progress, and can be given up. No run is lost by it.

import { expect, limit, test } from "./support/fixture.js";
import { board, button, readout, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** A run that goes on for as long as anybody likes. */
const LONG = "#seed=20&cooling=constant&t0=40";
/** 3,576 after the last checkpoint. */
const MOVES = 1_003_000;

/** @param {Page} page */
const sentence = (page) => page.locator("#sentence");

/** Every look at the clock takes the worker so many milliseconds from now on, which then looks at it often. @param {Page} page @param {number} milliseconds */
async function slow(page, milliseconds) {
  await page.workers()[0].evaluate((milliseconds) => {
    const now = performance.now.bind(performance);
    performance.now = () => {
      const end = now() + milliseconds;
      while (now() < end);
      return end;
    };
  }, milliseconds);
}

/** Runs to `MOVES`, and stands there. @param {Page} page */
async function runLong(page) {
  await page.goto(`./${LONG}&at=${MOVES}`);
  await ready(page);
  await expect(sentence(page)).toHaveText(/^Paused at move 1,003,000/);
}

test(
  "a step back in a long run under a slow worker shows progress while it lasts, and loses nothing",
  { tag: "@slow" },
  async ({ page }) => {
    test.slow();
    await runLong(page);
    await slow(page, 100);
    await button(page, "Step back").click();
    await expect(sentence(page)).toHaveText(/^Going to move 1,002,999: [\d,]+ moves left to replay\.$/);
    const first = await sentence(page).textContent();
    await expect(sentence(page)).not.toHaveText(first ?? "");
    // More than the seconds after which a silent worker is taken for dead.
    await expect(sentence(page)).toHaveText(/^At move 1,002,999 of 1,003,000/, { timeout: limit(60_000) });
    await expect(page.getByRole("alert").filter({ hasText: "stopped" })).toBeHidden();
  },
);

test("what is looked for in a long run can be given up, and a newer wish takes its place", async ({ page }) => {
  await runLong(page);
  const end = await board(page);
  await slow(page, 100);
  await button(page, "Step back").click();
  await expect(button(page, "Cancel")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(sentence(page)).toHaveText(/^Paused at move 1,003,000/);
  await expect(button(page, "Cancel")).toBeHidden();
  await expect(page.getByRole("slider", { name: "Timeline" })).toHaveValue("1003000");
  await expect.poll(() => board(page)).toEqual(end);
  await page.getByRole("combobox", { name: "Jump to" }).selectOption("Worsening move");
  await button(page, "Previous").click();
  await expect(sentence(page)).toHaveText(/^Looking for the accepted worsening move before it: [\d,]+ moves left/);
  // The start is at hand.
  await page.locator("body").press("Home");
  await expect(sentence(page)).toHaveText(/^At move 0 of 1,003,000/);
  await expect(readout(page, "Move")).toHaveText("0");
});

test("a link to a late move can be given up on the way", async ({ page }) => {
  await page.goto(`./${LONG}&at=100000000`);
  await expect(sentence(page)).toHaveText(/^Going to move 100,000,000: [\d,]+ moves left to replay\.$/);
  await button(page, "Cancel").click();
  await expect(sentence(page)).toHaveText(/^Paused at move [\d,]+/);
});

test("Cancel is in view on a phone while something is looked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await runLong(page);
  await slow(page, 100);
  await button(page, "Step back").click();
  await expect(button(page, "Cancel")).toBeVisible();
  const lies = () =>
    button(page, "Cancel").evaluate((cancel) => {
      const { x, y, width, height } = cancel.getBoundingClientRect();
      return cancel.contains(document.elementFromPoint(x + width / 2, y + height - 1));
    });
  await expect.poll(lies, "nothing lies over it").toBe(true);
  await button(page, "Cancel").click();
  await expect(sentence(page)).toHaveText(/^Paused at move 1,003,000/);
});
