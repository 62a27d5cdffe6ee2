// Sudoku, as a person meets it: seen, edited by keys and by fingers, started, chosen, imported and exported.

import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.js";
import { expect, limit, showAll, test } from "./support/fixture.js";
import { button, readout, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const ORIGINAL = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
const SOLUTION = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";

/** @param {Page} page @param {number} row @param {number} column */
const cell = (page, row, column) => page.getByRole("gridcell", { name: `row ${row}, column ${column}:` });

/** What the cells are called after their places. @param {Page} page */
const names = (page) =>
  page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => (cell.ariaLabel ?? "").replace(/^[^:]*: /, "")));

/** Characters of the cells, a dot for a blank. @param {Page} page */
const characters = async (page) => (await names(page)).map((name) => (name === "blank" ? "." : name[0])).join("");

/** The link's givens. @param {Page} page */
const givens = (page) => new URL(page.url()).hash.match(/givens=([^&]*)/)?.[1];

/** What is said while editing, and otherwise. @param {Page} page */
const said = (page) => page.getByRole("status").first();

/** @param {Page} page @param {string} name */
const keypadKey = (page, name) => page.getByRole("group", { name: "Keypad" }).getByRole("button", { name });

/** @param {Page} page @param {string} [link] */
async function open(page, link = "puzzle=sudoku&seed=3") {
  await page.goto(`./#${link}`);
  await ready(page);
}

test("givens, deduced and annealed numbers are distinguished, and so are repeats", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Sudoku · Annealing Lab");
  await expect(page.getByText("1–9 once in every row, column and box.")).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(page.getByRole("row")).toHaveCount(9);
  const all = await names(page);
  for (const [i, digit] of [...ORIGINAL].entries()) {
    if (digit === ".") expect(all[i]).toMatch(/^[1-9], (annealed|filled in)/);
    else expect(all[i]).toMatch(new RegExp(`^${digit}, given`));
  }
  expect(all.some((name) => name.includes("filled in"))).toBe(true);
  expect(all.some((name) => name.includes("repeats in its row"))).toBe(true);
  expect(all.some((name) => name.includes("repeats in its column"))).toBe(true);
  await page.getByLabel("Singles", { exact: true }).selectOption("Left to annealing");
  await expect.poll(async () => (await names(page)).some((name) => name.includes("filled in"))).toBe(false);
});

test("the original's puzzle is solved", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("slider", { name: "Speed" })).toHaveAttribute("aria-valuetext", "2 moves/s, rising");
  await solve(page);
  expect(await characters(page)).toBe(SOLUTION);
  expect((await names(page)).some((name) => name.includes("repeats"))).toBe(false);
  await expect(readout(page, "Energy")).toHaveText("0");
});

test("as published: reheats are counted and marked", async ({ page }) => {
  await open(page, "puzzle=sudoku&preset=published&patience=200&moves=60000");
  await expect(readout(page, "Reheats")).toHaveText("0");
  await expect(page.getByText("Restarts", { exact: true })).toBeHidden();
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^(Solved|Not solved)/);
  await page.getByRole("button", { name: "Reheats" }).click();
  await expect(page.getByRole("dialog").getByText(/^A rise of the temperature within an anneal/)).toBeInViewport();
});

test("keys edit the givens, and every step goes back and forth", async ({ page }) => {
  await open(page, "puzzle=sudoku&seed=3&singles=off&t0=0.1");
  await page.keyboard.press("e");
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(button(page, "Done")).toBeVisible();
  await expect(said(page)).toHaveText(/^22 givens\./);
  await expect.poll(() => characters(page)).toBe(ORIGINAL);

  const walk = [
    ["ArrowRight", 1, 2],
    ["ArrowDown", 2, 2],
    ["End", 2, 9],
    ["Home", 2, 1],
    ["Control+End", 9, 9],
    ["ArrowRight", 9, 9],
    ["Control+Home", 1, 1],
    ["ArrowUp", 1, 1],
    ["ArrowRight", 1, 2],
  ];
  for (const [key, row, column] of walk) {
    await page.keyboard.press(String(key));
    await expect(cell(page, Number(row), Number(column)), String(key)).toBeFocused();
  }
  await page.keyboard.press("6");
  await expect(cell(page, 1, 2)).toHaveAccessibleName("row 1, column 2: 6, given");
  await expect(page).toHaveURL(/givens=36\.\.\.\.\.2\./);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("4");
  await expect(said(page)).toHaveText(/^24 givens\./);
  for (const key of ["0", "Delete", "Backspace", "Space"]) {
    await page.keyboard.press(key);
    await expect(cell(page, 1, 3), key).toHaveAccessibleName("row 1, column 3: blank");
    await page.keyboard.press("4");
  }
  for (let i = 0; i < 8; i++) await page.keyboard.press("Control+z");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3: 4, given");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cell(page, 1, 2)).toBeFocused();
  await expect.poll(() => characters(page)).toBe(ORIGINAL);
  await expect(button(page, "Undo")).toBeDisabled();
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+Shift+Z");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3: 4, given");

  await page.keyboard.press("Escape");
  await expect(button(page, "Edit")).toBeVisible();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/^row 1, column 3: 4, given/);
  await expect.poll(() => givens(page)).toBe("364" + ORIGINAL.slice(3));
  // Not editing: digits do nothing, Space starts.
  await page.keyboard.press("9");
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/^row 1, column 3: 4, given/);
  await page.keyboard.press("Space");
  await expect(readout(page, "Move")).not.toHaveText("0");
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/^row 1, column 3: 4, given/);
});

test("contradictions are reported at once, wait here, and keep Start from starting", async ({ page }) => {
  await open(page);
  await button(page, "Edit").click();
  await cell(page, 1, 5).click();
  await page.keyboard.press("3");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1: 3, given, contradicts another");
  await expect(cell(page, 1, 5)).toHaveAccessibleName("row 1, column 5: 3, given, contradicts another");
  await expect(said(page)).toHaveText("Two 3s in row 1, columns 1 and 5: change one of them.");
  await expect(button(page, "Start")).toBeDisabled();
  await expect.poll(() => givens(page)).toBe(`3...3${ORIGINAL.slice(5)}`);
  await expectAccessible(page);

  // It waits outside of editing, too.
  await page.keyboard.press("Escape");
  await expect(said(page)).toHaveText(/^Two 3s in row 1/);
  await page.keyboard.press("Space");
  await expect(readout(page, "Move")).toHaveText("0");
  await button(page, "Edit").click();
  await cell(page, 1, 1).click();
  await page.keyboard.press("Delete");
  await expect(button(page, "Start")).toBeEnabled();
  await expect.poll(() => givens(page)).toBe("....3..2" + ORIGINAL.slice(8));
  await keypadKey(page, "Clear").focus();
  await page.keyboard.press("Control+z");
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1: 3, given, contradicts another");
  await cell(page, 2, 2).click();
  await page.keyboard.press("8");
  await page.keyboard.press("Control+z");
  await expect(said(page)).toHaveText(/^Two 3s in row 1/);
  await button(page, "Undo").click();
  await expect.poll(() => givens(page)).toBe(ORIGINAL);
  await expect(said(page)).not.toHaveText(/^Two 3s in row 1/);
  await expect(button(page, "Start")).toBeEnabled();
});

test("contradictions are reported where no verdict comes", async ({ page }) => {
  await open(page);
  // The verdict waits for the full core for ever.
  await page.route(/annealing-lab-full/, () => {});
  await button(page, "Edit").click();
  await cell(page, 1, 5).click();
  await page.keyboard.press("3");
  await expect(said(page)).toHaveText("Two 3s in row 1, columns 1 and 5: change one of them.");
  await expect(button(page, "Start")).toBeDisabled();
  await button(page, "Undo").click();
  await expect(button(page, "Start")).toBeEnabled();
});

test("in edit mode a Start that is off says why", async ({ page }) => {
  await open(page);
  await solve(page);
  await page.keyboard.press("e");
  await expect(said(page)).toHaveText("22 givens. This run has finished: “Start over” plays it again.");
  await expect(button(page, "Start")).toHaveAttribute("title", "This run has finished: “Start over” plays it again.");
  await cell(page, 1, 2).focus();
  await page.keyboard.press("6");
  // One more given, and singles would do the rest.
  await expect(said(page)).toHaveText("23 givens. Singles alone would solve this grid, so they are off here.");
  await page.keyboard.press("Delete");
  await expect(said(page)).toHaveText(/^22 givens\. Type digits/);
  await expect(button(page, "Start")).toHaveAttribute("title", "");
  await page.keyboard.press("3");
  await expect(said(page)).toHaveText("Two 3s in row 1, columns 1 and 2: change one of them.");
  await expect(button(page, "Start")).toHaveAttribute("title", /^Two 3s in row 1/);
  await page.keyboard.press("Escape");
  await open(page, `puzzle=sudoku&givens=${SOLUTION}`);
  await page.keyboard.press("e");
  await expect(said(page)).toHaveText("81 givens. The grid is full: nothing is left to solve.");
});

test("editing pauses a run and says so; starting uses the new givens", async ({ page }) => {
  await open(page, `puzzle=sudoku&seed=3&t0=0.1`);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await button(page, "Edit").click();
  await expect(said(page)).toHaveText(/^Paused\. 22 givens\./);
  await expect(button(page, "Start")).toBeVisible();
  await cell(page, 1, 1).click();
  await page.keyboard.press("Delete");
  await expect(readout(page, "Move")).toHaveText("0");
  await button(page, "Start").click();
  await expect(button(page, "Edit")).toBeVisible();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/^row 1, column 1: [1-9], (annealed|filled in)/);
});

test("many keys in a row all arrive", async ({ page }) => {
  await open(page, `puzzle=sudoku&givens=${".".repeat(81)}`);
  await page.keyboard.press("e");
  await expect(cell(page, 1, 1)).toBeFocused();
  for (const digit of SOLUTION.slice(0, 9))
    await page.keyboard.press(digit).then(() => page.keyboard.press("ArrowRight"));
  await expect.poll(() => givens(page)).toBe(SOLUTION.slice(0, 9) + ".".repeat(72));
});

test("letters are digits where there are more than nine, and E is one of them", async ({ page }) => {
  await open(page, `puzzle=sudoku&givens=${".".repeat(256)}`);
  await button(page, "Edit").click();
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press("g");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("e");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("h");
  await expect.poll(() => givens(page)).toBe("GE" + ".".repeat(254));
  await expect(page.getByRole("group", { name: "Keypad" }).getByRole("button")).toHaveCount(17);
});

test("fingers edit by keypad", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL });
  await context.addInitScript(showAll);
  const page = await context.newPage();
  await open(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(390);
  await button(page, "Edit").tap();
  await cell(page, 1, 2).tap();
  const keypad = page.getByRole("group", { name: "Keypad" });
  await expect(keypad.getByRole("button")).not.toHaveCount(0);
  for (const key of await keypad.getByRole("button").all()) {
    await expect(key).toBeInViewport({ ratio: 1 });
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  await keypad.getByRole("button", { name: "6" }).tap();
  await expect(cell(page, 1, 2)).toHaveAccessibleName("row 1, column 2: 6, given");
  await cell(page, 1, 3).tap();
  await keypad.getByRole("button", { name: "4" }).tap();
  await expect.poll(() => givens(page)).toBe("364" + ORIGINAL.slice(3));
  await button(page, "Undo").tap();
  await expect.poll(() => givens(page)).toBe("36." + ORIGINAL.slice(3));
  await button(page, "Redo").tap();
  await cell(page, 1, 2).tap();
  await keypad.getByRole("button", { name: "Clear" }).tap();
  await expect.poll(() => givens(page)).toBe("3.4" + ORIGINAL.slice(3));
  await button(page, "Clear all").tap();
  await expect.poll(() => givens(page)).toBe(".".repeat(81));
  await button(page, "Undo").tap();
  await expect.poll(() => givens(page)).toBe("3.4" + ORIGINAL.slice(3));
  expect(await wide()).toBe(390);
  await button(page, "Done").tap();
  await expect(keypad).toBeHidden();
  await context.close();
});

test("puzzles to start from, and empty grids", { tag: "@slow" }, async ({ page }) => {
  await open(page);
  const choose = async (/** @type {string | RegExp} */ name) => {
    await page.getByRole("button", { name: /^Puzzles:/ }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await choose(/^AI Escargot/);
  await expect(page.getByRole("button", { name: "Puzzles: AI Escargot 23 givens" })).toBeVisible();
  await expect(page).toHaveURL(/givens=1\.{4}7\.9/);
  await choose(/^4 × 4 5 givens/);
  await expect(page.getByRole("gridcell")).toHaveCount(16);
  await expect(page).toHaveURL(/singles=off/);
  await solve(page);
  await choose(/^16 × 16, hard/);
  await expect(page.getByRole("gridcell")).toHaveCount(256);
  await expect(page).toHaveURL(/singles=on/);
  await expect(page.getByLabel("Preset")).toHaveValue("recommended");
  await choose(/^25 × 25$/);
  await expect(page.getByRole("gridcell")).toHaveCount(625);
  await expect(button(page, "Done")).toBeVisible();
  await expect.poll(() => givens(page)).toBe(".".repeat(625));
});

test("what singles decide alone can be left to annealing", { tag: "@slow" }, async ({ page }) => {
  await open(page, "puzzle=sudoku&givens=..2....1.4..32..");
  await expect(page.getByText("Solved before the first move: singles alone solve it.").first()).toBeVisible();
  expect((await names(page)).some((name) => name.includes("annealed"))).toBe(false);
  await button(page, "Solve it without singles").click();
  await expect(page).toHaveURL(/singles=off/);
  await expect(page.getByRole("status")).toHaveText(/^Solved after [\d,]+ moves/, { timeout: limit(20_000) });
});

test("a grid that singles alone decide is opened without them where it is typed, pasted or made, and says so", async ({
  page,
}) => {
  await open(page, "puzzle=sudoku&givens=..2....1.4..3...");
  await page.keyboard.press("e");
  await cell(page, 4, 2).click();
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/givens=\.\.2\.\.\.\.1\.4\.\.32\.\.&.*singles=off/);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Singles alone would solve this grid, so they are off here\.$/).first()).toBeVisible();
  // Singles are back as soon as they no longer decide it alone.
  await page.keyboard.press("e");
  await cell(page, 4, 2).click();
  await page.keyboard.press("Delete");
  await expect(page).toHaveURL(/givens=\.\.2\.\.\.\.1\.4\.\.3\.\.\.&.*singles=on/);
  await cell(page, 4, 2).click();
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/singles=off/);
  await page.keyboard.press("Escape");
  await button(page, "Solve it with singles").click();
  await expect(page.getByText("Solved before the first move: singles alone solve it.").first()).toBeVisible();
  await expect(page).toHaveURL(/singles=on/);
});

test("a copied link opens the same grid elsewhere", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.keyboard.press("e");
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await expect.poll(() => givens(page)).toBe("36" + ORIGINAL.slice(2));
  await page.keyboard.press("Escape");
  await button(page, "Share").click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Copy", exact: true }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`givens=36${ORIGINAL.slice(2)}`);
  const link = await copied();
  const other = await context.newPage();
  await other.goto(link);
  await ready(other);
  await expect(async () => expect(await names(other)).toEqual(await names(page))).toPass({ timeout: limit(10_000) });
});

test("the givens and the board leave as text, file and picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await solve(page);
  await button(page, "Export").click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("button", { name: "Copy as 81 characters" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ORIGINAL);
  await dialog.getByRole("radio", { name: "The board as shown" }).check();
  const saved = async (/** @type {string} */ name) => {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name }).click();
    return await readFile(await (await download).path());
  };
  const lines = (await saved("Save for other programs (.sdk)")).toString().split("\r\n");
  expect(lines.filter((line) => !line.startsWith("#")).join("")).toBe(SOLUTION);
  const png = await saved("Save as a picture (PNG)");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(1080);
});

test("arrow keys on the board do not step the run, and other puzzles keep their own board", async ({ page }) => {
  await open(page);
  await cell(page, 5, 5).click();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 5, 6)).toBeFocused();
  await expect(readout(page, "Move")).toHaveText("0");
  await page.getByRole("link", { name: "Magic 19" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(19);
  await expect(button(page, "Edit")).toBeHidden();
  await page.keyboard.press("e");
  await expect(page.getByRole("group", { name: "Keypad" })).toBeHidden();
  await page.getByRole("link", { name: "Sudoku" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await solve(page);
});

test("axe finds nothing", { tag: "@slow" }, async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  for (const name of [/^Puzzles:/, "Import", "Export"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await button(page, "Edit").click();
  await expect(button(page, "Done")).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expectAccessible(page);
  await button(page, "Edit").click();
  await expect(button(page, "Done")).toBeVisible();
  await expectAccessible(page);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
]) {
  const tag = width === 1024 ? [] : "@slow";
  test(`one screen at ${width}x${height}, which does not move while a grid is edited`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const size of [9, 16, 25]) {
      await page.goto("about:blank");
      await open(page, `puzzle=sudoku&givens=${".".repeat(size * size)}`);
      const places = () =>
        page.evaluate(() =>
          ["sudoku-board", "sudoku-grid", "start", "readouts", "plots"].map((id) => {
            const { x, y, width, height } = /** @type {Element} */ (
              document.getElementById(id)
            ).getBoundingClientRect();
            return [id, x, y, width, height];
          }),
        );
      const before = await places();
      await button(page, "Edit").click();
      await expect(button(page, "Done")).toBeVisible();
      expect(await places()).toEqual(before);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(scrolls).toBeLessThanOrEqual(0);
    }
  });
}

test("more rules are read out, kept while givens are typed, named where broken, and left behind by another puzzle", async ({
  page,
}) => {
  const rules = "extra=diagonals,windoku&cages=15.111221";
  await open(page, `puzzle=sudoku&givens=${".".repeat(81)}&${rules}&seed=3`);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/, on a diagonal, cage of 3 cells with sum 15$/);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/, on a diagonal, in a window$/);
  await button(page, "Edit").click();
  await cell(page, 1, 1).focus();
  await page.keyboard.press("7");
  await expect.poll(() => givens(page)).toMatch(/^7\.+$/);
  expect(new URL(page.url()).hash).toContain(rules);
  await cell(page, 5, 5).focus();
  await page.keyboard.press("7");
  await expect(said(page)).toContainText(
    "Two 7s, row 1, column 1 and row 5, column 5, though a rule wants different digits",
  );
  await page.keyboard.press("0");
  await button(page, "Done").click();
  await page.getByRole("button", { name: /^Puzzles:/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Easy/ }).first().click();
  await expect.poll(() => new URL(page.url()).hash).not.toContain("extra=");
});

test("rules are edited by switches, keys and mouse, refused by name, proved, and leave and come back by a link of f-puzzles", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `puzzle=sudoku&givens=${".".repeat(81)}&seed=3`);
  const hash = () => new URL(page.url()).hash;
  const panel = page.getByRole("group", { name: "Rules of this sudoku" });
  const sum = panel.getByRole("spinbutton", { name: "Sum" });
  await button(page, "Edit").click();
  await button(page, "Rules").click();
  await panel.getByRole("button", { name: "Windows" }).click();
  await expect.poll(hash).toContain("extra=windoku");
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/, in a window$/);

  const what = panel.getByLabel("A press changes");
  await what.selectOption("cages");
  await cell(page, 1, 1).focus();
  for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/: blank, marked$/);
  await sum.fill("20");
  await sum.press("Enter");
  await button(page, "Done").click();
  await expect(
    page.getByText("A cage of 2 cells cannot have the sum 20, but 3 to 17: change that.").first(),
  ).toBeVisible();
  await button(page, "Edit").click();
  await what.selectOption("cages");
  await cell(page, 1, 1).focus();
  await sum.fill("12");
  await panel.getByRole("button", { name: "Make a cage" }).click();
  await expect.poll(hash).toContain("cages=12.1112");
  // A mouse draws over cells; without a sum they only differ.
  await cell(page, 5, 1).hover();
  await page.mouse.down();
  await cell(page, 5, 3).hover();
  await page.mouse.up();
  await sum.fill("");
  await panel.getByRole("button", { name: "Make a cage" }).click();
  await expect.poll(hash).toContain("cages=12.1112_.5153");
  await button(page, "Undo").click();
  await expect.poll(hash).toMatch(/cages=12\.1112&/);

  await what.selectOption("regions");
  await cell(page, 1, 4).focus();
  await page.keyboard.press("1");
  await cell(page, 3, 1).focus();
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/region 1, cage|region 1$/);
  await page.keyboard.press("2");
  await expect.poll(hash).toContain("regions=1111");
  await button(page, "Done").click();
  await expect(page.getByText("Proved: more than one solution.").first()).toBeVisible();

  await button(page, "Export").click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy a link for f-puzzles" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("https://f-puzzles.com/?load=N4Ig");
  const before = hash();
  await page.keyboard.press("Escape");
  await button(page, "Import").click();
  await page.getByRole("textbox", { name: "A sudoku in any form" }).fill(await copied());
  await expect(page.getByText("Read with its rules: regions, windows, and 1 cage.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Use this puzzle").click();
  await expect.poll(hash).toBe(before);
});

test("a finger that is drawn over cells marks them for a cage", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto("./#puzzle=sudoku&seed=3");
  await expect(page.locator("#start")).toBeEnabled();
  await button(page, "Edit").tap();
  await button(page, "Rules").tap();
  await page.locator("#edit-what").selectOption("cages");
  await cell(page, 1, 1).scrollIntoViewIfNeeded();
  const points = [];
  for (const column of [1, 2, 3]) {
    const { x, y, width, height } = (await cell(page, 1, column).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    points.push({ x: x + width / 2, y: y + height / 2 });
  }
  const touch = await context.newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [points[0]] });
  for (const point of points.slice(1))
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  for (const column of [1, 2, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/marked$/);
  await context.close();
});
