// The page begins with the core module, and fetches the full one once somebody wants what only that has.

import { test, expect, forgive } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

/** Addresses of the full module's files that were asked for. @param {import("@playwright/test").Page} page */
function asked(page) {
  /** @type {string[]} */
  const addresses = [];
  page.on("request", (request) => {
    if (request.url().includes("annealing-lab-full-")) addresses.push(request.url());
  });
  return addresses;
}

test("a run to its solution takes the core module only", async ({ page }) => {
  const full = asked(page);
  await page.goto("./#seed=7");
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  await button(page, "New seed").click();
  await expect(page).not.toHaveURL(/seed=7$/);
  await ready(page);
  expect(full).toEqual([]);
});

test("a link beyond the core module is opened by the full one", async ({ page }) => {
  const full = asked(page);
  await page.goto("./#puzzle=hexagram&solver=tempering");
  await ready(page);
  await expect(page.locator("#notice")).toBeHidden();
  await expect(page).toHaveURL(/puzzle=hexagram/);
  await expect.poll(() => full.length).toBe(2);
});

for (const link of ["puzzle=hexagram", "puzzle=sudoku&solver=replicas"]) {
  test(`${link} does not wait for the core module`, async ({ page }) => {
    /** @type {string[]} */
    const modules = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".wasm")) modules.push(new URL(request.url()).pathname);
    });
    await page.goto(`./#${link}`);
    await ready(page);
    expect(modules).toEqual([expect.stringContaining("annealing-lab-full-")]);
  });
}

test("a full module that cannot be fetched is reported, the run stays, and asking again tries again", async ({
  page,
  complaints,
}) => {
  await page.goto("./#seed=7");
  await ready(page);
  const files = "**/annealing-lab-full-*";
  await page.route(files, (route) => route.abort());
  const solver = page.getByRole("combobox", { name: "Solver" });
  const notice = page.getByRole("alert").filter({ hasText: "A part of the solver could not be fetched" });

  await solver.selectOption("tempering");
  await expect(notice).toBeVisible();
  await ready(page);
  await expect(solver).toHaveValue("anneal");
  await button(page, "Step").click();

  await button(page, "Dismiss").click();
  await page.locator("#library-open").click();
  await expect(notice).toBeVisible();
  await expect(page.locator("#library")).toBeHidden();

  await page.unroute(files);
  await solver.selectOption("tempering");
  await expect(page).toHaveURL(/solver=tempering/);
  await ready(page);
  forgive(complaints, /annealing-lab-full-.*ERR_FAILED|ERR_FAILED.*annealing-lab-full-/);
});

test("a run is where it was when another cannot be had in its place", async ({ page, complaints }) => {
  await page.goto("./#seed=7");
  await ready(page);
  for (let i = 0; i < 3; i++) await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("3");
  await page.route("**/annealing-lab-full-*", (route) => route.abort());
  await page.evaluate(() => void (location.hash = "puzzle=hexagram"));
  await expect(page.getByRole("alert").filter({ hasText: "A part of the solver could not be fetched" })).toBeVisible();
  await expect(page).toHaveURL(/seed=7&at=3$/);
  await expect(readout(page, "Move")).toHaveText("3");
  await expect(page.locator("#sentence")).toHaveText(/^Paused at move 3,/);
  forgive(complaints, /annealing-lab-full-.*ERR_FAILED|ERR_FAILED.*annealing-lab-full-/);
});

test("a link that takes the full module while there is none opens the default run", async ({ page, complaints }) => {
  await page.route("**/annealing-lab-full-*.wasm", (route) => route.fulfill({ status: 503, body: "no" }));
  await page.goto("./#puzzle=hexagram");
  await expect(page.getByRole("alert").filter({ hasText: "A part of the solver could not be fetched" })).toBeVisible();
  await ready(page);
  await expect(page).toHaveURL(/puzzle=magic19/);
  forgive(complaints, /status (of )?503\b.*annealing-lab-full-/);
});
