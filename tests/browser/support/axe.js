import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { dress } from "./dress.js";

/** The rules that look at colours: all others find in the dark what they find in the light. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Fails, naming rule and element, when axe-core finds anything on the page as it stands, in the dark or in the light.
 * @param {import("@playwright/test").Page} page is in the light afterwards
 */
export async function expectAccessible(page) {
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await dress(page, { colorScheme });
    // In one go: what it does else, a second page each time, is for frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === "dark" ? axe.withRules(OF_COLOURS) : axe).analyze();
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target}`));
    expect(found, `what axe-core found, ${colorScheme}`).toEqual([]);
  }
}
