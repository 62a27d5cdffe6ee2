// The proof beside the run, and the collection of what runs found.

import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, readout, ready, reload, solve, look } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const PROVED_48 =
  "Proved: exactly 48 solutions, which are 4 up to the 12 symmetries of the drawing (6 rotations, 6 reflections).";
/** A corner is 1, and its neighbours on a side are 2 and 3: 22 would take a 17 more than there is room for. */
const UNSOLVABLE = "givens=1,2,3,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.";

/** @param {Page} page */
const solutions = (page) =>
  page.getByRole("region", { name: "Solutions" }).or(page.getByRole("tabpanel", { name: "Solutions" }));

/** The boards that can be looked at. @param {Page} page */
const boards = (page) => solutions(page).getByRole("listitem").getByRole("button");

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto("./#" + link);
  await ready(page);
}

/** @param {Page} page */
async function prove(page) {
  await solutions(page).getByRole("button", { name: "Prove it" }).click();
  await expect(solutions(page).getByRole("button", { name: "Proof", exact: true })).toBeVisible();
}

/** Opens another seed by hand and solves it at the speed that stands. @param {Page} page @param {number} seed */
async function solveSeed(page, seed) {
  await page.evaluate((seed) => (location.hash = `seed=${seed}`), seed);
  await expect(page.getByRole("textbox", { name: "Seed" })).toHaveValue(String(seed));
  await expect(readout(page, "Move")).toHaveText("0");
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
}

/** Every look at a worker's clock takes a while, so that a proof is made in many small slices. @param {Page} page */
async function slowProof(page) {
  await page.route("**/www/worker.js", async (route) => {
    const response = await route.fetch();
    const slow = `{
      const now = performance.now.bind(performance);
      performance.now = () => {
        const end = now() + 50;
        while (now() < end);
        return end;
      };
    }`;
    await route.fulfill({ response, body: slow + (await response.text()) });
  });
}

test("Magic 19 has 48 solutions, 4 up to the drawing's 12 symmetries", async ({ page }) => {
  await open(page, "seed=20");
  await expect(solutions(page)).toContainText("none found yet");
  await prove(page);
  await expect(solutions(page).getByText(PROVED_48).first()).toBeVisible();
  await expect(solutions(page)).toContainText("0 of 4 found");
  // Counted, not given away.
  await expect(boards(page)).toHaveCount(0);
  await expect(solutions(page).getByText("not found yet", { exact: true })).toHaveCount(4);
  await button(page, "Show them").click();
  await button(page, "Show all").click();
  await expect(boards(page)).toHaveCount(4);
  await expect(boards(page).first()).toHaveAccessibleName(/^Solution 1.*, shown by the proof$/);
  await button(page, "Hide them").click();
  await expect(boards(page)).toHaveCount(0);
});

test("Octa has 288, 18 up to 16", async ({ page }) => {
  await open(page, "puzzle=octa&seed=1");
  await prove(page);
  await expect(solutions(page)).toContainText(
    "exactly 288 solutions, which are 18 up to the 16 symmetries of the drawing (8 rotations, 8 reflections).",
  );
});

test("givens leave fewer symmetries, and it says so", async ({ page }) => {
  await open(page, "givens=1,.,.,.,.,.,.,.,.,2,.,.,.,.,.,.,.,.,.");
  await prove(page);
  await expect(solutions(page)).toContainText(
    "exactly 6 solutions, which are 3 up to those 2 of the 12 symmetries of the drawing that keep the givens (1 rotation, 1 reflection).",
  );
});

test("givens that cannot be: there is no solution, and a run that fails says so", async ({ page }) => {
  await open(page, `${UNSOLVABLE}&moves=3000&seed=3`);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Not solved in 3,000 moves: best energy \d+, at move [\d,]+\.$/);
  await page.keyboard.press("p");
  await expect(solutions(page)).toContainText("Proved: there is no solution.");
  await expect(
    page.getByText(/^Not solved in 3,000 moves.* No solution exists: that is proved\.$/).first(),
  ).toBeVisible();
  await expect(solutions(page)).toContainText("there is none");
  await expect(button(page, "Show them")).toBeHidden();
});

test("a run that ends unsolved offers the proof, and then knows that there was something to find", async ({ page }) => {
  await open(page, "cooling=geometric&t0=10&rate=0.99&moves=3000&seed=3");
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Not solved/);
  const offers = page.locator("#offers");
  await offers.getByRole("button", { name: "Prove it" }).click();
  await expect(
    page
      .getByText(/^Not solved in 3,000 moves: best energy 5, at move 617\. .*Solutions exist: 48 are proved\.$/)
      .first(),
  ).toBeVisible();
  await expect(offers.getByRole("button", { name: "Prove it" })).toBeHidden();
  // What is proved of a problem stays so for its other runs, and for no others.
  await button(page, "New seed").click();
  await expect(page).not.toHaveURL(/seed=3$/);
  await expect(solutions(page)).toContainText(PROVED_48);
  await page.evaluate((link) => (location.hash = link), UNSOLVABLE);
  await expect(solutions(page)).toContainText("An exact search can prove how many solutions there are.");
});

test("a proof goes on beside the run, says how far it is, and can be cancelled", async ({ page }) => {
  await slowProof(page);
  await open(page, "seed=20&cooling=constant&t0=0.1");
  await button(page, "Start").click();
  await page.keyboard.press("p");
  const bar = solutions(page).getByRole("progressbar", { name: "Percentage of the tree searched" });
  await expect(bar).toBeVisible();
  await expect(solutions(page)).toContainText(/\d+ % of the tree searched, [\d,]+ nodes, \d+ solutions? so far/);
  const moves = await readout(page, "Move").textContent();
  await expect(readout(page, "Move")).not.toHaveText(moves ?? "");
  await expect.poll(() => page.workers().length).toBe(2);
  await button(page, "Cancel").click();
  await expect(solutions(page)).toContainText(/Cancelled at \d+ % of the tree: (nothing|at least)/);
  await expect(bar).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(button(page, "Pause")).toBeVisible();
  await expect(solutions(page).getByRole("button", { name: "Prove it" })).toBeFocused();
});

test("another puzzle ends the proof of the one before", async ({ page }) => {
  await slowProof(page);
  await open(page, "seed=20");
  await page.keyboard.press("p");
  await expect(button(page, "Cancel")).toBeVisible();
  await page.goto("./#puzzle=octa");
  await expect(solutions(page).getByRole("button", { name: "Prove it" })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
});

test("what runs find is collected, named by class, and outlives the page", async ({ page }) => {
  await open(page, "seed=20");
  await solve(page);
  await expect(boards(page)).toHaveCount(1);
  await solveSeed(page, 28);
  await solveSeed(page, 22);
  await solveSeed(page, 20);
  await expect(boards(page)).toHaveCount(3);
  await expect(solutions(page)).toContainText("2 of 4 found");
  const first = [
    "Solution 1, turned by 180 degrees and mirrored, found with seed 20",
    "Solution 1, turned by 120 degrees and mirrored, found with seed 22",
  ];
  const named = async (/** @type {string[]} */ names) => {
    for (const [i, name] of names.entries()) await expect(boards(page).nth(i)).toHaveAccessibleName(name);
  };
  await named([...first, "Solution 2, found with seed 28"]);
  await prove(page);
  await expect(solutions(page)).toContainText("2 of 4 found");
  await named([...first, "Solution 4, found with seed 28"]);
  await button(page, "Show them").click();
  await button(page, "Show all").click();
  await expect(boards(page)).toHaveCount(5);
  await expect(boards(page).nth(2)).toHaveAccessibleName(/^Solution 2.*, shown by the proof$/);

  await reload(page);
  await ready(page);
  await expect(boards(page)).toHaveCount(3);
  await expect(solutions(page)).toContainText("2 of 4 found");
  await page.goto("./#puzzle=octa");
  await expect(boards(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Magic 19" }).click();
  await expect(boards(page)).toHaveCount(3);
});

test("clearing can be undone", async ({ page }) => {
  await open(page, "seed=20");
  await solve(page);
  await expect(boards(page)).toHaveCount(1);
  await button(page, "Clear").click();
  await expect(boards(page)).toHaveCount(0);
  await expect(solutions(page)).toContainText("Every solution that a run finds is kept here.");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(boards(page)).toHaveCount(1);
  await button(page, "Clear").click();
  await expect(boards(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  // Their number may have been proved meanwhile, and is kept.
  await expect(solutions(page)).toContainText(/none found yet|0 of 4 found/);
  await expect(boards(page)).toHaveCount(0);
});

test("a board shows itself large, and opens its run", async ({ page }) => {
  await open(page, "seed=20");
  await solve(page);
  await solveSeed(page, 28);
  await expect(boards(page)).toHaveCount(2);
  await boards(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(boards(page).nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Solution 1/ });
  await expect(dialog).toContainText("Found with seed 20 after 25,405 moves.");
  await expect(dialog.getByRole("img")).toHaveAccessibleName(
    "Row by row: 5 10 7; 14 15 13 11; 3 17 2 16 4; 18 19 8 6; 1 9 12.",
  );
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: /^Solution 2/ })).toContainText("Found with seed 28");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(boards(page).nth(1)).toBeFocused();
  await boards(page).first().click();
  await button(page, "Open that run").click();
  await expect(page).toHaveURL(/seed=20$/);
  await expect(page.getByText(/^Ready: a random start/).first()).toBeVisible();
  // The run was at its end when it was found; the collection has it once.
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after 25,405/);
  await expect(boards(page)).toHaveCount(2);
});

test("where storage is forbidden the collection lasts as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: forbid });
  });
  await page.goto("./#seed=20");
  await look(page, "All").click();
  await button(page, "Settings").click();
  await ready(page);
  await solve(page);
  await solveSeed(page, 22);
  await expect(boards(page)).toHaveCount(2);
  await button(page, "Clear").click();
  await expect(boards(page)).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
]) {
  test(
    `axe finds nothing in solutions at ${width}x${height}; nothing jumps`,
    { tag: width === 390 ? [] : "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, "seed=20");
      const phone = width < 760;
      if (phone) await page.getByRole("tab", { name: "Solutions" }).click();
      const watched = phone ? ["board", "solutions-count"] : ["board", "start", "prove", "plots"];
      const places = () =>
        page.evaluate((watched) => {
          return watched.map((id) => {
            const { x, y, width, height } = /** @type {Element} */ (
              document.getElementById(id)
            ).getBoundingClientRect();
            return [id, x, y + scrollY, width, height];
          });
        }, watched);
      await page.evaluate(() => scrollTo(0, 0));
      const before = await places();
      await solve(page);
      await page.locator("#offers").getByRole("button", { name: "Prove it" }).click();
      await expect(solutions(page).getByText("1 of 4 found")).toBeInViewport();
      await expect(solutions(page).getByText(PROVED_48).first()).toBeInViewport();
      await button(page, "Show them").click();
      await button(page, "Show all").click();
      await expect(boards(page)).toHaveCount(4);
      await expectAccessible(page);
      expect(await places()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (!phone) expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      await boards(page).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      await button(page, "Back to the run").click();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  );
}
