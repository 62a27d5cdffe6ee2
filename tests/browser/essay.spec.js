// The essay: five pictures under one thermometer, from its link to its end, by mouse, keys and touch, moving and still.

import { expectAccessible } from "./support/axe.js";
import { expect, test } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";
import { PICTURES } from "../../www/features/essay/pictures.js";

/** @typedef {import("@playwright/test").Page} Page */

const caption = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`#essay-${name}`);
const slider = (/** @type {Page} */ page) => page.getByRole("slider", { name: "Temperature" });

test("each picture answers the thermometer, whose scale is the picture's", async ({ page }) => {
  await page.goto("./#essay");
  await expect(page).toHaveTitle("Why does heat help? · Annealing Lab");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(PICTURES.length + 1);
  await expectAccessible(page);
  const scales = new Set();
  for (const name of PICTURES) {
    await page.locator(`#essay-${name}-title`).evaluate((title) => title.parentElement?.scrollIntoView());
    await expect(slider(page)).toHaveAttribute("aria-describedby", `essay-${name}`);
    const temperature = (await slider(page).getAttribute("aria-valuetext")) ?? "";
    scales.add(`${temperature} ${await page.locator(".essay .scale").textContent()}`);
    await expect(caption(page, name)).toHaveText(/T = [\d.]+/, { timeout: 30_000 });
    const before = await caption(page, name).innerText();
    await slider(page).press("PageDown");
    await slider(page).press("PageDown");
    await expect(caption(page, name)).not.toContainText(/T = [\d.]+/.exec(before)?.[0] ?? "");
    await slider(page).press("PageUp");
    await slider(page).press("PageUp");
  }
  // The triangle has two pictures.
  expect(scales.size).toBe(PICTURES.length - 1);
});

test("a picture has a link, and its runs are those of the core", async ({ page }) => {
  test.slow();
  await page.goto("./#essay&picture=many");
  await expect(page.getByRole("heading", { name: "One run against a thousand" })).toBeFocused();
  await expect(caption(page, "many")).toHaveText(/^At T = 1\.24: 687 of 1,000 runs solved within 50,000 moves\.$/, {
    timeout: 60_000,
  });
  const watch = page.getByRole("link", { name: /^Watch run 20, which is ringed: / });
  const [, energy] = /is at energy (\d+)/.exec(await watch.innerText()) ?? [];
  await watch.click();
  await expect(page).toHaveURL(/puzzle=magic19&.*t0=1\.24&.*seed=20/);
  await ready(page);
  await page.keyboard.press("f");
  await button(page, "Start").click();
  await expect(readout(page, "Move")).toHaveText("50,000");
  await expect(readout(page, "Energy")).toHaveText(energy);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "One run against a thousand" })).toBeFocused();
});

test("what moves can be paused, and goes on by steps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./#essay&picture=boards");
  const words = () => caption(page, "boards").innerText();
  await expect(caption(page, "boards")).toHaveText(/^At T = 1\.24 the run is /);
  const before = await words();
  await page.waitForTimeout(700);
  expect(await words()).toBe(before);
  const step = page.getByRole("button", { name: "Step", exact: true });
  // A step may be rejected; a hundred are not.
  for (let i = 0; i < 100 && (await words()) === before; i++) await step.click();
  expect(await words()).not.toBe(before);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(step).toBeHidden();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("whoever has read to the end has done it, and is led on", async ({ page }) => {
  await page.goto("./#essay");
  await page.getByRole("link", { name: /^Next lesson: / }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("annealing-lab.lessons") ?? ""))
    .toMatch(/"essay",\{[^}]*"done":true/);
  await page.getByRole("link", { name: /^Next lesson: / }).click();
  await expect(page).toHaveURL(/#learn&lesson=why&step=1$/);
  await expect(page.locator(".essay")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Why does heat help?", exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test("the thermometer stays in view, and nothing is wider than the screen", async ({ page }) => {
    await page.goto("./#essay&picture=law");
    await expect(caption(page, "law")).toHaveText(/T = 1\.24/);
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
    await slider(page).tap({ position: { x: width * 0.9, y: height / 2 } });
    await expect(caption(page, "law")).not.toHaveText(/T = 1\.24/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});
