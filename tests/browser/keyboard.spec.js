// By keyboard only, on a phone, and for whoever does not see the picture.

import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, readout, ready, solve } from "./person.js";

test("by keyboard only, from Tab to solved", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  for (let i = 0; i < 30 && !(await button(page, "Start").evaluate((b) => b === document.activeElement)); i++) {
    await page.keyboard.press("Tab");
  }
  await expect(button(page, "Start")).toBeFocused();
  await page.keyboard.press("f");
  await page.keyboard.press("Space");
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  await page.keyboard.press("r");
  await expect(readout(page, "Move")).toHaveText("0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(".");
  await expect(readout(page, "Move")).toHaveText("2");
  await page.keyboard.press("n");
  await expect(page).not.toHaveURL(/seed=20$/);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("arrow keys walk over the board", async ({ page }) => {
  // Too cold to be solved: a run that is over says Pause no more.
  await page.goto("./#seed=20&cooling=constant&t0=0.1");
  await ready(page);
  await page.getByRole("gridcell").first().focus();
  const letter = () => page.evaluate(() => document.activeElement?.ariaLabel?.[0]);
  const walk = [
    ["ArrowRight", "B"],
    ["ArrowRight", "C"],
    ["ArrowRight", "G"],
    ["ArrowDown", "K"],
    ["ArrowLeft", "J"],
    ["ArrowUp", "E"],
  ];
  for (const [key, there] of walk) {
    await page.keyboard.press(key);
    await expect.poll(letter, key).toBe(there);
  }
  // Space still starts the run, and the arrows did not step it.
  await expect(readout(page, "Move")).toHaveText("0");
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
});

test("typing into a field presses no buttons", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.getByRole("textbox", { name: "Seed" }).pressSequentially("rn. f?");
  await expect(readout(page, "Move")).toHaveText("0");
  await expect(button(page, "Start")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("words explain themselves", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await page.getByRole("region", { name: "Figures" }).getByRole("button", { name: "Temperature" }).click();
  await expect(page.getByRole("dialog").getByText(/^The number, in units of energy/)).toBeInViewport();
});

test(`axe finds nothing`, async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0.2");
  await ready(page);
  await expectAccessible(page);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await expectAccessible(page);
  await page.goto("./#seed=zebra");
  await expect(page.getByRole("alert").filter({ hasText: "zebra" })).toBeVisible();
  // The default run is there, and the address that came stays, so that it can be mended.
  await ready(page);
  await expect(page).toHaveURL(/#seed=zebra$/);
  await solve(page);
  await expectAccessible(page);
  await button(page, "Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test(`axe finds nothing on a phone and with the settings over the plots`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#preset=published&rng=r&seed=10");
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("textbox", { name: "Seed" }).fill("zebra");
  await page.getByRole("textbox", { name: "Seed" }).press("Enter");
  await expect(page.getByText("'zebra' is not a whole number below 2^31.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await button(page, "Settings").click();
  await expectAccessible(page);
});

test("on a phone: no sideways scroll, transport in reach, tabs under the board", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#seed=20");
  await ready(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(390);
  for (const name of ["Start", "Step", "Start over", "New seed"]) {
    await expect(button(page, name)).toBeInViewport();
    expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  await expect(page.getByRole("tabpanel", { name: "Plots" })).toBeVisible();
  await page.getByRole("tab", { name: "Plots" }).press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Inspector" })).toBeVisible();
  await page.getByRole("tab", { name: "Inspector" }).press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Plots" })).toBeHidden();
  expect(await wide()).toBe(390);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
]) {
  test(`one screen at ${width}x${height}, which does not move while the run goes on`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./#seed=20");
    await ready(page);
    const places = () =>
      page.evaluate(() =>
        ["board", "start", "speed", "readouts", "plots"].map((id) => {
          const { x, y, width, height } = /** @type {Element} */ (document.getElementById(id)).getBoundingClientRect();
          return [id, x, y, width, height];
        }),
      );
    const before = await places();
    await solve(page);
    expect(await places()).toEqual(before);
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls).toBeLessThanOrEqual(0);
  });

  for (const language of ["en", "de", "es"])
    test(`the offers at the end fill one row at ${width}x${height}, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`./?lang=${language}#seed=20`);
      await ready(page);
      await page.locator("#full-speed").click();
      await page.locator("#start").click();
      const offers = page.locator("#offers").getByRole("button");
      // The question appears a little after the other offers.
      await expect.poll(() => offers.count()).toBeGreaterThan(2);
      const tops = await offers.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().y));
      expect(new Set(tops).size).toBe(1);
    });
}

test("the theme is chosen here and remembered", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await button(page, "Theme: system").click();
  await button(page, "Theme: light").click();
  await expect(button(page, "Theme: dark")).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
