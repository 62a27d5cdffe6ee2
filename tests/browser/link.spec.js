// A run is its link: the address follows the settings, and whoever opens it sees the same run.

import { FEW, KINDS, everyWay, walkOver } from "./support/kinds.js";
import { expect, limit, test } from "./support/fixture.js";
import { board, button, openFresh, readout, ready, solve } from "./person.js";

for (const { how, kinds, tag } of [
  { how: "of a few", kinds: FEW, tag: [] },
  { how: "of any kind", kinds: KINDS, tag: ["@slow"] },
])
  test(`a puzzle opened after a step of any other shows nothing of that one: ${how}`, { tag }, async ({ page }) => {
    if (kinds === KINDS) test.slow();
    await page.goto("./#seed=1");
    await ready(page);
    // All parts are there before anything is compared.
    await page.evaluate(walkOver, [...kinds, ...kinds]);
    const walk = everyWay(kinds.length);
    const seen = await page.evaluate(
      walkOver,
      walk.map((place) => kinds[place]),
    );
    for (const [i, place] of walk.entries()) {
      const first = seen[walk.indexOf(place)];
      expect(seen[i], `${kinds[place]} after ${kinds[walk[i - 1]]}`).toEqual(first);
    }
  });

test("a temperature that was chosen a moment before another puzzle was opened is not that one's", async ({ page }) => {
  await page.goto("./#puzzle=magic-square-5&seed=3");
  await ready(page);
  await page.evaluate(() => {
    const later = window.setTimeout;
    /** @type {Map<number, () => void>} */
    const waiting = new Map();
    // So long a thermometer waits at rest.
    window.setTimeout = /** @type {any} */ (
      (/** @type {() => void} */ work, /** @type {number} */ time, /** @type {unknown[]} */ ...rest) => {
        const id = later(time === 200 ? () => {} : work, time, ...rest);
        if (time === 200) waiting.set(id, work);
        return id;
      }
    );
    const forget = window.clearTimeout;
    window.clearTimeout = (id) => {
      waiting.delete(Number(id));
      forget(id);
    };
    Object.assign(window, { ring: () => [...waiting.values()].map((work) => work()).length });
  });
  await page.locator("#temperature").fill("40");
  await page.getByRole("navigation", { name: "Puzzles" }).getByRole("link", { name: "Queens" }).click();
  await expect(page).toHaveURL(/puzzle=queens/);
  await page.evaluate(() => /** @type {any} */ (window).ring());
  // Whatever was asked for is answered before this.
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
  await expect(page.locator("#temperature")).toHaveAttribute("aria-valuetext", /as scheduled/);
});

test("another link, while givens are edited, is not opened in the editor", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=1");
  await ready(page);
  const editing = page.locator("#board-column:is(.editing, [data-editing])");
  for (const [link, seed] of [
    ["puzzle=sudoku&seed=2&givens=1...............", "2"],
    ["puzzle=sudoku&seed=3&givens=2...............", "3"],
    ["puzzle=octa&seed=4", "4"],
    ["puzzle=octa&seed=5", "5"],
  ]) {
    await page.getByRole("button", { name: /^Edit( givens)?$/ }).click();
    await expect(editing).toHaveCount(1);
    await page.evaluate((link) => (location.hash = link), link);
    await expect(page.locator("#seed")).toHaveText(seed);
    await expect(editing).toHaveCount(0);
  }
});

test("a copied link opens the same run elsewhere", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#seed=42&cooling=logarithmic");
  await ready(page);
  // It says so for two seconds: who misses that presses again.
  await expect(async () => {
    await page.getByRole("button", { name: /^(Copy link|Copied)$/ }).click();
    await expect(button(page, "Copied")).toBeVisible({ timeout: 1000 });
  }).toPass();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/some\/where\/#v=2&puzzle=magic19&.*seed=42$/);

  const other = await context.newPage();
  await other.goto(link);
  await ready(other);
  expect(await board(other)).toEqual(await board(page));
  for (const each of [page, other]) await solve(each);
  expect(await board(other)).toEqual(await board(page));
  await expect(readout(other, "Move")).toHaveText((await readout(page, "Move").textContent()) ?? "");
});

// The others are refused in the same words as by the command line: tests/wasm/same-run.test.js.
const bad = [
  ["seed=zebra", "seed: 'zebra' is not a whole number below 2^64."],
  ["seed=1&seed=2", "seed: This key appears more than once"],
  [
    "v=3&colour=red",
    "v: '3' is newer than the versions 1 to 2 of links: a newer version of Annealing Lab made this link",
  ],
];
test("a bad link says so and the default run goes on", async ({ page }) => {
  test.setTimeout(limit(90_000));
  for (const [link, message] of bad) {
    await openFresh(page, link);
    await ready(page);
    await expect(page.getByRole("alert").filter({ hasText: "This link cannot be opened" })).toContainText(message);
    // The address that came can be mended.
    await expect(page).not.toHaveURL(/#v=2&puzzle=magic19&/);
    await button(page, "Step").click();
    await expect(readout(page, "Move")).toHaveText("1");
    await button(page, "Dismiss").click();
    await expect(page.getByText("This link cannot be opened")).toBeHidden();
  }
});

test("a link that holds HTML is shown as text", async ({ page }) => {
  await page.goto("./#seed=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
  await ready(page);
  await expect(page.locator("#notice")).toContainText("seed: '<img src=x onerror=alert(1");
  await expect(page.locator("img")).toHaveCount(0);
});

test("changing the address by hand opens that run", async ({ page }) => {
  await page.goto("./#seed=1");
  await ready(page);
  const before = await board(page);
  await page.evaluate(() => (location.hash = "seed=2"));
  await expect(page.getByRole("textbox", { name: "Seed" })).toHaveValue("2");
  expect(await board(page)).not.toEqual(before);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Seed" })).toHaveValue("1");
  await expect.poll(() => board(page)).toEqual(before);
});

test("at= opens at that move", async ({ page }) => {
  await page.goto("./#seed=20&at=12000");
  await ready(page);
  await expect(readout(page, "Move")).toHaveText("12,000");
  await expect(page.getByText(/^Paused at move 12,000/).first()).toBeVisible();
  await button(page, "Start over").click();
  await expect(readout(page, "Move")).toHaveText("0");
  await expect(page).not.toHaveURL(/&at=/);
});

test("settings change the address without filling the history", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  const entries = await page.evaluate(() => history.length);
  const form = page.getByRole("region", { name: "Settings" });
  await form.getByLabel("Cooling").selectOption("Geometric");
  await expect(page).toHaveURL(/cooling=geometric/);
  await expect(form.getByLabel("Preset")).toHaveValue("custom");
  await form.getByLabel("T0").fill("5");
  await form.getByLabel("T0").press("Enter");
  await expect(page).toHaveURL(/t0=5&/);
  await form.getByRole("textbox", { name: "Seed" }).fill("99");
  await form.getByRole("textbox", { name: "Seed" }).press("Tab");
  await expect(page).toHaveURL(/seed=99$/);
  await form.getByLabel("Preset").selectOption("As published");
  // The next change is one of this run.
  await expect(page).toHaveURL(/cooling=fast/);
  await form.getByLabel("Generator").selectOption("R, as published");
  await button(page, "540267").click();
  await expect(page).toHaveURL(/rng=r&seed=540267$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(form.getByText(/^annealing-lab solve 'v=2&.*seed=540267'$/)).toBeVisible();
});

test("a setting that cannot be is refused where it was typed", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  const seed = page.getByRole("textbox", { name: "Seed" });
  await seed.fill("zebra");
  await seed.press("Enter");
  await expect(page.getByText("'zebra' is not a whole number below 2^64.")).toBeVisible();
  await expect(seed).toHaveAttribute("aria-invalid", "true");
  await expect(seed).toHaveValue("zebra");
  await expect(page).toHaveURL(/seed=20$/);
  await seed.fill("8");
  await seed.press("Enter");
  await expect(seed).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveURL(/seed=8$/);
});

test("two steps back, to another run, close the dialog over this one", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.evaluate(() => (location.hash = "puzzle=octa&seed=3"));
  await expect(page).toHaveURL(/puzzle=octa/);
  await button(page, "Library").click();
  await expect(page.getByRole("dialog", { name: "Library" })).toBeVisible();
  // One step back closes the dialog, and this run stays (back.spec.js).
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Magic 19" })).toHaveAttribute("aria-current", "page");
});
