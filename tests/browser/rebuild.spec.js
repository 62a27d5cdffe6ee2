// Annealing with propagation: its steps and grids in words and on the board, the ways to it from a grid that swaps hardly solve, and
// one puzzle from many seeds at once.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test, expect } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button, readout, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const NATIVE = fileURLToPath(new URL("../../target/debug/annealing-lab", import.meta.url));
/** The first grid of a list. @param {string} name */
const first = (name) => {
  const text = readFileSync(new URL(`../data/sudoku-${name}-hard.txt`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))[0]
    .split(" ")[0];
};
const NINE = `puzzle=sudoku&givens=${first("9x9")}&solver=rebuild&seed=3`;
const SIXTEEN = `puzzle=sudoku&givens=${first("16x16")}&seed=3`;

/** @param {Page} page */
const inspector = (page) => page.getByRole("region", { name: "Inspector" });
/** @param {Page} page */
const sentence = (page) => page.locator("#sentence");
/** @param {Page} page */
const jump = (page) => page.getByRole("combobox", { name: "Jump to" });

test("each step is said, shown and taken apart; grids are jumped to; it ends solved", async ({ page }) => {
  await page.goto(`./#${NINE}`);
  await ready(page);
  await expect(sentence(page)).toHaveText(/^Ready: the givens and what follows from them, \d+ blanks left\./);
  await page.locator("body").press("i");
  await expect(inspector(page)).toContainText("No move has been made yet");
  await button(page, "Step").click();
  await expect(inspector(page)).toContainText("Grid 1, built from the givens.");
  await expect(inspector(page)).toContainText(
    /Step 1, decision: row \d, column \d becomes \d, one of its 2 candidates\./,
  );
  await expect(page.getByRole("gridcell", { name: /, by a decision$/ })).toHaveCount(1);
  await expect(inspector(page).getByRole("row", { name: "decisions 1" })).toBeVisible();
  // The next grid's first step is its kick.
  await jump(page).selectOption("Rebuilt grid");
  await button(page, "Next").click();
  await expect(inspector(page)).toContainText(/the new grid has \d+ blanks?, \d+ fewer than before: accepted\./);
  await expect(readout(page, "Rebuilt")).toHaveText("1");
  await button(page, "Step").click();
  await expect(inspector(page)).toContainText(/kick: row \d, column \d becomes \d/);
  await expect(page.getByRole("gridcell", { name: /, by the kick$/ })).toHaveCount(1);
  const here = await readout(page, "Steps").innerText();
  await page.locator("body").press("ArrowLeft");
  await expect(sentence(page)).toHaveText(/^At step \d+ of \d+, grid 1\./);
  await page.locator("body").press("ArrowRight");
  await expect(readout(page, "Steps")).toHaveText(here);
  await expectAccessible(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after [\d,]+ steps and \d+ rebuilt grids, /);
  await expect(readout(page, "Energy")).toHaveText("0");
  await expect(page.locator("#annealing-plots").getByText("Energy 0", { exact: false }).first()).toBeVisible();
  // The same link is the same run, native too.
  const native = JSON.parse(execFileSync(NATIVE, ["solve", NINE], { encoding: "utf8" }));
  await expect(readout(page, "Steps")).toHaveText(native.moves.toLocaleString("en"));
  await expect(readout(page, "Rebuilt")).toHaveText(String(native.rebuilds));
});

test("a grid that swaps hardly solve is met with other ways, and the first solves it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./#${SIXTEEN}`);
  await ready(page);
  await button(page, "Solve the hardest").first().click();
  const ways = page.getByRole("dialog", { name: "Solve the hardest" });
  await expect(ways).toContainText("Swaps rarely solve such a grid within the budget.");
  await expectAccessible(page);
  await ways.getByRole("button", { name: "Annealing with propagation" }).click();
  await expect(ways).toBeHidden();
  await expect(page).toHaveURL(/solver=rebuild/);
  await button(page, "Full speed").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after [\d,]+ steps/);
  await expect(button(page, "Solve the hardest")).toBeHidden();
});

test("swaps that ended unsolved are followed by the other ways; the proof is one", async ({ page }) => {
  await page.goto(`./#${SIXTEEN}&moves=2000`);
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Not solved in 2,000 moves/);
  await page
    .getByRole("group", { name: "What next" })
    .or(page.locator("#offers"))
    .getByRole("button", { name: "Solve the hardest" })
    .click();
  const ways = page.getByRole("dialog", { name: "Solve the hardest" });
  await expect(ways).toContainText("Swaps did not solve this grid.");
  await ways.getByRole("button", { name: "Prove it" }).click();
  await expect(page.getByRole("region", { name: "Solutions" })).toContainText("Proved: exactly one solution.");
});

test("one puzzle from many seeds at once: the answer is the program's, and its link replays it", async ({ page }) => {
  await page.goto("./#puzzle=magic19&seed=7");
  await ready(page);
  await button(page, "Solve on all cores").click();
  await expect(page.locator("#notice")).toContainText("is the quickest of 16 seeds");
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  const native = JSON.parse(
    execFileSync(NATIVE, ["solve", "puzzle=magic19&seed=7", "--threads", "1"], { encoding: "utf8" }),
  );
  await expect(page).toHaveURL(new RegExp(`seed=${new URLSearchParams(native.link).get("seed")}&at=${native.moves}$`));
  await expect(readout(page, "Move")).toHaveText(native.moves.toLocaleString("en"));
  await page.locator("body").press("ArrowLeft");
  await expect(sentence(page)).toHaveText(/^At move/);
});

test("beside swaps, rebuilt grids are compared in numbers placed, and the page says so", async ({ page }) => {
  const settings = "&with=solver=rebuild&with=solver=anneal";
  await page.goto(`./#compare&seeds=1..2&moves=1000&on=puzzle=sudoku;givens=${first("9x9")}${settings}`);
  await button(page, "Start").click();
  await expect(page.locator("#compare-progress")).toHaveText("All 4 runs are done.");
  await expect(page.locator("#compare-settled")).toContainText("two by a swap, one by a step of a rebuilt grid");
  await expect(page.getByRole("columnheader", { name: /placements$/ })).toHaveCount(2);
});

test("many seeds can be cancelled, and the run is as it was", async ({ page }) => {
  await page.goto(`./#${SIXTEEN}`);
  await ready(page);
  await button(page, "Solve on all cores").click();
  await page.getByRole("button", { name: /^Cancel: [\d,]+ so far/ }).click();
  await expect(button(page, "Solve on all cores")).toBeVisible();
  await expect(sentence(page)).toHaveText(/^Ready: a random start/);
  await expect(page).toHaveURL(/seed=3$/);
});
