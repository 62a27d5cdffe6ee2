// Beside a sudoku stands whether it has one solution, always; and sudokus with one solution can be made.

import { test, expect } from "./support/fixture.js";
import { openFresh, ready } from "./person.js";
import { held, hold, letGo } from "./support/hold.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const verdict = (page) => page.getByRole("region", { name: "Solutions" });

const NONE = "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8";

test("the verdict is there without asking", async ({ page }) => {
  for (const [givens, words] of [
    ["3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...", "exactly one solution."],
    [".".repeat(81), "more than one solution. No 9 × 9 sudoku with fewer than 17 givens has exactly one solution."],
    [NONE, "there is no solution."],
  ]) {
    await openFresh(page, `puzzle=sudoku&givens=${givens}`);
    await ready(page);
    await expect(verdict(page).getByText(`Proved: ${words}`).first()).toBeVisible();
  }
});

test("givens that contradict each other have no solution, and one that is mended has", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const cell = page.getByRole("gridcell", { name: /^row 1, column 2:/ });
  await cell.click();
  await page.keyboard.press("3");
  await expect(verdict(page).getByText("No solution: row 1 has two 3s.")).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(verdict(page).getByText("Proved: exactly one solution.").first()).toBeVisible();
});

test("givens that are mended have their verdict, though its time came while they contradicted each other", async ({
  page,
}) => {
  await page.clock.install();
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route("**/www/proof-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).click();
  await page.keyboard.press("3");
  await expect(page.locator("#edit-message")).toContainText("Two 3s");
  await page.clock.pauseAt(Date.now() + 60_000);
  letGo();
  await expect(page.locator("#prove")).toHaveAttribute("aria-disabled");
  // It hears of the next contradiction in a frame; then its time comes.
  await page.keyboard.press("2");
  await page.clock.runFor(100);
  await expect(verdict(page).getByText("No solution: row 1 has two 2s.")).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await page.keyboard.press("Delete");
  await expect(verdict(page).getByText("Proved: exactly one solution.").first()).toBeVisible();
});

test("the same seed makes the same sudoku, with one solution", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  const made = [];
  for (let time = 0; time < 2; time++) {
    await page.getByRole("button", { name: /^Puzzles:/ }).click();
    const dialog = page.getByRole("dialog", { name: "Puzzles to start from" });
    await dialog.getByRole("spinbutton", { name: "Givens" }).fill("30");
    await dialog.getByRole("spinbutton", { name: "Seed" }).fill("7");
    await dialog.getByRole("button", { name: "Make it" }).click();
    await expect(dialog).toBeHidden();
    // The address follows a moment later.
    await expect(page).toHaveURL((url) => url.hash.replace(/^.*givens=|&.*$|\./g, "").length === 30);
    await expect(verdict(page).getByText("Proved: exactly one solution.").first()).toBeVisible();
    made.push(/givens=([^&]*)/.exec(page.url())?.[1]);
    // Another grid lies between.
    await page.goto("./#puzzle=sudoku");
    await expect(page).toHaveURL(/givens=3\.{6}2\./);
  }
  expect(made[1]).toBe(made[0]);
});

/** The line under the board. @param {Page} page */
const line = (page) => page.locator("#verdict span");

test.describe("in Play", () => {
  test.use({ instruments: false });

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ])
    test(`what is proved stands under the board at ${viewport.width}, and nothing moves for it`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await hold(page, "proveStep");
      await page.goto("./#puzzle=sudoku");
      await expect(page.locator("#start")).toBeEnabled();
      await held(page);
      await expect(line(page)).toBeVisible();
      await expect(line(page)).toHaveText("Still counting the solutions.");
      const cell = () => page.getByRole("gridcell").first().boundingBox();
      const before = await cell();
      await letGo(page);
      await expect(line(page)).toHaveText("One solution, proved.");
      expect(await cell()).toEqual(before);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await expect(line(page)).toBeVisible();
      await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).click();
      await page.keyboard.press("3");
      await expect(line(page)).toHaveText("No solution: row 1 has two 3s.");
    });

  for (const [givens, words] of [
    // Two rows and three cells leave no place.
    [`5............5..........123${".".repeat(54)}`, "No solution: row 3 has no place for a 5."],
    [
      "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
      "No solution: no digit fits row 5, column 1.",
    ],
    [
      "..2.4.....74....28...3...1..........3......6.......79..........1............1....",
      "No solution: after one digit that must be, box 1 has no place for a 3.",
    ],
    // The sums of cages are seen by the search alone.
    ["................&cages=3.1121_3.1214", "No solution, proved: every way was tried."],
    ["................&extra=diagonals", "48 solutions, proved."],
    [
      "3..1...2.7..8..9.42.....3......8...2.4.2.15.7.8.....1.........68.63..2.55.79.....",
      "2 solutions: they differ in 4 cells, in black and grey.",
    ],
    ["12..............", "24 solutions, proved."],
    [".".repeat(256), "1,000 solutions or more."],
  ])
    test(`it says of ${givens.slice(0, 30)}: ${words}`, async ({ page }) => {
      await page.goto(`./#puzzle=sudoku&givens=${givens}`);
      await ready(page);
      await expect(line(page)).toHaveText(words);
    });

  test("what rules it out, and what two solutions differ in, is marked on the board that is edited", async ({
    page,
  }) => {
    await page.goto(`./#puzzle=sudoku&givens=5............5..........123${".".repeat(54)}`);
    await ready(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const cell = (/** @type {string} */ name) => page.getByRole("gridcell", { name, exact: true });
    await expect(cell("row 1, column 1: 5, given, rules it out")).toBeVisible();
    await expect(cell("row 2, column 5: 5, given, rules it out")).toBeVisible();
    await openFresh(
      page,
      "puzzle=sudoku&givens=3..1...2.7..8..9.42.....3......8...2.4.2.15.7.8.....1.........68.63..2.55.79.....&seed=1",
    );
    await ready(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page.getByRole("gridcell", { name: /in two solutions$/ })).toHaveCount(4);
  });

  test("a digit that leaves no solution is reported to whoever types it", async ({ page }) => {
    await page.goto("./#puzzle=sudoku");
    await ready(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(line(page)).toHaveText("One solution, proved.");
    await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).click();
    await page.keyboard.press("4");
    const message = page.locator("#edit-message");
    await expect(message).toHaveText("With the 4 in row 1, column 2 there is no solution. Backspace takes it back.");
    await expect(line(page)).toHaveText(/^No solution/);
    await page.keyboard.press("Backspace");
    await expect(line(page)).toHaveText("One solution, proved.");
    await expect(message).not.toContainText("no solution");
  });

  test("what is typed ends the count before, in the same worker", async ({ page }) => {
    await hold(page, "proveStep");
    await page.goto("./#puzzle=sudoku");
    await ready(page);
    await held(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).click();
    const workers = page.workers().length;
    await page.keyboard.press("6");
    await expect(page).toHaveURL(/givens=36/);
    await letGo(page);
    await expect(line(page)).toHaveText("One solution, proved.");
    expect(page.workers()).toHaveLength(workers);
  });

  test("two solutions of several are shown", async ({ page }) => {
    await page.goto(`./#puzzle=sudoku&givens=${".".repeat(81)}`);
    await ready(page);
    await expect(line(page)).toContainText("1,000 solutions or more.");
    await page.getByRole("button", { name: "Show two" }).click();
    const dialog = page.getByRole("dialog");
    const picture = dialog.getByRole("img");
    const first = await picture.getAttribute("aria-label");
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(picture).not.toHaveAttribute("aria-label", first ?? "");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Show two" })).toBeFocused();
  });

  test("Start asks first where it is proved that there is no solution", async ({ page }) => {
    await page.goto(`./#puzzle=sudoku&givens=${NONE}&singles=off`);
    await ready(page);
    await expect(line(page)).toHaveText(/^No solution/);
    const start = page.locator("#start");
    await start.click();
    const dialog = page.getByRole("dialog", { name: "Anneal all the same?" });
    await expect(dialog).toContainText("Proved: there is no solution.");
    await dialog.getByRole("button", { name: "Do not start" }).click();
    await expect(start).toHaveText("Watch annealing");
    await expect(start).toBeFocused();
    await start.click();
    await dialog.getByRole("button", { name: "Anneal all the same" }).click();
    await expect(start).toHaveText("Pause");
    await start.click();
    await start.click();
    await expect(start).toHaveText("Pause");
    await expect(dialog).toBeHidden();
  });

  test("a run that plays rests when it is proved that there is no solution, and asks", async ({ page }) => {
    await hold(page, "proveStep");
    await page.goto(`./#puzzle=sudoku&givens=${NONE}&singles=off`);
    await ready(page);
    await held(page);
    await page.locator("#start").click();
    await expect(page.locator("#start")).toHaveText("Pause");
    await letGo(page);
    await expect(page.getByRole("dialog", { name: "Anneal all the same?" })).toBeVisible();
    await expect(page.locator("#start")).toHaveText("Start");
  });

  test("a puzzle whose energy no swap changes is said to be one before Start, which asks", async ({ page }) => {
    for (const [link, energy] of [
      ["puzzle=custom&define=n1..3;c0,0_1,0_2,0;l7ABC", 1],
      // A puzzle with a name, with two cells left.
      ["puzzle=magic19&givens=3,17,18,19,7,1,11,16,2,5,6,9,12,4,8,14,10,.,.", null],
    ]) {
      await openFresh(page, String(link));
      await ready(page);
      if (energy === null) {
        await expect(line(page)).toBeEmpty();
        continue;
      }
      await expect(line(page)).toHaveText(`Every arrangement has energy ${energy}: no swap changes it.`);
      await page.locator("#start").click();
      const dialog = page.getByRole("dialog", { name: "Anneal all the same?" });
      await expect(dialog).toContainText("no swap changes it");
      await dialog.getByRole("button", { name: "Do not start" }).click();
      await expect(page.locator("#start")).toHaveText("Start");
    }
    // It is said of the puzzle that is open, and of no other.
    await expect(line(page)).toBeEmpty();
  });

  test("nothing is run on all cores without a question where there is no solution", async ({ page }) => {
    await page.goto(`./#puzzle=sudoku&givens=${NONE}&singles=off`);
    await ready(page);
    await expect(line(page)).toHaveText(/^No solution/);
    await page.getByRole("radio", { name: "All" }).click();
    await expect(page.locator("#plot-panels canvas").first()).toBeVisible();
    await page.getByRole("button", { name: "Solve on all cores" }).click();
    const dialog = page.getByRole("dialog", { name: "Anneal all the same?" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Do not start" }).click();
    await expect(page.getByRole("button", { name: "Solve on all cores" })).toBeVisible();
  });
});
