// The page as one file (hooks/single.js): how it begins, and what it says where it may not. The journeys are walked from it, too.

import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, forgive, test } from "./support/fixture.js";
import { SINGLE } from "./support/journeys.js";

const FILE = fileURLToPath(SINGLE);
const MOST_BYTES = 3_000_000;

test("it is small enough for a mail, and names no other file", () => {
  expect(statSync(FILE).size).toBeLessThan(MOST_BYTES);
  const tags = readFileSync(FILE, "utf8").match(/<(?:link|script|img|iframe)\b[^>]*>/g) ?? [];
  expect(tags.filter((tag) => /(?:src|href)="(?!data:)/.test(tag) && !/data-packed=/.test(tag))).toEqual([]);
});

for (const [what, policy] of /** @type {const} */ ([
  ["scripts of its own", "script-src 'unsafe-inline' 'wasm-unsafe-eval'"],
  ["WebAssembly", "script-src 'unsafe-inline' blob:"],
]))
  for (const [language, sentence] of /** @type {const} */ ([
    ["en", /^This file cannot start here: .* Save the file, and open it in a browser\.$/],
    ["de", /^Diese Datei kann hier nicht starten: .*/],
  ]))
    test(`a place that forbids ${what} is named in one sentence (${language})`, async ({
      page,
      server,
      complaints,
    }) => {
      forgive(complaints, /Content Security Policy|wasm|blob:/i);
      const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
      await page.route("**/annealing-lab.html?*", (route) => route.fulfill({ path: FILE, headers }));
      await page.goto(`${server.url}annealing-lab.html?lang=${language}`);
      await expect(page.locator("#failure")).toHaveText(sentence);
    });

test("what is shared from a file says where it opens, and the licences are in it", async ({ page, complaints }) => {
  forgive(complaints, /^request to another origin: file:\S+\/annealing-lab\.html$/);
  await page.goto(`${SINGLE}#puzzle=octa&seed=3`);
  // The page begins after its file is read.
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeEnabled();
  await page.locator("#share-open").click();
  const dialog = page.getByRole("dialog", { name: "Share this run" });
  await expect(dialog.locator("#share-link")).toHaveValue(/^file:.*annealing-lab\.html#.*puzzle=octa.*seed=3/);
  await expect(dialog).toContainText("The part after # opens the same in any copy of it.");
  await expect(dialog.getByRole("img", { name: /QR/ })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.locator("#help-open").click();
  await expect(page.locator("#help-take")).toBeHidden();
  await expect(page.locator("#help-licences")).toHaveAttribute("href", /^blob:/);
});

test("the page offers the file", async ({ page, server }) => {
  await page.goto("./");
  await page.locator("#help-open").click();
  const link = page.getByRole("link", { name: "Take it with you" });
  await expect(link).toHaveAttribute("download", "");
  const answer = await page.request.get(new URL((await link.getAttribute("href")) ?? "", server.url).href);
  expect(answer.ok()).toBe(true);
});
