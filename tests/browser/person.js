// What a person looks for on the page, by role and name.

import { expect } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/**
 * The number under a readout's name.
 * @param {Page} page
 * @param {string} name
 */
export const readout = (page, name) =>
  page
    .getByRole("region", { name: "Readouts" })
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole("definition");

/** The core has answered and a run can be started, or is over. @param {Page} page */
export const ready = (page) => expect(button(page, "New seed")).toBeEnabled();

/** The numbers, cell by cell, as a screen reader is told them. @param {Page} page */
export async function board(page) {
  const names = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
  const numbers = new Map(names.map((name) => [name[0], Number(/: (\d+)/.exec(name)?.[1])]));
  return [...numbers.keys()].sort().map((letter) => numbers.get(letter) ?? NaN);
}

/** Slower than one move a second no run goes: none is over before it has been looked at. @param {Page} page */
export const slowly = (page) => page.getByRole("slider", { name: "Speed" }).press("Home");

/** Starts at full speed and waits for the end. @param {Page} page */
export async function solve(page) {
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
}
