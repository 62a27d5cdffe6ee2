// A map: a route is found, searches are compared by cost, the map is edited, and its link replays it.

import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.js";
import { expect, limit, showAll, test } from "./support/fixture.js";
import { button, readout } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The core has answered: a search can be started. @param {Page} page */
const ready = (page) => expect(button(page, "Start")).toBeEnabled();

/** @param {Page} page @param {number} row @param {number} column */
const cell = (page, row, column) => page.getByRole("gridcell", { name: new RegExp(`^row ${row}, column ${column}: `) });

/** @param {Page} page */
async function solve(page) {
  const full = button(page, "Full speed");
  if ((await full.getAttribute("aria-pressed")) !== "true") await full.click();
  await button(page, "Start").click();
  await expect(page.getByRole("status").first()).toHaveText(/found a route of cost/);
}

/** @param {Page} page @param {string} solver */
async function choose(page, solver) {
  await page.getByRole("region", { name: "Settings" }).getByLabel("Solver").selectOption(solver);
  await ready(page);
}

/** Presses the mouse on the middle of a cell. @param {Page} page @param {number} row @param {number} column */
async function press(page, row, column) {
  const box = await cell(page, row, column).boundingBox();
  if (!box) throw new Error("the cell is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

test.beforeEach(({ page }) => page.addInitScript(showAll));

test("from the library to a route: A* finds the cheapest, greedy a dearer one, and a wall changes the link", async ({
  page,
}) => {
  await page.goto("./#puzzle=magic19");
  await button(page, "Library").click();
  await page.getByRole("searchbox").fill("route");
  await button(page, "Find a route on a map: where searches differ in cost and in nodes").click();
  await expect(page.getByRole("heading", { name: "Route", exact: true })).toBeVisible();
  await ready(page);
  await expect(page).toHaveURL(/puzzle=route&map=.*&solver=astar&heuristic=manhattan/);
  await solve(page);
  await expect(page.getByRole("status").first()).toHaveText(
    "A* found a route of cost 27 with 561 nodes. No route is cheaper: its estimate is never too high.",
  );
  await expect(readout(page, "Cost")).toHaveText("27");
  await expect(readout(page, "Actions")).toHaveText("180");
  await expect(cell(page, 6, 19)).toHaveAccessibleName("row 6, column 19: goal, g 27, h 0, and step 27 of the path");

  await choose(page, "Greedy best-first");
  await solve(page);
  await expect(readout(page, "Cost")).toHaveText("43");
  await expect(readout(page, "Nodes")).toHaveText("144");
  await choose(page, "Breadth-first");
  await solve(page);
  await expect(readout(page, "Cost")).toHaveText("41");
  await choose(page, "A*");

  await button(page, "Edit the map").click();
  await press(page, 9, 4);
  await page.mouse.up();
  await expect(cell(page, 9, 4)).toHaveAccessibleName(/: wall$/);
  await expect(page).toHaveURL(/\/\.\.\.x\.{6}34444\.{6}\/.*solver=astar/);
  await button(page, "Done").click();
  await solve(page);
  const after = await readout(page, "Nodes").textContent();
  expect(after).not.toBe("561");
  await page.reload();
  await ready(page);
  await expect(cell(page, 9, 4)).toHaveAccessibleName(/: wall$/);
  await solve(page);
  await expect(readout(page, "Nodes")).toHaveText(after ?? "");
});

test("each step is explained, and back is forth", async ({ page }) => {
  await page.goto("./#puzzle=route&map=S.x/.9G");
  await ready(page);
  await button(page, "Inspector").first().click();
  const inspector = page.getByRole("region", { name: "Inspector" });
  await button(page, "Step").click();
  await expect(inspector.getByText("The start was expanded.")).toBeVisible();
  await expect(inspector.getByText("2 neighbours: 2 kept, 0 dropped.")).toBeVisible();
  await button(page, "Step").click();
  await expect(inspector.getByText("The cell at row 1, column 2 was expanded.")).toBeVisible();
  await expect(inspector.getByRole("row", { name: "left 2 + 3 dropped: reached at 0" })).toBeVisible();
  await expect(inspector.getByRole("row", { name: "down 10 + 1 kept: reached first" })).toBeVisible();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(
    "row 1, column 2: cost 1, g 1, h 2, expansion 2, and step 1 of the path",
  );
  await page.keyboard.press("ArrowLeft");
  await expect(inspector.getByText("The start was expanded.")).toBeVisible();
  await expect(cell(page, 1, 2)).toHaveAccessibleName("row 1, column 2: cost 1, g 1, h 2, and in the frontier");
});

test("f, g and h of a cell stand beside the map, and the frontier in its order", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("./#puzzle=route&at=90");
  const numbers = page.getByRole("region", { name: "f, g and h of a cell" });
  const values = () => numbers.locator("dd:not(.note)").allTextContents();
  await expect(numbers).toContainText("Row 1, column 9, costs 1 to enter, expansion 90.");
  expect(await values()).toEqual(["27", "12", "15"]);
  await expect(page.getByRole("status").first()).toHaveText(
    "Expansion 90: row 1, column 9, f = 12 + 15 = 27. No waiting cell has less. 1 new cell.",
  );
  await cell(page, 3, 10).hover();
  await expect(numbers).toContainText("Row 3, column 10, costs 1 to enter, not reached yet.");
  expect(await values()).toEqual(["–", "–", "12"]);
  await cell(page, 4, 6).hover();
  await expect(numbers).toContainText("Row 4, column 6: wall");
  // The row of what comes next is in the order in which it is expanded, and shows its cell.
  const next = page.getByRole("region", { name: "Next in the frontier, by f" }).getByRole("listitem");
  await expect(next).toHaveCount(24);
  const [first, ...all] = (await next.locator("b").allTextContents()).map(Number);
  expect([first, ...all]).toEqual([first, ...all].sort((a, b) => a - b));
  await next.nth(3).hover();
  const place = (await next.nth(3).locator("span").textContent())?.trim() ?? "";
  await expect(numbers).toContainText(new RegExp(`^.*${place}, costs \\d to enter, in the frontier\\.`, "i"));
  // By keys, too: the cell in focus.
  await page.mouse.move(5, 300);
  await cell(page, 6, 2).focus();
  await page.keyboard.press("ArrowRight");
  await expect(numbers).toContainText("Row 6, column 3, costs 1 to enter, expansion 2.");
  await page.goto("./#puzzle=route&solver=bfs&at=20");
  await expect(page.getByText("Next in the frontier: found first")).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText("It waited longest.");
});

test("searches without an estimate show none, and deepening says when it begins again", async ({ page }) => {
  await page.goto("./#puzzle=route&solver=bfs&at=9");
  await expect(page.locator("#route-numbers dd:not(.note)")).toHaveText(["–", "2", "–"]);
  await page.goto("./#puzzle=route&solver=ids&at=1");
  await expect(page.getByRole("status").first()).toHaveText("Expansion 1: row 6, column 2, the start.");
  await page.goto("./#puzzle=route&solver=ids&at=2");
  await expect(page.getByRole("status").first()).toHaveText(
    "Expansion 2: the start again, row 6, column 2. Ways may be one step longer now.",
  );
  await page.goto("./#puzzle=route&solver=ids&nodes=50");
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("status").first()).toHaveText(/^Stopped: one round made 50 nodes, the limit\./);
});

test("at the end the map is shown with four searches, whose figures are the core's", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("./#puzzle=route&solver=greedy");
  await ready(page);
  const four = page.getByRole("region", { name: "The same map with four searches" });
  await expect(four).toBeHidden();
  await solve(page);
  // docs/SEARCH.md has them, by `annealing-lab report route`.
  const reported = [
    ["Greedy", "144 nodes", "cost 43"],
    ["A*", "561 nodes", "cost 27 ✓"],
    ["Uniform-cost", "795 nodes", "cost 27 ✓"],
    ["Breadth-first", "784 nodes", "cost 41"],
  ];
  const table = await readFile(new URL("../../docs/SEARCH.md", import.meta.url), "utf8");
  const rows = ["greedy, Manhattan", "A*, Manhattan", "uniform-cost", "breadth-first"];
  for (const [i, [name, nodes, cost]] of reported.entries()) {
    await expect(four.getByRole("button").nth(i)).toHaveAccessibleName(`${name} ${nodes} ${cost}`);
    const row = table.split("\n").find((line) => line.startsWith(`| ${rows[i]} |`)) ?? "";
    expect(row.split("|").map((text) => text.trim())).toEqual(
      expect.arrayContaining([nodes.split(" ")[0], cost.split(" ")[1]]),
    );
  }
  await expect(four).toContainText(
    "The estimate saves A* 29 % of the nodes of uniform-cost search, at the same cost. " +
      "Among the four, greedy makes the fewest, but its route costs 16 more.",
  );
  await expect(page.getByRole("status").first()).toHaveText(
    "Greedy search found a route of cost 43 with 144 nodes. A route of cost 27 exists.",
  );
  await expect(four.getByRole("button", { name: "Greedy" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await four.getByRole("button", { name: "Uniform-cost" }).click();
  await expect(page.getByRole("status").first()).toHaveText(
    "Uniform-cost search found a route of cost 27 with 795 nodes. No route is cheaper.",
  );
  await expect(page).toHaveURL(/solver=ucs/);
  // A search without an estimate leaves the others theirs, whichever comes first.
  await page.goto("./#puzzle=route&solver=bfs");
  await page.reload();
  await ready(page);
  await solve(page);
  for (const [i, [name, nodes, cost]] of reported.entries())
    await expect(four.getByRole("button").nth(i)).toHaveAccessibleName(`${name} ${nodes} ${cost}`);
  await four.getByRole("button", { name: "Greedy" }).press("Enter");
  await expect(page).toHaveURL(/solver=greedy&heuristic=manhattan/);
  await expect(four.getByRole("button", { name: "Greedy" })).toBeFocused();
});

test("a map without a way says so four times, and compares nothing", async ({ page }) => {
  await page.goto("./#puzzle=route&map=S.x./..xG");
  await ready(page);
  await button(page, "Start").click();
  await expect(page.getByRole("status").first()).toHaveText(/^There is no solution/);
  const four = page.getByRole("region", { name: "The same map with four searches" });
  await expect(four.getByText("no way")).toHaveCount(4);
  await expect(four).not.toContainText("saves");
});

test("S and G are dragged over what is there, rows and columns change, and both are undone", async ({ page }) => {
  await page.goto("./#puzzle=route&map=S.x./.5../...G");
  await ready(page);
  await button(page, "Edit the map").click();
  const middle = async (/** @type {number} */ row, /** @type {number} */ column) => {
    const box = await cell(page, row, column).boundingBox();
    return /** @type {const} */ ([(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]);
  };
  await press(page, 1, 1);
  await page.mouse.move(...(await middle(1, 3)), { steps: 8 });
  await page.mouse.move(...(await middle(2, 3)), { steps: 8 });
  await page.mouse.up();
  // The wall that it was dragged over stands.
  await expect(page).toHaveURL(/map=\.\.x\.\/\.5S\.\/\.\.\.G&/);
  await button(page, "Remove a row").click();
  await expect(page).toHaveURL(/map=\.\.x\.\/\.5SG&/);
  await button(page, "Add a column").click();
  await expect(page).toHaveURL(/map=\.\.x\.\.\/\.5SG\.&/);
  await expect(page.getByText("Rows: 2. Columns: 5.")).toBeVisible();
  for (let i = 0; i < 3; i++) await button(page, "Undo").click();
  await expect(page).toHaveURL(/map=S\.x\.\/\.5\.\.\/\.\.\.G&/);
});

test("a map is painted by keys alone, and undone", async ({ page }) => {
  await page.goto("./#puzzle=route&map=S.../..../...G");
  await ready(page);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("e");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/map=Sx\.\.\/\.\.\.\.\/\.\.\.G&/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("g");
  await expect(page).toHaveURL(/map=Sx\.\.\/\.7G\.\/\.\.\.\.&/);
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/: goal/);
  await page.keyboard.press("Delete");
  await expect(page.getByText("Start and goal are moved with their own brushes.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(/map=Sx\.\.\/\.\.\.\.\/\.\.\.G&/);
  await page.keyboard.press("Control+y");
  await expect(page).toHaveURL(/map=Sx\.\.\/\.7\.\.\/\.\.\.G&/);
  await page.keyboard.press("Escape");
  await solve(page);
  await expect(readout(page, "Cost")).toHaveText("5");
});

test("a stroke paints every cell on its way, and is one step back", async ({ page }) => {
  await page.goto("./#puzzle=route&map=S...../....../.....G");
  await ready(page);
  await button(page, "Edit the map").click();
  await page.getByRole("radio", { name: "cost 5" }).check({ force: true });
  await press(page, 2, 2);
  for (const column of [3, 4, 5]) {
    const box = await cell(page, 2, column).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 4 });
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/map=S\.\.\.\.\.\/\.5555\.\/\.\.\.\.\.G&/);
  await button(page, "Undo").click();
  await expect(page).toHaveURL(/map=S\.\.\.\.\.\/\.\.\.\.\.\.\/\.\.\.\.\.G&/);
});

test("named maps are there to choose, and a bad map is refused in words", async ({ page }) => {
  await page.goto("./#puzzle=route");
  await ready(page);
  await page.getByRole("combobox", { name: "Start from" }).selectOption("Map maze");
  await expect(page).toHaveURL(/map=\.\.\.\.\.\.x/);
  await solve(page);
  await expect(readout(page, "Cost")).toHaveText("26");
  await page.goto("./#puzzle=route&map=S./..");
  await expect(page.getByRole("alert").filter({ hasText: "a map has exactly one of each" })).toBeVisible();
});

test("AIMA's report runs every search on the map", async ({ page }) => {
  await page.goto("./#puzzle=route&map=S.4.x/.x4../.x.x./..3.9/..x.G");
  await ready(page);
  await button(page, "Report").click();
  await expect(page.getByText("All 9 searches are done.")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^A\*, Manhattan/ })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Search, on your map" })).toBeVisible();
});

test("AIMA's report of the maps is the program's, cell by cell, and no number lies under its bar", async ({ page }) => {
  await page.goto("./#puzzle=route");
  await ready(page);
  await button(page, "Report").click();
  const report = page.getByRole("dialog", { name: "AIMA’s report" });
  await expect(report.getByText("All 27 searches are done.")).toBeVisible({ timeout: limit(30_000) });
  await expect(report.getByRole("columnheader", { name: "Search, total over hills, maze, and corner" })).toBeVisible();
  const row = (/** @type {RegExp} */ name) => report.getByRole("row", { name });
  // The report is that of `annealing-lab report route`; where it prints inf, there is no cost.
  await expect(row(/^breadth-first 1,086 1,089 86 385$/)).toBeVisible();
  await expect(row(/^A\*, Manhattan 818 252 61 310$/)).toBeVisible();
  await expect(row(/^iterative deepening 6,724,044 6,724,040 stopped \(1 of 3\) 2,247,265$/)).toBeVisible();
  await report.getByRole("button", { name: "iterative deepening" }).click();
  await expect(row(/^hills 2,467,702 2,467,705 stopped 702,418$/)).toBeVisible();
  await expect(row(/^corner 207 207 8 93$/)).toBeVisible();
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await report.locator("td").evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const text = document.createRange();
          text.selectNodeContents(/** @type {Node} */ (cell.querySelector(".report-value")));
          const [said, bar, own] = [text, cell.querySelector(".report-bar"), cell].map((each) =>
            each?.getBoundingClientRect(),
          );
          if (!said || !bar || !own) return true;
          const beside = bar.width === 0 || said.right <= bar.left || said.bottom <= bar.top + 1;
          return !beside || said.left < own.left - 1 || said.right > own.right + 1;
        }).length,
    );
    expect(covered, `at ${width}`).toBe(0);
  }
  // On the scale that is chosen at first, no bar but that of a stopped search is empty.
  const bars = await report
    .locator(".report-total .report-bar")
    .evaluateAll((all) => all.map((bar) => bar.clientWidth));
  expect(bars.filter((width) => width > 4).length).toBe(bars.length - 1);
  const download = page.waitForEvent("download");
  await report.getByRole("button", { name: "Save as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("annealing-lab-report-route.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("iterative deepening,hills,nodes,2467702,2467705,inf,702418\n");
  expect(text).toContain('"A*, Manhattan",TOTAL,solved,818,252,61,310\n');
});

for (const [name, viewport] of /** @type {const} */ ([
  ["laptop", { width: 1280, height: 720 }],
  ["phone", { width: 390, height: 844 }],
])) {
  test(
    `a map is accessible and in its place on a ${name}`,
    { tag: name === "phone" ? [] : "@slow" },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("./#puzzle=route&at=80");
      await expect(readout(page, "Expansions")).toHaveText("80");
      await expectAccessible(page);
      const board = await page.locator("#route-grid").boundingBox();
      expect(board && board.x >= 0 && board.x + board.width <= viewport.width).toBe(true);
      await button(page, "Edit the map").click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    },
  );
}

test("a search is named by its rule, and another one is one press away, in the headline and in its picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("./#puzzle=route");
  await ready(page);
  const rule = page.getByRole("heading", { name: "A* takes the cell with the least f = g + h." });
  await expect(rule).toBeVisible();
  const searches = page.getByRole("group", { name: "Searches" });
  await expect(searches.getByRole("button", { name: "A*", exact: true })).toHaveAttribute("aria-pressed", "true");
  await solve(page);
  await expect(rule).toBeVisible();
  await button(page, "Share").click();
  const picture = page.getByRole("img", {
    name: "Route. Cost 27, 561 nodes. A* takes the cell with the least f = g + h.",
  });
  await expect(picture).toBeVisible();
  await expect(button(page, "Make a film")).toBeVisible();
  /** Kinds of colours on the map of the picture: with the cells that were reached there are more. */
  const colours = () =>
    picture.evaluate((node) => {
      const canvas = /** @type {HTMLCanvasElement} */ (node);
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(48, 45, 540, 540);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  const reached = await colours();
  await button(page, "Close").click();
  await searches.getByRole("button", { name: "Greedy", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "Greedy search takes the cell that looks nearest, by h." }),
  ).toBeVisible();
  await expect(page).toHaveURL(/solver=greedy/);
  await ready(page);
  await button(page, "Share").click();
  await expect(page.getByRole("img", { name: /^Route\. .* Greedy search takes the cell/ })).toBeVisible();
  await button(page, "Close").click();
  // A phone has a list.
  await page.setViewportSize({ width: 390, height: 844 });
  await searches.getByRole("combobox").selectOption("Breadth-first");
  await expect(
    page.getByRole("heading", { name: "Breadth-first search takes the cell that was found first." }),
  ).toBeVisible();
  expect(reached).toBeGreaterThan(60);
});

test("picture, print and lane of a search have its tree: breadth-first and greedy search differ in more than the way", async ({
  page,
}) => {
  /** The share of a canvas's pixels in ink, in its square at the left. @param {import("@playwright/test").Locator} canvas */
  const ink = (canvas) =>
    canvas.evaluate((node) => {
      const picture = /** @type {HTMLCanvasElement} */ (node);
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, Math.min(width, height), height) ?? {};
      let dark = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] > 200 && data[i] + data[i + 1] + data[i + 2] < 150) dark++;
      return (4 * dark) / data.length;
    });
  /** @type {Record<string, number[]>} */
  const found = {};
  for (const solver of ["bfs", "greedy"]) {
    await page.goto(`./#puzzle=route&solver=${solver}`);
    await ready(page);
    await solve(page);
    await button(page, "Share").click();
    const picture = page.getByRole("img", { name: /^Route\. Cost 4[13], \d+ nodes\. (Breadth-first|Greedy) search/ });
    await expect(picture).toBeVisible();
    const shown = [await ink(picture)];
    await button(page, "Close").click();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".paper-result")).toHaveText(/(Breadth-first|Greedy) search found a route of cost 4[13]/);
    shown.push(await ink(page.locator(".paper-board")));
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    found[solver] = shown;
  }
  for (const [i, share] of found.bfs.entries()) expect(share).toBeGreaterThan(1.25 * found.greedy[i]);
  await page.goto("./#compare&on=puzzle=route&with=name=BFS;solver=bfs&with=name=Greedy;solver=greedy");
  await page.getByRole("tab", { name: "Race" }).click();
  const lane = (/** @type {string} */ name) => page.getByRole("region", { name, exact: true });
  await expect(lane("BFS")).toContainText("Ready.");
  await page.getByRole("slider", { name: "Speed" }).fill("1");
  await button(page, "Start race").click();
  await expect(lane("BFS")).toContainText("at cost 41.");
  await expect(lane("Greedy, Manhattan")).toContainText("at cost 43.");
  const lanes = ["BFS", "Greedy, Manhattan"].map((name) => lane(name).locator(".lane-board"));
  const [bfs, greedy] = await Promise.all(lanes.map(ink));
  expect(bfs).toBeGreaterThan(1.25 * greedy);
});

test("a search on boards has its rule, too, and the searches that the puzzle offers", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=wastar&weight=2&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10");
  await ready(page);
  await expect(page.locator("#aim")).toHaveText("Weighted A* takes the board with the least f = g + 2 · h.");
  await expect(page.getByRole("group", { name: "Searches" }).locator("option")).toHaveCount(7);
});
