// The help: terms by the readouts, and texts that name the run.

import { expectAccessible } from "./support/axe.js";
import { expect, test } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

const dialog = (/** @type {import("@playwright/test").Page} */ page) =>
  page.getByRole("dialog", { name: "What you are looking at" });

test("a readout's name opens the glossary at its term", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.getByRole("region", { name: "Figures" }).getByRole("button", { name: "Energy" }).click();
  await expect(
    dialog(page)
      .getByRole("term")
      .filter({ hasText: /^energy$/ }),
  ).toBeFocused();
  await expect(dialog(page).getByText(/^The number that a run lowers/)).toBeInViewport();
  await expectAccessible(page);
});

test("a run is cited by a BibTeX entry and a sentence, and reported with its link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await button(page, "Help").click();
  await expect(dialog(page).getByText(/^Annealing Lab \d+\.\d+\.\d+/)).toBeVisible();
  const text = dialog(page).getByRole("textbox");
  await expect(text).toBeHidden();
  await dialog(page).getByRole("button", { name: "Cite this run" }).click();
  await expect(text).toHaveValue(/^@software\{magic19-seed-20,[^]*title = \{\{?Magic 19, seed 20[^]*&seed=20&at=25405/);
  await expect(text).toHaveValue(/can be replayed, move for move, at http.*&at=25405\.$/);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dialog(page).getByRole("button", { name: "Copied" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Report a problem" }).click();
  await expect(text).toHaveValue(/^Annealing Lab .*\nhttp.*&seed=20&at=25405\nMozilla/);
  await dialog(page).getByRole("button", { name: "Report a problem" }).click();
  await expect(text).toBeHidden();
});

test("all that the browser keeps is saved as a file, and loaded in another browser", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  await button(page, "Theme: system").click();
  await button(page, "Help").click();
  const saved = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Save all to a file" }).click();
  const file = await (await saved).path();

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto("./#seed=20");
  await expect(button(other, "Start")).toBeEnabled();
  await button(other, "Help").click();
  const input = other.locator("#backup-file");
  await input.setInputFiles({
    name: "notes.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"theme":"dark"}'),
  });
  await expect(other.getByText("notes.json is no file that was saved here. Nothing was changed.")).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText("Loaded: 1 new solution. Load the page again to see all of it.")).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText("Loaded: 0 new solutions. Load the page again to see all of it.")).toBeVisible();
  expect(
    await other.evaluate(() => [localStorage["annealing-lab.theme"], localStorage["annealing-lab.solutions"]]),
  ).toEqual(await page.evaluate(() => [localStorage["annealing-lab.theme"], localStorage["annealing-lab.solutions"]]));
  await context.close();
});
