// Maps, magnets and spanning trees: problems of words and a face, where a person changes one cell at a time.

import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, paste, ready, reload } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

const sentence = (/** @type {Page} */ page) => page.getByRole("status").first();
const cells = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("grid", { name }).getByRole("gridcell");

/** @param {Page} page */
async function runToItsEnd(page) {
  const full = button(page, "Full speed");
  if ((await full.getAttribute("aria-pressed")) !== "true") await full.click();
  await button(page, "Start").click();
  await expect(button(page, "Another seed")).toBeVisible();
}

test("a map is in the header, coloured by a press and by keys, pinned, and by annealing; the link has it", async ({
  page,
}) => {
  await page.goto("./#puzzle=magic19&seed=1");
  await ready(page);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page.locator("#aim")).toHaveText("Colour the map with 4 colours so that neighbours differ.");
  const states = cells(page, "Map");
  await expect(states).toHaveCount(48);
  const arizona = states.nth(1);
  await expect(arizona).toHaveAccessibleName(/^Arizona: colour \d, like \d neighbours?$/);
  await expect(page.locator("#meter-lines")).toHaveText("of 105 borders");
  await expectAccessible(page);
  const colour = async () => Number(/colour (\d)/.exec((await arizona.getAttribute("aria-label")) ?? "")?.[1]);
  const before = await colour();
  const next = (before % 4) + 1;
  await arizona.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`hand=0:c1-${next}$`));
  await expect(sentence(page)).toHaveText(new RegExp(`^Arizona changes from colour ${before} to colour ${next}\\. `));
  // Arrows lead from region to region: California is to the left.
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^(California|Nevada): /);
  await arizona.focus();
  await page.keyboard.press("l");
  await expect(arizona).toHaveAccessibleName(/, pinned$/);
  await expect(page).toHaveURL(new RegExp(`hand=0:c1-${next},0:p1$`));
  await runToItsEnd(page);
  await expect(page.locator("#aim")).toHaveText("4 colours, and no neighbours share one.");
  expect(await colour()).toBe(next);
  await reload(page);
  await expect(arizona).toHaveAccessibleName(/, pinned$/);
});

test("three colours end at the conflicts that are proved, with the reason; a pointer recolours a state", async ({
  page,
}) => {
  await page.goto("./#puzzle=colouring&seed=3");
  await ready(page);
  await page.getByRole("combobox", { name: "Colours" }).selectOption("3");
  await expect(page).toHaveURL(/colours=3/);
  await ready(page);
  const place = await cells(page, "Map").nth(41).boundingBox();
  if (!place) throw new Error("Texas is drawn");
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page).toHaveURL(/hand=0:c40-\d$|hand=0:c41-\d$/);
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after [\d,]+ moves?\. 2 conflicts at best: that is proved\. Kentucky and Nevada each need a fourth colour: their neighbours form odd rings, which share no border\.$/,
  );
  await expect(page.locator("#aim")).toHaveText("With 3 colours, fewer conflicts are not possible.");
  await page.getByRole("combobox", { name: "Map", exact: true }).selectOption("world");
  await expect(cells(page, "Map")).toHaveCount(175);
  await ready(page);
  await expect(page.locator("#meter-lines")).toHaveText("The least possible number is not proved here.");
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after 1,000,000 moves\. Best map: 1\d conflicts, at move [\d,]+\. Whether fewer are possible is not proved here\.$/,
  );
});

test("a graph is pasted as a file of DIMACS, and what is wrong in it is named", async ({ page }) => {
  await page.goto("./#puzzle=colouring&seed=1");
  await ready(page);
  await paste(page, "c a ring\np edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n");
  await expect(cells(page, "Map")).toHaveCount(5);
  await expect(page).toHaveURL(/edges=1-2_1-5_2-3_3-4_4-5&colours=3/);
  await expect(page.locator("#aim")).toHaveText("Colour the graph with 3 colours so that neighbours differ.");
  await expect(cells(page, "Map").first()).toHaveAccessibleName(/^vertex 1: colour \d/);
  await paste(page, "p edge 5 2\ne 1 2\ne 3 3\n");
  await expect(page.getByText("line 3: Vertex 3 cannot be its own neighbour")).toBeVisible();
  await expect(cells(page, "Map")).toHaveCount(5);
});

test("a magnet is found in the library, flipped, cooled, and measured against what is exact", async ({ page }) => {
  await page.goto("./#puzzle=magic19&seed=1");
  await ready(page);
  await button(page, "Library").click();
  await page.getByRole("button", { name: /^Heat and cool a magnet/ }).click();
  await expect(page.locator("#aim")).toHaveText("1,024 spins: cool, and neighbours align.");
  await page.getByRole("combobox", { name: "Size of the magnet" }).selectOption("8");
  const spins = cells(page, "Magnet");
  await expect(spins).toHaveCount(64);
  await expect(page.locator("#meter-lines")).toHaveText(/^Magnetisation -?0\.\d\d\. The least energy is -128\.$/);
  await expectAccessible(page);
  const name = (await spins.nth(9).getAttribute("aria-label")) ?? "";
  expect(name).toMatch(/^row 2, column 2: (up|down)$/);
  await spins.nth(9).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/hand=0:f9$/);
  await expect(spins.nth(9)).not.toHaveAccessibleName(name);
  await expect(sentence(page)).toHaveText(/^The spin at row 2, column 2 flips\. /);
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after 1,000,000 moves: energy -(128, magnetisation -?1\.00\. No state has less|\d+, magnetisation -?0\.\d\d\. That is \d+ above the least: patches are left)\.$/,
  );
  await button(page, "Measure the energy at each temperature").click();
  await page.getByRole("combobox", { name: "Moves at each" }).selectOption("100000");
  await expect(page.locator("#finder-words")).toHaveText(/^The dashed line is exact for an endless magnet/);
  await expect(page.locator("#finder-chart")).toContainText("Mean energy; exact (dashed)");
  await expectAccessible(page);
});

test("a spanning tree says which edge comes, goes or stays", async ({ page }) => {
  await page.goto("./#puzzle=spanning-tree&triangles=6&seed=1");
  await ready(page);
  const edges = cells(page, "Spanning tree");
  await expect(edges).toHaveCount(18);
  await expect(edges.nth(2)).toHaveAccessibleName("triangle 1, side 3, weight 10: there");
  await edges.nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(edges.nth(2)).toHaveAccessibleName("triangle 1, side 3, weight 10: gone");
  await expect(sentence(page)).toHaveText(/^triangle 1, side 3, weight 10, goes\. 10 better\./);
  await page.goto("./#puzzle=spanning-tree&triangles=6&seed=1&at=200");
  await expect(sentence(page)).toHaveText(
    /^Move 200: triangle \d, side \d(, weight \d+,)? (would )?(goes?|comes?|stays)/,
  );
  await runToItsEnd(page);
  await expect(page.locator("#aim")).toHaveText("6 triangles, joined by the least weight.");
});

test("a digit colours a region, Back returns to the map before, and the end names the ring", async ({ page }) => {
  await page.goto("./#puzzle=colouring&colours=3&seed=3");
  await ready(page);
  await page.getByRole("combobox", { name: "Map", exact: true }).selectOption("germany");
  await expect(cells(page, "Map")).toHaveCount(16);
  await ready(page);
  const first = cells(page, "Map").first();
  const [colour] = /colour (\d)/.exec((await first.getAttribute("aria-label")) ?? "")?.slice(1) ?? [];
  const other = Number(colour) === 3 ? 1 : 3;
  await first.focus();
  await page.keyboard.press(String(other));
  await expect(first).toHaveAccessibleName(new RegExp(`: colour ${other}`));
  await expect(page).toHaveURL(new RegExp(`hand=0:c0-${other}$`));
  // There is no fourth colour.
  await page.keyboard.press("4");
  await expect(first).toHaveAccessibleName(new RegExp(`: colour ${other}`));
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /1 conflict at best: that is proved\. Thüringen needs a fourth colour: its neighbours Bayern, Hessen, Niedersachsen, Sachsen-Anhalt, and Sachsen form an odd ring\.$/,
  );
  await page.goBack();
  await expect(cells(page, "Map")).toHaveCount(48);
  // Of three vertices two share a colour, whatever the start, unless all three do.
  await page.goto("./#puzzle=colouring&edges=1-2_2-3_3-1&colours=2");
  await expect(sentence(page)).toHaveText("The random start is one of the best. 1 conflict at best: that is proved.");
});
