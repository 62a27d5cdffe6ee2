// The QR code of a run's link, read from the screen as a camera would.

import jsqr from "jsqr";
import { button, openFresh, ready } from "./person.js";
import { expect, limit, test } from "./support/fixture.js";
import { letGo, seedIsChanging } from "./support/hold.js";

/** Of CommonJS: the function is its default's default. @type {typeof import("jsqr").default} */
const read = /** @type {any} */ (jsqr).default ?? jsqr;

/** @param {import("@playwright/test").Page} page */
const code = (page) => page.getByRole("img", { name: "The same link as a QR code" });

/**
 * What the code on the screen says, with the white around it.
 * @param {import("@playwright/test").Page} page
 */
async function shown(page) {
  const png = (await code(page).screenshot()).toString("base64");
  const { data, width, height } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height);
    return { data: Array.from(pixels?.data ?? []), width: picture.width, height: picture.height };
  }, png);
  return read(Uint8ClampedArray.from(data), width, height)?.data;
}

test("the QR code of a sudoku of any size is read from the screen", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(60_000));
  for (const cells of [81, 256, 625]) {
    await openFresh(page, `puzzle=sudoku&givens=12${".".repeat(cells - 3)}3&seed=7`);
    await ready(page);
    await button(page, "Share").click();
    await expect(code(page)).toBeVisible();
    expect(await shown(page)).toBe(page.url());
    // As many pixels as it has, so that every module is equally wide.
    const scaled = await code(page).evaluate((canvas) => {
      return canvas.getBoundingClientRect().width / /** @type {HTMLCanvasElement} */ (canvas).width;
    });
    expect(scaled).toBe(1);
  }
});

test("a link too long for a code leaves no code of the run before", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=7");
  await ready(page);
  await button(page, "Share").click();
  await expect(code(page)).toBeVisible();
  await page.keyboard.press("Escape");
  // A thousand interventions: 8 kB.
  const hand = Array.from({ length: 999 }, (_, i) => `${i}:t0.${1000 + i}`).join();
  await page.evaluate((hand) => void (location.hash = `puzzle=sudoku&seed=7&hand=${hand}`), hand);
  await expect(page).toHaveURL(/hand=0:t0\.1,1:/);
  await ready(page);
  await button(page, "Share").click();
  await expect(page.getByText("This link is too long for a QR code.")).toBeVisible();
  await expect(code(page)).toBeHidden();
});

test("the QR code that is opened while a setting waits is of the run that it makes", async ({ page }) => {
  await seedIsChanging(page, "puzzle=sudoku&seed=20");
  await button(page, "Share").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await letGo(page);
  await expect(code(page)).toBeVisible();
  await expect(page).toHaveURL(/seed=21/);
  expect(await shown(page)).toBe(page.url());
});
