// The plots: one x axis, one cursor, and words for those who do not see them.

import { test, expect } from "./support/fixture.js";
import { ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
const plot = (page, name) => page.getByRole("img", { name: new RegExp(`^${name} over moves`) });

/** The moves that the legends say the cursor is at. @param {Page} page */
async function cursor(page) {
  const texts = await page.getByText(/^at move [\d,]+$/).allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, "")));
}

/** @param {Page} page @param {number} share of the width */
async function at(page, share) {
  const box = await plot(page, "Energy").boundingBox();
  if (!box) throw new Error("no plot");
  return { x: box.x + 60 + share * (box.width - 84), y: box.y + box.height / 2 };
}

test("say in words what they show, before the run and after", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await expect(plot(page, "Temperature")).toHaveAccessibleName(/: temperature 3 at move 0$/);
  await solve(page);
  await expect(plot(page, "Energy")).toHaveAccessibleName(/: best 0, energy 0 at move [\d,]+$/);
});

test("share one cursor, and one zoom that a double-click undoes", async ({ page }) => {
  await page.goto("./#preset=published&rng=r&seed=10");
  await ready(page);
  await solve(page);
  await page.waitForTimeout(300);
  const [left, middle] = [await at(page, 0.02), await at(page, 0.5)];

  await page.mouse.move(left.x, left.y);
  await expect.poll(() => cursor(page)).toHaveLength(3);
  const [before] = await cursor(page);
  expect(new Set(await cursor(page)).size).toBe(1);
  expect(before).toBeLessThan(20_000);

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 100, middle.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(left.x, left.y);
  await expect.poll(async () => (await cursor(page))[2]).toBeGreaterThan(120_000);

  await page.mouse.dblclick(left.x, left.y);
  await page.mouse.move(left.x + 1, left.y);
  await expect.poll(async () => (await cursor(page))[2]).toBeLessThan(20_000);
});
