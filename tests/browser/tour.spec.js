// Tours: the general path of a run on a problem with moves of its own, whose best energy is not 0, or not known.

import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/axe.js";
import { test, expect } from "./support/fixture.js";
import { button, paste, ready, reload, slowly } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

/** @param {Page} page */
const sentence = (page) => page.getByRole("status").first();

/** The cities. @param {Page} page */
const cities = (page) => page.getByRole("grid", { name: "Tour" }).getByRole("gridcell");

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto("./#" + link);
  await ready(page);
}

/** @param {Page} page */
async function runToItsEnd(page) {
  const full = button(page, "Full speed");
  if ((await full.getAttribute("aria-pressed")) !== "true") await full.click();
  await button(page, "Start").click();
  await expect(sentence(page)).toHaveText(/^Ended after/);
}

test("a tour is drawn, named and annealed, and its end says how short it is", async ({ page }) => {
  await open(page, "puzzle=tour&seed=3");
  await expect(page.locator("#aim")).toHaveText("Visit 48 cities and return home. How short can the way be?");
  await expect(page.locator("#meter-help")).toHaveText("length of the tour");
  await expect(page.locator("#meter-lines")).toHaveText(/^[\d.]+\s% above the shortest, 10,628\.$/);
  await expect(cities(page)).toHaveCount(48);
  await expect(cities(page).first()).toHaveAccessibleName(/^Montgomery: stop \d+ of 48, between .+ and .+$/);
  await expectAccessible(page);
  // Arrows lead from city to city.
  await cities(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Tallahassee: /);
  await slowly(page);
  await button(page, "Start").click();
  await expect(sentence(page)).toHaveText(
    /^Move \d+: The stretch from .+ to .+, \d+ cities, (is|would be) turned round\. .*(accepted|rejected)/,
  );
  await button(page, "Pause").click();
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after 1,000,000 moves\. Best tour: 10,\d{3}, at move [\d,]+\. (0\.\d\d\s% above the shortest, 10,628\.|No tour is shorter: that is proved\.)$/,
  );
  // Energies are counted from the shortest tour, and nothing of solutions is there.
  await expect(page.locator(".plot-note").first()).toHaveText("above 10,628, log scale");
  await expect(page.locator("#offer-prove")).toBeHidden();
  // The end may be longer than the best, which is one press away.
  const best = button(page, "Show the best tour");
  if (await best.isVisible()) {
    await best.click();
    await expect(sentence(page)).toHaveText(/^At move [\d,]+ of 1,000,000, energy 10,\d{3}\./);
    await button(page, "Go to the end").click();
    await expect(sentence(page)).toHaveText(/^Ended after/);
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("#aim")).toHaveText(/^Visit 48 cities/);
});

test("a tour whose shortest is proved ends there; one of which nothing is known is judged by a bound", async ({
  page,
}) => {
  await open(page, "puzzle=tour&cities=ulysses22&seed=1");
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after [\d,]+ moves\. Best tour: 7,013, at move [\d,]+\. No tour is shorter: that is proved\.$/,
  );
  await open(page, "puzzle=tour&cities=uniform-60&draw=4&moves=300000&seed=1");
  await runToItsEnd(page);
  await expect(sentence(page)).toHaveText(
    /^Ended after 300,000 moves\. Best tour: 6\d,\d{3}, at move [\d,]+\. At most \d\.\d\d\s% too long: no tour is shorter than 6\d,\d{3}\.$/,
  );
});

test("two cities are joined by hand, by keys, and it is undone; the link has it", async ({ page }) => {
  await open(page, "puzzle=tour&points=0,0_9,1_5,5_8,9_1,8_3,3_7,4_2,6_6,8_9,6_4,1_3,9_8,2_1,4&seed=2");
  const before = await page.evaluate(() => location.hash);
  const named = (/** @type {number} */ city) => cities(page).nth(city).getAttribute("aria-label");
  const all = await Promise.all(Array.from({ length: 14 }, (_, city) => named(city)));
  const stop = (/** @type {number} */ city) => Number(/stop (\d+)/.exec(all[city] ?? "")?.[1]);
  const far = [...all.keys()].find((city) => Math.abs(stop(city) - stop(0)) > 2) ?? 0;
  await cities(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toHaveText("city 1 is taken up: choose where it goes.");
  await cities(page).nth(far).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/hand=0:r\d+-\d+$/);
  await expect(cities(page).first()).toHaveAccessibleName(new RegExp(`city ${far + 1}\\b`));
  await expect(sentence(page)).toHaveText(/^The stretch from city \d+ to city \d+, \d+ cities, is turned round\. /);
  await page.keyboard.press("Control+z");
  await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/hand=/);
  expect(before).not.toMatch(/hand=/);
});

test("cities, moves and wrong ones come by the link; the library leads here", async ({ page }) => {
  await open(page, "puzzle=tour&cities=berlin52&neighbourhood=swap&seed=1&at=40");
  await expect(sentence(page)).toHaveText(/^Move 40: city \d+ and city \d+ (would )?change places\./);
  await page.goto("./#puzzle=tour&cities=atlantis");
  await expect(page.getByRole("alert").filter({ hasText: "atlantis" })).toBeVisible();
  await page.goto("./#puzzle=magic19&seed=1");
  await ready(page);
  await page.getByRole("button", { name: "Library" }).click();
  await page
    .getByRole("button", { name: "Find the shortest way through cities: where the best need not be known" })
    .click();
  await expect(page.locator("#aim")).toHaveText(/^Visit 48 cities/);
  await expect(page).toHaveURL(/puzzle=tour&cities=att48/);
});

test("cities are chosen on the board, and one's own are pasted; what is none is named", async ({ page }) => {
  await open(page, "puzzle=tour&seed=3");
  await page.getByLabel("Cities", { exact: true }).selectOption("eil51");
  await expect(page.locator("#aim")).toHaveText(/^Visit 51 cities/);
  await expect(page).toHaveURL(/cities=eil51&.*seed=3$/);
  await paste(page, "x;y\n0,5;1\n9;1\n5;5\n8;9\n1;8");
  await expect(page.locator("#aim")).toHaveText(/^Visit 5 cities/);
  await expect(page).toHaveURL(/points=0\.5,1_9,1_5,5_8,9_1,8&/);
  await expect(page.getByLabel("Cities", { exact: true })).toHaveValue("");
  await paste(page, "0 0\n1 zebra\n2 2");
  await expect(page.getByRole("alert").filter({ hasText: "line 2: '1 zebra' is not a city" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#aim")).toHaveText(/^Visit 51 cities/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tour is seen with its move in words", async ({ page }) => {
    await open(page, "puzzle=tour&seed=3&at=5000");
    await expect(sentence(page)).toHaveText(/^Move 5,000: The stretch from /);
    await expect(page.locator("#tour-board canvas")).toBeInViewport();
    await expectAccessible(page);
  });
});

test("cities are placed, dragged, moved by keys and taken away by hand", async ({ page }) => {
  await open(page, "puzzle=tour&seed=3");
  await button(page, "Place your own").click();
  const message = page.locator("#cities-editor-message");
  await expect(message).toHaveText(/^Press on the board to place a city\./);
  const area = (await page.locator("#tour-board").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {[number, number]} */ ([area.x + x * area.width, area.y + y * area.height]);
  await page.mouse.click(...at(0.2, 0.3));
  await expect(message).toHaveText("2 cities more make a tour.");
  await page.mouse.click(...at(0.8, 0.3));
  await page.mouse.click(...at(0.8, 0.8));
  await page.mouse.click(...at(0.2, 0.8));
  await expect(page.locator("#aim")).toHaveText(/^(Visit|No tour through) .*4 cities/);
  await expect(page).toHaveURL(/&points=\d+,\d+(_\d+,\d+){3}&/);
  await expectAccessible(page);
  const points = () => /points=([^&]*)/.exec(page.url())?.[1].split("_") ?? [];
  const [first, ...others] = points();
  // A drag moves the first; the others stay.
  await page.mouse.move(...at(0.2, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.4, 0.5), { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => points()[0]).not.toBe(first);
  expect(points().slice(1)).toEqual(others);
  // Keys: a city more, moved, taken away, and all of it undone.
  await page.keyboard.press("Enter");
  await expect.poll(() => points().length).toBe(5);
  const fifth = points()[4];
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(() => points()[4]).not.toBe(fifth);
  expect(points()[4].split(",")[0]).toBe(fifth.split(",")[0]);
  await page.keyboard.press("Delete");
  await expect.poll(() => points().length).toBe(4);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => points()[4]).toBe(fifth);
  await button(page, "Done").click();
  await expect(button(page, "Move the cities")).toBeFocused();
  await runToItsEnd(page);
  await reload(page);
  await expect(page.locator("#aim")).toHaveText(/^(Visit|No tour through) .*5 cities/);
});

test("a long tour has a compressed link; a link too long for mails is a file, which opens", async ({ page }) => {
  const place = (/** @type {number} */ i) => `${(i * 7919) % 10_000},${(i * 104_729) % 9_973}`;
  await open(page, "puzzle=tour");
  await paste(page, Array.from({ length: 400 }, (_, i) => place(i)).join("\n"));
  await expect(page).toHaveURL(/&points=z[\w-]{1500,4000}&/);
  await expect(page.locator("#aim")).toHaveText(/ 400 cities /);
  await reload(page);
  await expect(page.locator("#aim")).toHaveText(/ 400 cities /);
  const save = button(page, "Save the link as a file");
  await button(page, "Share").click();
  await expect(save).toBeHidden();
  // Eight thousand edges.
  const edges = Array.from({ length: 8000 }, (_, i) => [1 + (i % 399), 400 - ((i * i + (i >> 3)) % (399 - (i % 399)))]);
  const graph = [...new Set(edges.map(([a, b]) => `${a}-${b}`))].filter((edge) => !/^(\d+)-\1$/.test(edge)).join("_");
  await open(page, `puzzle=colouring&edges=${graph}&colours=9`);
  await expect(page).toHaveURL(/&edges=z/);
  await button(page, "Share").click();
  await expect(page.getByText(/^It has \d+,\d{3} characters, and mails and chats may cut it\./)).toBeVisible();
  const download = page.waitForEvent("download");
  await save.click();
  const file = readFileSync(await (await download).path(), "utf8");
  const link = new URL(page.url()).hash;
  expect(file.trim()).toContain(link);
  await open(page, "puzzle=magic19");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "graph.txt"));
    return transfer;
  }, file);
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await expect(page.locator("#aim")).toHaveText(/ with 9 colours /);
  await expect.poll(() => new URL(page.url()).hash).toBe(link);
});

test("the end of a run says where it is among a thousand, and that of another seed by the same thousand", async ({
  page,
}) => {
  await open(page, "puzzle=queens&seed=3");
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  // `annealing-lab sweep` of seeds 1 to 1,000 counts the same.
  await expect(page.locator("#among")).toHaveText(
    "Among 1,000 runs with these settings, 1,000 got there, 700 in fewer moves.",
    { timeout: 30_000 },
  );
  await button(page, "Another seed").click();
  await expect(page.locator("#among")).toHaveText(
    /^Among 1,000 runs with these settings, 1,000 got there, \d+ in fewer/,
  );
  // A run of many moves is compared when asked for.
  await open(page, "puzzle=tour&cities=uniform-14&moves=2500000");
  await button(page, "Start").click();
  await expect(sentence(page)).toHaveText(/^Ended after 2,500,000 moves/);
  await expect(page.locator("#among")).toBeHidden();
  await button(page, "Compare with 1,000 runs").click();
  await expect(page.locator("#among")).toHaveText(
    /^(It is being compared with 1,000 runs|Among \d+ runs with these settings)/,
  );
});
