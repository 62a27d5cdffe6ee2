// The proof of a number of solutions as a file: saved, the same as the program's, and checked on the page.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./support/axe.js";
import { expect, test } from "./support/fixture.js";
import { ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const PROGRAM = fileURLToPath(new URL("../../target/debug/annealing-lab", import.meta.url));
const SUDOKU = "puzzle=sudoku&givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";

/** @param {Page} page */
const solutions = (page) =>
  page.getByRole("region", { name: "Solutions" }).or(page.getByRole("tabpanel", { name: "Solutions" }));

/** Opens a puzzle, and has the number of its solutions proved. @param {Page} page @param {string} link @param {string} verdict */
async function proved(page, link, verdict) {
  await page.goto(`./#${link}&seed=1`);
  await ready(page);
  // A sudoku's are counted unasked.
  if (!link.includes("sudoku")) await solutions(page).getByRole("button", { name: "Prove it" }).click();
  await expect(page.locator("#proof-text")).toContainText(verdict);
}

/** @param {Page} page */
const dialog = (page) => page.getByRole("dialog", { name: "Proof" });

/** @param {Page} page */
const said = (page) => dialog(page).getByRole("status");

/** Opens the dialog of the proof. @param {Page} page */
const openProof = (page) => solutions(page).getByRole("button", { name: "Proof", exact: true }).click();

test("the proof is saved as the program writes it, and checked on the page, which fetches nothing before", async ({
  page,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await proved(page, SUDOKU, "Proved: exactly one solution.");
  expect(fetched.filter((url) => url.includes("certificate"))).toEqual([]);
  await openProof(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Sudoku-proof.txt");
  const text = readFileSync(await file.path(), "utf8");
  const own = join(mkdtempSync(join(tmpdir(), "proof-")), "proof.txt");
  expect(spawnSync(PROGRAM, ["prove", SUDOKU, "--out", own]).status).toBe(0);
  expect(text).toBe(readFileSync(own, "utf8"));
  await expect(said(page)).toContainText("tools/check.py");
  await page.getByRole("button", { name: "Check it without trusting us" }).click();
  await expect(said(page)).toContainText("there is exactly one solution.");
  await expectAccessible(page);
});

test("a file is checked: another puzzle's proof has its link, and a changed one is refused with the line", async ({
  page,
}) => {
  await proved(page, "puzzle=triangle-3-9", "solutions");
  await openProof(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  await proved(page, SUDOKU, "Proved: exactly one solution.");
  const choose = (/** @type {string} */ name, /** @type {string} */ content) =>
    page.locator("#proof-file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await openProof(page);
  await choose("own.txt", text);
  await expect(said(page)).toContainText(/there are exactly \d+ solutions/);
  await expect(said(page).getByRole("link")).toHaveAttribute("href", "#puzzle=triangle-3-9");
  await choose("changed.txt", text.replace("line 9", "line 10"));
  await expect(said(page)).toContainText(/^Rejected at line \d+: /);
  await choose("cut.txt", text.slice(0, text.length / 2));
  await expect(said(page)).toContainText("the end is missing");
  await choose("picture.png", "\u0089PNG\r\n");
  await expect(said(page)).toContainText("Rejected at line 1");
  await choose("own.txt", text);
  await said(page).getByRole("link").click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("#proof-text")).toContainText("exactly 6 solutions");
});

test("closing the dialog ends a long check, also by Back", async ({ page }) => {
  await proved(page, "puzzle=octa", "288");
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await openProof(page);
    await page.getByRole("button", { name: "Check it without trusting us" }).click();
    await expect(said(page)).toContainText(/Checking the proof: \d+ % of its lines\./);
    await close();
    await expect(dialog(page)).toBeHidden();
  }
  await openProof(page);
  await expect(said(page)).toContainText("Its file records where the search looked");
});

test("on a small phone the proof opens beside the verdict, which stays whole, and says that it is saved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`./#${SUDOKU}&seed=1`);
  const line = page.locator("#verdict");
  await expect(line).toContainText("One solution, proved.");
  const whole = await line.locator("span").evaluate((words) => words.scrollWidth <= words.clientWidth);
  expect(whole).toBe(true);
  await line.getByRole("button", { name: "Proof" }).click();
  await expect(dialog(page)).toContainText("Proved: exactly one solution.");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toMatch(/\nend 1 [0-9a-f]{8}\n$/);
  await expect(said(page)).toContainText("Saved:");
  await expectAccessible(page);
});
