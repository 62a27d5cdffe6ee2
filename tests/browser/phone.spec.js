// A phone, however it is held: one header row, a menu, and targets that a thumb can tell apart.

import { expect, showAll, test } from "./support/fixture.js";
import { button } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false, hasTouch: true });

const SIZES = [
  [320, 640],
  [360, 640],
  [390, 844],
  [844, 390],
];

/**
 * The targets that are wrong for a thumb: a target that is smaller than 24 px, nearer than 8 px to another one, or below a bar that is fixed.
 * Cells of a board are one target, and so are the words in a sentence. Runs in the page.
 */
/** @param {boolean} scrolls whether what lies below the bar now can be scrolled above it, and is looked at then */
function wrongTargets(scrolls) {
  const NEAR = 8;
  const LEAST = 24;
  const bar = [...document.querySelectorAll(".transport, .next")].find(
    (node) => getComputedStyle(node).position === "fixed" && node.checkVisibility(),
  );
  const targets = [...document.querySelectorAll("button, a[href], select, summary, input, [role=tab]")]
    .filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        !node.closest("[role=grid], .visually-hidden, dialog:not([open])"),
    )
    .map((node) => ({
      node,
      box: node.getBoundingClientRect(),
      name: node.id || node.textContent?.trim() || node.tagName,
    }))
    .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight)
    .filter(({ node, box }) => !scrolls || !bar || bar.contains(node) || box.bottom < bar.getBoundingClientRect().top);
  const faults = [];
  for (const [i, { node, box, name }] of targets.entries()) {
    if (box.width < LEAST || box.height < LEAST)
      faults.push(`${name} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
    const fixed = bar?.getBoundingClientRect();
    if (fixed && !bar?.contains(node) && box.bottom > fixed.top + 1) faults.push(`${name} lies below the bar`);
    for (const { node: other, box: its, name: called } of targets.slice(i + 1)) {
      // A layer over the page hides the targets below it.
      if ((node.closest(".menu-list") === null) !== (other.closest(".menu-list") === null)) continue;
      const across = Math.max(its.left - box.right, box.left - its.right);
      const down = Math.max(its.top - box.bottom, box.top - its.bottom);
      if (Math.max(across, down) < NEAR - 0.6)
        faults.push(`${name} and ${called} are ${Math.round(Math.max(across, down))} px apart`);
    }
  }
  return faults;
}

for (const [width, height] of SIZES)
  test(`a thumb finds its targets at ${width}x${height}, before, during and after a run`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./#seed=20");
    await expect(button(page, "Start")).toBeEnabled();
    const header = await page.locator(".header").boundingBox();
    expect(header?.height).toBe(48);
    const look = async (/** @type {string} */ when) => {
      // The words at the end may still take a line more: then the bottom is further down.
      const faults = async (/** @type {number} */ edge) => {
        await page.evaluate((edge) => scrollTo(0, edge * document.body.scrollHeight), edge);
        return page.evaluate(wrongTargets, false);
      };
      await expect.poll(() => faults(0), { message: when }).toEqual([]);
      await expect.poll(() => faults(1), { message: `${when}, at the bottom` }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await look("before");
    await button(page, "Start").click();
    await expect(page.locator("#sentence")).toHaveText(/^Move \d+: /);
    await button(page, "Pause").click();
    await look("during");
    await page.keyboard.press("f");
    await button(page, "Start").click();
    await expect(page.locator("#question")).not.toBeEmpty();
    await look("after");
  });

for (const [width, height] of SIZES)
  test(`so it does on a sudoku at ${width}x${height}, while digits are typed, too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of ["en", "de", "es"]) {
      await page.goto("about:blank");
      await page.goto(`./?lang=${language}#puzzle=sudoku&seed=3`);
      await expect(page.locator("#verdict span")).not.toBeEmpty();
      // On the narrowest German words take a second row at the bottom, and what lies below is scrolled to.
      expect(await page.evaluate(wrongTargets, width < 360), `${language}, the puzzle`).toEqual([]);
      const board = await page.locator("#sudoku-grid").boundingBox();
      const pressed = page.getByRole("gridcell").nth(21);
      await pressed.click();
      await expect(page.locator("#keypad")).toBeVisible();
      expect((await page.locator("#sudoku-grid").boundingBox())?.y, `${language}, the board stays`).toBe(board?.y);
      const places = () =>
        page.locator("#keypad .key").evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().y));
      const before = await places();
      expect(await page.evaluate(wrongTargets, false), `${language}, typing`).toEqual([]);
      const wide = await page
        .locator(".edit-panel button")
        .evaluateAll((keys) => keys.filter((key) => key.scrollWidth > key.clientWidth).map((key) => key.textContent));
      expect(wide, `${language}, words wider than their keys`).toEqual([]);
      // A digit that is wrong: what is said of it moves no key.
      await page.keyboard.press("5");
      await expect(page.locator("#verdict")).toHaveAttribute("data-proved", "none");
      expect(await places(), language).toEqual(before);
    }
  });

test("in a comparison and in a lesson a thumb finds its targets, too", async ({ page }) => {
  for (const [width, height] of SIZES)
    for (const [link, there] of [
      ["#compare", ".compare-run"],
      ["#learn&lesson=cooling", ".dots a"],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await page.goto(`./${link}`);
      await expect(page.locator(there).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const bottom of [false, true]) {
        await page.evaluate((to) => scrollTo(0, to ? document.body.scrollHeight : 0), bottom);
        expect(await page.evaluate(wrongTargets, true), `${link} at ${width}x${height}`).toEqual([]);
      }
    }
});

test("with all instruments, in the menu and on a map, a thumb finds its targets, too", async ({ page }) => {
  await page.addInitScript(showAll);
  for (const [width, height] of SIZES)
    for (const link of ["#seed=20", "#puzzle=route&solver=astar"]) {
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await page.goto(`./${link}`);
      await expect(button(page, "Start")).toBeEnabled();
      expect(await page.evaluate(wrongTargets, true), `${link} at ${width}x${height}`).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.evaluate(wrongTargets, false), `${link} at ${width}x${height}, at the bottom`).toEqual([]);
      await page.locator("#menu summary").click();
      expect(await page.evaluate(wrongTargets, true), `menu of ${link} at ${width}x${height}`).toEqual([]);
    }
});

test("the puzzle is a list, and the menu has what else there is; keys alone do, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  await expect(button(page, "Start")).toBeEnabled();
  const list = page.getByRole("combobox", { name: "Puzzles" });
  await list.selectOption("Queens");
  await expect(page.getByRole("gridcell")).toHaveCount(8);
  const menu = page.locator("#menu summary");
  await menu.press("Enter");
  for (const name of ["Library", "Inspector", "Settings", "Help"]) await expect(button(page, name)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(button(page, "Library")).toBeHidden();
  // A puzzle that is not in the list stands in it while it is open.
  await page.goto("./#puzzle=hexagram");
  await expect(list).toHaveValue("hexagram");
  await menu.click();
  await button(page, "Settings").click();
  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
  await menu.click();
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/#compare/);
  await menu.click();
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(page.locator("#main")).toBeVisible();
  // Turned on its side, and onto a desk: all is in the header again.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(button(page, "Library")).toBeVisible();
  await expect(menu).toBeHidden();
});
