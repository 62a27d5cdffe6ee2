// The plots: one x axis, one cursor, and words for those who do not see them.

import { test, expect } from "./support/fixture.js";
import { readFile } from "node:fs/promises";
import { button, readout, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
const plot = (page, name) => page.getByRole("img", { name: new RegExp(`^${name} over moves`) });

/** The move that the legend says the pointer is at. @param {Page} page */
async function cursor(page) {
  const text = await page.getByText(/^at move [\d,]+$/).textContent();
  return Number((text ?? "").replace(/\D/g, ""));
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
  await expect.poll(() => cursor(page)).toBeLessThan(20_000);
  await expect(button(page, "Whole run")).toBeDisabled();

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 100, middle.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(left.x, left.y);
  await expect.poll(() => cursor(page)).toBeGreaterThan(120_000);
  // To zoom is not to go there.
  await expect(readout(page, "Move")).toHaveText("291,924");

  await page.mouse.dblclick(left.x, left.y);
  await page.mouse.move(left.x + 1, left.y);
  await expect.poll(() => cursor(page)).toBeLessThan(20_000);
});

test("a zoom is undone by a button, too", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await page.waitForTimeout(300);
  const [left, middle] = [await at(page, 0.02), await at(page, 0.5)];
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 100, middle.y, { steps: 4 });
  await page.mouse.up();
  await button(page, "Whole run").click();
  await page.mouse.move(left.x, left.y);
  await expect.poll(() => cursor(page)).toBeLessThan(2_000);
});

test("a click goes to that move, on a linear axis and on a logarithmic one", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await page.waitForTimeout(300);
  const middle = await at(page, 0.5);
  await page.mouse.click(middle.x, middle.y);
  const move = async () => Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  await expect.poll(move).toBeLessThan(14_000);
  expect(await move()).toBeGreaterThan(11_000);
  await button(page, "Log axis").click();
  await page.waitForTimeout(300);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(move).toBeLessThan(400);
  expect(await move()).toBeGreaterThan(60);
});

test("are saved as picture, as shapes and as rows", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await page.waitForTimeout(300);
  /** @param {string} item */
  async function saved(item) {
    const download = page.waitForEvent("download");
    await page.getByText("Save", { exact: true }).click();
    await button(page, item).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
  const png = await saved("Picture (PNG)");
  expect(png.name).toBe("magic19-seed-20.png");
  expect([...png.bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  const svg = await saved("Shapes (SVG)");
  expect(svg.name).toBe("magic19-seed-20.svg");
  const text = svg.bytes.toString();
  expect(text).toMatch(/^<svg xmlns[^]*<polyline[^]*<\/svg>\n$/);
  expect(text).not.toContain("<image");
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  // Not on the page itself, which lets no text become a document.
  const blank = await page.context().newPage();
  const problems = await blank.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    return parsed.querySelectorAll("parsererror").length;
  }, text);
  await blank.close();
  expect(problems).toBe(0);
  const csv = await saved("Rows (CSV)");
  expect(csv.bytes.toString()).toMatch(/^move,energy,best,temperature,accepted/);
});
