// Links that something changed on their way: the address opens what they were, says what was undone, and stays as it came.

import { expect, forgive, test } from "./support/fixture.js";
import { button, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const TASK = "task&v=2&title=Slow&goal=solved&moves=70000&change=t0&start=puzzle=magic19;cooling=constant;t0=80;seed=1";

/** @param {Page} page @param {string} part */
const notice = (page, part) => expect(page.locator("#notice-text")).toContainText(part);
/** @param {Page} page */
const seed = (page) => page.locator("#settings").getByLabel("Seed", { exact: true });
/** @param {Page} page */
const hash = (page) => page.evaluate(() => location.hash);

for (const [link, undone] of [
  ["puzzle=magic19&amp;seed=7", "entities of HTML"],
  ["puzzle=magic19&seed=7).", "marks behind the link"],
  ["puzzle=magic19&seed=7>", "marks behind the link"],
  ["puzzle=3Dmagic19&seed=3D7", "quoted-printable"],
  ["puzzle%3Dmagic19%26seed%3D7", "escaped signs"],
  ["puzzle=magic19&seed=7&utm_source=x", "parameters of trackers"],
  ["puzzle=magic19&​seed=7", "invisible characters"],
])
  test(`an address changed by ${undone} opens its run: ${link}`, async ({ page }) => {
    await page.goto(`./#${link}`);
    await ready(page);
    await notice(page, `The link was changed on its way. This was undone: ${undone}.`);
    await expect(seed(page)).toHaveValue("7");
    const came = await hash(page);
    // A reload says it again.
    await page.reload();
    await ready(page);
    await notice(page, undone);
    await expect(seed(page)).toHaveValue("7");
    expect(await hash(page)).toBe(came);
  });

test("a link that is part of the path, since its # was escaped, opens", async ({ page, complaints }) => {
  for (const hash of ["%23", "%2523"]) {
    await page.goto(`./${hash}puzzle=octa&seed=7`);
    await ready(page);
    await expect(seed(page)).toHaveValue("7");
    await expect(page).toHaveURL(/where\/#(.*&)?puzzle=octa&.*seed=7/);
    // And the host's page leads on where there is no link.
    await page.goto("./nothing");
    await page.getByRole("link", { name: "Annealing Lab" }).click();
    await ready(page);
  }
  forgive(complaints, /404/);
});

test("the address of a link that was cut stays until a person acts, and Back returns to it", async ({ page }) => {
  await page.goto("./#puzzle=octa&se");
  await ready(page);
  await notice(page, "The link was cut: it ends in 'se'. Copy the full link again.");
  expect(await hash(page)).toBe("#puzzle=octa&se");
  // It is mended by hand there.
  await page.goto("./#puzzle=octa&seed=5");
  await expect(seed(page)).toHaveValue("5");
  await expect(page.locator("#notice")).toBeHidden();
  await page.goBack();
  await notice(page, "The link was cut");
  expect(await hash(page)).toBe("#puzzle=octa&se");
  await button(page, "New seed").first().click();
  await expect(page).toHaveURL(/#v=2&puzzle=magic19&.*seed=\d+$/);
});

test("tasks and lessons open in the same way, and the class board takes a task's changed link", async ({ page }) => {
  await page.goto(`./#${TASK.replaceAll("&", "&amp;")}`);
  await expect(page.locator("#learn h2")).toHaveText("Slow");
  await notice(page, "entities of HTML");
  await page.goto("./#learn&amp;lesson=energy&amp;step=3");
  await notice(page, "entities of HTML");
  await expect(page.locator("#learn")).toContainText("What did you see when you swapped two numbers?");
  await page.goto("./#class");
  const url = encodeURIComponent(`https://example.org/lab/#${TASK}`);
  await page
    .getByLabel("The link of the task")
    .fill(`https://eur01.safelinks.protection.outlook.com/?url=${url}&reserved=0`);
  await page.getByRole("button", { name: "Take this task" }).click();
  await expect(page.locator(".task-goal")).toContainText("Slow");
});

test("a link of another kind that is pasted into Import opens", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await page.locator("#import-open").click();
  await page.locator("#import-text").fill("Look: <https://example.org/lab/#puzzle=route&amp;map=S.G>");
  await expect(page.locator("#import")).toBeHidden();
  await expect(page).toHaveURL(/puzzle=route&map=S\.G/);
  await page.goto("./#puzzle=sudoku");
  await expect(page).toHaveURL(/puzzle=sudoku&givens/);
  await ready(page);
  await page.locator("#import-open").click();
  await page.locator("#import-text").fill(`https://example.org/lab/#${TASK}`);
  await expect(page.locator("#learn h2")).toHaveText("Slow");
});
