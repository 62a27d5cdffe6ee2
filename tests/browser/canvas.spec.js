// A window that is moved to another screen: every canvas is drawn again, as sharp as that.

import { test, expect } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {number} deviceScaleFactor */
async function onScreen(page, deviceScaleFactor) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
  // Chromium tells no page of that by itself; it does with anything else that media queries ask for.
  await page.emulateMedia({ reducedMotion: deviceScaleFactor === 2 ? "reduce" : "no-preference" });
}

/**
 * Of each canvas in sight on which something is drawn its width in pixels of the screen to one of the page.
 * @param {Page} page
 */
const sharpness = (page) =>
  page.locator("canvas:visible").evaluateAll((all) =>
    /** @type {HTMLCanvasElement[]} */ (all).flatMap((canvas) => {
      // A copy is read, since a browser may complain of one that is drawn on and read.
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      context?.drawImage(canvas, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value) => value > 0) ? [canvas.width / canvas.getBoundingClientRect().width] : [];
    }),
  );

/** So many canvases are drawn, and as sharp as every screen, but for the rounding of a small one's width. @param {Page} page @param {number} least */
async function expectSharp(page, least) {
  const drawn = async () => (await sharpness(page)).length;
  await expect.poll(drawn).toBeGreaterThanOrEqual(least);
  const canvases = await drawn();
  for (const sharp of [2, 1.5]) {
    await onScreen(page, sharp);
    const off = async () => Math.max(...(await sharpness(page)).map((own) => Math.abs(own / sharp - 1)));
    await expect.poll(off).toBeLessThan(0.03);
    expect(await drawn()).toBe(canvases);
  }
}

test("a run's board, plots and timeline", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await expect(page.getByRole("img", { name: /^Energy over moves.* at move 25,405$/ })).toBeVisible();
  await expectSharp(page, 5);
});

test("a sudoku's board, whose lines lie on the screen's pixels", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=1");
  await ready(page);
  await expect(page.getByRole("img", { name: /^Energy over moves.* at move 0$/ })).toBeVisible();
  await expectSharp(page, 4);
});

test("a search's plot and tree", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=astar&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10");
  await expect(button(page, "Start")).toBeEnabled();
  await button(page, "Step").click();
  await expectSharp(page, 3);
});

test("the pictures of the library", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await button(page, "Library").click();
  await expect(page.getByRole("button", { name: /^Magic triangle, sum 9/ })).toBeVisible();
  await expectSharp(page, 6);
});

test("the lanes of a race", async ({ page }) => {
  await page.goto("./#compare&seeds=1..2&moves=1000&on=puzzle=magic19");
  await page.getByRole("tab", { name: "Race" }).click();
  await expect(page.getByText("Ready: all lanes at their start.")).toBeVisible();
  await expectSharp(page, 4);
});
