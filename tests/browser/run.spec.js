// A run, as a person meets it: open, start, pause, step, restart, new seed.

import { expect, limit, test } from "./support/fixture.js";
import { board, button, look, readout, ready, slowly, solve } from "./person.js";

test("opens on a board, its statement, its energy, and nothing running", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await expect(page.getByText("The numbers 1 to 19 on twelve lines; every line must sum to 22.")).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(19);
  expect([...(await board(page))].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
  await expect(page.getByText(/^Ready: a random start, energy [\d,]+\./).first()).toBeVisible();
  await expect(readout(page, "Move")).toHaveText("0");
  await expect(button(page, "Start")).toBeEnabled();
});

test("starts, and stops by itself when it is solved", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  // Slowly, until Pause has been seen; then 10,000 moves a second, as it is opened.
  await slowly(page);
  await button(page, "Start").click();
  await expect(button(page, "Pause")).toBeVisible();
  await page.getByRole("slider", { name: "Speed" }).fill("40");
  await expect(page.getByRole("status")).toHaveText(
    /^Solved after [\d,]+ moves\. \d+ of 100 were rejected\. \d+ made the board worse, and were accepted\.$/,
    { timeout: limit(20_000) },
  );
  await expect(readout(page, "Energy")).toHaveText("0");
  await expect(button(page, "Another seed")).toBeVisible();
  // Every line of every cell is right: no name says "too high" or "too low".
  const names = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
  for (const name of names) expect(name).not.toContain("too");
  expect(names[0]).toMatch(/^A: \d+, lines ABC 22, HDA 22, and AEJ 22$/);
});

test("pauses where it is, and goes on from there", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0.1");
  await ready(page);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await button(page, "Pause").click();
  await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
  // What was asked for before the press still comes; then it stays.
  let moves = "";
  await expect(async () => {
    moves = (await readout(page, "Move").textContent()) ?? "";
    await page.waitForTimeout(300);
    expect(await readout(page, "Move").textContent()).toBe(moves);
  }).toPass({ timeout: limit(10_000) });
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText(moves);
});

test("steps one move at a time", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("2");
  await expect(page.getByText(/^Paused at move 2, energy/).first()).toBeVisible();
});

test("at a speed that can be read, the board, all figures and the sentences are of one move", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=2");
  await ready(page);
  await page.getByRole("slider", { name: "Speed" }).fill("14");
  await button(page, "Start").click();
  const screens = await page.evaluate(async () => {
    const text = (/** @type {string} */ css) => (document.querySelector(css)?.textContent ?? "").replaceAll(",", "");
    const figure = (/** @type {string} */ key) => Number(text(`#readouts [data-key=${key}] dd`));
    const screens = [];
    const seen = new Set();
    for (let frames = 0; seen.size < 40 && frames < 600; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const off = new Map();
      for (const cell of document.querySelectorAll("#board-grid [role=gridcell]"))
        for (const [, line, sum] of (cell.getAttribute("aria-label") ?? "").matchAll(/\b([A-S]{3,5}) (\d+)/g))
          off.set(line, (Number(sum) - 22) ** 2);
      const move = figure("move");
      seen.add(move);
      screens.push({
        move,
        sentence: Number(/^Move (\d+):/.exec(text("#sentence"))?.[1] ?? (move === 0 ? 0 : NaN)),
        energies: [
          figure("energy"),
          Number(text("#meter-value")),
          [...off.values()].reduce((sum, one) => sum + one, 0),
        ],
      });
    }
    return screens;
  });
  for (const { move, sentence, energies } of screens) {
    expect(sentence).toBe(move);
    expect(new Set(energies).size, `move ${move}: ${energies}`).toBe(1);
  }
  expect(new Set(screens.map(({ move }) => move)).size).toBeGreaterThan(20);
});

test("restart plays the same run again, a new seed another", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  const start = await board(page);
  await solve(page);
  const [solved, moves] = [await board(page), await readout(page, "Move").textContent()];

  await button(page, "Start over").click();
  await expect(readout(page, "Move")).toHaveText("0");
  await expect.poll(() => board(page)).toEqual(start);
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  await expect.poll(() => board(page)).toEqual(solved);
  await expect(readout(page, "Move")).toHaveText(moves ?? "");

  await button(page, "New seed").click();
  await expect(readout(page, "Move")).toHaveText("0");
  await expect(page).not.toHaveURL(/seed=20$/);
  expect(await board(page)).not.toEqual(start);
});

test("what is offered at the end starts at once", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  const solved = await board(page);
  // Slowly, so that it is seen to run, and is not over before that.
  await slowly(page);
  // Among all instruments Start over and Start are in its place.
  await look(page, "One run").click();
  await button(page, "Watch it again").click();
  await look(page, "All").click();
  await expect(page.getByRole("status")).toHaveText(/^(Running|Move \d)/);
  await button(page, "Full speed").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  await expect.poll(() => board(page)).toEqual(solved);
  await button(page, "Full speed").click();
  await button(page, "Another seed").click();
  await expect(button(page, "Pause")).toBeFocused();
  await expect(page).not.toHaveURL(/seed=20$/);
});

test("the speed goes from one move a second to as fast as it goes", async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0.1");
  await ready(page);
  const speed = page.getByRole("slider", { name: "Speed" });
  await expect(speed).toHaveAttribute("aria-valuetext", "2 moves/s, rising");
  await speed.press("Home");
  await expect(speed).toHaveAttribute("aria-valuetext", "1 move/s");
  const began = await page.evaluate(() => performance.now());
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await page.waitForTimeout(1200);
  // One at once and then one a second, by the page's own clock: who looks may be late.
  const [moves, seconds] = await readout(page, "Move").evaluate(
    (node, began) => [Number(node.textContent), (performance.now() - began) / 1000],
    began,
  );
  expect(moves).toBeGreaterThanOrEqual(1);
  expect(moves).toBeLessThanOrEqual(1 + seconds);
  await speed.press("End");
  await expect(page.getByText("as fast as it goes")).toBeVisible();
  await expect(readout(page, "Move")).toHaveText(/,\d{3},\d{3}$|,\d{3}$/);
  await expect(button(page, "Full speed")).toHaveAttribute("aria-pressed", "true");
});

test("the original's published run ends at its 291,924th move", async ({ page }) => {
  await page.goto("./#preset=published&rng=r&seed=10");
  await ready(page);
  await solve(page);
  await expect(page.getByRole("status")).toHaveText(/^Solved after 291,924 moves and 83 restarts/);
  await expect.poll(() => board(page)).toEqual([3, 14, 5, 18, 17, 15, 6, 1, 19, 2, 9, 11, 13, 12, 16, 7, 8, 10, 4]);
});

test("a budget that is used up says how far it got", async ({ page }) => {
  await page.goto("./#cooling=geometric&t0=10&rate=0.99&moves=3000&seed=3");
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText("Not solved in 3,000 moves: best energy 5, at move 617.");
});

test("says since when it is stuck", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#cooling=geometric&t0=10&rate=0.99&seed=3");
  await ready(page);
  await button(page, "Start").click();
  await expect(page.getByText("Stuck at energy 5 since move 617.").first()).toBeVisible();
});
