import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { dress } from "./dress.js";

// Without the package for Playwright, which sends axe-core once more for each look, and all that is right back.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rules that look at colours: all others find in the dark what they find in the light. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Fails, naming rule and element, when axe-core finds anything on the page as it stands, in the dark or in the light.
 * @param {import("@playwright/test").Page} page is in the light afterwards
 */
export async function expectAccessible(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await dress(page, { colorScheme });
    const rules = colorScheme === "dark" ? OF_COLOURS : null;
    const found = await page.evaluate(async (rules) => {
      /** @type {typeof import("axe-core")} */
      const axe = /** @type {any} */ (window).axe;
      const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        ...(rules && { runOnly: rules }),
      });
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`));
    }, rules);
    expect(found, `what axe-core found, ${colorScheme}`).toEqual([]);
  }
}
