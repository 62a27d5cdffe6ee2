// What a screen reader reads out: only of what is there, and in regions that were there before.

import { expect, limit, test } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const SUDOKU = "puzzle=sudoku&seed=3";

/** @param {Page} page */
const proved = (page) => page.locator("#proof-said");
/** @param {Page} page */
const announced = (page) => page.locator("#announcement");
/** @param {Page} page */
const sentence = (page) => page.locator("#sentence");

/** Every text that the announcement has had from now on. @param {Page} page */
async function listen(page) {
  await announced(page).evaluate((region) => {
    /** @type {string[]} */
    const heard = [];
    Object.assign(window, { heard });
    const hear = () => heard.push(region.textContent ?? "");
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).heard));
}

test("the proof that is spoken goes with its puzzle", async ({ page }) => {
  await page.goto(`./#${SUDOKU}`);
  await ready(page);
  await expect(proved(page)).toHaveText("Proved: exactly one solution.");
  await page.goto("./#puzzle=octa");
  await expect(page.locator("#title")).toHaveText("Octa");
  await ready(page);
  await expect(proved(page)).toHaveText("");
  await expect(page.locator("#proof-text")).toHaveText(/^An exact search can prove/);
});

test("givens that contradict each other unsay the proof", async ({ page }) => {
  await page.goto(`./#${SUDOKU}`);
  await ready(page);
  await expect(proved(page)).toHaveText("Proved: exactly one solution.");
  await page.keyboard.press("e");
  await page.getByRole("gridcell").nth(4).focus();
  await page.keyboard.press("3");
  await expect(page.locator("#proof-text")).toHaveText("No solution: row 1 has two 3s.");
  await expect(proved(page)).toHaveText("");
});

test("a sample that is chosen is announced with its own energy", async ({ page }) => {
  await page.goto(`./#${SUDOKU}`);
  await ready(page);
  await expect(announced(page)).toHaveText(/^Ready: a random start, energy \d+/);
  await page.locator("#choose-open").click();
  await page.getByRole("button", { name: /^AI Escargot/ }).click();
  await expect(page.locator("#choose-name")).toHaveText("AI Escargot");
  await ready(page);
  const said = (await sentence(page).textContent()) ?? "";
  await expect(announced(page)).toHaveText(said);
});

test("at rest the announcement follows steps and the slider", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press(".");
  await expect(sentence(page)).toHaveText(/^Paused at move 3,/);
  await expect(announced(page)).toHaveText((await sentence(page).textContent()) ?? "", { timeout: limit(3_000) });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(announced(page)).toHaveText(/^At move 1 of 3,/, { timeout: limit(3_000) });
});

test("a run that is on its way to a move is not announced as ready", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  const slider = page.getByRole("slider", { name: "Timeline" });
  await slider.press("End");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowLeft");
  await expect(sentence(page)).toHaveText(/^At move/);
  const heard = await listen(page);
  await page.getByRole("slider", { name: "Temperature" }).press("ArrowRight");
  await expect(page).toHaveURL(/hand=\d+:t/);
  await expect(sentence(page)).toHaveText(/^Paused at move .* The link replays your interventions/);
  await expect(announced(page)).toHaveText(/^Paused at move/);
  for (const text of await heard()) expect(text).not.toMatch(/^Ready/);
});

test("Pin and Swap say by their state that they are on, not by another name too", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.getByRole("gridcell").first().focus();
  for (const [id, name] of [
    ["#pin", "Pin A"],
    ["#swap", "Swap A with another"],
  ]) {
    const control = page.locator(id);
    await expect(control).toHaveAccessibleName(name);
    await expect(control).toHaveAttribute("aria-pressed", "false");
    await control.click();
    await expect(control).toHaveAttribute("aria-pressed", "true");
    await expect(control).toHaveAccessibleName(name);
    await control.click();
    await expect(control).toHaveAttribute("aria-pressed", "false");
  }
});

// A region that comes together with its text is often not spoken.
test(
  "status regions are there, and to be seen by a screen reader, before they are filled",
  { tag: "@slow" },
  async ({ page }) => {
    await page.addInitScript(() => {
      /** @type {string[]} */
      const late = [];
      Object.assign(window, { late });
      /** Regions that a screen reader had by the last frame; not known at first. @type {Set<Element> | null} */
      let known = null;
      const regions = () => [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")];
      const look = () => {
        const there = regions().filter((region) => region.checkVisibility());
        for (const region of there) {
          const shown = /** @type {HTMLElement} */ (region).innerText.trim();
          // A dialog that opens is read as it stands.
          if (shown && known && !known.has(region) && !region.closest("dialog")) late.push(`#${region.id} ${shown}`);
        }
        known = new Set(there);
        requestAnimationFrame(look);
      };
      addEventListener("load", () => requestAnimationFrame(look));
    });
    const late = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).late));
    const frames = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.goto("./#puzzle=octa");
    await ready(page);
    for (let time = 0; time < 2; time++) {
      await button(page, "Edit givens").click();
      await expect(page.locator("#sums-editor-message")).toHaveText(/^Type numbers/);
      await expect(announced(page)).toHaveText("");
      await page.keyboard.press("Escape");
      await expect(announced(page)).toHaveText(/^Ready/);
    }
    // A refused setting, a refused link.
    await page.getByRole("textbox", { name: "Seed" }).fill("zebra");
    await page.getByRole("textbox", { name: "Seed" }).press("Tab");
    await expect(page.getByRole("alert").filter({ hasText: "zebra" })).toBeVisible();
    await page.goto("./#puzzle=zebra");
    await expect(page.getByRole("alert").filter({ hasText: "This link cannot be opened" })).toBeVisible();
    await page.goto(`./#${SUDOKU}`);
    await expect(page.locator("#choose-open")).toBeVisible();
    await ready(page);
    await page.locator("#edit").click();
    await expect(page.locator("#edit-message")).toHaveText(/^22 givens/);
    await frames();
    expect(await late()).toEqual([]);
  },
);
