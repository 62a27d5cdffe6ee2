// Many seeds instead of one lucky run: an experiment is made, cancelled, gone on with, saved, and says what the command line says.

import { about } from "../../www/lib/format.js";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./support/axe.js";
import { expect, forgive, limit, test } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

// An experiment takes all cores: one at a time.
test.describe.configure({ mode: "default" });

/** @typedef {import("@playwright/test").Page} Page */

const NATIVE = fileURLToPath(new URL("../../target/debug/annealing-lab", import.meta.url));
const SMALL =
  "compare&seeds=1..40&moves=60000&on=puzzle=magic19&with=name=Cold;cooling=constant;t0=1&with=name=Published;preset=published";
/** Too hot to be solved: its runs take their whole budget. */
const LONG =
  "compare&seeds=1..60&moves=20000000&with=name=Hot;cooling=constant;t0=1000&with=name=Hotter;cooling=constant;t0=2000";

/** What the command line prints. @param {...string} words */
function native(...words) {
  const { status, stdout } = spawnSync(NATIVE, words, { encoding: "utf8", maxBuffer: 2 ** 26 });
  expect(status).toBe(0);
  return stdout;
}

/** @param {Page} page */
const runs = (page) => page.getByRole("group", { name: "Runs" });
/** @param {Page} page */
const far = (page) => page.locator("#compare-progress");

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto("./#" + link);
  await expect(far(page)).toHaveText(/run/);
}

/** @param {Page} page */
async function finish(page) {
  await runs(page)
    .getByRole("button", { name: /^(Start|Continue)$/ })
    .click();
  await expect(far(page)).toHaveText(/^All .* runs are done\.$/, { timeout: limit(60_000) });
}

/**
 * What is said of the progress when that stands still for so long: the slices that were under way have come to their ends.
 * @param {Page} page
 * @param {number} milliseconds
 */
async function standing(page, milliseconds) {
  let said = "";
  await expect(async () => {
    said = (await far(page).textContent()) ?? "";
    await page.waitForTimeout(milliseconds);
    expect(await far(page).textContent()).toBe(said);
  }).toPass({ timeout: limit(10_000) });
  return said;
}

/** A cell of the table of numbers, without its second line. @param {Page} page @param {string} row @param {number} column */
const cell = (page, row, column) =>
  page
    .getByRole("region", { name: "Numbers" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: row }) })
    .getByRole("cell")
    .nth(column);

/** @param {Page} page @param {string} name */
async function download(page, name) {
  const waiting = page.waitForEvent("download", { timeout: limit(20_000) });
  await button(page, name).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test("a run leads to a comparison, and is as it was left on the way back", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/#compare&v=2&seeds=1\.\.100&moves=1000000&on=puzzle=magic19&with=name=Recommended~/);
  await expect(page.getByRole("textbox", { name: /^Name of setting/ })).toHaveCount(2);
  await expect(page.getByRole("main")).toHaveCount(1);
  // The run's keys are not heard here.
  await page.keyboard.press("Escape");
  await page.keyboard.press(".");
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(readout(page, "Move")).toHaveText("1");
  await expect(page).toHaveTitle(/^Magic 19/);
});

test("what is shown and saved is what the command line says, to the byte", { tag: "@gate" }, async ({ page }) => {
  await open(page, SMALL);
  await finish(page);
  const { settings, pairs } = JSON.parse(native("sweep", SMALL, "--format", "json")).statistics.puzzles[0];
  for (const [column, { solved, runs, ert, quantiles }] of settings.entries()) {
    await expect(cell(page, "Solved", column)).toContainText(
      `${((solved / runs) * 100).toFixed(1)} %, ${solved} of ${runs}`,
    );
    await expect(cell(page, "ERT", column)).toContainText(about(ert));
    const median = quantiles[2].cost;
    await expect(cell(page, "Median", column)).toHaveText(median === null ? "–" : median.toLocaleString("en"));
  }
  expect(settings[0].solved).toBeGreaterThan(settings[1].solved);
  const [{ solved, ratio, superiority }] = pairs;
  const inPairs = page.getByRole("region", { name: "In pairs" });
  await expect(inPairs).toContainText("Cold costs less");
  await expect(inPairs).toContainText(`${ratio.ratio.toPrecision(3)} times the cost, `);
  await expect(inPairs).toContainText("Cold solves more");
  await expect(inPairs).toContainText(`only the first ${solved.first}, only the second ${solved.second}, p < 0.0001`);
  await expect(inPairs).toContainText(`${(100 * superiority.probability).toFixed(1)} % for Cold`);
  const csv = await download(page, "Save as CSV");
  expect(csv.name).toBe("compare-magic19-seeds-1-40.csv");
  expect(csv.bytes.toString()).toBe(native("sweep", SMALL));
  const json = await download(page, "Save as JSON");
  expect(json.bytes.toString()).toBe(native("sweep", SMALL, "--format", "json"));
  // A row's link gives the row.
  const [header, row] = csv.bytes.toString().split("\n");
  const columns = header.split(",");
  const own = Object.fromEntries(row.split(",").map((value, i) => [columns[i], value]));
  expect([own.seed, own.set_t0, own.proposals]).toEqual(["1", "1", own.moves]);
  const result = JSON.parse(spawnSync(NATIVE, ["solve", own.link], { encoding: "utf8" }).stdout);
  expect([result.status === "solved", String(result.moves), result.board.join(" ")]).toEqual([
    own.solved === "1",
    own.moves,
    own.board,
  ]);
});

test("pictures are saved as SVG and PNG", async ({ page }) => {
  await open(page, SMALL);
  await finish(page);
  const svg = await download(page, "Run-length distribution as SVG");
  expect(svg.name).toBe("annealing-lab-lengths.svg");
  const text = svg.bytes.toString();
  expect(text).toMatch(/^<svg [^>]*aria-label="Run-length distributions of Cold and Published"/);
  expect(text).toContain(">Published</text>");
  expect(text).not.toContain("var(");
  const png = await download(page, "Final energies as PNG");
  expect(png.name).toBe("annealing-lab-energies.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(500);
});

test("an experiment is paused, goes on, and is cancelled within a slice", { tag: "@slow" }, async ({ page }) => {
  test.slow();
  await open(page, LONG);
  await button(page, "Start").click();
  await expect(far(page)).toHaveText(/^\d+ of 120 runs, about \d+ (s|min) left\.$/, { timeout: limit(20_000) });
  await button(page, "Pause").click();
  await expect(far(page)).toHaveText(/^Paused at/);
  const paused = await standing(page, 700);
  await button(page, "Continue").click();
  // First it says that it goes on, then that it has come further.
  await expect(far(page)).toHaveText(/^\d+ of 120 runs/);
  await expect(far(page)).not.toHaveText(new RegExp(`^${/\d+/.exec(paused)?.[0]} of`), { timeout: limit(20_000) });
  // No seed may be whole yet, since each worker takes runs of its own.
  const settled = page.locator("#compare-settled");
  await expect(settled).toHaveText(/^Based on \d+ of 120 runs/, { timeout: limit(20_000) });
  await button(page, "Cancel").click();
  await expect(far(page)).toHaveText(/^\d+ of 120 runs done\. Press Continue for the rest\.$/);
  await expect(button(page, "Continue")).toBeFocused();
  // Statistics are of whole seeds only. They may be counted once more for what came last.
  await expect(async () => {
    const rows = Number(/on (\d+) of 120/.exec((await settled.textContent()) ?? "")?.[1]);
    expect(rows % 2).toBe(0);
    await expect(cell(page, "Solved", 0)).toContainText(`0 of ${rows / 2}`, { timeout: 1000 });
  }).toPass({ timeout: limit(10_000) });
  await button(page, "Start again").click();
  await expect(far(page)).toHaveText(/^120 runs to do/);
});

test("a page that is closed and opened again goes on where it was", { tag: "@slow" }, async ({ page }) => {
  test.slow();
  const link = LONG.replace("1..60", "1..15").replace("20000000", "10000000");
  await open(page, link);
  await button(page, "Start").click();
  await expect(far(page)).toHaveText(/^[1-9]\d* of 30 runs/, { timeout: limit(20_000) });
  await button(page, "Pause").click();
  await expect(far(page)).toHaveText(/^Paused at/);
  // Longer than rows wait until they are kept.
  const there = /\d+/.exec(await standing(page, 1000))?.[0];
  await page.reload();
  await expect(far(page)).toHaveText(`${there} of 30 runs done. Press Continue for the rest.`);
  await finish(page);
  const csv = await download(page, "Save as CSV");
  expect(csv.bytes.toString()).toBe(native("sweep", link));
});

test("without storage an experiment lasts as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { get: () => undefined });
  });
  await open(page, SMALL);
  await finish(page);
  await page.reload();
  await expect(far(page)).toHaveText(/^80 runs to do/);
});

test("runs are compared by a target energy, or without one by their lowest energy", async ({ page }) => {
  await open(
    page,
    "compare&seeds=1..12&moves=3000&on=puzzle=magic19&with=name=A;cooling=constant;t0=1&with=name=B;t0=4",
  );
  const target = page.getByLabel("Target energy");
  const row = (/** @type {string} */ name) =>
    page.locator("#compare-numbers").getByRole("row").filter({ hasText: name });
  await expect(target).toHaveValue("");
  await target.fill("20");
  await target.press("Enter");
  await expect(page).toHaveURL(/&moves=3000&target=20&on=/);
  await finish(page);
  await expect(page.locator("#compare-settled")).toHaveText(
    "Over all 24 runs. Solved means here: an energy of at most 20.",
  );
  await expect(row("Expected running time")).toBeVisible();
  await target.fill("none");
  await target.press("Enter");
  await expect(page).toHaveURL(/&target=none&on=/);
  await finish(page);
  await expect(page.locator("#compare-settled")).toHaveText(/^Over all 24 runs\. No target/);
  await expect(row("Mean energy").getByRole("cell").first()).toHaveText(/^\d+\.\d\d/);
  await expect(row("Expected running time")).toBeHidden();
  await expect(page.locator("[data-figure=budgets] svg")).toBeVisible();
  await expect(page.locator("[data-figure=lengths]")).toBeHidden();
  await expect(page.locator("#compare-pairs")).toContainText("mean difference");
  await expect(page.getByRole("columnheader", { name: "Solved" })).toBeHidden();
  await expect(page.locator("#compare-runs-energy")).toHaveText("Lowest energy");
  const csv = await download(page, "Save as CSV");
  expect(csv.bytes.toString()).toContain(",board,target,");
  await target.fill("low");
  await target.press("Enter");
  await expect(page.getByText("'low' is no target")).toBeVisible();
});

test("a crash of the statistics takes nothing: its reason is said, rows are saved, and the figures come", async ({
  page,
  complaints,
}) => {
  // The worker of the statistics breaks at each slice, as long as that is wanted.
  await page.addInitScript(() => {
    const asked = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
      const breaks = message.type === "sumOn" && !sessionStorage.getItem("mended");
      if (breaks) this.dispatchEvent(new ErrorEvent("error", { message: "the judge fell asleep", cancelable: true }));
      else asked.call(this, message, ...rest);
    };
  });
  await open(page, SMALL);
  await expect(page.getByRole("alert").filter({ hasText: "the judge fell asleep" })).toBeVisible();
  await finish(page);
  const csv = await download(page, "Save as CSV");
  expect(csv.bytes.toString()).toBe(native("sweep", SMALL));
  await page.evaluate(() => sessionStorage.setItem("mended", "yes"));
  const json = await download(page, "Save as JSON");
  expect(json.bytes.toString()).toBe(native("sweep", SMALL, "--format", "json"));
  await page.reload();
  await expect(page.locator("#compare-settled")).toHaveText("Over all 80 runs.");
  await expect(cell(page, "Solved", 0)).toContainText("of 40");
  expect((await download(page, "Save as CSV")).bytes.toString()).toBe(csv.bytes.toString());
  forgive(complaints, /the judge fell asleep/);
});

test("Back returns from a comparison to the run as it was, and Forward to the comparison", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Step").click();
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("textbox", { name: /^Name of setting/ })).toHaveCount(2);
  await page.goBack();
  await expect(readout(page, "Move")).toHaveText("1");
  await expect(page).toHaveTitle(/^Magic 19/);
  await page.goForward();
  await expect(page.getByRole("textbox", { name: /^Name of setting/ })).toHaveCount(2);
});

test("settings are added, changed, named and removed, and every change is another link", async ({ page }) => {
  await open(page, SMALL);
  await button(page, "Add a setting").click();
  await expect(page.getByRole("textbox", { name: "Name of setting 3" })).toBeFocused();
  const third = page.getByRole("listitem").filter({ has: page.getByRole("textbox", { name: "Name of setting 3" }) });
  await third.getByRole("combobox", { name: "Cooling" }).selectOption("constant");
  await expect(page).toHaveURL(/with=name=T%20%3D%201\.15~solver=anneal~/);
  await third.getByRole("textbox", { name: "T0" }).fill("boiling");
  await third.getByRole("textbox", { name: "T0" }).press("Enter");
  await expect(third.getByRole("alert")).toHaveText(/^'boiling' is not .*number from/);
  await third.getByRole("textbox", { name: "T0" }).fill("2.5");
  await third.getByRole("textbox", { name: "T0" }).press("Enter");
  await expect(page).toHaveURL(/with=name=T%20%3D%202\.5~solver=anneal~/);
  await third.getByRole("textbox", { name: "Name of setting 3" }).fill("Warm");
  await third.getByRole("textbox", { name: "Name of setting 3" }).press("Enter");
  await expect(page).toHaveURL(/with=name=Warm~/);
  await button(page, "Remove Published").click();
  await expect(page).not.toHaveURL(/Published/);
  await page.getByRole("textbox", { name: "Seeds" }).fill("9..8");
  await page.getByRole("textbox", { name: "Seeds" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "9..8" })).toHaveText(/is not first\.\.last/);
  await page.getByRole("textbox", { name: "Seeds" }).fill("8..9");
  await page.getByRole("textbox", { name: "Seeds" }).press("Enter");
  // The next change is one of this experiment.
  await expect(page).toHaveURL(/seeds=8\.\.9&/);
  await page.getByRole("textbox", { name: "Budget" }).fill("12 345");
  await page.getByRole("textbox", { name: "Budget" }).press("Enter");
  await expect(page).toHaveURL(
    /#compare&v=2&seeds=8\.\.9&moves=12345&on=puzzle=magic19&with=name=Cold~.*&with=name=Warm~/,
  );
  await expect(far(page)).toHaveText(/^4 runs to do/);
  await finish(page);
  await expect(far(page)).toHaveText("All 4 runs are done.");
});

test("one number is varied; plots and the list of runs mark each other's runs, and a row opens its run", async ({
  page,
}) => {
  await open(page, "compare&seeds=1..6&moves=50000&with=cooling=constant;t0=1;restart=none");
  await page.getByText("Vary a number").click();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("textbox", { name: "Name of setting 1" }) });
  await card.getByRole("textbox", { name: "From" }).fill("cold");
  await card.getByRole("textbox", { name: "To" }).fill("4");
  await card.getByRole("textbox", { name: "Values" }).fill("4");
  await button(page, "Make settings").click();
  await expect(card.getByRole("alert")).toHaveText(/^'cold' is not a positive number/);
  await card.getByRole("textbox", { name: "From" }).fill("0.5");
  await button(page, "Make settings").press("Enter");
  await expect(page.getByRole("textbox", { name: "Name of setting 4" })).toHaveValue("T = 4");
  await finish(page);
  await expect(page.getByRole("img", { name: "Expected running time over T0" })).toBeVisible();
  await page.getByText("All runs", { exact: true }).click();
  const list = page.getByRole("region", { name: "All runs" });
  await expect(list.getByRole("row")).toHaveCount(21);
  await button(page, "Next").click();
  await expect(list.getByRole("row")).toHaveCount(5);
  await page.getByRole("combobox", { name: "Setting", exact: true }).selectOption("T = 1");
  await page.getByRole("combobox", { name: "Order" }).selectOption("by cost, least first");
  await expect(list.getByRole("row")).toHaveCount(7);
  // The rows are there before they are in the new order.
  const isInOrder = async () => {
    const costs = await list.getByRole("row").locator("td:nth-child(4)").allTextContents();
    const numbers = costs.map((text) => Number(text.replace(",", "")));
    return numbers.every((cost, i) => i === 0 || numbers[i - 1] <= cost);
  };
  await expect.poll(isInOrder).toBe(true);
  // From the list to the plots: a mark more on each that has the run; from a plot to the list.
  const marks = (/** @type {RegExp} */ name) => page.getByRole("img", { name }).locator("polygon");
  const before = [await marks(/^Run-length/).count(), await marks(/^Runs with the same seed/).count()];
  const first = list.getByRole("button").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(first).toBeFocused();
  await expect(marks(/^Run-length/)).toHaveCount(before[0] + 3);
  await expect(marks(/^Runs with the same seed/)).toHaveCount(before[1] + 3);
  await page.getByRole("combobox", { name: "Across" }).selectOption("T = 2");
  const points = page.getByRole("img", { name: "Runs with the same seed: T = 1 over T = 2" }).locator("polygon");
  await points.last().click();
  await expect(list.locator("button[aria-pressed=true]")).toHaveCount(1);
  // All at once: the list may still be drawn with the run that was chosen last.
  const row = list.getByRole("row").filter({ has: page.locator("button[aria-pressed=true]") });
  const [, solved, cost] = await row.evaluate((line) => {
    line.querySelector("a")?.click();
    return [...line.querySelectorAll("td")].map((cell) => cell.textContent);
  });
  await expect(page).toHaveURL(/#v=2&puzzle=magic19&.*cooling=constant&t0=[12]&.*moves=50000&/);
  if (solved === "yes") {
    await button(page, "Full speed").click();
    await button(page, "Start").click();
    await expect(page.getByRole("status")).toHaveText(new RegExp(`^Solved after ${cost} moves`));
  }
  await page.goBack();
  await expect(far(page)).toHaveText("All 24 runs are done.");
});

test("seeds are added until enough runs are solved, by a rule that the link holds", async ({ page }) => {
  await open(page, "compare&seeds=1..4&moves=20000&with=cooling=constant;t0=1&with=cooling=constant;t0=1.5");
  const least = page.getByRole("textbox", { name: "Solved at least" });
  await least.fill("0");
  await least.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "'0'" })).toHaveText(/is not a whole number from 1 to/);
  await least.fill("5");
  await least.press("Enter");
  await expect(page).toHaveURL(/seeds=1\.\.4&least=5&moves=20000/);
  await expect(far(page)).toHaveText(/^8 runs to do/);
  await finish(page);
  const said = (await far(page).textContent()) ?? "";
  const made = Number(/All (\d+) runs/.exec(said)?.[1]);
  expect(made).toBeGreaterThan(8);
  expect(made % 8).toBe(0);
  for (const column of [0, 1]) {
    expect(Number(/, (\d+) of/.exec((await cell(page, "Solved", column).textContent()) ?? "")?.[1])).toBeGreaterThan(4);
  }
  // Kept rows are there again, and no round more.
  await page.reload();
  await expect(far(page)).toHaveText(said);
});

test("a built-in experiment is one choice, and says what to look for", { tag: "@slow" }, async ({ page }) => {
  await open(page, "compare");
  const builtIn = page.getByRole("combobox", { name: "Built-in experiments" });
  // They are listed when the core has named all of them.
  await expect(builtIn.locator("option", { hasText: "Sudoku 16×16: where it is hard" })).toBeAttached();
  await builtIn.selectOption("Sudoku 16×16: where it is hard");
  await expect(page.getByText(/^What to look for: Compare the runs solved by fraction of givens/)).toBeVisible();
  await expect(far(page)).toHaveText(/^280 runs to do/);
  await expect(page).toHaveURL(/on=lewis=16~share=0\.25~count=10~seed=1/);
  await page.getByRole("textbox", { name: "Budget" }).fill("100000");
  await page.getByRole("textbox", { name: "Budget" }).press("Enter");
  await expect(builtIn).toHaveValue("0");
  await expect(page).toHaveURL(/moves=100000&/);
  await page.getByRole("textbox", { name: "Seeds" }).fill("1..1");
  await page.getByRole("textbox", { name: "Seeds" }).press("Enter");
  await expect(page).toHaveURL(/seeds=1\.\.1&moves=100000&/);
  // The other number of runs says that the experiment is there to be started.
  await expect(far(page)).toHaveText(/^140 runs to do/);
  await finish(page);
  await expect(page.getByRole("img", { name: /^Runs solved by puzzle of Singles first/ })).toBeVisible();
});

test("a link that cannot be opened is reported, and the usual experiment opens", async ({ page }) => {
  await open(page, "compare&with=t0=hot");
  await expect(
    page.getByText(
      /^This experiment cannot be opened\. with: setting A: t0: 'hot' is not a number from 1e-9 to 1e9\. /,
    ),
  ).toBeVisible();
  await expect(far(page)).toHaveText(/^200 runs to do/);
});

test("a race runs its lanes move by move to the end", async ({ page }) => {
  await open(
    page,
    "compare&on=puzzle=octa;givens=9,3,13,6,12,.,.,1,14,.,.,4,7,.,.,.&with=name=One&with=name=Two;t0=3;cooling=constant",
  );
  await page.getByRole("tab", { name: "Race" }).click();
  const lane = (/** @type {string} */ name) => page.getByRole("region", { name, exact: true });
  await expect(lane("Two")).toContainText("Ready.");
  await page.getByRole("checkbox", { name: "A*" }).check();
  for (const name of ["One", "Two", "A*, Values"]) await expect(lane(name)).toContainText("Ready.");
  for (let made = 1; made <= 3; made++) {
    await button(page, "Step").click();
    for (const name of ["One", "Two"])
      await expect(lane(name)).toContainText(new RegExp(`^${name}${made} moves?, energy`));
    await expect(lane("A*, Values")).toContainText(new RegExp(`${made} expansions?,`));
  }
  await button(page, "Start race").click();
  // AIMA's own count on this start.
  await expect(lane("A*, Values")).toContainText("Solved after 107 expansions.");
  await expect(page.getByText("Finished: every lane has ended.")).toBeVisible();
  await expect(lane("One")).toContainText("Solved after");
  await button(page, "Start over").click();
  await expect(lane("One")).toContainText("Ready.");
});

test("a race on a map has each setting once, by what it is, and can be watched", async ({ page }) => {
  await open(
    page,
    "compare&on=puzzle=route&with=name=BFS;solver=bfs&with=name=A*;solver=astar&with=name=Greedy;solver=greedy&with=name=UCS;solver=ucs",
  );
  await page.getByRole("tab", { name: "Race" }).click();
  const lane = (/** @type {string} */ name) => page.getByRole("region", { name, exact: true });
  await expect(lane("Greedy, Manhattan")).toContainText("Ready.");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await page.getByRole("checkbox", { name: "UCS" }).check();
  await expect(page.getByRole("checkbox", { name: "A*, Manhattan" })).toBeChecked();
  await expect(lane("UCS")).toContainText("Ready.");
  await expect(page.getByText("blank cells")).toHaveCount(0);
  await expect(lane("UCS")).toContainText("frontier over expansions");
  await expect(page.getByText(/^2\d expansions\/s each$/)).toBeVisible();
  await button(page, "Step").click();
  await expect(lane("BFS")).toContainText("1 expansion, 4 nodes in the frontier.");
  await page.getByRole("slider", { name: "Speed" }).fill("1");
  await button(page, "Start race").click();
  await expect(lane("BFS")).toContainText("Solved after 215 expansions, at cost 41.");
  await expect(lane("A*, Manhattan")).toContainText("Solved after 153 expansions, at cost 27.");
  await expect(lane("Greedy, Manhattan")).toContainText("Solved after 41 expansions, at cost 43.");
  await expect(lane("UCS")).toContainText("Solved after 221 expansions, at cost 27.");
});

test("searches are compared by expansions and cost, without intervals", async ({ page }) => {
  await open(page, "compare&on=puzzle=route&with=name=BFS;solver=bfs&with=name=A*;solver=astar");
  await finish(page);
  const table = page.getByRole("region", { name: "Numbers" });
  await expect(table.getByRole("row", { name: /^Cost of the route .* 41 27$/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Cost The same in every run.* 215 153$/ })).toBeVisible();
  await expect(table).toContainText("expansions");
  await expect(table).not.toContainText(/nodes|Wilson|Quartiles|0 ns/);
  await expect(page.getByText("In pairs", { exact: true })).toBeHidden();
});

test("a race against exact search ends with its solution", async ({ page }) => {
  await open(page, "compare&with=name=Cold;cooling=constant;t0=1");
  await page.getByRole("tab", { name: "Race" }).click();
  const exact = page.getByRole("region", { name: "Exact search" });
  await expect(exact).toContainText("Ready.");
  await page.getByRole("slider", { name: "Speed" }).fill("1");
  await button(page, "Start race").click();
  await expect(exact).toContainText(/Solved after [\d,]+ nodes\./);
  await expect(page.getByText("Finished: every lane has ended.")).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
]) {
  test(
    `axe finds nothing in a comparison at ${width}x${height}`,
    { tag: width === 390 ? [] : "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, SMALL);
      await finish(page);
      // The numbers of the last runs are there.
      await expect(cell(page, "Solved", 0)).toContainText(" of 40");
      for (const summary of ["More puzzles", "On the command line"])
        await page.locator("summary", { hasText: summary }).click();
      await page.getByText("All numbers").first().click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width > 760) expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      await page.getByRole("tab", { name: "Race" }).click();
      await expect(page.getByRole("region", { name: "Cold" })).toContainText("Ready.");
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}
