// Octa: givens edited on the board, searches watched, their tree and path walked, and AIMA's report.

import { expectAccessible } from "./support/axe.js";
import { expect, limit, showAll, test } from "./support/fixture.js";
import { button, openFresh, readout, slowly } from "./person.js";
import { readScreen } from "./support/moment.js";

/** @typedef {import("@playwright/test").Page} Page */

const E1 = "givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10";
/** The same with two blanks alone, so that any search of it is short. */
const E1_EASY = "givens=9,3,13,6,12,11,5,1,14,16,2,4,.,8,15,.";
const ASTAR = `./#puzzle=octa&solver=astar&heuristic=values&${E1}`;

/** The core has answered: a search can be started. @param {Page} page */
const ready = (page) => expect(button(page, "Start")).toBeEnabled();

/** What is on the cells, as a screen reader reads it, row by row. @param {Page} page */
const cells = (page) =>
  page.getByRole("gridcell").evaluateAll((all) => all.map((cell) => cell.ariaLabel?.split(",")[0] ?? ""));

/** @param {Page} page @param {string} letter */
const cell = (page, letter) => page.getByRole("gridcell", { name: new RegExp(`^${letter}: `) });

/** @param {Page} page */
async function solve(page) {
  const full = button(page, "Full speed");
  if ((await full.getAttribute("aria-pressed")) !== "true") await full.click();
  await button(page, "Start").click();
  await expect(page.getByRole("status").first()).toHaveText(/^Solved after/);
}

/** The tree's item that is walked on. @param {Page} page */
const walked = (page) => page.locator("#tree-items [aria-selected=true]");

test("A* solves e1 with AIMA's counts, by clicking", async ({ page }) => {
  await page.goto("./#puzzle=octa");
  await expect(button(page, "New seed")).toBeEnabled();
  await page.getByRole("combobox", { name: "Start from" }).selectOption("Start e1");
  await expect(cell(page, "E")).toHaveAccessibleName(/^E: 12, given/);
  const form = page.getByRole("region", { name: "Settings" });
  await form.getByLabel("Solver").selectOption("A*");
  await expect(form.getByText(/read the answer.*they are not admissible/)).toBeVisible();
  await expect(cell(page, "A")).toHaveAccessibleName(/^A: blank, lines ACFH 1 of 34/);
  await expect(page.getByText("it has no seed")).toBeVisible();
  await expect(button(page, "New seed")).toBeHidden();
  await expect(page.getByRole("slider", { name: "Speed" })).toHaveAttribute("aria-valuetext", "25 expansions/s");
  await button(page, "Step").click();
  await expect(readout(page, "Expansions")).toHaveText("1");
  await expect(readout(page, "Nodes")).toHaveText("7");
  await button(page, "Start").click();
  await expect(page.getByRole("status").first()).toHaveText(
    "Solved after 94 expansions: cost 7, 373 nodes, 95 goal tests.",
  );
  await expect(readout(page, "Actions")).toHaveText("101");
  await expect(readout(page, "Cost")).toHaveText("7");
  await expect(page.getByRole("img", { name: /^Frontier and reached over expansions: reached 374/ })).toBeVisible();
  await expect(page).toHaveURL(/solver=astar&heuristic=values/);
});

for (const { name, link } of [
  { name: "A* on Octa", link: ASTAR },
  { name: "breadth-first search on a map", link: "./#puzzle=route&solver=bfs" },
]) {
  test(`${name}: forth, back and at 30 expansions a second, one screen shows one expansion`, async ({ page }) => {
    await page.goto(link);
    await ready(page);
    await page.evaluate(`window.readScreen = ${readScreen}`);
    const rest = await page.evaluate(steps, { seed: 7, presses: 50 });
    expect(rest.length).toBe(51);
    for (const { said, due } of rest) expect(said).toEqual(due);
    expect(new Set(rest.map(({ expansions }) => expansions)).size).toBeGreaterThan(8);
    await page.getByRole("slider", { name: "Speed" }).fill("15");
    await expect(page.getByRole("slider", { name: "Speed" })).toHaveAttribute("aria-valuetext", "32 expansions/s");
    const playing = await page.evaluate(watch, { expansions: 15 });
    for (const { said, due } of playing) expect(said).toEqual(due);
    expect(new Set(playing.map(({ expansions }) => expansions)).size).toBeGreaterThan(8);
  });
}

/** Presses Step and Back in a random order, and reads a screen as soon as it shows where that leads. @param {{ seed: number, presses: number }} how */
async function steps({ seed, presses }) {
  const { readScreen } = /** @type {any} */ (window);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const press = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id)).click();
  const screens = [readScreen()];
  let at = 0;
  for (let i = 0; i < presses; i++) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const forth = at === 0 || seed % 100 < 65;
    press(forth ? "step" : "back");
    at += forth ? 1 : -1;
    let screen = readScreen();
    // All parts are drawn in one frame: the first that shows this expansion shows it everywhere.
    for (let frames = 0; screen.expansions !== at && frames < 600; frames++) {
      await frame();
      screen = readScreen();
    }
    screens.push(screen);
  }
  return screens;
}

/** Presses Start and reads each frame, until so many expansions were seen. @param {{ expansions: number }} how */
async function watch({ expansions }) {
  const { readScreen } = /** @type {any} */ (window);
  /** @type {HTMLElement} */ (document.getElementById("start")).click();
  const screens = [];
  const seen = new Set();
  for (let frames = 0; seen.size < expansions && frames < 600; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const screen = readScreen();
    screens.push(screen);
    seen.add(screen.expansions);
  }
  /** @type {HTMLElement} */ (document.getElementById("start")).click();
  return screens;
}

test("the path is walked forward and back, and the board follows", { tag: "@slow" }, async ({ page }) => {
  await page.goto(ASTAR);
  await ready(page);
  await solve(page);
  const path = page.getByRole("group", { name: "Path" });
  await expect(path.getByText("The path: step 7 of 7")).toBeVisible();
  await expect(path.getByText("(9, 3, 13, 6, 12, 11, 5, 1, 14, 16, 2, 4, 7, 8, 15, 10)")).toBeVisible();
  await button(page, "Back on the path").click();
  await expect(cell(page, "M")).toHaveAccessibleName(/^M: blank/);
  await button(page, "First board").click();
  await expect(path.getByText("step 0 of 7")).toBeVisible();
  await expect(cell(page, "A")).toHaveAccessibleName(/^A: blank/);
  await button(page, "Forward on the path").click();
  await expect(cell(page, "A")).toHaveAccessibleName(/^A: 9,/);
  await expect(path.getByText("(9, 0, 0, 0, 12, 0, 5, 1, 14, 0, 2, 4, 0, 8, 15, 10)")).toBeVisible();
  await button(page, "13 on C").click();
  await expect(path.getByText("step 3 of 7")).toBeVisible();
  await button(page, "Play the path").click();
  await expect(path.getByText("step 7 of 7")).toBeVisible();
  await expect(button(page, "Play the path")).toBeVisible();
});

test("a link straight to a search has its plot whole: labelled, and within its place", async ({ page }) => {
  await page.goto(`./#puzzle=octa&solver=bfs&${E1}`);
  await ready(page);
  const plot = page.getByRole("img", { name: /^Frontier and reached over expansions/ });
  const [space, canvas] = [await plot.boundingBox(), await plot.locator("canvas").boundingBox()];
  if (!space || !canvas) throw new Error("no plot");
  expect(canvas).toEqual(space);
  // The plotted area leaves room for both axes' labels.
  const over = await plot.locator(".u-over").boundingBox();
  if (!over) throw new Error("nothing is plotted");
  expect(over.x - space.x).toBeGreaterThan(40);
  expect(space.y + space.height - (over.y + over.height)).toBeGreaterThan(15);
});

test(
  "at any speed and step by step the path ends at the solution, and so does the tree",
  { tag: "@slow" },
  async ({ page }) => {
    test.setTimeout(limit(120_000));
    for (const [search, way] of [
      ["solver=greedy", "at the speed it is watched at"],
      ["solver=greedy", "step by step"],
      ["solver=greedy", "at full speed"],
      ["solver=astar&heuristic=feasible", "at the speed it is watched at"],
      ["solver=dfs", "step by step"],
    ]) {
      await openFresh(page, `puzzle=octa&${search}&${search === "solver=dfs" ? E1_EASY : E1}`);
      await ready(page);
      const status = page.getByRole("status").first();
      if (way === "step by step") {
        const expansions = readout(page, "Expansions");
        for (let n = 1; !/^Solved/.test((await status.textContent()) ?? ""); n++) {
          await button(page, "Step").click();
          // The last step may find the solution without an expansion.
          await expect
            .poll(async () => `${await expansions.textContent()} ${await status.textContent()}`)
            .toMatch(new RegExp(`^${n} |^\\d+ Solved`));
        }
      } else {
        if (way === "at full speed") await button(page, "Full speed").click();
        await button(page, "Start").click();
      }
      await expect(status, `${search}, ${way}`).toHaveText(/^Solved after/, { timeout: limit(20_000) });
      await expect(page.getByText(/^The path: step (\d+) of \1$/)).toBeVisible();
      const path = page.getByRole("group", { name: "Path" });
      await expect(path.getByText("(9, 3, 13, 6, 12, 11, 5, 1, 14, 16, 2, 4, 7, 8, 15, 10)")).toBeVisible();
      await expect(walked(page)).toHaveAccessibleName(/, not expanded$/);
    }
  },
);

test("the tree folds and unfolds by keyboard", async ({ page }) => {
  await page.goto(ASTAR);
  await ready(page);
  await solve(page);
  // The tree comes after the board.
  await expect(page.getByText("The path: step 7 of 7")).toBeVisible();
  const tree = page.getByRole("tree", { name: "Search tree" });
  await tree.focus();
  await page.keyboard.press("Home");
  await expect(walked(page)).toHaveAccessibleName(/^the start: f 0 = 0 \+ 0, expansion 1, 373 below$/);
  await expect(walked(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(walked(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(walked(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(walked(page)).toHaveAccessibleName(/^place 9 on A: f 1 = 1 \+ 0/);
  await expect(cell(page, "A")).toHaveAccessibleName(/^A: 9,/);
  await page.keyboard.press("ArrowRight");
  await expect(walked(page)).toHaveAccessibleName(/^place 11 on A: /);
  await expect(walked(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(walked(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(walked(page)).toHaveAccessibleName(/^place 3 on B: /);
  await expect.poll(() => cells(page)).toContain("A: 11");
  // Space folds here, and does not start the run.
  await page.keyboard.press("ArrowUp");
  await expect(walked(page)).toHaveAccessibleName(/^place 11 on A: /);
  await page.keyboard.press("Space");
  await expect(walked(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("End");
  await expect(walked(page)).toHaveAccessibleName(/^place 7 on M: f 7 = 7 \+ 0, not expanded$/);
});

test("breadth-first's 10,895 nodes are unfolded and walked without long waits", async ({ page }) => {
  await page.goto(`./#puzzle=octa&solver=bfs&${E1}`);
  await ready(page);
  await solve(page);
  await expect(readout(page, "Nodes")).toHaveText("10,895");
  // The tree comes after the board.
  await expect(page.getByText("The path: step 7 of 7")).toBeVisible();
  await button(page, "Unfold all").click();
  await page.getByRole("tree", { name: "Search tree" }).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
  await expect(walked(page)).toHaveAccessibleName(/^place \d+ on M: g 7/);
  await button(page, "Path only").click();
  await expect(button(page, "Unfold all")).toBeEnabled();
});

test("a limit on nodes ends the search and says so", async ({ page }) => {
  await page.goto(`./#puzzle=octa&solver=bfs&${E1}&nodes=100`);
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status").first()).toHaveText("Stopped at 100 kept nodes, the limit: not solved.");
  await button(page, "Start over").click();
  await expect(page.getByRole("status").first()).toHaveText(/^Ready/);
});

test("where there is no solution, that is said", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=dfs&givens=3,9,13,6,12,11,.,1,14,16,2,4,7,8,15,10");
  await ready(page);
  await button(page, "Start").click();
  await expect(page.getByRole("status").first()).toHaveText(/^There is no solution: nothing is left after/);
});

test("annealing solves the empty board, and keeps givens where they are", async ({ page }) => {
  await page.goto("./#puzzle=octa");
  await ready(page);
  await solve(page);
  await page.goto(`./#puzzle=octa&${E1}`);
  await expect(cell(page, "E")).toHaveAccessibleName(/^E: 12, given/);
  await solve(page);
  await expect(cell(page, "A")).toHaveAccessibleName("A: 9, lines ACFH 34, ADGI 34, and AHIP 34");
});

test("givens are edited by keyboard", async ({ page }) => {
  await page.goto(ASTAR);
  await ready(page);
  // It must still be on when it is paused.
  await slowly(page);
  await button(page, "Start").click();
  await expect(button(page, "Pause")).toBeVisible();
  await page.keyboard.press("e");
  const message = page.locator("#sums-editor-message");
  await expect(message).toHaveText(/^Paused\. Type numbers/);
  await expect(cell(page, "A")).toBeFocused();
  await page.keyboard.type("16");
  await expect(page).toHaveURL(/givens=16,\.,\.,\.,12,/);
  await expect(cell(page, "A")).toHaveAccessibleName(/^A: 16, given/);
  // A number that stands elsewhere moves.
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "C")).toBeFocused();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(message).toHaveText("1 moved from H to C.");
  await expect(page).toHaveURL(/givens=16,\.,1,\.,12,\.,5,\.,14,/);
  await expect(cell(page, "C")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(/givens=16,\.,\.,\.,12,\.,5,1,14,/);
  await page.keyboard.press("Control+Shift+z");
  await expect(page).toHaveURL(/givens=16,\.,1,/);
  await page.keyboard.press("Delete");
  await expect(page).toHaveURL(/givens=16,\.,\.,\.,12,\.,5,\.,14,/);
  await page.keyboard.type("19");
  await expect(message).toHaveText("19 is not a number of this puzzle; its numbers lie between 1 and 16.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("group", { name: "Numbers" })).toBeHidden();
  await expect(page.getByRole("status").first()).toHaveText(/^Ready/);
  await expect(page.getByRole("combobox", { name: "Start from" })).toHaveValue("own");
});

test("givens are edited by touch", async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: server.url,
  });
  await context.addInitScript(showAll);
  const page = await context.newPage();
  await page.goto(ASTAR);
  await ready(page);
  await button(page, "Edit givens").tap();
  // The board has another place beside the numbers: the tap is where it stands still.
  await expect(page.getByRole("group", { name: "Numbers" })).toBeVisible();
  await cell(page, "B").scrollIntoViewIfNeeded();
  const place = await cell(page, "B").boundingBox();
  if (!place) throw new Error("no cell");
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  const three = page.getByRole("group", { name: "Numbers" }).getByRole("button", { name: "3", exact: true });
  expect((await three.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect((await three.boundingBox())?.width).toBeGreaterThanOrEqual(48);
  await three.tap();
  await expect(page).toHaveURL(/givens=\.,3,\.,\.,12,/);
  await expect(cell(page, "B")).toHaveAccessibleName(/^B: 3, given/);
  // A number that is placed already moves to the cell that is chosen last, here still B.
  await page.getByRole("group", { name: "Numbers" }).getByRole("button", { name: "12, now on E" }).tap();
  await expect(page).toHaveURL(/givens=\.,12,\.,\.,\.,/);
  await button(page, "Undo").tap();
  await expect(page).toHaveURL(/givens=\.,3,\.,\.,12,/);
  await button(page, "Clear").tap();
  await expect(page).toHaveURL(/givens=\.,\.,\.,\.,12,/);
  await button(page, "Done").tap();
  await expect(button(page, "Start")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test("a partial board is made at random", async ({ page }) => {
  await page.goto(ASTAR);
  await ready(page);
  await page.getByRole("combobox", { name: "Start from" }).selectOption("Random, 5 blanks");
  await expect(page.getByRole("combobox", { name: "Start from" }).locator("option:checked")).toHaveText(
    "Random, 5 blanks",
  );
  await expect.poll(async () => (await cells(page)).filter((name) => name.endsWith("blank")).length).toBe(5);
  await expect(page).not.toHaveURL(/givens=\.,\.,\.,\.,12/);
});

test("the report runs live, and its totals are the published ones", async ({ page }) => {
  await page.goto("./#puzzle=octa");
  await ready(page);
  await button(page, "Report").click();
  const report = page.getByRole("dialog", { name: "AIMA’s report" });
  const row = (/** @type {RegExp} */ name) => report.getByRole("row", { name });
  await expect(row(/^breadth-first 24,149 24,154 25 13,354$/)).toBeVisible();
  await expect(row(/^A\*, values \(reads the answer\) 951 249 25 269$/)).toBeVisible();
  await expect(row(/^e1 10,895 10,896 7 5,863$/)).toBeVisible();
  await expect(row(/^e1 373 95 7 101$/)).toBeVisible();
  await expect(
    report.getByText("Breadth-first generates 25.4 times as many nodes as A*, values (reads the answer)."),
  ).toBeVisible();
  await expect(report.getByLabel("Bars")).toHaveValue("log");
  await report.getByRole("button", { name: "breadth-first, feasible", exact: true }).click();
  await expect(report.getByRole("button", { name: "empty" })).toBeVisible();
  // Closing it ends its worker; a start is watched in the page.
  await row(/^e1 373/)
    .getByRole("button", { name: "e1" })
    .click();
  await expect(report).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page).toHaveURL(/solver=astar&heuristic=values/);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
]) {
  test(
    `axe finds nothing in a search at ${width}x${height}`,
    { tag: width === 390 ? [] : "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(ASTAR);
      await ready(page);
      await solve(page);
      await expect(walked(page)).toHaveAccessibleName(/^place 7 on M/);
      await expectAccessible(page);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      if (width > 760) expect(scrolls).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test(
    `axe finds nothing in the editor and the report at ${width}x${height}`,
    { tag: width === 390 ? [] : "@slow" },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.goto(ASTAR);
      await ready(page);
      await button(page, "Edit givens").click();
      await expect(page.getByRole("group", { name: "Numbers" })).toBeVisible();
      await expectAccessible(page);
      await button(page, "Done").click();
      await button(page, "Report").click();
      await expect(page.getByText("Breadth-first generates 25.4 times")).toBeVisible();
      // All may be done by now: then there is nothing to stop.
      await page.locator("#report-run").evaluate((run) => {
        if (run instanceof HTMLButtonElement && run.textContent === "Stop") run.click();
      });
      await expect(button(page, "Run again")).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test("on a board with negative numbers -3 is -3; on one without, it is no number", async ({ page }) => {
  await page.goto("./#puzzle=zero-hexagon-3");
  await ready(page);
  await button(page, "Edit givens").click();
  await expect(page.getByRole("group", { name: "Numbers" })).toBeVisible();
  await page.getByRole("gridcell", { name: /^D:/ }).focus();
  await page.keyboard.type("-3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: /^D:/ })).toHaveAccessibleName(/^D: -3, given/);
  await page.goto("./#puzzle=octa");
  await ready(page);
  await button(page, "Edit givens").click();
  await expect(page.getByRole("group", { name: "Numbers" })).toBeVisible();
  await page.keyboard.type("-3");
  await expect(page.locator("#sums-editor-message")).toHaveText(/^-3 is not a number of this puzzle/);
  await expect(page).not.toHaveURL(/givens=/);
});

test("the legend of a search stands above its buttons, however low the screen", async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto("./#puzzle=octa&solver=astar&givens=9,3,13,6,12,11,5,1,14,16,2,4,.,8,15,.");
    await expect(page.locator(".legend .given")).toBeVisible();
    const [last, start] = [page.locator(".legend li").last(), page.locator("#start")];
    const [above, below] = [await last.boundingBox(), await start.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});
