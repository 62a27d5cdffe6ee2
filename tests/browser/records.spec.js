// The promise of docs/RECORDS.md: the page solves a hexagon of order 9, even on a phone.

import { readFileSync } from "node:fs";
import { expect, test } from "./support/fixture.js";
import { hexagonOf, linksOf } from "../../benches/records/hexagon.js";
import { solve } from "./person.js";

test("a link of the records is solved on a phone", async ({ page }) => {
  const links = linksOf(readFileSync(new URL("../../docs/RECORDS.md", import.meta.url), "utf8"));
  const link = links.find((link) => link.includes("pairs=opposite") && hexagonOf(link).order === 9);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./#${link}`);
  await solve(page);
  await expect(page.getByRole("gridcell")).toHaveCount(217);
  await expect(page.getByText("Every line adds up to 0.")).toBeVisible();
});
