// The ladder: boards that are solved by hand, by mouse, keys and touch; local minima; and annealing from a person's own board.

import { expect, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { board, button } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

const sentence = (/** @type {Page} */ page) => page.locator("#sentence");
const energy = (/** @type {Page} */ page) => page.locator("#meter-value");
const cellAt = (/** @type {Page} */ page, /** @type {number} */ at) =>
  page.getByRole("gridcell", { name: new RegExp(`^${String.fromCharCode(65 + at)}:`) });

/** The best swap each time from the first start of rung 2, and the local minimum where it leads: computed by the core's neighbourhoods. */
const DOWN = "0:s2-5,0:s3-4,0:s1-4";
/** A solution of rung 1. */
const SOLUTION = [1, 6, 2, 4, 3, 5];

/** Opens a rung, and waits for its board. @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto(`./#ladder${link}`);
  await expect(page.locator("#start")).toBeEnabled();
  await expect(page.locator(".ladder-help")).toBeVisible();
}

/** The middle of a cell. @param {Page} page @param {number} at */
async function middle(page, at) {
  const { x, y, width, height } = (await cellAt(page, at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Takes a number up and carries it to another cell. @param {Page} page @param {number} from @param {number} to */
async function carry(page, from, to) {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 3 });
}

/** The swaps that lead from one board to another. @param {number[]} from @param {number[]} to */
function swapsBetween(from, to) {
  const now = [...from];
  const swaps = [];
  for (const [cell, number] of to.entries()) {
    if (now[cell] === number) continue;
    const other = now.indexOf(number);
    swaps.push([cell, other]);
    [now[cell], now[other]] = [now[other], now[cell]];
  }
  return swaps;
}

test("while a number is carried, lines, sums and energy show the board as it would be", async ({ page }) => {
  await open(page, "&rung=1");
  const before = await board(page);
  const count = Number(await energy(page).textContent());
  await carry(page, 0, 3);
  const carried = before.with(0, before[3]).with(3, before[0]);
  const sums = [
    [0, 1, 2],
    [2, 3, 4],
    [4, 5, 0],
  ].map((line) => line.reduce((sum, cell) => sum + carried[cell], 0));
  const would = sums.reduce((all, sum) => all + (sum - 9) ** 2, 0);
  await expect(energy(page)).toHaveText(String(would));
  await expect(page.locator("#meter-lines")).toHaveText(new RegExp(`^${sums.filter((sum) => sum === 9).length} of 3`));
  const change = would < count ? `${count - would} better` : would > count ? `${would - count} worse` : "equal";
  await expect(sentence(page)).toHaveText(`${before[0]} on ${before[3]}: ${change}. Let go to swap them.`);
  expect(await board(page)).toEqual(carried);
  // Carried back, nothing has happened.
  const { x, y } = await middle(page, 0);
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(energy(page)).toHaveText(String(count));
  expect(await board(page)).toEqual(before);
  await expect(page).toHaveURL(/#ladder&rung=1&seed=5$/);
  // Nothing is armed: the next press takes a number up, and swaps none.
  await page.mouse.click(x, y);
  await expect(page.locator("#swap")).toHaveAttribute("aria-pressed", "true");
});

test("a rung is solved by keys and by dragging, undone, done again, kept, and its link replays it", async ({
  page,
}) => {
  await open(page, "");
  await expect(page).toHaveURL(/#ladder&rung=1&seed=5$/);
  const swaps = swapsBetween(await board(page), SOLUTION);
  expect(swaps.length).toBeGreaterThan(1);
  for (const [n, [from, to]] of swaps.entries()) {
    if (n % 2 === 0) {
      for (const at of [from, to]) {
        await cellAt(page, at).focus();
        if (at === to) await expect(sentence(page)).toHaveText(/Enter or a click swaps them\.$/);
        await page.keyboard.press("Enter");
      }
    } else {
      await carry(page, from, to);
      await page.mouse.up();
    }
    await expect(page).toHaveURL(new RegExp(`0:s${from}-${to}$`));
    if (n > 0) continue;
    const link = page.url();
    await button(page, "Undo").click();
    await expect(page).toHaveURL(/seed=5$/);
    await page.keyboard.press("Control+y");
    await expect(page).toHaveURL(link);
    await page.keyboard.press("Control+z");
    await expect(page).toHaveURL(/seed=5$/);
    await button(page, "Redo").click();
    await expect(page).toHaveURL(link);
  }
  await expect(page.locator("#aim")).toHaveText("Every line adds up to 9.");
  await expect(sentence(page)).toHaveText(
    /^Solved in \d swaps\. (Fewer are not possible: all boards were searched|\d are enough from this start)\.$/,
  );
  await expect(page.locator("#question")).toHaveText("Can you do the next board as well: Ring of eight?");
  const solved = page.url();
  await page.keyboard.press("Control+z");
  await expect(sentence(page)).toHaveText(/so far\.$/);
  await expect(page).not.toHaveURL(solved);
  await page.keyboard.press("Control+y");
  await expect(sentence(page)).toHaveText(/^Solved in /);
  await expect(page).toHaveURL(solved);
  await page.reload();
  await expect(sentence(page)).toHaveText(/^Solved in /);
  expect(await board(page)).toEqual(SOLUTION);
  await page.locator("#offer-next").click();
  await expect(page).toHaveURL(/#ladder&rung=2&seed=22$/);
  await expect(page.getByRole("link", { name: /^Triangle of six ?Solved by you in \d swaps$/ })).toBeVisible();
  // Without a rung the link leads to the first one that is not solved.
  await page.goto("./#ladder");
  await expect(page).toHaveURL(/#ladder&rung=2&seed=22$/);
  await page.goBack();
  await expect(page).toHaveURL(/rung=2/);
});

test("the least swaps are said of small boards alone", async ({ page }) => {
  await open(page, "&rung=1");
  const before = await board(page);
  // A detour: two swaps that cancel each other.
  const swaps = [[0, 1], [0, 1], ...swapsBetween(before, SOLUTION)].map(([a, b]) => `0:s${a}-${b}`);
  await page.goto(`./#ladder&rung=1&seed=5&hand=${swaps.join()}`);
  await expect(sentence(page)).toHaveText(
    new RegExp(`^Solved in ${swaps.length} swaps\\. \\d are enough from this start\\.$`),
  );
});

test("a local minimum is named, annealing leads out of it, and says by which swap", async ({ page }) => {
  await open(page, `&rung=2&seed=22&hand=${DOWN}`);
  await expect(page.locator(".ladder-count")).toHaveText("0 of 28 swaps would help");
  await expect(sentence(page)).toHaveText(
    /^No swap helps: this board is a local minimum\. The smallest step up is \+1: \d and \d\.$/,
  );
  await expectAccessible(page);
  const own = await board(page);
  // A person who goes up and slides back reads so.
  await carry(page, 0, 1);
  await page.mouse.up();
  await expect(sentence(page)).toHaveText(/ worse\. 4 swaps so far\.$/);
  await carry(page, 0, 1);
  await page.mouse.up();
  await expect(sentence(page)).toHaveText(/You are back in the same local minimum: no swap helps\./);
  for (let i = 0; i < 2; i++) await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(new RegExp(`${DOWN}$`));
  await page.keyboard.press("f");
  await button(page, "Let it anneal from here").click();
  await expect(sentence(page)).toHaveText(
    /^Annealing solved it from there after \d+ moves?\. It accepted \d+ swaps? that made the board worse\. At move \d+, \d and \d \(\+\d+\) led out of the local minimum at energy 2: from there it came lower\.$/,
  );
  await expect(page.locator("#question")).toHaveText("Now you: can you do the next board, Magic 13?");
  // The link, and so what is shared and printed, has the run as it stands.
  await expect(page).toHaveURL(new RegExp(`${DOWN}&at=\\d+$`));
  await page.reload();
  await expect(sentence(page)).toHaveText(/^Annealing solved it from there after \d+ moves?\./);
  await expect(page.locator(".presenting")).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".paper")).toContainText("Magic square ring");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await button(page, "My board").click();
  await expect(page.locator(".ladder-help")).toBeVisible();
  expect(await board(page)).toEqual(own);
  // Annealing is no merit of the person's.
  await expect(page.getByRole("link", { name: "Ring of eight", exact: true })).toBeVisible();
});

test("another start, a wrong rung, a wrong swap, and the way back to one's own run", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=7");
  await expect(page.locator("#start")).toBeEnabled();
  await page.goto("./#ladder&rung=9");
  await expect(page.getByRole("alert").filter({ hasText: "none of the rungs 1 to 4" })).toBeVisible();
  await expect(page).toHaveURL(/#ladder&rung=1/);
  await button(page, "Other start").click();
  await expect(page).not.toHaveURL(/seed=5$/);
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(page).toHaveURL(/#v=2&puzzle=sudoku&.*seed=7/);
  await expect(page.locator(".rungs")).toBeHidden();
  await page.goto("./#ladder&rung=1&hand=0:s1-99");
  await expect(page.getByRole("alert").filter({ hasText: "hand" })).toBeVisible();
  await expect(page).toHaveURL(/#v=2&puzzle=magic19/);
  await expect(page.locator(".rungs")).toBeHidden();
});

test("the link under a run leads to the ladder, and the links of rungs keep the language", async ({ page }) => {
  await page.goto("./?lang=de#seed=20");
  await page.getByRole("link", { name: "Von Hand", exact: true }).click();
  await expect(page).toHaveURL(/\?lang=de#ladder&rung=1&seed=5$/);
  await page.getByRole("link", { name: "Achter-Ring" }).click();
  await expect(page).toHaveURL(/\?lang=de#ladder&rung=2&seed=22$/);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a rung is solved by taps", async ({ page }) => {
    await open(page, "&rung=1");
    for (const [from, to] of swapsBetween(await board(page), SOLUTION)) {
      for (const at of [from, to]) {
        const { x, y } = await middle(page, at);
        await page.touchscreen.tap(x, y);
      }
      await expect(page).toHaveURL(new RegExp(`0:s${from}-${to}$`));
    }
    await expect(sentence(page)).toHaveText(/^Solved in /);
    await expect(button(page, "Start over")).toBeVisible();
    await expectAccessible(page);
  });

  test("a phone held across shows all rungs, and the board", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, "&rung=4");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
    for (const rung of await page.locator(".rungs a").all()) await expect(rung).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#board-grid")).toBeInViewport({ ratio: 1 });
    await expect(button(page, "Let it anneal from here")).toBeInViewport({ ratio: 1 });
  });
});
