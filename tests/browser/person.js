// What a person looks for on the page, by role and name.

import { expect } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** A look at the run. @param {Page} page @param {"One run" | "One search" | "Code" | "1,000 runs" | "Side by side" | "All"} name */
export const look = (page, name) => page.getByRole("radio", { name, exact: true });

/** Presses what stands in the header, or in its menu on a phone. @param {import("@playwright/test").Locator} wanted */
export async function pressInHeader(wanted) {
  const menu = wanted.page().locator("#menu summary");
  await expect(menu.or(wanted).filter({ visible: true }).first()).toBeVisible();
  if (!(await wanted.isVisible())) await menu.click();
  await wanted.click();
}

/**
 * The number under a readout's name.
 * @param {Page} page
 * @param {string} name
 */
export const readout = (page, name) =>
  page
    .getByRole("region", { name: "Figures" })
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole("definition");

/** The core has answered and a run can be started, or is over. @param {Page} page */
export const ready = (page) => expect(page.locator("#new-seed")).toBeEnabled();

/** Another document: after a change of the link alone the page before would still be there. @param {Page} page @param {string} link */
export async function openFresh(page, link) {
  await page.goto("about:blank");
  await page.goto(`./#${link}`);
}

/** The numbers, cell by cell, as a screen reader reads them. @param {Page} page */
export async function board(page) {
  const names = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
  const numbers = new Map(names.map((name) => [name[0], Number(/: (\d+)/.exec(name)?.[1])]));
  return [...numbers.keys()].sort().map((letter) => numbers.get(letter) ?? NaN);
}

/**
 * Loads the page again. A closed dialog leaves its entry of the browser's history, and a reload meanwhile would be given up.
 * @param {Page} page
 */
export async function reload(page) {
  await expect.poll(() => page.evaluate(() => history.state?.above ?? null)).toBeNull();
  await page.reload();
}

/** Slower than one move a second no run goes: none is over before it has been looked at. @param {Page} page */
export const slowly = (page) => page.getByRole("slider", { name: "Speed" }).press("Home");

/** Starts at full speed and waits for the end. @param {Page} page */
export async function solve(page) {
  const full = button(page, "Full speed");
  if ((await full.getAttribute("aria-pressed")) !== "true") await full.click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
}

/**
 * Begins to listen to what is said of the run; gives what waits until the run has gone to a move and rests there.
 * @param {Page} page
 */
export async function returnTo(page) {
  await page.evaluate(() => {
    const sentence = /** @type {HTMLElement} */ (document.getElementById("sentence"));
    new MutationObserver(() => {
      if (/^Going to move /.test(sentence.textContent ?? "")) sentence.dataset.going = "";
    }).observe(sentence, { childList: true, characterData: true, subtree: true });
  });
  return async (/** @type {string} */ move) => {
    const rests = new RegExp(`^Paused (at move|after) ${move}\\b`);
    await expect(page.locator("#sentence[data-going]")).toHaveText(rests);
    await expect(readout(page, "Move")).toHaveText(move);
  };
}

/** Pastes a text where the focus is, whatever the clipboard. @param {import("@playwright/test").Page} page @param {string} text */
export const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
