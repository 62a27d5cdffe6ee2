// The moves of the board beside the thermometer; a run that freezes, and thaws.

import { expect, test } from "./support/fixture.js";
import { button } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

/** Frozen from move 1,017 on: no swap is better, and the wait is four million moves. */
const FROZEN = "#seed=3&cooling=constant&t0=0.17&at=2000";

const sentence = (/** @type {Page} */ page) => page.locator("#sentence");
const slider = (/** @type {Page} */ page) => page.getByRole("slider", { name: "Temperature" });
const speed = (/** @type {Page} */ page) => page.getByRole("slider", { name: "Speed" });

/** @param {Page} page @param {string} [hash] */
async function visit(page, hash = "") {
  await page.goto(`./${hash}`);
  await expect(page.locator("#start")).toBeEnabled();
}

/** The first dot of the pile at the bulb: the best move. @param {Page} page */
async function bestDot(page) {
  const box = await page.locator(".neighbours canvas").boundingBox();
  if (!box) throw new Error("no dots");
  const spacing = box.height < 300 ? 6.2 : box.height > 680 ? 10.4 : 8.6;
  return { x: box.x + 0.9 * spacing, y: box.y + box.height - 42 };
}

test("pointing at a dot rings its move and says what it would do; a press makes it", async ({ page }) => {
  await visit(page, "#seed=20");
  await expect(button(page, "171 moves")).toBeVisible();
  await expect(slider(page)).toHaveAccessibleDescription(
    /^171 moves: \d+ better, \d+ equal, \d+ worse\. The least worse is \+\d+, accepted with a probability of \d/,
  );
  const energy = Number((await page.locator("#meter-value").textContent())?.replace(",", ""));
  const { x, y } = await bestDot(page);
  await page.mouse.move(x, y);
  await expect(sentence(page)).toHaveText(
    /^\d+ and \d+: [\d,]+ better\. It would be accepted\. Press the dot to make this move\.$/,
  );
  const better = Number(/: ([\d,]+) better/.exec((await sentence(page).textContent()) ?? "")?.[1].replace(",", ""));
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/&hand=0:s\d+-\d+$/);
  await expect(page.locator("#meter-value")).toHaveText((energy - better).toLocaleString("en"));
  await page.mouse.move(5, 5);
  await expect(sentence(page)).toHaveText(/change places/);
});

test("a frozen run says how long it waits, stays as fast as it is, and once warmed says what led out", async ({
  page,
}) => {
  await visit(page, FROZEN);
  await expect(sentence(page)).toHaveText(
    /^Frozen at energy 5\. No move is better; a worse one is accepted once in about \d+ days\. Pull the temperature up\.$/,
  );
  await expect(slider(page)).toHaveAccessibleDescription(
    /^171 moves: 0 better, 3 equal, 168 worse\. The least worse is \+2, accepted with a probability of below 0\.01 %\.$/,
  );
  await button(page, "Start").click();
  await expect(speed(page)).toHaveAttribute("aria-valuetext", "2 moves/s, held");
  await speed(page).fill("31");
  await expect(sentence(page)).toHaveText(/accepted once in about \d+ minutes\./);
  await slider(page).fill("520");
  await expect(sentence(page)).toHaveText(/^Thawed: a move of \+\d+ led out of energy 5\./);
  await button(page, "Pause").click();
  await expect(page).toHaveURL(/&hand=\d+:t1\.\d+$/);
});

test("while a hand holds the temperature the speed stays; Full speed is still one press away", async ({ page }) => {
  await visit(page, "#puzzle=magic-hexagon&seed=2");
  await slider(page).fill("900");
  await expect(page).toHaveURL(/&hand=0:t/);
  await button(page, "Start").click();
  await expect(speed(page)).toHaveAttribute("aria-valuetext", "2 moves/s, held");
  await button(page, "Full speed").click();
  await expect(speed(page)).toHaveAttribute("aria-valuetext", "as fast as it goes");
  await button(page, "Full speed").click();
  await button(page, "Back to the schedule").click();
  await button(page, "Pause").click();
});

for (const [what, hash, said] of /** @type {const} */ ([
  ["a sudoku", "#puzzle=sudoku&singles=off&seed=1", /^17\d moves: /],
  [
    "a large square, of which a sample is drawn",
    "#puzzle=magic-square-20&seed=1",
    /^4,000 moves, a sample of 79,800: /,
  ],
  [
    "an own puzzle",
    "#puzzle=custom&define=n1..6;c0,2_0.87,0.5_1.73,-1_0,-1_-1.73,-1_-0.87,0.5;l9ABC_9CDE_9EFA;tMagic_triangle&seed=3",
    /^15 moves: /,
  ],
  ["threshold acceptance", "#puzzle=octa&accept=threshold&seed=1", /^120 moves: /],
]))
  test(`${what} has its moves at the thermometer`, async ({ page }) => {
    await visit(page, hash);
    await expect(slider(page)).toHaveAccessibleDescription(said);
  });

for (const rule of ["descent", "late"])
  test(`accept=${rule} has no temperature, and its moves all the same`, async ({ page }) => {
    await visit(page, `#accept=${rule}&seed=20`);
    await expect(button(page, "171 moves")).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await expect(
      page.getByText(
        /^171 moves: \d+ better, \d+ equal, \d+ worse\. The least worse is \+\d+, accepted with a probability of 0 %/,
      ),
    ).toBeAttached();
    const { x, y } = await bestDot(page);
    await page.mouse.move(x, y);
    await expect(sentence(page)).toHaveText(/^\d+ and \d+: [\d,]+ better\. It would be accepted\./);
  });

test("on a phone the thermometer lies, and the moves stand on it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, FROZEN);
  const [dots, tube] = [await page.locator(".neighbours canvas").boundingBox(), await slider(page).boundingBox()];
  expect(dots && tube && dots.width > 300 && dots.y + dots.height <= tube.y + tube.height / 2).toBe(true);
  await expect(page.getByText("none better, lowest +2")).toBeVisible();
});
