// The journeys of every engine (support/journeys.js), by Playwright: in Chromium, and in Firefox.

import { expect, forgive, limit, test } from "./support/fixture.js";
import { FROM_A_FILE, JOURNEYS, SINGLE, tell, walk } from "./support/journeys.js";

/** @typedef {import("./support/journeys.js").Walker} Walker */

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./support/server.js").Served} server
 * @param {string[]} complaints
 * @param {string} [address] of the page
 * @returns {Walker}
 */
function walkerOf(page, server, complaints, address = "./") {
  /** @type {Walker["read"]} */
  const read = (selector, what) => page.evaluate(tell, /** @type {Parameters<typeof tell>[0]} */ ([selector, what]));
  return {
    open: async (hash, query = "") => void (await page.goto(`${address}${query}#${hash}`)),
    click: (selector) => page.locator(selector).first().click(),
    async press(selector, across, down) {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} has no place`);
      await page.mouse.click(box.x + across * box.width, box.y + down * box.height);
    },
    type: (selector, text) => page.locator(selector).fill(text),
    key: (selector, key) => page.locator(selector).press(key),
    choose: async (selector, value) => void (await page.locator(selector).selectOption(value)),
    sees: (selector, what, expected) =>
      expect
        .poll(() => read(selector, what), { message: `${what} of ${selector}`, timeout: limit(20_000) })
        .toMatch(expected),
    read,
    refuse(files) {
      server.refuse(files);
      // What the page logs of it is to Firefox's driver an "Error" without words.
      if (files) forgive(complaints, new RegExp(`${files.source}|^console error: Error \\(`));
    },
  };
}

for (const name of Object.keys(JOURNEYS)) {
  test(name, async ({ page, server, complaints }) => {
    test.setTimeout(limit(60_000));
    await walk(name, walkerOf(page, server, complaints));
  });
}

for (const name of FROM_A_FILE) {
  test(`from a file, without a network: ${name}`, async ({ page, server, complaints }) => {
    test.setTimeout(limit(60_000));
    await page.context().setOffline(true);
    await walk(name, walkerOf(page, server, complaints, SINGLE));
    // The fixture complains of any other request.
    forgive(complaints, /^request to another origin: file:\S+\/annealing-lab\.html$/);
  });
}
