// The plots: one x axis, one cursor, and words for those who do not see them.

import { expect, limit, test } from "./support/fixture.js";
import { readFile } from "node:fs/promises";
import { button, readout, ready, solve } from "./person.js";
import { contrast, ground, photograph } from "./support/pixels.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
const plot = (page, name) => page.getByRole("img", { name: new RegExp(`^${name} over moves`) });

/** The plots are there: they come after the board, and what they get from now on comes in order. @param {Page} page */
const begun = (page) => expect(plot(page, "Energy")).toHaveAccessibleName(/ at move 0$/);

/** They show the run to its end. @param {Page} page @param {string} move */
const ended = (page, move) =>
  expect(plot(page, "Energy")).toHaveAccessibleName(new RegExp(` Energy 0 at move ${move}$`));

/**
 * The move that the legend says when the pointer comes here: plots that are drawn again forget one that stood there.
 * @param {Page} page
 * @param {{ x: number, y: number }} place
 */
async function cursor(page, { x, y }) {
  await page.mouse.move(x, y - 1);
  await page.mouse.move(x, y);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const text = await page.getByText(/^at move [\d,]+$/).textContent({ timeout: 1000 });
  return Number((text ?? "").replace(/\D/g, ""));
}

/** @param {Page} page @param {{ x: number, y: number }} from */
async function drag(page, from) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 100, from.y, { steps: 4 });
  await page.mouse.up();
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
  await expect(plot(page, "Temperature")).toHaveAccessibleName(/: Temperature 3 at move 0$/);
  await solve(page);
  await expect(plot(page, "Energy")).toHaveAccessibleName(/: Best 0 and Energy 0 at move [\d,]+$/);
});

test("a run that has not begun is a point, below no line that means nothing yet", async ({ page }) => {
  await page.goto("./#puzzle=magic-square-20&seed=1");
  await ready(page);
  await begun(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const box = await plot(page, "Energy").boundingBox();
  if (!box) throw new Error("no plot");
  const pixels = (await photograph(page))(box);
  const paper = ground(pixels.flat());
  const inked = (/** @type {import("./support/pixels.js").Rgb} */ pixel) => contrast(pixel, paper) > 7;
  // Left of the middle of the plot, but right of the axis' words.
  const columns = pixels.map((row) => row.slice(54, box.width / 2));
  const rows = columns.flatMap((row, y) => (row.filter(inked).length >= 4 ? [y] : []));
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.length).toBeLessThanOrEqual(9);
  expect(rows.at(-1)).toBeLessThan(box.height / 3);
});

test("share one cursor, and one zoom that a double-click undoes", async ({ page }) => {
  await page.goto("./#preset=published&rng=r&seed=10");
  await ready(page);
  await begun(page);
  await solve(page);
  await ended(page, "291,924");
  const [left, middle] = [await at(page, 0.02), await at(page, 0.5)];

  await expect(async () => expect(await cursor(page, left)).toBeLessThan(20_000)).toPass({ timeout: limit(10_000) });
  await expect(button(page, "Whole run")).toBeDisabled();

  await drag(page, middle);
  await expect(button(page, "Whole run")).toBeEnabled();
  expect(await cursor(page, left)).toBeGreaterThan(120_000);
  // To zoom is not to go there.
  await expect(readout(page, "Move")).toHaveText("291,924");

  await page.mouse.dblclick(left.x, left.y);
  await expect(async () => expect(await cursor(page, left)).toBeLessThan(20_000)).toPass({ timeout: limit(10_000) });
});

test("a zoom is undone by a button, too", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await begun(page);
  await solve(page);
  await ended(page, "25,405");
  const [left, middle] = [await at(page, 0.02), await at(page, 0.5)];
  await drag(page, middle);
  await expect(button(page, "Whole run")).toBeEnabled();
  await button(page, "Whole run").click();
  await expect(async () => expect(await cursor(page, left)).toBeLessThan(2_000)).toPass({ timeout: limit(10_000) });
});

test("a drag while rows come in zooms to what it was begun on", { tag: "@slow" }, async ({ page }) => {
  // Too hot to be solved: the axis grows as long as one looks.
  await page.goto("./#cooling=constant&t0=100&restart=none&moves=1000000000000");
  await ready(page);
  await begun(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  // So far that its rows lie closer than what is distinguished below, even at the end.
  await expect(plot(page, "Energy")).toHaveAccessibleName(/ at move (\d+,)?\d+,\d+,\d+$/);
  const from = await at(page, 0.2);
  await cursor(page, from);
  await page.mouse.down();
  const pressed = await cursor(page, from);
  // The run has gone on by some lengths of the axis when the drag ends.
  const made = async () => Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  const before = await made();
  for (let i = 1; i <= 5; i++) {
    await page.mouse.move(from.x + 30 * i, from.y);
    await expect.poll(made, { timeout: limit(20_000) }).toBeGreaterThan(before * (1 + i));
  }
  await page.mouse.up();
  await expect(button(page, "Whole run")).toBeEnabled();
  const left = await cursor(page, await at(page, 0.001));
  expect(left / pressed).toBeGreaterThan(0.7);
  expect(left / pressed).toBeLessThan(1.4);
  await expect.poll(made).toBeGreaterThan(before * 6);
  await expect(button(page, "Whole run")).toBeEnabled();
});

test("a click goes to that move, on a linear axis and on a logarithmic one", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await begun(page);
  await solve(page);
  await ended(page, "25,405");
  const middle = await at(page, 0.5);
  await page.mouse.click(middle.x, middle.y);
  const move = async () => Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  await expect.poll(move).toBeLessThan(14_000);
  expect(await move()).toBeGreaterThan(11_000);
  await button(page, "Log moves").click();
  await expect(button(page, "Log moves")).toHaveAttribute("aria-pressed", "true");
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(move).toBeLessThan(400);
  expect(await move()).toBeGreaterThan(60);
});

test("stay where they are while the pointer asks for a move, however narrow they are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#seed=20");
  await ready(page);
  await begun(page);
  await solve(page);
  const box = () => plot(page, "Temperature").boundingBox();
  await plot(page, "Temperature").scrollIntoViewIfNeeded();
  const before = await box();
  const middle = await at(page, 0.5);
  expect(await cursor(page, middle)).toBeGreaterThan(0);
  expect(await box()).toEqual(before);
});

test("are saved as picture, as shapes and as rows", { tag: "@gate" }, async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await begun(page);
  await solve(page);
  await ended(page, "25,405");
  /** @param {string} item */
  async function saved(item) {
    // Chromium makes a picture when it is idle, on a busy machine seconds later.
    const download = page.waitForEvent("download", { timeout: limit(15_000) });
    await page.getByText("Save", { exact: true }).click();
    await button(page, item).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
  const png = await saved("Picture (PNG)");
  expect(png.name).toBe("magic19-seed-20.png");
  expect([...png.bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  const svg = await saved("Vector image (SVG)");
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
  const csv = await saved("Data (CSV)");
  expect(csv.bytes.toString()).toMatch(/^move,energy,best,temperature,accepted/);
});

test("labels of an axis keep their distance, however long the axis and small the plot", async ({ page }) => {
  await page.goto("/source/");
  const distances = await page.evaluate(async () => {
    const { yTicks } = await import(new URL("/source/plot/axes.js", document.baseURI).href);
    return [30, 58, 84, 300].map((height) => {
      const [low, high] = [1e-5, 100];
      const placed = (/** @type {number} */ value) => height * (1 - Math.log10(value / low) / Math.log10(high / low));
      const at = yTicks("temperature", low, high, placed).map(placed);
      return at.slice(1).map((/** @type {number} */ y, /** @type {number} */ i) => at[i] - y);
    });
  });
  expect(distances.every((apart) => apart.length > 0)).toBe(true);
  expect(Math.min(...distances.flat())).toBeGreaterThanOrEqual(15);
});
