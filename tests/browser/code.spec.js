// The code beside the run: lines that light, a move line by line, and the program as a file.

import { expect, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button, ready, look } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

/** @param {Page} page */
const lit = (page) => page.locator("#code-lines [aria-current]");
/** The numbers of the loop's lines that the move has run, from 3. @param {Page} page */
const ran = (page) =>
  page
    .locator("#code-lines li")
    .evaluateAll((items) =>
      items.flatMap((item, place) => (place > 1 && item.classList.contains("ran") ? place + 1 : [])),
    );
/** A search can be started. @param {Page} page */
const searchReady = (page) => expect(page.locator("#step")).toBeEnabled();
/** @param {Page} page */
const energy = (page) => page.locator("#meter-value").innerText();

test("Next line gives nothing away before its line, and then makes the run's own move", async ({ page }) => {
  await page.goto("./#seed=20&look=code");
  await ready(page);
  await expect(page.locator("#code-lines li")).toHaveCount(15);
  const before = await energy(page);
  const next = button(page, "Next line");
  const path = [3, 4, 5, 6, 7];
  for (const last of path) {
    await next.click();
    await expect.poll(() => ran(page)).toEqual(path.slice(0, path.indexOf(last) + 1));
    expect(await energy(page)).toBe(before);
    await expect(lit(page)).toHaveCount(0);
  }
  await expect(page.locator("#code-said")).toHaveText("if ΔE ≤ 0: yes");
  await expect(page.locator("#sentence")).toHaveText("Move 1. 5 and 4 would change places. It would be better by 32.");
  await next.click();
  await expect(lit(page)).toHaveText(/^swap a and b; E ← E \+ ΔEbetter/);
  await expect(page.locator("#sentence")).toHaveText("Move 1: 5 and 4 change places. Better by 32: accepted.");
  await expect.poll(() => energy(page)).toBe("2,530");
  await next.click();
  await expect.poll(() => ran(page)).toEqual([...path, 8, 15]);
  // The next press begins the next move; a step makes it whole.
  await next.click();
  await expect.poll(() => ran(page)).toEqual([3]);
  await button(page, "Step").click();
  await expect.poll(() => ran(page)).toEqual([...path, 8, 15]);
  await expectAccessible(page);
});

test("where opposite cells are pairs, a line names all four numbers", async ({ page }) => {
  await page.goto("./#puzzle=magic-square-4&pairs=opposite&seed=20&look=code");
  await ready(page);
  for (let line = 0; line < 3; line++) await button(page, "Next line").click();
  await expect(page.locator("#sentence")).toHaveText(/^Move 1\. Swap .+, and opposite them .+ with .+\.$/);
});

test("the look is in the link: reload and Back keep it, another press ends it", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await expect(page.locator("#code")).toBeHidden();
  await look(page, "Code").click();
  await expect(page.locator("#code-lines li")).toHaveCount(15);
  await expect(page).toHaveURL(/&seed=20&look=code$/);
  await page.reload();
  await ready(page);
  await expect(page.locator("#code-lines li")).toHaveCount(15);
  await page.goto("./#puzzle=octa&seed=3");
  await ready(page);
  await expect(page.locator("#code")).toBeHidden();
  await page.goBack();
  await expect(page.locator("#code-lines")).toBeVisible();
  await expect(look(page, "Code")).toBeChecked();
  await look(page, "One run").click();
  await expect(page.locator("#code")).toBeHidden();
  await expect(page).toHaveURL(/&seed=20$/);
});

test.describe("for somebody who has chosen all instruments", () => {
  test.use({ instruments: true });

  test("a link's code is shown, and gives way to all instruments again", async ({ page }) => {
    await page.goto("./#seed=20&look=code");
    await ready(page);
    await expect(page.locator("#code-lines li")).toHaveCount(15);
    await look(page, "All").click();
    await expect(page.locator("#code")).toBeHidden();
    await expect(page).toHaveURL(/&seed=20&look=all$/);
  });
});

test("what was done by hand is in no program, and at the end no line is next", async ({ page }) => {
  await page.goto("./#seed=20&hand=0:t1.2&look=code");
  await ready(page);
  await button(page, "Step").click();
  await expect(lit(page)).toHaveCount(1);
  await expect(button(page, "Copy the program")).toBeHidden();
  await page.goto("./#seed=20&moves=2&look=code");
  await ready(page);
  const next = button(page, "Next line");
  await expect(button(page, "Copy the program")).toBeVisible();
  for (let line = 0; line < 14; line++) await next.click();
  await expect(page.locator("#code-lines [data-value='stop'] .code-value")).toHaveText("E = 1,666");
  await expect(next).toBeDisabled();
});

test("a rejected move lights its line, and Python says the same", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0&look=code");
  await ready(page);
  const step = button(page, "Step");
  await expect(async () => {
    await step.click();
    await expect(lit(page)).toHaveAttribute("data-outcome", "rejected", { timeout: 500 });
  }).toPass();
  await expect(lit(page)).toHaveText(/^else leave itrejected/);
  // What each line has decided adds up to the moves.
  const counts = await page.locator("#code-lines .code-count:not(:empty)").allInnerTexts();
  expect(counts).toHaveLength(3);
  const moves = await page.locator("#code-lines [data-value='loop'] .code-value").innerText();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(moves));
  await expect(page.locator("#code-counted")).toHaveText(new RegExp(`^last (${moves} moves|move)$`));
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(page.locator("#code-lines li").first()).toHaveText("board = start()");
  await expect(lit(page)).toHaveText(/^else: passrejected/);
});

test("the program of a run is copied, and begins with what it is", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#seed=20&look=code");
  await ready(page);
  await button(page, "Copy the program").click();
  await expect(page.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# The first 1000 moves of a run of Annealing Lab, replayed/);
  expect(copied).toContain(
    "for move in range(1, MOVES + 1):\n    T = temperature(move)\n    new = changed(board, *propose())",
  );
  expect(copied).toMatch(/seed=20$/m);
});

test("on a phone all lines are in one sight with the board", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#seed=20&look=code");
  await ready(page);
  for (const place of [page.locator("#board"), page.locator("#code-lines li").first()])
    await expect(place).toBeInViewport();
});

test("a method without program is worded, and its source is there", async ({ page, request }) => {
  for (const [solver, lines] of [
    ["puzzle=magic19&solver=tempering", 8],
    ["puzzle=magic19&solver=replicas", 8],
    ["puzzle=sudoku&solver=rebuild", 10],
  ]) {
    await page.goto("about:blank");
    await page.goto(`./#${solver}&look=code`);
    await ready(page);
    await expect(page.locator("#code-lines li")).toHaveCount(Number(lines));
    await expect(page.locator("#code-lines")).toBeVisible();
    await expect(button(page, "Next line")).toBeHidden();
    const source = page.getByRole("link", { name: "The method in Rust, as it runs here" });
    const answer = await request.get((await source.getAttribute("href")) ?? "");
    expect(await answer.text()).toContain("pub struct ");
  }
});

test("a search goes line by line: nothing is expanded before its last line, and the end has its own lines", async ({
  page,
}) => {
  await page.goto("./#puzzle=route&map=S.x/.9G&look=code");
  await searchReady(page);
  await expect(page.locator("#code-lines li")).toHaveCount(12);
  await expect(
    page.getByText("AIMA, fourth edition: section 3.5.2, figure 3.7. Among equal nodes the cheaper one is first."),
  ).toBeVisible();
  const next = button(page, "Next line");
  const path = [5, 6, 7, 8, 9, 10, 11];
  for (const last of path) {
    await expect(page.locator("#sentence")).toHaveText(/^Ready/);
    await next.click();
    const soFar = [3, 4, ...path.slice(0, path.indexOf(last) + 1)];
    await expect.poll(() => ran(page)).toEqual(soFar);
  }
  await expect(page.locator("#sentence")).toHaveText(/^Expansion 1: row 1, column 1/);
  await expect(lit(page)).toHaveText("node ← the one with the least fr1 c1, f = 3");
  await expect(page.locator("#code-said")).toHaveText("frontier ← child: 2 wait");
  // At the end the goal leaves the frontier, and nothing is expanded.
  await expect(async () => {
    await next.click();
    await expect(page.locator("#sentence")).toHaveText(/^A\* found a route/, { timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect.poll(() => ran(page)).toEqual([3, 4, 5, 6, 7]);
  await expect(lit(page)).toHaveText("if its cell is the goal, stopyes");
  await expect(page.locator("#code-lines [data-value='next'] .code-value")).toHaveText("r2 c3, f = 11");
  await expect(next).toBeDisabled();
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(page.locator("#code-lines li").first()).toHaveText("def search():");
  await expectAccessible(page);
});

test("each search has its own lines, and its program is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [solver, lines, section] of [
    ["bfs", 13, "3.4.1, figure 3.9"],
    ["dfs", 7, "3.4.3"],
    ["ids", 11, "3.4.4, figure 3.12"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`./#puzzle=route&map=S.x/.9G&solver=${solver}&look=code`);
    await searchReady(page);
    await expect(page.locator("#code-lines li")).toHaveCount(Number(lines));
    await expect(page.locator("#code-aima")).toContainText(`AIMA, fourth edition: section ${section}.`);
  }
  await button(page, "Copy the program").click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^# The first \d+ expansions of a search of Annealing Lab/,
  );
});

test("four searches stand side by side, of a board too, and a press opens one", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=astar&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10");
  await searchReady(page);
  await expect(look(page, "One search")).toBeChecked();
  await look(page, "Side by side").click();
  const four = page.getByRole("region", { name: "The same board with four searches" });
  await expect(four.getByRole("button", { name: "A* 373 nodes cost 7" })).toBeEnabled();
  await expect(four).toContainText("Each solution of this board costs 7: the searches differ in their nodes alone.");
  await four.getByRole("button", { name: /^Greedy/ }).click();
  await expect(page).toHaveURL(/solver=greedy.*look=runs/);
  await expect(page.locator("#sentence")).toHaveText(/^Solved after/);
  await expect(four).toBeVisible();
  await page.goto("./#seed=20");
  await ready(page);
  await expect(look(page, "One run")).toBeVisible();
  await expect(look(page, "1,000 runs")).toBeVisible();
  await expect(four).toBeHidden();
});
