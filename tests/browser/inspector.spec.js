// The inspector: the move at the cursor in words, in numbers and on the board.

import { expect, limit, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button, openFresh, readout, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const inspector = (page) => page.getByRole("region", { name: "Inspector" });

/** @param {Page} page @param {string} name */
const row = (page, name) => inspector(page).getByRole("row", { name });

test("takes an accepted worsening apart, and the change of its lines adds up", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await page.locator("body").press("i");
  await expect(inspector(page)).toBeVisible();
  await page.locator("body").press("Home");
  await expect(inspector(page)).toContainText("No move has been made yet. Press Step or Start.");
  for (let i = 0; i < 3; i++) await page.locator("body").press("Shift+ArrowRight");
  await page.getByRole("combobox", { name: "Jump to" }).selectOption("Worsening move");
  await button(page, "Next").click();
  await expect(inspector(page)).toContainText("Move 312");
  await expect(inspector(page)).toContainText("Swap 13 on D with 15 on N.");
  await expect(inspector(page)).toContainText(
    "Worse by 4: accepted, because the draw of 10 % is below the probability of 25 %.",
  );
  await expect(row(page, "HDA 22 → 24 +4")).toBeVisible();
  await expect(row(page, "QNJ 23 → 21 0")).toBeVisible();
  await expect(row(page, "All +4")).toBeVisible();
  await expect(inspector(page).getByText("exp(−ΔE/T)")).toBeVisible();
  await expect(inspector(page).getByText("0.2499")).toBeVisible();
  await page.locator("body").press("i");
  await expect(inspector(page)).toBeHidden();
});

test("follows step by step, and while the run plays", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0.1");
  await ready(page);
  await button(page, "Inspector").click();
  await page.locator("body").press(".");
  await expect(inspector(page)).toContainText("Move 1");
  await page.locator("body").press(".");
  await expect(inspector(page)).toContainText("Move 2");
  await button(page, "Start").click();
  await expect(inspector(page)).not.toContainText("Move 2");
  await button(page, "Pause").click();
  await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
  // What was asked for before the press still comes: then both say the same.
  await expect(async () => {
    const move = await readout(page, "Move").textContent();
    await expect(inspector(page).getByText(`Move ${move}`, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: limit(10_000) });
});

const RULES = [
  ["accept=threshold", /Worse by \d+, (within|more than) the threshold of/],
  [
    "accept=late",
    /Worse by \d+, to [\d,]+: (accepted|rejected), because the energy was (only )?[\d,]+ at the earlier move/,
  ],
  [
    "accept=late2017",
    /Worse by \d+, to [\d,]+: (accepted|rejected), because that is (not )?below the [\d,]+ on the list/,
  ],
  ["accept=descent", /Worse by \d+: rejected, since plain descent accepts no worsening move\./],
];
test("knows the rules of acceptance", async ({ page }) => {
  test.setTimeout(limit(60_000));
  for (const [link, words] of RULES) {
    await openFresh(page, `seed=20&${link}`);
    await ready(page);
    // It stays open, once opened.
    if (await inspector(page).isHidden()) await button(page, "Inspector").click();
    let moves = 0;
    await expect(async () => {
      await page.locator("body").press(".");
      moves++;
      // Its words come with its number.
      await expect(inspector(page).getByText(`Move ${moves}`, { exact: true })).toBeVisible();
      expect(await inspector(page).textContent()).toMatch(words);
    }).toPass({ intervals: [0] });
  }
});

test("tells rows and columns of a sudoku", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=3");
  await ready(page);
  await button(page, "Inspector").click();
  await page.locator("body").press(".");
  await expect(inspector(page)).toContainText(/Swap \d on row \d, column \d with \d on row \d, column \d\./);
  await expect(inspector(page).getByRole("columnheader", { name: "Repeats" })).toBeVisible();
});

test("tells the diagonals, windows, cages and knight's pairs of a sudoku with more rules", async ({ page }) => {
  const rules = "extra=diagonals,windoku,knight&cages=15.1314152223_13.97989996";
  await page.goto(`./#puzzle=sudoku&givens=${".".repeat(81)}&${rules}&singles=off&t0=2&seed=1`);
  await ready(page);
  await button(page, "Inspector").click();
  await expect(inspector(page)).toBeVisible();
  /** @type {string[]} */
  const seen = [];
  for (let moves = 1; moves <= 15; moves++) {
    await page.locator("body").press(".");
    await expect(inspector(page).getByText(`Move ${moves}`, { exact: true })).toBeVisible();
    const rows = await inspector(page).locator("tbody tr, tfoot tr").allInnerTexts();
    const deltas = rows.map((row) => Number(row.match(/[+−]?\d+$/)?.[0].replace("−", "-")));
    expect(deltas.slice(0, -1).reduce((sum, delta) => sum + delta, 0)).toBe(deltas.at(-1));
    seen.push(...rows);
  }
  await expect(inspector(page).getByRole("columnheader", { name: "Repeats, wrong sums" })).toBeVisible();
  for (const name of ["diagonal", "window", "knight’s move", "cage 1"])
    expect(seen.some((row) => row.startsWith(name))).toBe(true);
});

test("tells which node a search expanded, and why children were cut", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=astar&heuristic=feasible");
  await expect(button(page, "Start")).toBeEnabled();
  await page.locator("body").press("i");
  for (let i = 0; i < 6; i++) await page.locator("body").press(".");
  await expect(inspector(page)).toContainText("Expansion 6");
  await expect(inspector(page)).toContainText(/\d+ numbers? can be placed there: \d+ kept, \d+ pruned\./);
  await expect(inspector(page).getByText("g, numbers placed")).toBeVisible();
});

test("tells what an exact search tried, what follows, and why it was cut", async ({ page }) => {
  await page.goto("./#solver=exact");
  await expect(button(page, "Start")).toBeEnabled();
  await page.locator("body").press("i");
  await expect(page.getByText("Ready: only the givens are known.").first()).toBeVisible();
  for (let i = 0; i < 30; i++) await page.locator("body").press(".");
  await expect(inspector(page)).toContainText("Node 30");
  await expect(inspector(page)).toContainText("Tried 6 on A.");
  await expect(inspector(page)).toContainText("Pruned: the lines need 8 on B, which is not free.");
  await page.locator("body").press("ArrowLeft");
  await expect(page.getByText(/^At node 29 of 30: depth \d+/).first()).toBeVisible();
  await expect(inspector(page)).toContainText("Node 29");

  await page.goto(
    "./#puzzle=sudoku&givens=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..&solver=arrangements",
  );
  await expect(page.getByText("Ready: only the givens are known.").first()).toBeVisible();
  for (let i = 0; i < 2; i++) await page.locator("body").press(".");
  await expect(inspector(page)).toContainText(/Tried an arrangement of \d in (rows|columns) [147] to [369]\./);
});

test(`axe finds nothing in it, on a laptop and on a phone`, async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await button(page, "Inspector").click();
  await expect(inspector(page)).toContainText("Move 25,405");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Inspector" }).click();
  await expect(page.getByRole("tabpanel", { name: "Inspector" })).toContainText("Move 25,405");
  await expectAccessible(page);
});

/** What these elements say in each of so many frames. @param {Page} page @param {string[]} selectors @param {number} frames */
const watched = (page, selectors, frames) =>
  page.evaluate(
    async ({ selectors, frames }) => {
      const seen = [];
      for (let i = 0; i < frames; i++) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        seen.push(selectors.map((selector) => document.querySelector(selector)?.textContent ?? ""));
      }
      return seen;
    },
    { selectors, frames },
  );

test(
  "shows the move that the board and the figures show while moves can be followed",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("./#seed=20&cooling=constant&t0=50");
    await ready(page);
    await button(page, "Inspector").click();
    const speed = page.getByRole("slider", { name: "Speed" });
    await speed.press("Home");
    for (let i = 0; i < 7; i++) await speed.press("ArrowRight");
    await expect(speed).toHaveAttribute("aria-valuetext", "5 moves/s");
    await button(page, "Start").click();
    await expect(inspector(page)).toContainText("Move 2");
    const seen = await watched(page, ["#inspector-move", "[data-key=move] dd"], 150);
    expect(new Set(seen.map(([move]) => move)).size).toBeGreaterThan(5);
    expect(seen.filter(([inspected, shown]) => inspected !== `Move ${shown}`)).toEqual([]);
  },
);

test("figure, legend and sentence are of one move at any time", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=50");
  await ready(page);
  await expect(page.locator("#plot-panels canvas").first()).toBeVisible();
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.locator("#sentence")).toHaveText(/moves were accepted/);
  const legend = ".plot[data-plot=energy] .plot-key:has([data-token=energy]) .plot-value";
  const seen = await watched(page, ["[data-key=energy] dd", legend, "[data-key=move] dd", "#sentence"], 120);
  expect(new Set(seen.map(([figure]) => figure)).size).toBeGreaterThan(5);
  const differ = seen.filter(
    ([figure, shown, moves, words]) => figure !== shown || !words.includes(` of ${moves} moves were accepted,`),
  );
  expect(differ).toEqual([]);
});

test(
  "Accepted is of the run, whatever the speed, and is there when it is looked back",
  { tag: "@slow" },
  async ({ page }) => {
    const accepted = [];
    for (const full of [true, false]) {
      await page.goto("./#seed=20&cooling=constant&t0=50&moves=15000");
      await page.reload();
      await ready(page);
      if (full) await button(page, "Full speed").click();
      await button(page, "Start").click();
      await expect(page.getByRole("status")).toHaveText(/^Not solved in 15,000 moves/, { timeout: limit(20_000) });
      accepted.push(await readout(page, "Accepted").textContent());
    }
    expect(accepted[0]).toMatch(/^[\d.]+ %$/);
    expect(accepted[1]).toBe(accepted[0]);
    await button(page, "Step back").click();
    await expect(page.locator("#sentence")).toHaveText(/^At move 14,999 of 15,000/);
    await expect(readout(page, "Accepted")).toHaveText(/^[\d.]+ %$/);
  },
);

test("a move of opposite pairs is shown with its partners, and settings free them", async ({ page }) => {
  await page.goto("./#puzzle=zero-hexagon-3&seed=4&at=1");
  await ready(page);
  await page.locator("body").press("i");
  await expect(inspector(page)).toContainText(/Swap -?\d on [A-S] with -?\d on [A-S], (and opposite them|which are)/);
  await expect(page.getByRole("gridcell", { name: /^A: -?\d, opposite S, / })).toBeAttached();
  await button(page, "Settings").click();
  await page.getByRole("combobox", { name: "Pairs" }).selectOption("Free");
  await expect(page).toHaveURL(/pairs=none/);
  await expect(page.getByRole("gridcell", { name: /^A: -?\d, lines / })).toBeAttached();
});
