// Who is quicker than the worker loses nothing: its answers are held back here until something else has been pressed.

import { readFileSync } from "node:fs";
import { expect, limit, test } from "./support/fixture.js";
import { button, readout, ready, slowly, solve } from "./person.js";
import { held, hold, letGo, seedIsChanging } from "./support/hold.js";

/** @typedef {import("@playwright/test").Page} Page */

const COMPARED = "compare&seeds=1..9&moves=1000&with=name=Cold;cooling=constant;t0=1";

test("Step, pressed while another run is opened, is a step of that run, and nothing flickers", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await hold(page, "open");
  await button(page, "New seed").click();
  await held(page);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("0");
  for (const name of ["Start", "Step", "New seed"]) await expect(button(page, name)).toBeEnabled();
  await expect(button(page, "Step")).toBeFocused();
  await letGo(page);
  await expect(readout(page, "Move")).toHaveText("1");
  await expect(page).not.toHaveURL(/seed=20$/);
});

test("New seed and at once Start: the new run plays", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await slowly(page);
  await hold(page, "open");
  await button(page, "New seed").click();
  await button(page, "Start").click();
  await letGo(page);
  await expect(button(page, "Pause")).toBeVisible();
  await expect(page).not.toHaveURL(/seed=20$/);
  await expect(readout(page, "Move")).not.toHaveText("0");
});

test("a cell pinned while another run is opened is pinned in that", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.getByRole("gridcell").first().focus();
  await hold(page, "open");
  await page.evaluate(() => void (location.hash = "seed=21"));
  await held(page);
  await page.keyboard.press("l");
  await letGo(page);
  await expect(page).toHaveURL(/seed=21.*hand=/);
});

test("two settings changed at once are both changed, and Start plays a run of both", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await slowly(page);
  await hold(page, "open");
  await page.getByRole("combobox", { name: "Cooling" }).selectOption("constant");
  await page.getByRole("textbox", { name: "T0" }).fill("2.5");
  // Leaving the field is what changes it.
  await button(page, "Start").click();
  await letGo(page);
  await expect(page).toHaveURL(/cooling=constant&t0=2\.5&/);
  await expect(button(page, "Pause")).toBeVisible();
});

test("plots that come to know their schedule when the run is over are as long as the run", async ({ page }) => {
  await hold(page, "curve");
  await page.goto("./#seed=20");
  await solve(page);
  const plot = page.locator("#plot-panels .u-over").first();
  await expect(plot).toBeVisible();
  await letGo(page);
  await expect(page.locator("#curve-words")).not.toBeEmpty();
  const timeline = page.locator("#timeline");
  const end = Number(await timeline.inputValue());
  await plot.click();
  await expect.poll(async () => Math.round((10 * Number(await timeline.inputValue())) / end)).toBe(5);
});

test("an experiment changed twice at once is changed twice, and Start makes its runs", async ({ page }) => {
  await page.goto(`./#${COMPARED}`);
  await expect(page.locator("#compare-progress")).toHaveText(/^9 runs to do/);
  await hold(page, "editExperiment");
  await page.locator("#compare-seeds").fill("1..5");
  await page.locator("#compare-moves").fill("2000");
  await button(page, "Start").click();
  await letGo(page);
  await expect(page.locator("#compare-progress")).toHaveText("All 5 runs are done.");
  await expect(page).toHaveURL(/seeds=1\.\.5&moves=2000&/);
});

test("Start, pressed while kept rows are loaded, makes only those that are not there", async ({ page }) => {
  await page.goto(`./#${COMPARED}`);
  await button(page, "Start").click();
  await expect(page.locator("#compare-progress")).toHaveText("All 9 runs are done.");
  // The same experiment is opened again with its rows.
  await page.evaluate(() => void (location.hash = "compare&seeds=1..4&moves=1000"));
  await expect(page.locator("#compare-progress")).toHaveText(/^\d+ runs to do/);
  await hold(page, "openTable", "missingRuns");
  await page.evaluate((link) => void (location.hash = link), COMPARED);
  await held(page);
  await button(page, "Start").click();
  await letGo(page);
  await expect(page.locator("#compare-progress")).toHaveText("All 9 runs are done.");
});

test("rows that came just before the page is left are kept", async ({ page }) => {
  // Long runs: a quick machine would end short ones before it has left the page.
  await page.goto(`./#${COMPARED.replace("1..9", "1..100000").replace("moves=1000", "moves=20000")}`);
  await expect(page.locator("#compare-progress")).toHaveText(/^100,000 runs to do/);
  await button(page, "Start").click();
  await expect(page.locator("#compare-progress")).toHaveText(/^[\d,]*\d{3} of/);
  await page.evaluate(() => {
    const progress = () => document.getElementById("compare-progress")?.textContent ?? "";
    addEventListener("pagehide", () => sessionStorage.setItem("left at", progress()));
  });
  await page.reload();
  await expect(page.locator("#compare-progress")).toHaveText(/ of 100,000 runs done/);
  const [kept, left] = await page.evaluate(() =>
    [document.getElementById("compare-progress")?.textContent, sessionStorage.getItem("left at")].map((said) =>
      Number((said ?? "").split(" of")[0].replace(/\D/g, "")),
    ),
  );
  expect(left).toBeGreaterThan(0);
  expect(kept).toBe(left);
});

/** The puzzle editor with the puzzle that was open, and its text. @param {Page} page */
async function openEditor(page) {
  await page.goto("./");
  await ready(page);
  await button(page, "Library").click();
  await button(page, "Make your own").click();
  const editor = page.getByRole("dialog", { name: "Make your own puzzle" });
  await expect(editor.getByRole("application")).toBeFocused();
  await editor.locator("#editor-from").click();
  await expect(button(page, "Play it")).toBeEnabled();
  await editor.getByText("As text").click();
  return editor;
}

test("what is being typed in the editor stays when an answer to the change before comes", async ({ page }) => {
  const editor = await openEditor(page);
  const sum = editor.getByRole("spinbutton", { name: /^Sum of line/ }).first();
  await hold(page, "checkDraft");
  await editor.getByRole("textbox", { name: "Title" }).fill("Mine");
  await sum.fill("23");
  await held(page);
  await letGo(page);
  await expect(editor.getByRole("textbox", { name: "Text form" })).toHaveValue(/title +Mine/);
  await expect(sum).toHaveValue("23");
  await sum.press("Tab");
  await expect(editor.getByRole("textbox", { name: "Text form" })).toHaveValue(/line +23 /);
  await button(page, "Undo").click();
  await expect(sum).toHaveValue("22");
});

test("a puzzle of one's own is played, saved and copied with its newest change", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const editor = await openEditor(page);
  const title = editor.getByRole("textbox", { name: "Title" });

  await hold(page, "checkDraft");
  await title.fill("Saved");
  const download = page.waitForEvent("download");
  await editor.locator("#editor-save").click();
  await letGo(page);
  expect(readFileSync(await (await download).path(), "utf8")).toContain("Saved");

  await hold(page, "checkDraft");
  await title.fill("Copied");
  await editor.locator("#editor-copy-link").click();
  await letGo(page);
  await expect(editor.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("tCopied");

  await hold(page, "checkDraft");
  await title.fill("Played");
  await button(page, "Play it").click();
  await letGo(page);
  await expect(page.getByRole("heading", { level: 2, name: "Played" })).toBeVisible();
});

test("Start, pressed before the last of several givens is open, plays the run of all of them", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=3&singles=off&t0=0.1");
  await ready(page);
  await button(page, "Edit").click();
  await page.getByRole("gridcell").nth(1).click();
  await hold(page, "open");
  await page.keyboard.press("6");
  await held(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("4");
  await button(page, "Start").click();
  await letGo(page);
  await expect(page).toHaveURL(/givens=364/);
  await expect(readout(page, "Move")).not.toHaveText("0");
  await expect(button(page, "Pause")).toBeVisible();
});

for (const [name, copied] of [
  ["Copy link", /seed=21$/],
  ["Copy seed", /^21$/],
])
  test(`${name}, pressed while a setting waits, copies what the run has then`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await seedIsChanging(page);
    await page.getByRole("button", { name, exact: true }).click();
    await letGo(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
  });

for (const [item, ending] of [
  ["Picture (PNG)", "png"],
  ["Vector image (SVG)", "svg"],
  ["Data (CSV)", "csv"],
])
  test(`${item}, pressed while a setting waits, saves the plots of the run that it makes`, async ({ page }) => {
    await seedIsChanging(page);
    await page.locator("#plots-save summary").click();
    const download = page.waitForEvent("download", { timeout: limit(10_000) });
    await button(page, item).click();
    await letGo(page);
    expect((await download).suggestedFilename()).toMatch(new RegExp(`21\\b.*\\.${ending}$`));
  });

test("what Export gives while a setting waits is of the run that it makes", async ({ page }) => {
  await seedIsChanging(page, "puzzle=sudoku&seed=20&singles=off");
  await button(page, "Export").click();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save for other programs (.sdk)" }).click();
  await letGo(page);
  expect(readFileSync(await (await download).path(), "utf8")).toMatch(/^#U.*seed=21/m);
});

test("the link that is copied in Share while a setting waits is of the run that it makes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await seedIsChanging(page, "puzzle=sudoku&seed=20&singles=off");
  await button(page, "Share").click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy", exact: true }).click();
  await letGo(page);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/seed=21/);
});

test("a refused setting keeps its text while another waits", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await hold(page, "open");
  await page.locator("#set-seed").fill("21");
  await page.locator("#set-seed").press("Tab");
  await held(page);
  await page.locator("#set-moves").fill("many");
  await page.locator("#set-moves").press("Tab");
  await letGo(page);
  await expect(page.locator("#set-moves-error")).toContainText("'many' is not a whole number from 1 to ");
  await expect(page.locator("#set-moves")).toHaveValue("many");
  await expect(page).toHaveURL(/seed=21$/);
  // What is taken is shown as the core writes it.
  await page.locator("#set-moves").fill("0050");
  await page.locator("#set-moves").press("Tab");
  await expect(page.locator("#set-moves")).toHaveValue("50");
  await expect(page.locator("#set-moves-error")).toBeHidden();
});

test(
  "a setting that is refused leaves the run as it was: playing on, or resting where it is looked at",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("./#seed=20&cooling=constant&t0=1&moves=1000000000000&found=sampled&every=1000000000");
    await ready(page);
    const move = async () => Number((await readout(page, "Move").innerText()).replaceAll(",", ""));
    await button(page, "Start").click();
    await expect.poll(move).toBeGreaterThan(100);
    await page.locator("#set-moves").fill("many");
    await page.locator("#set-moves").press("Tab");
    await expect(page.locator("#set-moves-error")).toContainText("'many' is not a whole number from 1 to ");
    const then = await move();
    await expect.poll(move).toBeGreaterThan(then);
    await button(page, "Pause").click();
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await page.keyboard.press("Home");
    await expect.poll(move).toBe(0);
    await page.locator("#set-moves").fill("few");
    await page.locator("#set-moves").press("Tab");
    await expect(page.locator("#set-moves-error")).toContainText("'few' is not a whole number from 1 to ");
    expect(await move()).toBe(0);
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await page.keyboard.press("End");
    await expect.poll(move).toBeGreaterThan(100);
  },
);
