// A class: a teacher makes a task, a learner does it and hands in an answer, the class board runs all answers again.

import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/axe.js";
import { expect, forgive, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const panel = (page) => page.locator("#learn");
/** @param {Page} page @param {string} name */
const press = (page, name) => panel(page).getByRole("button", { name, exact: true }).click();
/** What the check came to. @param {Page} page */
const verdict = (page) => panel(page).locator(".reply[role=status]");

const START = "puzzle=magic19;cooling=constant;t0=90;restart=none;seed=1";
const TASK = `task&v=1&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&start=${START}`;

/** An answer to it. @param {string} who @param {string} run @param {string} claim */
const answer = (who, run, claim) => `answer&v=1&who=${who}&run=${run}&claim=${claim}&${TASK.slice("task&v=1&".length)}`;

test("a run becomes a task, a learner fails, tries again and hands in an answer", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`./#${START.replaceAll(";", "&")}`);
  await expect(page.locator("#start")).toBeEnabled();
  // The teacher.
  await page.locator("#share-open").click();
  await page.getByRole("button", { name: "Make a task of this run" }).click();
  await expect(page).toHaveURL(/#task$/);
  await expect(panel(page).locator("h2")).toBeFocused();
  await panel(page).getByLabel("Title").fill("Cool it");
  await panel(page).getByLabel("Question (what learners read)").fill("Which T0?");
  await panel(page).getByLabel("Moves of a run, at most").fill("none");
  await expect(panel(page).getByRole("alert")).toHaveText(
    "moves: 'none' is not a whole number from 1 to 1,000,000,000.",
  );
  await panel(page).getByLabel("Moves of a run, at most").fill("300000");
  await panel(page)
    .getByLabel(/^T0.*, now 90$/)
    .selectOption("may be changed");
  await panel(page)
    .getByLabel(/^Generator, now/)
    .selectOption("stays, and is hidden");
  const preview = panel(page).getByRole("region", { name: "What learners will see" });
  await expect(preview.getByRole("heading", { name: "Cool it" })).toBeVisible();
  await expect(preview).toContainText("Solve the board within 300,000 moves.");
  await expect(preview).toContainText("You may change: T0.");
  await expectAccessible(page);
  await press(page, "Copy the task’s link");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(
    "#task&v=1&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&hide=rng&start=",
  );
  // The learner, in another tab.
  await page.goto("about:blank");
  await page.goto(link);
  await expect(panel(page).getByRole("heading", { name: "Cool it" })).toBeFocused();
  await panel(page).getByLabel("Your nickname").fill("Ada");
  const settings = page.locator("#settings");
  await expect(settings.getByLabel("T0", { exact: true })).toHaveValue("90");
  await expect(settings.getByRole("combobox")).toHaveCount(0);
  await press(page, "Check my run");
  await expect(verdict(page)).toHaveText(/^Not yet\. Not solved within 300,000 moves; the best energy was/);
  await settings.getByLabel("T0", { exact: true }).fill("1");
  await settings.getByLabel("T0", { exact: true }).press("Enter");
  await press(page, "Check my run");
  await expect(verdict(page)).toHaveText(/^Passed\. Solved after [\d,]+ moves\.$/);
  await expectAccessible(page);
  await press(page, "Copy my answer");
  const handedIn = await page.evaluate(() => navigator.clipboard.readText());
  expect(handedIn).toMatch(/#answer&v=1&who=Ada&run=v=1;puzzle=magic19;.*&claim=passed:\d+&title=Cool%20it&/);
  // What was tried is there after a reload, and can be opened and saved.
  await page.goto("about:blank");
  await page.goto(link);
  await panel(page).getByText("Your attempts").click();
  await expect(panel(page).locator(".attempts").getByRole("listitem")).toHaveCount(2);
  await panel(page).getByRole("button", { name: "Open: Attempt 2" }).click();
  await expect(settings.getByLabel("T0", { exact: true })).toHaveValue("1");
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save all attempts as a file")]);
  expect(
    readFileSync(await download.path(), "utf8")
      .trim()
      .split("\n"),
  ).toHaveLength(2);
  // Whoever opens the answer sees it run again.
  await page.goto("about:blank");
  await page.goto(handedIn);
  await expect(verdict(page)).toContainText("Passed. Solved after");
  await expect(panel(page)).toContainText("That is what came out.");
  await page.getByRole("link", { name: "Open the run" }).click();
  await expect(page).toHaveURL(/#v=1&puzzle=magic19.*t0=1&/);
});

test("the class board runs a class again, names what is bad, sorts and saves", async ({ page }) => {
  await page.goto(`./#${TASK.replace("task&", "class&")}`);
  await expect(panel(page)).toContainText("Task: Cool it. Solve the board within 300,000 moves.");
  const good = answer("Ada", START.replace("t0=90", "t0=1"), "passed:49019");
  const lines = [
    "Name,Answer",
    `"Lovelace, Ada",https://example.org/#${good}`,
    `Bob ${answer("Bob", START, "passed:10")}`,
    `Eve ${answer("Eve", START.replace("seed=1", "seed=2"), "passed:10")}`,
    `Endless ${START.replaceAll(";", "&").replace("t0=90", "t0=80")}&moves=1000000000000000`,
    `Copy ${good.replace("who=Ada", "who=Copy")}`,
    `Cut ${good.slice(0, 80)}`,
    ...Array.from(
      { length: 24 },
      (_, i) => `N${i} ${answer(`N${i}`, START.replace("t0=90", `t0=${1 + i / 4}`), "failed")}`,
    ),
  ];
  await panel(page).getByLabel("Answers: links").fill(lines.slice(0, 4).join("\n"));
  await page.locator("#class-files").setInputFiles({
    name: "rest.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(lines.slice(4).join("\n")),
  });
  await expect(panel(page)).toContainText("One file: rest.txt.");
  await press(page, "Check all answers");
  await expect(panel(page).getByText(/^\d+ of 30 answers passed\.$/)).toBeVisible({ timeout: 25_000 });
  await expect(panel(page)).toContainText("One line holds no link: line 1.");
  const table = panel(page).getByRole("table", { name: "Answers of the class" });
  const row = (/** @type {string | RegExp} */ name) => table.getByRole("row", { name });
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(row(/^1 Ada Lovelace, Ada/)).toContainText("passed49,019");
  await expect(row(/^2 Bob/)).toContainText("not passedclaims something else: passed, score 10");
  await expect(row(/^3 Eve/)).toContainText("not accepted");
  await expect(row(/^3 Eve/)).toContainText("This link changes seed; here seed=1 is fixed.");
  await expect(row(/^4 Endless/)).toContainText("Not solved within 300,000 moves");
  await expect(row(/^5 Copy/)).toContainText("the same run as no. 1");
  await expect(row(/^6 Cut/)).toContainText("not accepted");
  await expect(row(/^1 Ada/).getByRole("link", { name: "Open the run of Ada" })).toHaveAttribute(
    "href",
    /#v=1&puzzle=magic19/,
  );
  // By keys: a heading sorts, and keeps the focus.
  const heading = table.getByRole("columnheader", { name: "Score" });
  await heading.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(heading.getByRole("button")).toBeFocused();
  const picture = panel(page).getByRole("img", { name: /^Settings and results of all\. / });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save as CSV")]);
  const csv = readFileSync(await download.path(), "utf8").split("\n");
  expect(csv[0]).toBe("answer,file,line,beside,who,verdict,score,moves,claimed,claim_holds,same_as,set_t0,why,run");
  expect(csv[4]).toMatch(/^4,rest\.txt,1,Endless,Endless,failed,,300000,,,,80,/);
  expect(csv).toHaveLength(32);
  // Somewhere else and back: what was pasted is there.
  const board = new URL(page.url()).hash;
  await page.evaluate(() => void (location.hash = "learn"));
  await expect(panel(page).getByLabel("Answers: links")).toBeHidden();
  await page.evaluate((hash) => void (location.hash = hash), board);
  await expect(panel(page).getByLabel("Answers: links")).toHaveValue(lines.slice(0, 4).join("\n"));
});

test("the table that a German page saves is the program's, and folders are dropped with what is in them", async ({
  page,
}) => {
  await page.goto(`./?lang=de#${TASK.replace("task&", "class&")}`);
  await expect(panel(page).getByRole("heading", { name: "Klassenübersicht" })).toBeVisible();
  const run = START.replaceAll(";", "&");
  // A folder as the browser gives it, a file that has gone away, and two folders that give a hundred files at once.
  await page.evaluate((run) => {
    /** @param {string} name @param {any[]} inside @returns {any} */
    const folder = (name, inside) => ({
      isDirectory: true,
      name,
      createReader: () => {
        const left = [inside.slice(0, 1), inside.slice(1), []];
        return { readEntries: (/** @type {(some: any[]) => void} */ take) => take(left.shift() ?? []) };
      },
    });
    const file = (/** @type {string} */ name, /** @type {string} */ text) => ({
      isDirectory: false,
      name,
      file: (/** @type {(file: File) => void} */ take) => take(new File([text], name)),
    });
    const gone = new File(["x"], "gone.txt");
    gone.text = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    const inner = [file("text.html", `<a href="#${run.replaceAll("&", "&amp;")}&amp;moves=100">x</a>`)];
    const top = folder("class", [
      folder("Zoe", inner),
      file("a.txt", `Bob ${run}&moves=200\nno link`),
      { ...file("gone.txt", ""), file: (/** @type {(file: File) => void} */ take) => take(gone) },
    ]);
    const event = new Event("drop", { bubbles: true, cancelable: true });
    const items = [{ webkitGetAsEntry: () => top }];
    Object.assign(event, { dataTransfer: { types: ["Files"], items, files: [new File([], "class")] } });
    document.querySelector(".class-board")?.dispatchEvent(event);
  }, run);
  await expect(panel(page)).toContainText("2 Dateien: Zoe/text.html und a.txt.");
  await expect(panel(page)).toContainText("Diese Datei kann nicht gelesen werden: gone.txt.");
  await press(page, "Alle Antworten prüfen");
  await expect(panel(page).getByText("Bestanden: 0 von 2 Antworten.")).toBeVisible();
  const table = panel(page).getByRole("table");
  await expect(table).toContainText("Nicht gelöst in 200 Zügen");
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Als CSV speichern")]);
  const csv = readFileSync(await download.path(), "utf8").split("\n");
  expect(csv[1]).toMatch(/^1,Zoe\/text\.html,1,.*,90,"?Not solved within 100 moves; the best energy was [\d,]+\."?,/);
  expect(csv[2]).toMatch(/^2,a\.txt,1,Bob,Bob,failed,,200,.*,90,"?Not solved within 200 moves;/);
});

test("a task shows the figures of the solver that its learner has chosen", async ({ page }) => {
  await page.goto("./#task&v=1&title=x&goal=solved&moves=9&change=solver&start=puzzle=sudoku;solver=arrangements");
  const [counters, energy] = [page.locator("#exact-readouts"), page.locator(".meter")];
  await expect(counters).toContainText("Nodes");
  await expect(counters).toBeVisible();
  await expect(energy).toBeHidden();
  await page.locator("#settings").getByLabel("Solver").selectOption("anneal");
  await expect(energy).toBeVisible();
  await expect(page.locator(".readouts")).toBeHidden();
});

test("an answer that breaks its worker is named, and costs the others nothing", async ({ page, complaints }) => {
  // Nothing is known to do that, so the worker is one that it breaks.
  await page.route("**/worker.js", async (route) => {
    const response = await route.fetch();
    const breaks = `addEventListener("message", ({ data }) => {
      if (data.type === "openAnswer" && JSON.stringify(data).includes("Poison")) throw new Error("a hostile answer");
    });`;
    await route.fulfill({ response, body: breaks + (await response.text()) });
  });
  await page.goto(`./#${TASK.replace("task&", "class&")}`);
  const good = START.replace("t0=90", "t0=1");
  const lines = ["Ada", "Poison", "Bob"].map((who) => answer(who, good, "passed:49019"));
  await panel(page).getByLabel("Answers: links").fill(lines.join("\n"));
  await press(page, "Check all answers");
  await expect(panel(page).getByText("2 of 3 answers passed.")).toBeVisible();
  const row = panel(page).getByRole("table").getByRole("row").nth(2);
  await expect(row).toContainText("not accepted");
  await expect(row).toContainText("This answer broke the check, twice. It counts for nothing.");
  forgive(complaints, /a hostile answer/);
});

test("a broken link of a class is named, and a nickname's seed is the learner's own", async ({ page }) => {
  await page.goto("./#task&v=1&title=x&goal=solved&moves=9&start=puzzle=magic20");
  await expect(panel(page).getByRole("alert")).toContainText("This task cannot be read: start: puzzle: 'magic20'");
  await page.goto("./#answer&v=2&who=x");
  await expect(panel(page).getByRole("alert")).toContainText("a newer version of Annealing Lab made this link");
  await page.goto(`./#${TASK.replace("change=t0", "seed=nickname")}`);
  await press(page, "Check my run");
  await expect(verdict(page)).toContainText("Enter your nickname first");
  await panel(page).getByLabel("Your nickname").fill("Ada");
  await panel(page).getByLabel("Your nickname").press("Enter");
  await press(page, "Check my run");
  await expect(verdict(page)).toHaveText(/^Not yet\. /);
  await expect(panel(page).getByLabel("The link of your answer")).toHaveValue(/seed=628552093/);
  // The lessons and the run are where they were.
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await expect(panel(page).getByRole("heading", { name: "Learn annealing and search by trying" })).toBeVisible();
  await panel(page).getByRole("link", { name: "Class board" }).click();
  await expect(panel(page).getByLabel("The link of the task")).toBeVisible();
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(page.getByRole("link", { name: "Magic 19" })).toHaveAttribute("aria-current", "page");
});
