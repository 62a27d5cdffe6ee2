// What people have kept in this browser is there in a later build. data/kept-fefcb08.json is what an earlier one had left.

import { readFileSync } from "node:fs";
import { expect, test } from "./support/fixture.js";
import { button, ready } from "./person.js";

const KEPT = JSON.parse(readFileSync(new URL("data/kept-fefcb08.json", import.meta.url), "utf8"));

/** A tab of a browser in which the earlier build was used. @param {import("@playwright/test").Page} page */
async function returning(page) {
  // Of the same origin, and nothing of the page runs there.
  await page.goto("/source/");
  await page.evaluate(async (kept) => {
    for (const [key, value] of Object.entries(kept.localStorage)) localStorage.setItem(key, String(value));
    for (const [key, value] of Object.entries(kept.sessionStorage)) sessionStorage.setItem(key, String(value));
    for (const [name, { version, stores }] of Object.entries(kept.databases)) {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const [store, { keyPath, autoIncrement, indexes }] of Object.entries(stores)) {
          const made = opening.result.createObjectStore(store, { ...(keyPath && { keyPath }), autoIncrement });
          for (const index of indexes) made.createIndex(index.name, index.keyPath);
        }
      };
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const database = opening.result;
      for (const [store, { records }] of Object.entries(stores)) {
        const writing = database.transaction(store, "readwrite");
        for (const record of records) writing.objectStore(store).add(record);
        await new Promise((resolve) => (writing.oncomplete = resolve));
      }
      database.close();
    }
  }, KEPT);
}

test("solutions, theme, panels, axis and keys are as they were left", async ({ page }) => {
  await returning(page);
  await page.goto("./#seed=7");
  await ready(page);
  await expect(button(page, "Theme: dark")).toBeVisible();
  await expect(page.getByRole("region", { name: "Inspector" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Settings" })).toBeHidden();
  await expect(button(page, "Log moves")).toHaveAttribute("aria-pressed", "true");
  await expect(
    page.getByRole("region", { name: "Solutions" }).getByRole("button", { name: /found with seed/ }),
  ).toHaveCount(2);
  await page.keyboard.press("n");
  await button(page, "Help").click();
  await expect(page.getByRole("checkbox", { name: "Single-character shortcuts" })).not.toBeChecked();
  await expect(page).toHaveURL(/seed=7$/);
});

test("a sudoku's solution is as it was left", async ({ page }) => {
  await returning(page);
  await page.goto("./#puzzle=sudoku&seed=4");
  await ready(page);
  await expect(page.getByRole("region", { name: "Solutions" }).getByRole("listitem")).toHaveCount(1);
});

test("an experiment's rows are there, and none is made again", async ({ page }) => {
  await returning(page);
  await page.goto(`./#${KEPT.experiment}`);
  await expect(page.getByText("All 9 runs are done.").first()).toBeVisible();
});

test("a draft of a puzzle is as it was left", async ({ page }) => {
  await returning(page);
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Library").click();
  await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: "Make your own" }).click();
  const editor = page.getByRole("dialog", { name: "Make your own puzzle" });
  await expect(editor.getByRole("textbox", { name: "Title" })).toHaveValue("Kept draft");
  await expect(editor.getByRole("spinbutton", { name: /^Sum of line/ })).toHaveValue("6");
});
