// Small looks that a reviewer missed once, by what can be measured: what touched, jumped, wrapped, was cut or hung indented.

import { expect, limit, test } from "./support/fixture.js";
import { openFresh, ready, solve } from "./person.js";
import { PAGES } from "../../www/features/learn/made.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/** The box of an element's text, without its padding. @param {Locator} locator */
const textOf = (locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom, height } = range.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });
/** @param {Locator} locator */
const boxOf = (locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });
/** @param {Locator} locator of what could be too long for its place */
const cut = (locator) =>
  locator.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );

const START = "puzzle=magic19;cooling=constant;t0=90;restart=none;seed=1";

for (const width of [1280, 1440])
  test(`at ${width} pixels figures keep their column, legends their line, and the verdict stands off its bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("./#seed=20");
    await ready(page);
    const legends = page.locator(".plot:not([data-plot=moves]) .plot-legend");
    const figures = page.getByRole("region", { name: "Figures" }).locator("dd:visible");
    await solve(page);
    for (const legend of await legends.all()) {
      const tops = await legend.evaluate((legend) =>
        [...legend.children]
          .map((child) => child.getBoundingClientRect())
          .flatMap(({ top, height }) => (height ? [top] : [])),
      );
      expect(new Set(tops).size, "one line").toBe(1);
      expect((await boxOf(legend)).height).toBeLessThanOrEqual(20);
    }
    expect(await cut(legends)).toEqual([]);
    expect(await cut(figures)).toEqual([]);
    if (!(await page.locator(".inspector-verdict").isVisible())) await page.keyboard.press("i");
    const verdict = page.locator(".inspector-verdict");
    await expect(verdict).not.toBeEmpty();
    await page.locator("#restart").click();
    // Whatever it says: moves that worsen, rejected or not, have a bar.
    const bar = page.locator(".probability-bar");
    let seen = 0;
    for (let move = 1; seen < 5; move++) {
      expect(move, "moves that worsen are many").toBeLessThan(40);
      await page.locator("#step").click();
      await expect(page.locator("#inspector-move")).toContainText(String(move));
      if (!(await bar.isVisible())) continue;
      expect((await boxOf(bar)).top - (await textOf(verdict)).bottom).toBeGreaterThanOrEqual(4);
      seen++;
    }
    // What each line adds is said in words alone: without a sign they begin where signs do.
    const none = page.locator("#legend .none");
    expect((await textOf(none)).left - (await boxOf(none)).left).toBeLessThan(1);
  });

test("Octa's legend names the arcs around its cells", async ({ page }) => {
  await page.goto("./#puzzle=octa");
  await ready(page);
  await expect(page.locator("#legend .shape")).toBeVisible();
  await page.goto("./#puzzle=magic19");
  await expect(page.locator("#legend .shape")).toHaveCount(0);
});

test.describe("in Play", () => {
  test.use({ instruments: false });

  test("the name of a sudoku to start from is whole beside Edit", async ({ page }) => {
    await page.goto("./#puzzle=sudoku");
    await ready(page);
    const name = page.locator("#choose-open b");
    await expect(name).toHaveText("As published");
    expect(await cut(name)).toEqual([]);
  });

  test("on a phone the line below the header goes from edge to edge", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("./");
    await ready(page);
    // The menu's list is there by then, closed.
    await expect(page.locator("#menu")).toBeVisible();
    const header = page.getByRole("banner");
    const { left, right } = await boxOf(header);
    expect([left, right]).toEqual([0, 390]);
    expect(await header.evaluate((header) => parseFloat(getComputedStyle(header).borderBottomWidth))).toBeGreaterThan(
      0,
    );
    // No other line is in it.
    expect(
      await header.evaluate((header) =>
        [...header.querySelectorAll("*")]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 200)
          .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) > 0)
          .map(({ className }) => className),
      ),
    ).toEqual([]);
  });
});

test("a lesson's buttons have one face, its formula lowers an index, and its axis stands clear of its points", async ({
  page,
}) => {
  const buttons = page.locator("#learn .button:not(.small):visible");
  for (const step of ["temperature&step=5", `restarts&step=${PAGES.restarts - 1}`]) {
    await openFresh(page, `learn&lesson=${step}`);
    await expect(buttons.nth(1)).toBeVisible();
    const faces = await buttons.evaluateAll((all) =>
      all.map((one) => [getComputedStyle(one).fontFamily, getComputedStyle(one).fontSize].join()),
    );
    expect(new Set(faces).size, step).toBe(1);
  }
  await page.goto("./#learn&lesson=temperature&step=4");
  const dots = page.locator("#learn .draw-point");
  await expect(dots.first()).toBeVisible();
  const axis = await page
    .locator("#learn .draw-space > span")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  // Where the axis begins there is a point: half of it lies outside.
  const { left } = await boxOf(page.locator("#learn .draw-space svg"));
  const up = axis.filter(({ right }) => right <= left);
  expect(up.length).toBeGreaterThan(2);
  for (const { right } of up) expect(left - right).toBeGreaterThanOrEqual(10);
  await page.goto("./#learn&lesson=cooling&step=7");
  const index = page.locator(".formula msub").first();
  const [size, base, lowered] = await index.evaluate((msub) => [
    parseFloat(getComputedStyle(msub).fontSize),
    msub.children[0].getBoundingClientRect().bottom,
    msub.children[1].getBoundingClientRect().bottom,
  ]);
  expect(lowered - base).toBeGreaterThanOrEqual(0.2 * size);
});

test("the only tool of a lesson takes the width of a finger, and another board has no chosen cell", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#learn&lesson=energy&step=2");
  const cell = page.getByRole("gridcell", { name: /^K: / });
  await cell.focus();
  expect((await boxOf(page.locator(".hand"))).width).toBeLessThanOrEqual(48);
  const letter = page.locator("#hand-cell");
  await expect(letter).toHaveText("K");
  await page.goto("./#learn&lesson=energy&step=5");
  await expect(page.locator("#learn h2")).toContainText("300");
  await expect(letter).toBeEmpty();
});

test("Start again keeps its place when Stop comes", async ({ page }) => {
  await page.goto(`./#task&v=2&title=Cool&goal=solved&moves=900000000&change=t0&start=${START}`);
  const again = page.locator("#learn").getByRole("button", { name: "Start again" });
  await expect(again).toBeVisible();
  const before = await boxOf(again);
  await page.locator("#learn").getByRole("button", { name: "Check my run" }).click();
  const stop = page.locator("#learn").getByRole("button", { name: "Stop", exact: true });
  await expect(stop).toBeVisible();
  expect(await boxOf(again)).toEqual(before);
  await stop.click();
});

test("the plot of a presented lesson is no strip", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("./#learn&lesson=cooling&step=2");
  await expect(page.locator("#learn .for-many")).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.locator(".presenting")).toBeVisible();
  expect((await boxOf(page.locator("#plots .plot:visible").first())).height).toBeGreaterThanOrEqual(150);
});

test("a long goal is whole on its card", async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = /** @type {string[]} */ ([]);
    Object.assign(window, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
      drawn.push(text);
      return fillText.call(this, text, ...more);
    };
  });
  const ask = encodeURIComponent(
    "Which temperature solves the most of these seeds, and why is it neither hot nor cold? ".repeat(5),
  );
  await page.goto(
    `./#task&v=2&title=Cool&ask=${ask}&goal=seeds&seeds=1..20&least=18&moves=300000&change=t0&start=${START.replace(";seed=1", "")}`,
  );
  const goal = (await page.locator("#learn .task-goal").textContent()) ?? "";
  expect(goal).toContain("1..20");
  await page.locator("#learn").getByText("For a class", { exact: true }).click();
  await page.evaluate(() => void Reflect.get(window, "drawn").splice(0));
  await page.locator("#learn").getByRole("button", { name: "Card for a slide" }).click();
  await expect(page.getByRole("dialog", { name: "Card for a slide" })).toBeVisible();
  const drawn = await page.evaluate(() => Reflect.get(window, "drawn").join(" "));
  expect(drawn).toContain(goal);
});

test("six settings of a comparison have room on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const six = [1, 2, 3, 4, 5, 6].map((t0) => `with=name=T%20%3D%20${t0};cooling=constant;t0=${t0}`);
  await page.goto(`./#compare&seeds=1..8&moves=3000&on=puzzle=magic19&on=puzzle=magic-square-4&${six.join("&")}`);
  await page.locator("#compare-start").click();
  await expect(page.locator("#compare-progress")).toHaveText(/^All 96 runs are done/, { timeout: limit(20_000) });
  await expect(page.locator("#compare-numbers tbody tr")).toHaveCount(5);
  const { scrollWidth, clientWidth } = await page.locator("#compare-numbers").evaluate(({ parentElement }) => ({
    scrollWidth: parentElement?.scrollWidth,
    clientWidth: parentElement?.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});
