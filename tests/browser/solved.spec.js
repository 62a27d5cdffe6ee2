// The end of a run: what a solution adds to the collection, collecting on, sharing. By mouse, keys and touch.

import { stat } from "node:fs/promises";
import { expect, limit, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { board, button } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

/** The words on a solution that is new to the collection. */
const added = (/** @type {Page} */ page) => page.locator("#added b");
const more = (/** @type {Page} */ page) => page.locator("#added span");
const sentence = (/** @type {Page} */ page) => page.locator("#sentence");

/** Opens it, and runs it to its end. @param {Page} page @param {string} hash */
async function solved(page, hash) {
  await page.goto(`./${hash}`);
  await expect(page.locator("#start")).toBeEnabled();
  await page.keyboard.press("f");
  await page.locator("#start").click();
  await expect(page.locator("#sentence")).toHaveText(/^Solved after/);
}

/** A cell by its place in the link, not on the screen. @param {Page} page @param {number} at */
const cellAt = (page, at) => page.getByRole("gridcell", { name: new RegExp(`^${String.fromCharCode(65 + at)}:`) });

test("a solution is new, and says how many are left", async ({ page }) => {
  await solved(page, "#seed=1");
  await expect(added(page)).toHaveText("New: 1 of 4");
  await expect(more(page)).toHaveText("3 to go. Turned or mirrored copies count once.");
  await expect(page.locator("#solutions-list li")).toHaveCount(4);
  // A second press of Space, meant to pause, would lose the solved board.
  await expect(page.locator("#sentence")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("#sentence")).toHaveText(/^Solved after/);
  await expectAccessible(page);
  // The same run again says what it said.
  await page.reload();
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(added(page)).toHaveText("New: 1 of 4");
});

test("a solution that is the same as one before is turned back beside it", async ({ page }) => {
  await solved(page, "#seed=20");
  await expect(added(page)).toHaveText("New: 1 of 4");
  // The page as it is goes on to another seed, whose solution is of the same class.
  await page.evaluate(() => void (location.hash = "#seed=22"));
  await expect(page).toHaveURL(/seed=22$/);
  await button(page, "Start").click();
  await expect(added(page)).toHaveText("The same as number 1, turned by 60 degrees");
  await expect(more(page)).toHaveText("Found so far: 1 of 4.");
  // Both are kept; the shelf shows their class once, and has room for what it shows.
  await expect(page.locator("#solutions-list li")).toHaveCount(5);
  await expect(page.locator("#solutions-list li:visible")).toHaveCount(4);
  const row = await page.locator("#solutions-list").evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(row).toBeLessThanOrEqual(0);
  await button(page, "Show both").click();
  const dialog = page.getByRole("dialog", { name: "The same up to symmetry" });
  await expect(dialog.getByText("This run’s solution: the same, turned by 60 degrees")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Rotate to match").click();
  await expect(dialog.getByText("This run’s solution, rotated to match")).toBeVisible();
  // In the end the two pictures are one.
  const pictures = () =>
    dialog
      .locator("canvas")
      .evaluateAll((all) => all.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()));
  await expect.poll(async () => new Set(await pictures()).size).toBe(1);
});

test(
  "Keep collecting runs until the collection is complete, or until it is paused",
  { tag: "@slow" },
  async ({ page }) => {
    test.slow();
    await solved(page, "#seed=1");
    await button(page, "Keep collecting").press("Enter");
    await expect(button(page, "Pause")).toBeFocused();
    await expect(added(page)).toHaveText("New: 4 of 4", { timeout: limit(60_000) });
    await expect(more(page)).toHaveText("All 4 are found: the collection is complete.");
    await expect(button(page, "Keep collecting")).toBeHidden();
    await expect(button(page, "Another seed")).toBeVisible();
    await page.reload();
    await expect(button(page, "Start")).toBeEnabled();

    await solved(page, "#puzzle=star-7-2&seed=1");
    await button(page, "Keep collecting").click();
    await expect(added(page)).toHaveText(/^New: [3-9] of 72$/);
    await button(page, "Pause").click();
    const url = page.url();
    await page.waitForTimeout(1500);
    expect(page.url()).toBe(url);
  },
);

test("a run is shared: its link, a picture and a film, and the device's own sheet", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (what) => {
      document.title = JSON.stringify({
        ...what,
        files: what?.files?.map(({ name, type, size }) => [name, type, size > 1000]),
      });
    };
  });
  await solved(page, "#seed=20");
  await page.locator("#offers").getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this run" });
  await expect(dialog.getByLabel("A link that replays exactly this run")).toHaveValue(page.url());
  await expect(dialog.getByRole("img", { name: "Magic 19, seed 20. Solved after 25,405 moves" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: "The same link as a QR code" })).toBeVisible();
  await expectAccessible(page);
  const picture = page.waitForEvent("download", { timeout: limit(30_000) });
  await dialog.getByRole("button", { name: "Save picture" }).click();
  expect((await picture).suggestedFilename()).toBe("magic19-seed-20.png");
  expect((await stat(await (await picture).path())).size).toBeGreaterThan(10_000);
  await dialog.getByRole("button", { name: "Share…" }).click();
  await expect(page).toHaveTitle(/magic19-seed-20\.png/);
  expect(JSON.parse(await page.title())).toEqual({
    title: "Magic 19, seed 20",
    text: "Solved after 25,405 moves",
    url: page.url(),
    files: [["magic19-seed-20.png", "image/png", true]],
  });
});

test("a film of a run is recorded, and can be given up", { tag: "@slow" }, async ({ page }) => {
  test.slow();
  await solved(page, "#seed=20");
  await page.locator("#offers").getByRole("button", { name: "Share" }).click();
  await button(page, "Make a film").click();
  await expect(page.getByRole("progressbar", { name: /being filmed/ })).toBeVisible();
  await button(page, "Cancel").click();
  await expect(button(page, "Make a film")).toBeVisible();
  const film = page.waitForEvent("download", { timeout: limit(30_000) });
  await button(page, "Make a film").click();
  expect((await film).suggestedFilename()).toMatch(/^magic19-seed-20\.(mp4|webm)$/);
  expect((await stat(await (await film).path())).size).toBeGreaterThan(50_000);
  await expect(page.getByText("The film is saved.")).toBeVisible();
});

test("a run that ends unsolved says why in figures, and offers what helps", async ({ page }) => {
  await page.goto("./#puzzle=magic-hexagon&preset=frozen&moves=200000");
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  const why = page.locator("#offers .why");
  await expect(sentence(page)).toHaveText("Not solved in 200,000 moves: best energy 4, at move 1,487.");
  await expect(why).toHaveText(
    "The last worsening move was accepted at move 177,305. From its board, the smallest worsening move raises the energy by 2: probability 0.1 % at T = 0.3.",
  );
  await expect(page.getByText("Would it be solved warmer?")).toBeVisible();
  await expect(button(page, "Run it with restarts")).toBeHidden();
  await button(page, "Run it warmer, at T = 2.4").click();
  await expect(page).toHaveURL(/cooling=constant&t0=2\.4&/);
  await expect(sentence(page)).toHaveText(/^Not solved in 200,000 moves: /);
  await expect(why).toHaveText(/ probability 43\.5 % at T = 2\.4\.$/);
  await expect(page.getByRole("button", { name: /^Run it warmer/ })).toBeHidden();
  // One that never goes up.
  await page.goto("./#puzzle=sudoku&cooling=constant&t0=0.05&moves=1000000&seed=3");
  await expect(sentence(page)).toHaveText(/^Type to change/);
  await page.locator("#start").click();
  await expect(why).toHaveText(
    /^No worsening move was ever accepted\. From its board, the smallest worsening move raises the energy by 1: probability below 0\.1 % at T = 0\.05\./,
  );
});

test("what can be done next is in view at every size, and nothing is cut", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(90_000));
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ]) {
    await page.goto("about:blank");
    await page.setViewportSize({ width, height });
    await solved(page, "#seed=20");
    await expect(added(page)).toHaveText("New: 1 of 4");
    for (const name of ["Try it cold", "Another seed"])
      await expect(button(page, name)).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main button, main p, main b")]
        .filter((node) => node.checkVisibility() && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1)
        .map((node) => node.textContent),
    );
    expect(cut, `${width}x${height}`).toEqual([]);
  }
});

/** The middle of a cell. @param {Page} page @param {number} at */
async function middle(page, at) {
  const { x, y, width, height } = (await cellAt(page, at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {Page} page @param {number} from @param {number} to */
async function drag(page, from, to) {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

test("a swap by hand on the ready board is answered, undone and restarted", async ({ page }) => {
  await page.goto("./#puzzle=triangle-3-9&seed=1");
  await expect(button(page, "Start")).toBeEnabled();
  const before = await board(page);
  await drag(page, 0, 2);
  const said = new RegExp(
    `^(${before[0]} and ${before[2]}) change places: (\\d+ (better|worse)\\.|the energy stays\\.)`,
  );
  await expect(page.locator("#sentence")).toHaveText(said);
  await expect(page.locator("#meter-change")).toHaveText(/^(\d+ (better|worse)|equal)$/);
  await drag(page, 3, 4);
  await expect(page).toHaveURL(/hand=0:s0-2,0:s3-4$/);
  await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(/hand=0:s0-2$/);
  await button(page, "Start over").click();
  await expect(page).not.toHaveURL(/hand=/);
  expect(await board(page)).toEqual(before);
});

test("collecting ends where runs find nothing new, and an exact search is offered", async ({ page }) => {
  // One class of solutions, which nobody has counted.
  await solved(page, "#puzzle=custom&define=n1..6;c0,2_1,1_2,0_0,0_-2,0_-1,1;l9ABC_9CDE_9EFA&seed=1");
  await button(page, "Keep collecting").click();
  await expect(added(page)).toHaveText("The last 20 runs found nothing new.", { timeout: limit(30_000) });
  await expect(button(page, "Pause")).toBeHidden();
  // The sentence is of the run that is shown. Its seed is drawn, so its first board may be the solution.
  const moves = await page.locator("#timeline").getAttribute("max");
  const says = new RegExp(`^Solved (after ${moves} moves?|before the first move)\\.`);
  await expect(page.locator("#sentence")).toHaveText(says);
  await expect(page.getByText("Are there more solutions?")).toBeVisible();
  await expect(page.locator("#offer-next")).toHaveText("Prove it");
});

test("on a phone a swap by hand on the ready board is answered where it is seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#puzzle=triangle-3-9&seed=1");
  await expect(button(page, "Start")).toBeEnabled();
  await drag(page, 0, 2);
  await expect(page.locator("#sentence")).toHaveText(/ change places: /);
  const height = await page.locator("#sentence").evaluate((sentence) => sentence.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(20);
});

test("one question follows another: cold, a thousand runs, by hand", async ({ page }) => {
  await solved(page, "#seed=20");
  const question = page.locator("#question");
  await expect(question).toHaveText("Would it be solved without the 245 worse ones?");
  await button(page, "Try it cold").click();
  // It plays, from the same start, at the bottom of the thermometer.
  await expect(page).toHaveURL(/cooling=constant&t0=0\.091&.*seed=20|seed=20.*cooling=constant&t0=0\.091/);
  await expect(button(page, "Pause")).toBeVisible();
  await expect(question).toBeHidden();

  await page.evaluate(() => void (location.hash = "#seed=20"));
  await expect(page).not.toHaveURL(/t0=0\.091/);
  await button(page, "Start").click();
  await expect(question).toHaveText("One run can be luck. How many of 1,000 are solved?");
  await button(page, "Run 1,000").click();
  await expect(page).toHaveURL(/#compare&v=2&seeds=1\.\.1000&.*on=puzzle=magic19/);
  await expect(page.getByLabel("Seeds", { exact: true })).toHaveValue("1..1000");

  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(question).toHaveText("Can you do it by hand?");
  await page.locator("#offer-next").click();
  await expect(page).toHaveURL(/#ladder&rung=1&seed=5$/);
});
