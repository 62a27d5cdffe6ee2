import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";

/**
 * Fails, naming rule and element, when axe-core finds anything on the page as it stands.
 * @param {import("@playwright/test").Page} page
 */
export async function expectAccessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target}`));
  expect(found, "what axe-core found").toEqual([]);
}
