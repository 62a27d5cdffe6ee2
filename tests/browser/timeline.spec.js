// Back and forth in a run: slider, keys, jumps, links to a move.

import { test, expect } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { board, button, openFresh, readout, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const slider = (page) => page.getByRole("slider", { name: "Timeline" });

/** @param {Page} page @param {string | RegExp} text */
const says = (page, text) => expect(page.locator("#sentence")).toHaveText(text);

test("goes back from a solved board, move by move, and forth again", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await expect(slider(page)).toBeDisabled();
  await expect(button(page, "Step back")).toBeDisabled();
  const start = await board(page);
  await solve(page);
  const solved = await board(page);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "move 25,405 of 25,405");

  await button(page, "Step back").click();
  await expect(readout(page, "Move")).toHaveText("25,404");
  await says(page, "At move 25,404 of 25,405, energy 2.");
  expect(await board(page)).not.toEqual(solved);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#sentence")).toHaveText(/^Solved after 25,405 moves/);
  await expect.poll(() => board(page)).toEqual(solved);

  await page.keyboard.press("Home");
  await expect(readout(page, "Move")).toHaveText("0");
  await expect.poll(() => board(page)).toEqual(start);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(readout(page, "Move")).toHaveText("199");
  await page.keyboard.press("End");
  await expect(readout(page, "Move")).toHaveText("25,405");
});

test("the slider has the same keys, and Start plays on from the past to the same end", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  const solved = await board(page);
  await slider(page).fill("12000");
  await expect(readout(page, "Move")).toHaveText("12,000");
  await slider(page).press("Shift+ArrowLeft");
  await slider(page).press("ArrowRight");
  await expect(readout(page, "Move")).toHaveText("11,901");
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after 25,405 moves/);
  await expect.poll(() => board(page)).toEqual(solved);
});

test("Right at the end of what has been run makes a new move", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(readout(page, "Move")).toHaveText("2");
  await page.keyboard.press("ArrowLeft");
  await says(page, "At move 1 of 2, energy 2,530.");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(readout(page, "Move")).toHaveText("2");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(readout(page, "Move")).toHaveText("102");
});

test("arrows on the board move among its cells, not in time", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
  await page.getByRole("gridcell").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("gridcell").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(readout(page, "Move")).toHaveText("1");
});

test("jumps from event to event, and says when there is none", async ({ page }) => {
  await page.goto("./#preset=published&rng=r&seed=10");
  await ready(page);
  await solve(page);
  const events = page.getByRole("combobox", { name: "Jump to" });
  await events.selectOption("Restart");
  await button(page, "Previous").click();
  await expect(readout(page, "Move")).not.toHaveText("291,924");
  await page.keyboard.press("Escape");
  await page.locator("body").press("Home");
  await expect(readout(page, "Move")).toHaveText("0");
  await button(page, "Next").click();
  await expect(readout(page, "Restarts")).toHaveText("1");
  await page.locator("body").press("j");
  await expect(readout(page, "Restarts")).toHaveText("2");
  await page.locator("body").press("Shift+J");
  await expect(readout(page, "Restarts")).toHaveText("1");
  await events.selectOption("By hand");
  await button(page, "Next").click();
  await says(page, /^At move [\d,]+ of 291,924, energy [\d,]+\. There is no intervention after it\.$/);
  await events.selectOption("Worsening move");
  await button(page, "Next").click();
  await button(page, "Go to the end").click();
  await expect(readout(page, "Move")).toHaveText("291,924");
});

test("Next at the head runs on to an event that is yet to come", async ({ page }) => {
  await page.goto("./#cooling=constant&t0=1&restart=fixed&length=5000&seed=3");
  await ready(page);
  const events = page.getByRole("combobox", { name: "Jump to" });
  const move = async () => Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  await events.selectOption("By hand");
  await expect(button(page, "Next")).toBeDisabled();
  await events.selectOption("Worsening move");
  await button(page, "Next").click();
  await expect.poll(move).toBeGreaterThan(0);
  const first = await move();
  // The run has come there and no further; it is the next move that is worsening.
  await expect(page.getByRole("slider", { name: "Timeline" })).toHaveAttribute("max", String(first));
  await expect(button(page, "Start")).toBeEnabled();
  await page.locator("body").press("j");
  await expect.poll(move).toBeGreaterThan(first);
  // Back at the start it is found again, among what has been run.
  await page.locator("body").press("Home");
  await expect(readout(page, "Move")).toHaveText("0");
  await button(page, "Next").click();
  await expect(readout(page, "Move")).toHaveText(String(first));

  await button(page, "Go to the end").click();
  await events.selectOption("Restart");
  await button(page, "Next").click();
  await expect(readout(page, "Restarts")).toHaveText("1");
  await expect(readout(page, "Move")).toHaveText("5,001");
});

test("Next on its way to an event is paused, or comes to the end of a run that has no more", async ({ page }) => {
  // So cold that after some thousand moves nothing worsening is accepted any more.
  await page.goto("./#cooling=constant&t0=0&restart=none&moves=1000000000000");
  await ready(page);
  const events = page.getByRole("combobox", { name: "Jump to" });
  await events.selectOption("Restart");
  await expect(button(page, "Next")).toBeDisabled();
  await events.selectOption("Worsening move");
  await button(page, "Next").click();
  await button(page, "Pause").click();
  await expect(button(page, "Start")).toBeEnabled();
  await openFresh(page, "cooling=constant&t0=0&restart=none&moves=1000");
  await ready(page);
  await events.selectOption("Worsening move");
  await button(page, "Next").click();
  await expect(readout(page, "Move")).toHaveText("1,000");
  await expect(button(page, "Next")).toBeDisabled();
});

test("a link to a move opens there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await slider(page).fill("5000");
  await expect(readout(page, "Move")).toHaveText("5,000");
  await button(page, "Copy link to this move").click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/&seed=20&at=5000$/);
  const link = await copied();
  const other = await context.newPage();
  await other.goto(link);
  await expect(readout(other, "Move")).toHaveText("5,000");
  await expect(async () => expect(await board(other)).toEqual(await board(page))).toPass();
});

test("a search is gone back in by expansions", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=astar");
  await expect(button(page, "Start")).toBeEnabled();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator("#sentence")).toHaveText(/^(Paused|Solved) after/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#sentence")).toHaveText(/^At expansion 1 of [\d,]+: /);
  await expect(page.getByRole("combobox", { name: "Jump to" })).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
]) {
  test(
    `axe finds nothing in the past at ${width}x${height}`,
    { tag: width === 390 ? [] : "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("./#seed=20");
      await ready(page);
      await solve(page);
      await page.locator("body").press("Home");
      await page.locator("body").press("Shift+ArrowRight");
      await expect(readout(page, "Move")).toHaveText("100");
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width > 760) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    },
  );
}
