// A class: a teacher makes a task, a learner does it and hands in an answer, the class board runs all answers again.

import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/axe.js";
import { expect, forgive, limit, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const panel = (page) => page.locator("#learn");
/** @param {Page} page @param {string} name */
const press = (page, name) => panel(page).getByRole("button", { name, exact: true }).click();
/** What the check came to. @param {Page} page */
const verdict = (page) => panel(page).locator(".reply[role=status]");

const START = "puzzle=magic19;cooling=constant;t0=90;restart=none;seed=1";
const TASK = `task&v=2&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&start=${START}`;

/** An answer to it. @param {string} who @param {string} run @param {string} claim */
const answer = (who, run, claim) => `answer&v=2&who=${who}&run=${run}&claim=${claim}&${TASK.slice("task&v=2&".length)}`;

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
  const use = (/** @type {RegExp} */ name) => panel(page).getByRole("radio", { name });
  await use(/^T0.* \(now 90\) may be changed$/).check();
  await use(/^Generator \(now .*\) stays, and is hidden$/).check();
  const preview = panel(page).getByRole("region", { name: "What learners will see" });
  await expect(preview.getByRole("heading", { name: "Cool it" })).toBeVisible();
  await expect(preview).toContainText("Solve the board within 300,000 moves.");
  await expect(preview).toContainText("You may change: T0.");
  await expectAccessible(page);
  await press(page, "Copy the task’s link");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(
    "#task&v=2&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&hide=rng&start=",
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
  expect(handedIn).toMatch(/#answer&v=2&who=Ada&run=v=2~puzzle=magic19~.*&claim=passed:\d+&title=Cool%20it&/);
  // What was tried is there after a reload, and can be opened and saved.
  await page.goto("about:blank");
  await page.goto(link);
  await panel(page).getByText("Your attempts").click();
  await expect(panel(page).locator(".attempts tbody tr")).toHaveText([/^190Not yet\./, /^21Passed\./]);
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
  await expect(page).toHaveURL(/#v=2&puzzle=magic19.*t0=1&/);
});

test("the class board runs a class again, names what is bad, sorts and saves", async ({ page }) => {
  await page.goto(`./#${TASK.replace("task&", "class&")}`);
  await expect(panel(page)).toContainText("Task “Cool it”: Solve the board within 300,000 moves.");
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
  await expect(panel(page).getByText(/^\d+ of 30 answers passed\.$/)).toBeVisible({ timeout: limit(25_000) });
  await expect(panel(page)).toContainText("One line has no link: line 1.");
  const table = panel(page).getByRole("table", { name: "Answers of the class" });
  const row = (/** @type {string | RegExp} */ name) => table.getByRole("row", { name });
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(row(/^1 Ada Lovelace, Ada/)).toContainText("passed49,019");
  await expect(row(/^1 Ada Lovelace, Ada/).getByText("passed", { exact: true })).toBeVisible();
  await expect(row(/^2 Bob/)).toContainText("not passedclaims something else: passed, score 10");
  await expect(row(/^3 Eve/)).toContainText("not accepted");
  await expect(row(/^3 Eve/)).toContainText("This link changes seed; here seed=1 is fixed.");
  await expect(row(/^4 Endless/)).toContainText("Not solved within 300,000 moves");
  await expect(row(/^5 Copy/)).toContainText("the same run as no. 1");
  await expect(row(/^6 Cut/)).toContainText("not accepted");
  await expect(row(/^1 Ada/).getByRole("link", { name: "Open the run of Ada" })).toHaveAttribute(
    "href",
    /#v=2&puzzle=magic19/,
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
  expect(download.suggestedFilename()).toBe("Cool-it.csv");
  // Somewhere else and back: what was pasted and chosen is there; what was pasted stays over a reload, too.
  const board = new URL(page.url()).hash;
  await page.evaluate(() => void (location.hash = "learn"));
  await expect(panel(page).getByLabel("Answers: links")).toBeHidden();
  await page.evaluate((hash) => void (location.hash = hash), board);
  await expect(panel(page).getByLabel("Answers: links")).toHaveValue(lines.slice(0, 4).join("\n"));
  await expect(panel(page)).toContainText("One file: rest.txt.");
  await page.reload();
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
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
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
  await page.goto("./#task&v=2&title=x&goal=solved&moves=9&change=solver&start=puzzle=sudoku;solver=arrangements");
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
  await expect(row).toContainText("This answer broke the check. It counts for nothing.");
  forgive(complaints, /a hostile answer/);
});

test("a broken link of a class is named, and a nickname's seed is the learner's own", async ({ page }) => {
  await page.goto("./#task&v=2&title=x&goal=solved&moves=9&start=puzzle=magic20");
  await expect(panel(page).getByRole("alert")).toContainText("This task cannot be read: start: puzzle: 'magic20'");
  await page.goto("./#answer&v=3&who=x");
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

test("the form tries the start, warns of what passes by itself or cannot pass, and keeps its draft", async ({
  page,
}) => {
  const form = (/** @type {string} */ t0) => `./#${START.replaceAll(";", "&").replace("t0=90", `t0=${t0}`)}`;
  const toForm = async () => {
    await expect(page.locator("#start")).toBeEnabled();
    await page.evaluate(() => void (location.hash = "task"));
    await expect(panel(page).getByLabel("Title")).toBeVisible();
  };
  const warned = panel(page).locator(".task-notes .warning");
  await page.goto(form("90"));
  await toForm();
  await expect(panel(page)).toContainText("A task needs a title. The preview and the link appear then.");
  await panel(page).getByLabel("Title").fill("Cool it");
  await panel(page).getByLabel("Question (what learners read)").fill("Which T0?");
  await panel(page).getByLabel("Moves of a run, at most").fill("20000");
  await expect(warned).toHaveText(
    /^Nothing can pass: learners may change nothing that counts, .* Not solved within 20,000/,
  );
  const use = (/** @type {RegExp} */ name) => panel(page).getByRole("radio", { name });
  await use(/^T0.* may be changed$/).check();
  await expect(panel(page).locator(".task-notes p")).toHaveText([
    /^The start was tried\. It does not reach the goal: /,
  ]);
  // A goal that does not fit is called as the list calls it, beside the list.
  await panel(page).getByLabel("Goal").selectOption("A search with few nodes");
  const alert = panel(page).getByRole("alert");
  await expect(alert).toContainText("The goal “A search with few nodes” does not fit this run.");
  await expect(panel(page).getByLabel("Goal")).toHaveAccessibleDescription(/does not fit this run/);
  // Settings that a goal has opened are closed with it; the form warns of those that a person has opened.
  await panel(page).getByLabel("Goal").selectOption("A count of solutions");
  await expect(use(/^Givens may be changed$/)).toBeChecked();
  await panel(page).getByLabel("Goal").selectOption("The run is solved");
  await expect(use(/^Givens stays, and is shown$/)).toBeChecked();
  await expect(panel(page).getByLabel("Moves of a run, at most")).toHaveValue("20000");
  await use(/^Givens may be changed$/).check();
  await expect(warned).toHaveText(
    "A solution can be put in without solving anything, because learners may change: Givens.",
  );
  await expectAccessible(page);
  const link = await panel(page).getByLabel("The link of the task").inputValue();
  await page.reload();
  await expect(panel(page).getByLabel("The link of the task")).toHaveValue(link);
  // Another run is another start, which solves itself.
  await page.evaluate((hash) => void (location.hash = hash), form("1").slice(3));
  await expect(panel(page)).toBeHidden();
  await toForm();
  await panel(page).getByLabel("Moves of a run, at most").fill("300000");
  await expect(warned.last()).toHaveText(/^Every learner passes by one press: .* Solved after 49,019 moves\.$/);
});

test("a task leads to its class board and back to the form, with all that it has", async ({ page }) => {
  await page.goto(`./#${TASK.replace("change=t0", "change=t0%2Chand&hide=rng")}`);
  await panel(page).getByText("For a class", { exact: true }).click();
  await expect(panel(page).getByRole("link", { name: "Class board" })).toHaveAttribute(
    "href",
    /#class&v=2&title=Cool%20it/,
  );
  await press(page, "Change this task");
  await expect(page).toHaveURL(/#task$/);
  await expect(panel(page).getByLabel("Title")).toHaveValue("Cool it");
  await panel(page).getByLabel("Title").fill("Cool it down");
  await expect(panel(page).getByLabel("The link of the task")).toHaveValue(
    /#task&v=2&title=Cool%20it%20down&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0%2Chand&hide=rng&start=v=2~puzzle=magic19~.*t0=90~/,
  );
});

test("a pupil's phone has the setting and the check on one screen, and the next pupil is asked who is there", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./#${TASK}`);
  const field = panel(page).getByLabel("T0", { exact: true });
  const check = panel(page).getByRole("button", { name: "Check my run" });
  await expect(field).toHaveAccessibleDescription("The temperature. It stays the same during the run.");
  for (const part of [field, check]) await expect(part).toBeInViewport({ ratio: 1 });
  await panel(page).getByLabel("Your nickname").fill("Ada");
  await field.fill("1");
  await field.press("Enter");
  await check.click();
  await expect(verdict(page)).toHaveText(/^Passed/);
  const attempts = panel(page).getByText("Your attempts");
  await expect(attempts).toBeVisible();
  // In another tab nothing is shown of her before somebody says who is there.
  const next = await context.newPage();
  await next.setViewportSize({ width: 390, height: 844 });
  await next.goto(page.url());
  await expect(panel(next)).toContainText("Somebody has worked at tasks in this browser.");
  await expect(panel(next).getByLabel("Your nickname")).toHaveValue("");
  await expect(panel(next).getByText("Your attempts")).toBeHidden();
  for (const name of ["T0", "Check my run"])
    await expect(
      panel(next).getByLabel(name, { exact: true }).or(panel(next).getByRole("button", { name })),
    ).toBeVisible();
  await press(next, "I am somebody else");
  await expect(panel(next).getByText("Somebody has worked")).toBeHidden();
  await expect(panel(next).getByText("Your attempts")).toBeHidden();
  await panel(next).getByLabel("Your nickname").fill("Ben");
  await panel(next).getByLabel("Your nickname").press("Enter");
  await expect(panel(next).getByText("Your attempts")).toBeHidden();
  // Her own name gives hers back; wider again, the settings are in their place.
  await panel(next).getByLabel("Your nickname").fill("ada");
  await panel(next).getByLabel("Your nickname").press("Enter");
  await expect(panel(next).getByText("Your attempts")).toBeVisible();
  await next.setViewportSize({ width: 1280, height: 800 });
  await expect(next.locator("#main > #settings").getByLabel("T0", { exact: true })).toBeVisible();
});

test("a class board without a task says so, takes an answer's link, and is printed as its table", async ({ page }) => {
  await page.goto("./#class");
  await press(page, "Check all answers");
  await expect(panel(page).getByRole("alert")).toHaveText(/^The task is missing\. Paste its link, or/);
  const run = START.replace("t0=90", "t0=0.8");
  await panel(page)
    .getByLabel("The link of the task")
    .fill(`https://example.org/#${answer("OtherSeed", run, "failed")}`);
  await press(page, "Take this task");
  await expect(panel(page)).toContainText("Task “Cool it”: Solve the board");
  const lines = ["OtherSeed", "FalseClaim"].map((who) => answer(who, `${run};moves=500`, "failed"));
  await panel(page)
    .getByLabel("Answers: links")
    .fill([...lines, ...Array(25).fill("no link")].join("\n"));
  await press(page, "Check all answers");
  await expect(panel(page)).toContainText("0 of 2 answers passed.");
  await expect(panel(page)).toContainText("line 22, and more.");
  await expect(panel(page).locator(".class-plot")).toContainText("×2");
  const table = panel(page).getByRole("table");
  const name = table.getByText("FalseClaim");
  const onOneLine = async () => {
    const [height, line] = await name.evaluate((node) => [
      /** @type {HTMLElement} */ (node).getBoundingClientRect().height,
      parseFloat(getComputedStyle(node).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * line);
  };
  await onOneLine();
  // A4 within its margins.
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: "print" });
  await expect(panel(page).getByRole("button", { name: "Check all answers" })).toBeHidden();
  await expect(panel(page).getByLabel("Answers: links")).toBeHidden();
  await onOneLine();
  const box = await table.boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(700);
});
