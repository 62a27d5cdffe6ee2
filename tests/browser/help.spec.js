// The help: terms by the readouts, and texts that name the run.

import { expectAccessible } from "./support/axe.js";
import { expect, test } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

const dialog = (/** @type {import("@playwright/test").Page} */ page) =>
  page.getByRole("dialog", { name: "What you are looking at" });

test("a readout's name opens the glossary at its term", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await page.getByRole("region", { name: "Readouts" }).getByRole("button", { name: "Energy" }).click();
  await expect(
    dialog(page)
      .getByRole("term")
      .filter({ hasText: /^energy$/ }),
  ).toBeFocused();
  await expect(dialog(page).getByText(/^How wrong a board is/)).toBeInViewport();
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
