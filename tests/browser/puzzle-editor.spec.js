// The editor of puzzles keeps what was made, and takes what is meant for it.

import { test, expect } from "./support/fixture.js";
import { button, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const editor = (page) => page.getByRole("dialog", { name: "Make your own puzzle" });
/** @param {Page} page */
const drawing = (page) => editor(page).getByRole("application");
/** @param {Page} page */
const text = (page) => page.locator("#editor-text");
/** @param {Page} page */
const sums = (page) => editor(page).getByRole("spinbutton", { name: /^Sum of line/ });

/** @param {Page} page */
async function openEditor(page) {
  await ready(page);
  await button(page, "Library").click();
  await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: "Make your own" }).click();
  await expect(drawing(page)).toBeFocused();
}

/** @param {Page} page @param {string} keys */
async function type(page, keys) {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

/** Three points in a row, and a line through the first two. */
const THREE = "p Enter ArrowRight Enter ArrowRight Enter l ArrowLeft ArrowLeft Enter ArrowRight Enter Enter";

/** @param {Page} page @param {string} on @param {string} content */
async function dropFile(page, on, content) {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "own.txt", { type: "text/plain" }));
    return transfer;
  }, content);
  await page.dispatchEvent(on, "drop", { dataTransfer });
}

const OWN = "title Dropped\nnumbers 1 2 3\ncell A 0 0\ncell B 1 0\ncell C 2 0\nline 6 A B C\n";

test("a text that is typed stays until it is read, whatever else is shown meanwhile", async ({ page }) => {
  await page.goto("./#seed=20");
  await openEditor(page);
  await editor(page).getByText("As text").click();
  await text(page).fill(OWN);
  await page.locator("#editor-grid").selectOption({ index: 1 });
  await expect(text(page)).toHaveValue(OWN);
  await button(page, "Read this text").click();
  await expect(editor(page).getByRole("textbox", { name: "Title" })).toHaveValue("Dropped");
  await editor(page).getByRole("textbox", { name: "Title" }).fill("Drawn");
  await editor(page).getByRole("textbox", { name: "Title" }).press("Tab");
  await expect(text(page)).toHaveValue(/^title Drawn/);
});

for (const on of ["#editor-text", "#editor-surface"]) {
  test(`a file dropped on ${on} is read by the editor, and no other dialog opens`, async ({ page }) => {
    await page.goto("./#seed=20");
    await openEditor(page);
    if (on === "#editor-text") await editor(page).getByText("As text").click();
    await dropFile(page, on, OWN);
    await expect(editor(page).getByText("Read from own.txt.")).toBeVisible();
    await expect(editor(page).getByRole("textbox", { name: "Title" })).toHaveValue("Dropped");
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await dropFile(page, on, "1".repeat(60_000));
    await expect(editor(page).getByText(/own\.txt is too large for a puzzle/)).toBeVisible();
  });
}

test("what is dropped on a dialog that takes none opens nothing", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  const dropText = async (/** @type {string} */ on) => {
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.setData("text/plain", "1".padEnd(81, "."));
      return transfer;
    });
    await page.dispatchEvent(on, "drop", { dataTransfer });
    // The part is there, so a dialog that opens is open by now.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.locator("dialog[open]").count();
  };
  await button(page, "Help").click();
  expect(await dropText("#help")).toBe(1);
  await page.keyboard.press("Escape");
  expect(await dropText("body")).toBe(1);
});

test("Undo takes back the points of an unfinished line before the line that is finished", async ({ page }) => {
  await page.goto("./#seed=20");
  await openEditor(page);
  await type(page, THREE);
  await expect(sums(page)).toHaveCount(1);
  const inHand = page.locator("#editor-surface .in-hand");
  await type(page, "Enter ArrowRight Enter");
  await expect(inHand).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(inHand).toHaveCount(1);
  await editor(page).getByRole("button", { name: "Undo" }).click();
  await expect(inHand).toHaveCount(0);
  await expect(sums(page)).toHaveCount(1);
  await editor(page).getByRole("button", { name: "Undo" }).click();
  await expect(sums(page)).toHaveCount(0);
  await editor(page).getByRole("button", { name: "Redo" }).click();
  await expect(sums(page)).toHaveCount(1);
});

test(
  "the draft is there after a reload, after Back, and whatever stood in its place",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("./#seed=20");
    await openEditor(page);
    await type(page, THREE);
    await editor(page).getByRole("checkbox", { name: "1 to the number of points" }).uncheck();
    await editor(page).getByRole("textbox", { name: "The numbers" }).fill("2 4 6");
    await editor(page).getByRole("textbox", { name: "Title" }).fill("Kept");
    await editor(page).getByRole("textbox", { name: "Title" }).press("Tab");
    await expect(text(page)).toHaveValue(/^title Kept\n\nnumbers 2\.\.6\/2|^title Kept\n\nnumbers 2 4 6/);
    const before = await text(page).inputValue();
    for (const away of ["reload", "back"]) {
      if (away === "reload") await page.reload();
      else {
        await page.goto("about:blank");
        await page.goBack();
      }
      await openEditor(page);
      await expect(text(page)).toHaveValue(before);
      await expect(editor(page).getByRole("checkbox", { name: "1 to the number of points" })).not.toBeChecked();
      await expect(sums(page)).toHaveCount(1);
    }
    for (const junk of ["{", "null", '{"draft":{"cells":[7]}}', '{"draft":[]}', "17"]) {
      await page.evaluate((junk) => sessionStorage.setItem("annealing-lab.draft", junk), junk);
      await page.reload();
      await openEditor(page);
      await expect(text(page)).toHaveValue(/^title My puzzle\n/);
      await page.keyboard.press("Enter");
      await expect(text(page)).toHaveValue(/^cell A 0 0$/m);
    }
  },
);

test("a point's place is shown whole", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#seed=20");
  await openEditor(page);
  await editor(page).getByRole("combobox", { name: "Grid" }).selectOption("Triangle grid");
  await drawing(page).focus();
  await type(page, "p ArrowUp Enter");
  const y = editor(page).getByRole("spinbutton", { name: "y", exact: true });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const value of ["0.866", "-4.3301", "-9998.0001"]) {
      await y.fill(value);
      await y.press("Tab");
      await expect(text(page)).toHaveValue(new RegExp(`^cell A 0.5 ${value}$`, "m"));
      const [inside, whole] = await y.evaluate((field) => [field.clientWidth, field.scrollWidth]);
      expect(whole, `${value} at ${width}`).toBeLessThanOrEqual(inside);
    }
  }
});

test("what is saved stays to be fetched while a person is asked where", async ({ page }) => {
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL);
    Object.assign(window, { revoked: 0 });
    URL.revokeObjectURL = (url) => {
      /** @type {any} */ (window).revoked++;
      revoke(url);
    };
  });
  const revoked = () => page.evaluate(() => /** @type {any} */ (window).revoked);
  await page.clock.install();
  await page.goto("./#seed=20");
  await openEditor(page);
  await type(page, THREE);
  await editor(page).getByText("As text").click();
  /** @param {import("@playwright/test").Locator} save */
  const saved = async (save) => {
    const before = await revoked();
    const download = page.waitForEvent("download");
    await save.click();
    await download;
    await page.clock.fastForward("00:30");
    expect(await revoked()).toBe(before);
    await page.clock.fastForward("01:00");
    expect(await revoked()).toBe(before + 1);
  };
  await saved(editor(page).getByRole("button", { name: "Save as file" }));
  await page.keyboard.press("Escape");
  // The closed dialog leaves the history first.
  await expect.poll(() => page.evaluate(() => history.state?.above ?? null)).toBeNull();
  await page.goto("./#compare&seeds=1..2&moves=1000&on=puzzle=magic19&with=name=One;cooling=constant;t0=1");
  await expect(page.locator("#compare-progress")).toHaveText(/run/);
  await saved(button(page, "Save as CSV"));
});

test("a line may ask for different numbers: from text to link, by its button, and on the board", async ({ page }) => {
  await page.goto("./");
  await openEditor(page);
  await page.locator("#editor-text-frame summary").click();
  await text(page).fill("title Latin\nnumbers 1..3 1..3 1..3\nsquare 3 different\nline 6 A E I");
  await button(page, "Read this text").click();
  const different = (/** @type {string} */ name) =>
    editor(page).getByRole("button", { name: `All numbers of line ${name} different` });
  await expect(different("A B C")).toHaveAttribute("aria-pressed", "true");
  await expect(editor(page).getByRole("spinbutton", { name: "Sum of line A B C" })).toBeDisabled();
  // Both diagonals of different numbers are impossible in a square of order 3, and one has its sum by then: 6, too.
  for (const name of ["A E I", "C E G"]) await different(name).first().click();
  await expect(different("C E G")).toHaveAttribute("aria-pressed", "false");
  await editor(page).getByRole("spinbutton", { name: "Sum of line C E G" }).fill("6");
  await editor(page).getByRole("spinbutton", { name: "Sum of line C E G" }).press("Enter");
  await button(page, "Play it").click();
  await expect(page).toHaveURL(/define=n1_1_1_2_2_2_3_3_3\/.*dABC/);
  await expect(page.getByText("each line must have its sum, or numbers that are all different")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /^A: .* ABC (all different|\d repeats?)/ })).toBeAttached();
});
