// The run and the comparison are two views of one page: what is done in one happens there, and its address is its own. And what is
// asked for twice at once in the comparison is done once after the other.

import { test, expect } from "./support/fixture.js";
import { button, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const COMPARED = "compare&seeds=1..9&moves=1000&with=name=Cold;cooling=constant;t0=1";
/** Of these grids some take seconds. */
const GRIDS = "compare&seeds=1..2&moves=1000&on=lewis=25;share=0.4;count=200;seed=1";

/** @param {Page} page */
const far = (page) => page.locator("#compare-progress");
/** @param {Page} page @param {string} name */
const lane = (page, name) => page.getByRole("region", { name, exact: true });
/** @param {Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/**
 * Counts what is asked of workers, and holds back what is of one type.
 * @param {Page} page
 * @param {string} [held]
 */
const watchRequests = (page, held = "") =>
  page.evaluate((held) => {
    const post = Worker.prototype.postMessage;
    /** @type {Record<string, number>} */
    const asked = {};
    /** @type {(() => void)[]} */
    const waiting = [];
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
      asked[message.type] = (asked[message.type] ?? 0) + 1;
      if (message.type === held) waiting.push(() => post.call(this, message, ...rest));
      else post.call(this, message, ...rest);
    };
    const letGo = () => {
      held = "";
      for (const go of waiting.splice(0)) go();
    };
    Object.assign(window, { asked, letGo });
  }, held);
/** @param {Page} page @param {string} type */
const asked = (page, type) => page.evaluate((type) => /** @type {any} */ (window).asked[type] ?? 0, type);
/** @param {Page} page */
const letGo = (page) => page.evaluate(() => /** @type {any} */ (window).letGo());

for (const from of ["a run", "a link straight to it"]) {
  test(`a puzzle that is chosen in the library leads from the comparison to its run; from ${from}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(from === "a run" ? "./#seed=20" : `./#${COMPARED}`);
    if (from === "a run") {
      await ready(page);
      await page.getByRole("link", { name: "Compare" }).click();
    }
    await expect(far(page)).toHaveText(/runs to do/);
    await expect(page).toHaveURL(/#compare&/);
    const compared = page.url();
    await button(page, "Library").click();
    await page.getByRole("button", { name: /^Magic triangle, sum 9/ }).click();
    await expect(page.getByRole("heading", { name: "Magic triangle, sum 9" })).toBeVisible();
    await expect(page).toHaveURL(/#v=2&puzzle=triangle-3-9&/);
    await expect(page.locator("#compare")).toBeHidden();
    // The comparison is as it was left, and its address and what is copied are its own again.
    await page.getByRole("link", { name: "Compare" }).click();
    // The address is there before the page has heard of it; until then the run's own button stands there.
    await expect(page.locator("#compare")).toBeVisible();
    await expect(page).toHaveURL(compared);
    await button(page, "Copy link").click();
    await expect.poll(() => copied(page)).toBe(compared);
  });
}

for (const held of /** @type {const} */ (["open"])) {
  test(`a run that comes late changes neither the view nor its address nor what is copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("./#seed=20");
    await ready(page);
    await page.getByRole("link", { name: "Compare" }).click();
    await expect(far(page)).toHaveText(/runs to do/);
    await page.getByRole("link", { name: "Run", exact: true }).click();
    await watchRequests(page, held);
    await button(page, "New seed").click();
    await expect.poll(() => asked(page, held)).toBe(1);
    await page.getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(/#compare&/);
    const compared = page.url();
    await letGo(page);
    // The answer is there when a later one of the same worker is.
    await expect.poll(() => asked(page, "curve")).toBeGreaterThan(0);
    await expect(page).toHaveURL(compared);
    await button(page, "Copy link").click();
    await expect.poll(() => copied(page)).toBe(compared);
    await page.getByRole("link", { name: "Run", exact: true }).click();
    await expect(page).not.toHaveURL(/seed=20$/);
    await ready(page);
  });
}

test("a file that is dropped on the comparison is left alone", async ({ page }) => {
  await page.goto(`./#${COMPARED}`);
  await expect(far(page)).toHaveText(/runs to do/);
  const left = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["1"], "sudoku.txt", { type: "text/plain" }));
    const at = document.getElementById("compare-figures") ?? document.body;
    // What nobody prevents the browser does: it opens the file in place of the page.
    return ["dragover", "drop"].map((type) => {
      return at.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    });
  });
  expect(left).toEqual([false, false]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#compare")).toBeVisible();
});

test("Start, pressed by key, keeps the focus in the comparison when all runs are done", async ({ page }) => {
  await page.goto(`./#${COMPARED}`);
  await expect(far(page)).toHaveText(/runs to do/);
  await button(page, "Start").press("Enter");
  await expect(far(page)).toHaveText("All 9 runs are done.");
  await expect(page.locator("#compare :focus")).toHaveCount(1);
});

test("two quick steps of a race are two moves of each lane", async ({ page }) => {
  await page.goto(`./#${COMPARED}&with=name=Warm;cooling=constant;t0=3`);
  await page.getByRole("tab", { name: "Race" }).click();
  for (const name of ["Cold", "Warm"]) await expect(lane(page, name)).toContainText("Ready.");
  await watchRequests(page, "advance");
  for (let step = 0; step < 3; step++) await button(page, "Step").click();
  await letGo(page);
  for (const name of ["Cold", "Warm"]) await expect(lane(page, name)).toContainText("3 moves, energy");
  await button(page, "Step").click();
  for (const name of ["Cold", "Warm"]) await expect(lane(page, name)).toContainText("4 moves, energy");
});

test("a race that is started, paused and started at once runs once", async ({ page }) => {
  await page.goto(`./#${COMPARED}&with=name=Warm;cooling=constant;t0=3`);
  await page.getByRole("tab", { name: "Race" }).click();
  for (const name of ["Cold", "Warm"]) await expect(lane(page, name)).toContainText("Ready.");
  await watchRequests(page, "advance");
  await page.locator("#race-start").evaluate((start) => {
    for (let press = 0; press < 3; press++) /** @type {HTMLElement} */ (start).click();
  });
  await expect.poll(() => asked(page, "advance")).toBe(2);
  // Frames in which a second loop would ask, too.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await asked(page, "advance")).toBe(2);
  await button(page, "Pause race").click();
  await letGo(page);
  await expect(page.getByText("Paused.")).toBeVisible();
});

test("an experiment of many large grids says how far it is, and is given up for the usual one", async ({ page }) => {
  await page.goto(`./#${GRIDS}`);
  await expect(far(page)).toHaveText(/^Preparing the comparison\. Grids and presets: \d+ of 200\.$/);
  await expect(page.getByRole("progressbar", { name: "Runs made" })).toHaveAttribute("max", "200");
  await expect(button(page, "Start")).toBeDisabled();
  await button(page, "Cancel").click();
  await expect(
    page.getByText("Making the random puzzles was cancelled. Here is the default experiment instead."),
  ).toBeVisible();
  await expect(far(page)).toHaveText(/^200 runs to do/);
  await expect(page).toHaveURL(/on=puzzle=magic19/);
});

test("puzzles that are added can be given up while they are made; those that are there are not made again", async ({
  page,
}) => {
  await page.goto(`./#${GRIDS.replace("count=200", "count=3").replace("seed=1", "seed=600")}`);
  await expect(far(page)).toHaveText(/runs to do/);
  const before = page.url();
  await page.getByText("More puzzles").click();
  const form = page.getByRole("form", { name: "Make sudokus" });
  await form.getByLabel("Size").selectOption("25");
  await form.getByLabel("How many").fill("190");
  await button(page, "Add sudokus").click();
  await expect(far(page)).toHaveText(/^Preparing the comparison\. Grids and presets: \d+ of 193\.$/);
  await button(page, "Cancel").click();
  await expect(far(page)).toHaveText(/runs to do/);
  await expect(button(page, "Start")).toBeFocused();
  await expect(page).toHaveURL(before);
  // One answer, since nothing is to be made.
  await watchRequests(page);
  await page.getByLabel("Seeds").fill("1..3");
  await page.getByLabel("Seeds").press("Tab");
  await expect(page).toHaveURL(/seeds=1\.\.3&/);
  expect(await asked(page, "readOn")).toBe(1);
});
