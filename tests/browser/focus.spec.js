// Where the focus goes when its control goes away, and when the page's keys are off.

import { test, expect } from "./support/fixture.js";
import { button, readout, ready, reload, slowly, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/** What is pressed by key gets the focus as by Tab. @param {Locator} control */
async function press(control) {
  await control.focus();
  await control.press("Enter");
}

/** The browser has drawn, and with that taken the focus from what cannot have it. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @param {Page} page @param {Locator} control */
async function hasFocus(page, control) {
  await drawn(page);
  await expect(control).toBeFocused();
}

/** @param {Page} page */
const editor = (page) => page.getByRole("dialog", { name: "Make your own puzzle" });
/** @param {Page} page */
const drawing = (page) => editor(page).getByRole("application");

/** @param {Page} page */
async function openEditor(page) {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Library").click();
  await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: "Make your own" }).click();
  await expect(drawing(page)).toBeFocused();
}

/** @param {Page} page @param {string} keys */
async function type(page, keys) {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

/** Three points in a row and a line through them. */
const ROW = "p Enter ArrowRight Enter ArrowRight Enter l Enter ArrowLeft Enter ArrowLeft Enter Enter";

test("by hand: letting go leaves the focus to the temperature, the end of a run to the pin", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await slowly(page);
  await button(page, "Start").click();
  const temperature = page.getByRole("slider", { name: "Temperature" });
  await temperature.press("ArrowRight");
  await expect(button(page, "Back to the schedule")).toBeEnabled();
  await press(button(page, "Back to the schedule"));
  await expect(page.locator("#release")).toBeDisabled();
  await hasFocus(page, temperature);

  await page.goto("about:blank");
  await page.goto("./#seed=21");
  await ready(page);
  await page.getByRole("gridcell").first().focus();
  const pin = page.locator("#pin");
  await pin.focus();
  await page.keyboard.press("f");
  await page.keyboard.press(".");
  await page.evaluate(() => document.getElementById("start")?.click());
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  await expect(pin).toBeDisabled();
  await hasFocus(page, pin);
  // It says that it is off, and is.
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/hand=/);
});

test("the path: its last step keeps the focus, and goes no further", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=astar&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10");
  await expect(button(page, "Start")).toBeEnabled();
  await solve(page);
  const forward = button(page, "Forward on the path");
  await press(button(page, "First board"));
  await hasFocus(page, button(page, "First board"));
  await expect(button(page, "First board")).toBeDisabled();
  await forward.focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press("Enter");
  await expect(page.locator("#walk-words")).toHaveText(/step (\d+) of \1$/);
  await expect(forward).toBeDisabled();
  await hasFocus(page, forward);
});

test(
  "both editors of givens: the last Undo keeps the focus, and Done hands it on",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("./#puzzle=octa");
    await ready(page);
    await press(button(page, "Edit givens"));
    const sums = page.locator("#sums-editor");
    await expect(sums).toBeVisible();
    await type(page, "8 Enter");
    await press(sums.getByRole("button", { name: "Undo" }));
    await expect(sums.getByRole("button", { name: "Undo" })).toBeDisabled();
    await hasFocus(page, sums.getByRole("button", { name: "Undo" }));
    await press(sums.getByRole("button", { name: "Redo" }));
    await expect(sums.getByRole("button", { name: "Redo" })).toBeDisabled();
    await hasFocus(page, sums.getByRole("button", { name: "Redo" }));
    await press(sums.getByRole("button", { name: "Clear all" }));
    await expect(sums.getByRole("button", { name: "Clear all" })).toBeDisabled();
    await hasFocus(page, sums.getByRole("button", { name: "Clear all" }));
    await press(sums.getByRole("button", { name: "Done" }));
    await hasFocus(page, button(page, "Edit givens"));

    await page.goto("./#puzzle=sudoku");
    await expect(page.locator("#edit")).toBeVisible();
    await press(page.locator("#edit"));
    const panel = page.locator("#edit-panel");
    await press(panel.getByRole("button", { name: "Clear all" }));
    await press(panel.getByRole("button", { name: "Undo" }));
    await expect(panel.getByRole("button", { name: "Undo" })).toBeDisabled();
    await hasFocus(page, panel.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await hasFocus(page, page.locator("#edit"));
  },
);

test("the puzzle editor: what is removed hands the focus to the next, or to the drawing", async ({ page }) => {
  await openEditor(page);
  await type(page, ROW);
  // Two more lines, A B and B C.
  await type(page, "ArrowRight Enter ArrowRight Enter Enter ArrowLeft Enter ArrowLeft Enter Enter");
  const remove = editor(page).getByRole("button", { name: /^Remove line/ });
  await expect(remove).toHaveCount(3);
  await press(remove.first());
  await expect(remove).toHaveCount(2);
  await hasFocus(page, remove.first());
  await press(remove.last());
  await hasFocus(page, remove.first());
  await press(remove.first());
  await expect(remove).toHaveCount(0);
  await hasFocus(page, drawing(page));

  await type(page, "Enter ArrowRight Enter");
  await press(button(page, "Finish line"));
  await expect(button(page, "Finish line")).toBeHidden();
  await hasFocus(page, drawing(page));

  const undo = editor(page).getByRole("button", { name: "Undo" });
  await undo.focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press("Enter");
  await expect(undo).toBeDisabled();
  await hasFocus(page, undo);
});

test("comparing: a removed setting hands the focus to the next, Start to the results", async ({ page }) => {
  await page.goto(
    "./#compare&seeds=1..3&moves=1000&on=puzzle=magic19&on=puzzle=octa&with=name=One;cooling=constant;t0=1&with=name=Two;cooling=constant;t0=2&with=name=Three;cooling=constant;t0=3",
  );
  await expect(page.locator("#compare-progress")).toHaveText(/run/);
  await press(button(page, "Remove Two"));
  await hasFocus(page, button(page, "Remove Three"));
  await press(button(page, "Remove Three"));
  // The only one that is left cannot go.
  await hasFocus(page, button(page, "Add a setting"));
  await press(page.getByRole("button", { name: /^Remove .*octa/i }));
  await hasFocus(page, page.getByText("More puzzles"));
  await press(button(page, "Start"));
  await expect(page.locator("#compare-progress")).toHaveText(/^All 3 runs are done\.$/);
  await hasFocus(page, page.getByRole("tab", { name: "Results" }));
});

test("whatever goes, the focus stays near: controls that no code names, made for this test", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.evaluate(() => {
    const frame = document.createElement("div");
    frame.id = "made";
    for (const name of ["one", "two", "three"]) {
      const button = document.createElement("button");
      button.textContent = button.id = name;
      frame.append(button);
    }
    document.getElementById("main")?.prepend(frame);
  });
  const one = page.locator("#one");
  const two = page.locator("#two");
  await two.focus();
  await two.evaluate((node) => node.remove());
  await hasFocus(page, one);
  await one.evaluate((/** @type {HTMLButtonElement} */ node) => (node.disabled = true));
  await hasFocus(page, page.locator("#three"));
  await page.locator("#made").evaluate((/** @type {HTMLElement} */ node) => (node.hidden = true));
  await hasFocus(page, button(page, "Start"));
  // A press on nothing takes the focus away, and nothing gives it back.
  await page.locator("#made").evaluate((/** @type {HTMLElement} */ node) => (node.hidden = false));
  await page.locator("#three").focus();
  await page.locator("#statement").click();
  await page.locator("#made").evaluate((node) => node.remove());
  await drawn(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("under an open dialog no key reaches the page, wherever the focus is", async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await type(page, "n r f i e . ArrowRight Space ? Home j");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await expect(page).toHaveURL(/seed=20$/);
  await expect(readout(page, "Move")).toHaveText("0");
  await expect(button(page, "Start")).toBeVisible();
  await expect(page.locator("#full-speed")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press(".");
  await expect(readout(page, "Move")).toHaveText("1");
});

test("single-character shortcuts are turned off in the help, and stay off", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  const shortcuts = page.getByRole("checkbox", { name: "Single-character shortcuts" });
  await expect(button(page, "Start over")).toHaveAttribute("title", "The same run again (R)");
  await page.keyboard.press("?");
  await expect(shortcuts).toBeChecked();
  await shortcuts.press("Space");
  await page.keyboard.press("Escape");
  await reload(page);
  await ready(page);
  await page.locator("body").press("End");
  await type(page, "n . f i l , ?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/seed=20$/);
  await expect(readout(page, "Move")).toHaveText("0");
  await expect(page.locator("#inspector-toggle")).toHaveAttribute("aria-expanded", "false");
  // No hint at a key that does nothing, for no one.
  for (const name of ["Start over", "New seed"]) {
    await expect(button(page, name)).not.toHaveAttribute("aria-keyshortcuts");
    await expect(button(page, name)).not.toHaveAttribute("title", /\(.\)$/);
  }
  await expect(button(page, "Step back")).toHaveAttribute("aria-keyshortcuts", "ArrowLeft");
  // Other keys are as they were, and so is a digit on the cell that is edited.
  await page.keyboard.press("ArrowRight");
  await expect(readout(page, "Move")).toHaveText("1");
  await button(page, "Edit givens").click();
  await expect(page.getByRole("gridcell").first()).toBeFocused();
  await page.keyboard.press("9");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/givens=9,/);
  // A part that comes later has none either.
  await page.getByRole("link", { name: "Sudoku" }).click();
  const edit = button(page, "Edit");
  await expect(edit).toHaveAttribute("title", "Edit the givens");
  await expect(edit).not.toHaveAttribute("aria-keyshortcuts");

  await button(page, "Help").click();
  await shortcuts.press("Space");
  await page.keyboard.press("Escape");
  await expect(button(page, "Start over")).toHaveAttribute("title", "The same run again (R)");
  await expect(button(page, "Step back")).toHaveAttribute("aria-keyshortcuts", "ArrowLeft ,");
  await expect(edit).toHaveAttribute("title", "Edit the givens (E)");
  await expect(edit).toHaveAttribute("aria-keyshortcuts", "E");
  const before = page.url();
  await page.keyboard.press("n");
  await expect(page).not.toHaveURL(before);
});

test("in a list of the puzzle editor a letter chooses, and switches no tool", async ({ page }) => {
  await openEditor(page);
  const tool = editor(page).getByRole("radio", { name: "Points" });
  for (const name of ["Grid", "Copies in a full turn"]) {
    await editor(page).getByRole("combobox", { name }).focus();
    await type(page, "l x");
    await expect(tool).toBeChecked();
  }
  // Elsewhere in the dialog it does.
  await editor(page).getByRole("button", { name: "Mirror" }).focus();
  await type(page, "x");
  await expect(editor(page).getByRole("radio", { name: "Erase" })).toBeChecked();
});

test("each dialog that is closed by Escape gives the focus back to where it was", async ({ page }) => {
  await page.goto("./#puzzle=octa&seed=1");
  await ready(page);
  const closed = async (/** @type {string[]} */ openers) => {
    for (const opener of openers) {
      await page.locator(opener).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await hasFocus(page, page.locator(opener));
    }
  };
  await closed(["#library-open", "#help-open", "#report-open", "#share-open"]);
  await page.getByRole("link", { name: "Sudoku" }).click();
  await expect(page.getByRole("heading", { name: "Sudoku", exact: true })).toBeVisible();
  await closed(["#choose-open", "#import-open", "#export-open"]);
});

test("on a phone no control that has the focus lies under the bar of Start", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#seed=20");
  await ready(page);
  await page.locator("#start").focus();
  const stops = new Set();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    const { id, covered } = await page.evaluate(() => {
      const at = /** @type {HTMLElement} */ (document.activeElement);
      const bar = document.querySelector(".transport");
      const { left, top, bottom, width } = at.getBoundingClientRect();
      const over = bar?.getBoundingClientRect().top ?? Infinity;
      return {
        id: at.id || `${left} ${top} ${width}`,
        covered: !bar?.contains(at) && at !== document.body && bottom > over && top < innerHeight,
      };
    });
    stops.add(id);
    expect(covered, id).toBe(false);
  }
  expect(stops.size).toBeGreaterThan(15);
});
