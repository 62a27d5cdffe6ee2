// Play against it: hold the temperature, pin a cell, swap two numbers; and the link replays it all.

import { expect, showAll, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { board, button, look, readout, ready, solve } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Never solved in a while. */
const COLD = "./#seed=20&cooling=constant&t0=0.1";

/** @param {Page} page @param {string} letter */
const cell = (page, letter) => page.getByRole("gridcell", { name: new RegExp(`^${letter}: `) });

/** @param {Page} page @param {string} letter */
async function middleOf(page, letter) {
  // Waits until it stands still.
  await cell(page, letter).scrollIntoViewIfNeeded();
  const box = await cell(page, letter).boundingBox();
  if (!box) throw new Error(`no cell ${letter}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page */
const numbers = (page) => board(page);

test("two numbers are swapped by keyboard, and the link says so", async ({ page }) => {
  await page.goto(COLD);
  await ready(page);
  const [a, b] = await numbers(page);
  await cell(page, "A").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Swap A with another")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  // The button says what it holds, not where the focus is.
  await expect(button(page, "Swap A with another")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/&hand=0:s0-1$/);
  // The link is there before the board.
  await expect.poll(async () => (await numbers(page)).slice(0, 2)).toEqual([b, a]);
  await cell(page, "C").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Swap C with another")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(button(page, "Swap C with another")).toHaveAttribute("aria-pressed", "false");
});

test("two numbers are swapped by dragging, and by tapping", async ({ page }) => {
  await page.goto(COLD);
  await ready(page);
  const before = await numbers(page);
  const [from, to] = [await middleOf(page, "A"), await middleOf(page, "C")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/&hand=0:s0-2$/);
  await expect(cell(page, "A")).toHaveAccessibleName(new RegExp(`^A: ${before[2]},`));

  const [d, e] = [await middleOf(page, "D"), await middleOf(page, "E")];
  await page.mouse.click(d.x, d.y);
  await button(page, "Swap D with another").click();
  await page.mouse.click(e.x, e.y);
  await expect(page).toHaveURL(/&hand=0:s0-2,0:s3-4$/);
});

test("a pinned cell stays while the run goes on, until it is unpinned", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#seed=20&cooling=constant&t0=50");
  await ready(page);
  await cell(page, "J").focus();
  const [name] = ((await cell(page, "J").getAttribute("aria-label")) ?? "").split(",");
  await page.keyboard.press("l");
  await expect(cell(page, "J")).toHaveAccessibleName(new RegExp(`^${name}, pinned`));
  await button(page, "Start").click();
  await expect(readout(page, "Move")).toHaveText(/,\d{3}$/);
  await expect(cell(page, "J")).toHaveAccessibleName(new RegExp(`^${name}, pinned`));
  await expect(button(page, "Pin J")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Pin J").click();
  await expect(page).toHaveURL(/&hand=0:p9,\d+:u9$/);
  await expect(cell(page, "J")).not.toHaveAccessibleName(/pinned/);
});

test("the temperature is held while the run plays, given back, and replayed by the link", async ({ page, context }) => {
  // One that a hot moment does not solve.
  await page.goto("./#puzzle=magic-hexagon&seed=20&cooling=constant&t0=0.1");
  await ready(page);
  // Else it is held and released at the same move, which is nothing.
  await page.getByRole("slider", { name: "Speed" }).fill("40");
  await button(page, "Start").click();
  const slider = page.getByRole("slider", { name: "Temperature" });
  await slider.fill("900");
  await expect(slider).toHaveAttribute("aria-valuetext", /held by hand/);
  await expect(page).toHaveURL(/&hand=\d+:t\d+(\.\d+)?$/);
  await button(page, "Back to the schedule").click();
  await expect(page).toHaveURL(/&hand=\d+:t\d+(\.\d+)?,\d+:t$/);
  await expect(slider).toHaveAttribute("aria-valuetext", /^0\.1, as scheduled/);
  await button(page, "Pause").click();
  await expect(
    page.getByText(/^Paused at move [\d,]+, energy \d+\. The link replays your interventions\.$/).first(),
  ).toBeVisible();
  const other = await context.newPage();
  // What was asked for before the press still comes: then the run rests, and is replayed to where it does.
  await expect(async () => {
    const moves = Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
    await other.goto("about:blank");
    await other.goto(`${page.url()}&at=${moves}`);
    await expect(readout(other, "Move")).toHaveText(moves.toLocaleString("en"));
    expect(await board(other)).toEqual(await board(page));
    await expect(readout(page, "Move")).toHaveText(moves.toLocaleString("en"), { timeout: 1000 });
  }).toPass();

  await button(page, "Run without interventions").click();
  await expect(page).not.toHaveURL(/hand=/);
  await expect(readout(page, "Move")).toHaveText("0");
});

test("a finger moves the thermometer: up is hot, and the page stays where it is", async ({ browser, baseURL }) => {
  // A tablet, where it stands upright and the page is as low as it gets.
  const context = await browser.newContext({ baseURL, viewport: { width: 1024, height: 540 }, hasTouch: true });
  await context.addInitScript(showAll);
  const page = await context.newPage();
  await page.goto("./#seed=20&cooling=constant&t0=1");
  const slider = page.getByRole("slider", { name: "Temperature" });
  await expect(slider).toBeEnabled();
  const box = await slider.boundingBox();
  if (!box) throw new Error("no place");
  const session = await context.newCDPSession(page);
  const touch = (/** @type {string} */ type, /** @type {number} */ down) =>
    session.send("Input.dispatchTouchEvent", {
      type: /** @type {any} */ (type),
      touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width / 2, y: box.y + down * box.height }],
    });
  const value = async () => Number(await slider.inputValue());
  await touch("touchStart", 0.5);
  for (const down of [0.45, 0.4, 0.3, 0.2, 0.1]) await touch("touchMove", down);
  await expect.poll(value).toBeGreaterThan(850);
  for (const down of [0.3, 0.6, 0.9]) await touch("touchMove", down);
  await expect.poll(value).toBeLessThan(150);
  await touch("touchEnd", 0.9);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/hand=0:t/);
  await context.close();
});

test("a hand in the past drops what came after it", async ({ page }) => {
  await page.goto(COLD);
  await ready(page);
  for (let i = 0; i < 3; i++) await page.locator("body").press("Shift+ArrowRight");
  await expect(readout(page, "Move")).toHaveText("300");
  await page.locator("body").press("Shift+ArrowLeft");
  await expect(page.getByText(/^At move 200 of 300/).first()).toBeVisible();
  await cell(page, "A").focus();
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/&hand=200:p0/);
  await expect(page.getByText(/^Paused at move 200/).first()).toBeVisible();
  await expect(cell(page, "A")).toHaveAccessibleName(/pinned/);
  await page.getByRole("combobox", { name: "Jump to" }).selectOption("By hand");
  await page.locator("body").press(".");
  await expect(readout(page, "Move")).toHaveText("201");
  await page.locator("body").press("Shift+J");
  await expect(readout(page, "Move")).toHaveText("200");
});

test("what cannot be done is refused in words", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=3");
  await ready(page);
  const free = page.getByRole("gridcell", { name: /, annealed/ });
  await free.first().focus();
  await page.keyboard.press("Enter");
  await free.last().focus();
  await page.keyboard.press("Enter");
  const sentence = page.locator("#sentence");
  await expect(sentence).toContainText("a swap takes two cells of one box");
  await expect(page).not.toHaveURL(/hand=/);
  // What the run takes next is not said to be refused.
  await free.first().focus();
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/hand=0:p/);
  await expect(sentence).not.toContainText("a swap takes two cells of one box");
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
]) {
  test(`two numbers are swapped by a finger that drags one, and a refusal moves nothing, ${width}x${height}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height }, hasTouch: true });
    await context.addInitScript(showAll);
    const page = await context.newPage();
    await page.goto("./#puzzle=sudoku&seed=3&singles=off");
    await ready(page);
    const session = await context.newCDPSession(page);
    const places = await page.getByRole("gridcell").evaluateAll((cells) =>
      cells.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, free: cell.ariaLabel?.includes("annealed") ?? false };
      }),
    );
    const boxOf = (/** @type {number} */ cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
    const free = places.flatMap(({ free }, cell) => (free ? [cell] : []));
    // Downwards, as one scrolls.
    const below = free.filter((cell) => cell >= 9 && boxOf(cell) === boxOf(free[0]))[0];
    const afar = free.filter((cell) => boxOf(cell) === boxOf(free[0]) + 3)[0];
    const given = places.findIndex(({ free }) => !free);
    /** @param {number} from @param {number} to */
    async function drag(from, to) {
      const point = (/** @type {number} */ share) => ({
        x: places[from].x + share * (places[to].x - places[from].x),
        y: places[from].y + share * (places[to].y - places[from].y),
      });
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point(0)] });
      for (const share of [0.2, 0.4, 0.6, 0.8, 1])
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point(share)] });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
    const top = () => page.getByRole("gridcell").first().boundingBox();
    const before = await top();
    await drag(free[0], afar);
    const sentence = page.locator("#sentence");
    await expect(sentence).toContainText("a swap takes two cells of one box");
    expect(await top()).toEqual(before);
    await drag(free[0], below);
    await expect(page).toHaveURL(new RegExp(`&hand=0:s${free[0]}-${below}$`));
    await expect(sentence).not.toContainText("a swap takes two cells of one box");
    expect(await top()).toEqual(before);
    // From a number that does not move a finger scrolls, where there is more of the page.
    if (height < width) return context.close();
    await drag(afar, given);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await drag(
      places.findLastIndex(({ free }) => !free),
      given,
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await context.close();
  });
}

test("a run that was over in no time is watched again at a speed that can be seen", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  const moves = Number((await readout(page, "Move").textContent())?.replaceAll(",", ""));
  // Among all instruments Start over and Start are in its place.
  await look(page, "One run").click();
  await button(page, "Watch it again").click();
  await look(page, "All").click();
  const speed = page.getByRole("slider", { name: "Speed" });
  const shown = async () =>
    Number(((await speed.getAttribute("aria-valuetext")) ?? "").replaceAll(",", "").replace(" moves/s", ""));
  await expect.poll(shown).toBeLessThanOrEqual(moves / 7);
  expect(await shown()).toBeGreaterThan(moves / 14);
  await expect(button(page, "Pause")).toBeVisible();
  // The next run goes as fast as was chosen.
  await button(page, "New seed").click();
  await expect(speed).toHaveAttribute("aria-valuetext", "as fast as it goes");
});

test("a search offers no hand", async ({ page }) => {
  await page.goto("./#solver=exact");
  await expect(button(page, "Start")).toBeEnabled();
  await expect(page.getByRole("group", { name: "By hand" })).toBeHidden();
});

test(`axe finds nothing in a touched run, on a laptop and on a phone`, async ({ page }) => {
  await page.goto(`${COLD}&hand=0:p0,0:t0.2`);
  await ready(page);
  await page.locator("body").press(".");
  await expect(readout(page, "Move")).toHaveText("1");
  await cell(page, "A").focus();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
