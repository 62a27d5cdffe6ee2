// Lessons: each is walked from its first question to its last, with wrong answers and with right ones, by mouse, keys and touch.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./support/axe.js";
import { expect, limit, test } from "./support/fixture.js";
import { STOPS } from "../../www/features/learn/course.js";
import { LESSONS } from "../../www/features/learn/lessons.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ text: string, right: boolean }} Option */
/** @typedef {{ kind: string, name: string, wrong: "Home" | "End", options: Option[], recall: string, claims: boolean, exercise: boolean }} Step */

/** What a test needs of a lesson's text; the core reads it properly. @param {string} name @returns {{ title: string, steps: Step[] }} */
function lesson(name) {
  const text = readFileSync(fileURLToPath(new URL(`../../www/lessons/${name}.toml`, import.meta.url)), "utf8");
  const [head, ...blocks] = text.split("[[steps]]");
  const steps = blocks.map((block) => ({
    kind: /^kind = "(\w+)"/m.exec(block)?.[1] ?? "",
    name: /^name = "(\w+)"/m.exec(block)?.[1] ?? "",
    wrong: wrongEnd(text, block),
    options: [...block.matchAll(/\{ text = "((?:[^"\\]|\\.)*)", (right = true, )?reply/g)].map(([, option, right]) => {
      return { text: option, right: right !== undefined };
    }),
    recall: /^recall = "(\w+)"/m.exec(block)?.[1] ?? "",
    claims: /^claims = \[/m.test(block),
    exercise: block.includes("[steps.exercise]"),
  }));
  return { title: /^title = "(.*)"/m.exec(head)?.[1] ?? "", steps };
}

/** The end of a number's axis that is no right answer. @param {string} text of the lesson @param {string} block of the step @returns {"Home" | "End"} */
function wrongEnd(text, block) {
  const [, name, which] = /^truth = "([\w-]+)\.(\d+)"/m.exec(block) ?? [];
  const values = /^is = \[(.*)\]/m.exec(text.split(`[claims.${name}]`)[1] ?? "")?.[1].split(",") ?? [];
  const valueOf = (/** @type {RegExp} */ of) => Number(of.exec(block)?.[1]);
  const near = Number(values[Number(which) - 1]) - valueOf(/from = ([\d.]+)/) <= valueOf(/^near = ([\d.]+)/m);
  return near && !block.includes("log = true") ? "End" : "Home";
}

/** @param {Page} page */
const panel = (page) => page.locator("#learn");
/** @param {Page} page @param {string} name */
const press = (page, name) => panel(page).getByRole("button", { name, exact: true }).click();

/** Answers the question of a step. @param {Page} page @param {Step} step @param {boolean} right */
async function answer(page, { kind, options, wrong }, right) {
  if (kind === "choose") {
    const option = options.find((option) => option.right === right);
    await panel(page)
      .locator(".option")
      .nth(options.indexOf(option ?? options[0]))
      .click();
  } else if (kind === "number") {
    const slider = panel(page).getByRole("slider");
    await slider.focus();
    await slider.press(right ? "ArrowRight" : wrong);
  } else {
    for (const point of await panel(page).getByRole("slider").all()) {
      await point.focus();
      await point.press(right ? "PageUp" : "Home");
    }
  }
}

for (const name of LESSONS) {
  // Some in each run of the tests; all before a release.
  const tag = ["cooling", "oracle"].includes(name) ? [] : "@slow";
  test(`the lesson ${name} is walked from its first question to its last`, { tag }, async ({ page }) => {
    const { title, steps } = lesson(name);
    await page.goto(`./#learn&lesson=${name}&step=1`);
    const onward = panel(page).getByRole("button", { name: /^(Continue|Finish|Next lesson: .*)$/ });
    const predicted = new Set(steps.map(({ recall }) => recall));
    for (const [i, step] of steps.entries()) {
      await expect(page).toHaveURL(new RegExp(`lesson=${name}&step=${i + 1}$`));
      await expect(panel(page).getByRole("link", { name: `Page ${i + 1}`, exact: true })).toHaveAttribute(
        "aria-current",
        "step",
      );
      await expect(panel(page).locator("h2")).toBeFocused();
      if (predicted.has(step.name) && step.name) {
        // Wrong on purpose: it is said kindly, later.
        await answer(page, step, false);
        await press(page, "This is my prediction");
        continue;
      }
      if (step.recall)
        await expect(panel(page).locator(".recall")).toContainText(
          /It came out otherwise\.|This lesson states something else\./,
        );
      if (step.kind) {
        await answer(page, step, false);
        await press(page, "Check my answer");
        if (step.kind === "choose") {
          await expect(panel(page).locator(".reply").first()).toContainText("Look again.");
          await expect(panel(page).getByRole("button", { name: "Check my answer" })).toBeFocused();
          await answer(page, step, true);
          await press(page, "Check my answer");
          await expect(panel(page).locator(".reply").first()).toContainText("Yes.");
        }
      }
      await onward.click();
    }
    // The next stop, or after the last one the path; there it is done now.
    const next = STOPS[STOPS.indexOf(name) + 1];
    const to = { undefined: /#learn$/, essay: /#essay$/ }[String(next)] ?? new RegExp(`lesson=${next}&step=1$`);
    await expect(page).toHaveURL(to);
    await page.goto("./#learn");
    await expect(panel(page).locator(".stop").filter({ hasText: title })).toContainText("done");

    // Once more, and right this time.
    const first = steps.findIndex(({ kind, name }) => kind === "choose" && predicted.has(name));
    if (first < 0) return;
    await page.goto(`./#learn&lesson=${name}&step=${first + 1}`);
    await answer(page, steps[first], true);
    await press(page, "This is my prediction");
    const recalled = steps.findIndex(({ recall }) => recall === steps[first].name);
    await page.goto(`./#learn&lesson=${name}&step=${recalled + 1}`);
    // Whether or not that was run.
    await expect(panel(page).locator(".recall")).toContainText(/You saw that coming\.|As this lesson states\./);
  });
}

test("the first visit leads to the lessons, and back to the run as it was", async ({ page }) => {
  await page.goto("./#seed=20");
  await expect(page.locator("#start")).toBeEnabled();
  await page.locator("#step").click();
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await expect(panel(page).getByRole("heading", { name: "Learn annealing and search by trying" })).toBeVisible();
  await expect(panel(page).locator(".stop")).toHaveCount(LESSONS.length + 1);
  await panel(page).getByRole("link", { name: "Why accept a worse board?" }).click();
  await expect(page.getByRole("link", { name: "Magic hexagon 38" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await expect(page.getByRole("link", { name: "Magic 19" })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/seed=20.*&at=1$/);
  // Coming back goes on.
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await expect(page).toHaveURL(/lesson=worse&step=1$/);
});

test("the path goes on where one was, and after a lesson with the next that is not done", async ({ page }) => {
  await page.goto("./#learn");
  const on = panel(page).locator(".course-on");
  await expect(on).toContainText("1 What is energy?");
  await expectAccessible(page);
  await on.getByRole("link", { name: "Begin" }).click();
  await expect(page).toHaveURL(/lesson=energy&step=1$/);
  await page.goto("./#learn&lesson=greed&step=3");
  await expect(panel(page).locator("h2")).toBeFocused();
  await page.goto("./#learn");
  await expect(on).toContainText(/4 Is descent to blame.*page 3 of \d+ · 0 of 19 done/);
  await expect(panel(page).locator('[data-state="now"]')).toContainText(/you are at page 3 of/);
  await page.reload();
  await on.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/lesson=greed&step=3$/);
  // The next one is the essay; once it is read, the lesson after it.
  const state = { done: true, passed: false, answers: {}, step: 3 };
  const rows = JSON.stringify([
    ["energy", { ...state, done: false }],
    ["essay", { ...state, step: 1 }],
    ["greed", state],
  ]);
  // From a document of the same host that stores nothing by itself.
  await page.goto("./THIRD_PARTY.txt");
  await page.evaluate((rows) => localStorage.setItem("annealing-lab.lessons", rows), rows);
  await page.goto("./#learn");
  await expect(on).toContainText("6 Why exp(−ΔE/T)?");
});

test("the page for teachers has the answers of every lesson", async ({ page }) => {
  await page.goto("./#learn");
  await panel(page).getByRole("link", { name: "For teachers" }).click();
  await expect(page).toHaveURL(/#learn&teacher$/);
  await expect(panel(page).locator(".teacher > li")).toHaveCount(LESSONS.length + 1);
  await panel(page).getByRole("button", { name: "Show all answers" }).click();
  for (const shown of await panel(page).locator(".teacher > li > details").all())
    await expect(shown.locator("h4").first()).toBeVisible();
  // A choice with its reply, a number, and why an exercise passes.
  await expect(panel(page).locator(".teacher")).toContainText("This lesson states 76");
  await expect(panel(page).locator('.teacher [data-right="true"]').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel(page).getByRole("heading", { name: "For teachers" })).toBeVisible();
});

test("runs that were made before a step was left are kept, and said to be", async ({ page }) => {
  await page.goto("./#learn&lesson=cooling&step=5");
  await press(page, "Run it");
  const made = panel(page).getByRole("progressbar", { name: "Runs made" });
  await expect.poll(() => made.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value)).toBeGreaterThan(0);
  await press(page, "Continue");
  await expect(page).toHaveURL(/step=6$/);
  await press(page, "Previous page");
  await expect(panel(page).getByText(/^Kept from before: \d+ of 300 runs\.$/)).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Run the rest" })).toBeEnabled();
});

test("a claim that is false is named as such, and nothing came out before it was run", async ({ page }) => {
  const claim = `what = "Solved"\nexperiment = "four"\nmeasure = "solved"\nis = [3]`;
  const run = "compare&seeds=1..4&moves=5000&on=puzzle=triangle-3-9&with=name=Warm;cooling=constant;t0=2;restart=none";
  const options = `[{ text = "Few", right = true, reply = "r" }, { text = "Many", reply = "r" }]`;
  const ask = `[steps.ask]\nkind = "choose"\nname = "constructor"\noptions = ${options}`;
  const last = `title = "{solved} of 4"\nrecall = "constructor"\nclaims = ["solved"]\nscene = { experiment = "four", show = ["lengths"] }`;
  const text = `version = 1\ntitle = "T"\nasks = "A"\nminutes = 1\n[experiments]\nfour = "${run}"\n[claims.solved]\n${claim}\n[[steps]]\ntitle = "Q"\n${ask}\n[[steps]]\n${last}\n`;
  await page.goto("./#learn");
  await page
    .locator("#lesson-file")
    .setInputFiles({ name: "false.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await panel(page).locator(".option").nth(1).click();
  await press(page, "This is my prediction");
  // The words tell what comes out: they wait for the runs, or for a reader who opens them.
  await expect(panel(page).locator("h2")).toHaveText("Run it, and see the result.");
  await panel(page).getByText("What this lesson states").click();
  await expect(panel(page).locator("h2")).toHaveText("3 of 4");
  await expect(panel(page).locator(".recall")).toContainText("This lesson states something else.");
  await expect(panel(page).locator(".recall")).not.toContainText("came out");
  await press(page, "Run it");
  await expect(panel(page).locator("h2")).toHaveText("4 of 4");
  await expect(panel(page).locator(".findings .differs")).toContainText("This is not what the lesson states: 3.");
  await expect(panel(page).locator(".recall")).toContainText("It came out otherwise.");
});

test("a lesson with a term that the glossary has not is refused, and the term is named", async ({ page }) => {
  const text = `version = 1\ntitle = "T"\nasks = "A"\nminutes = 1\n[[steps]]\ntitle = "One"\n[[steps]]\ntitle = "Two"\ntext = "A [word|no-such-term]."`;
  await page.goto("./#learn");
  const file = page.locator("#lesson-file");
  const opened = (/** @type {string} */ text) =>
    file.setInputFiles({ name: "own.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await opened(text);
  await expect(panel(page)).toContainText(
    "This lesson cannot be read: step 2: the glossary has no term 'no-such-term'",
  );
  await opened(text.replace("no-such-term", "energy"));
  await expect(panel(page).locator("h2")).toHaveText("One");
});

test("a claim of runs that are measured first opens at once, shows how far it is, and is left at once", async ({
  page,
}) => {
  await page.goto("./#learn");
  const runs = Array.from({ length: 900 }, (_, i) => `"puzzle=octa&preset=auto&seed=${i}"`);
  const text = `version = 1
title = "Slow"
asks = "How long?"
minutes = 3
[claims.s]
what = "Energy"
runs = [${runs.join(",")}]
measure = "energy"
is = [${runs.map(() => 0).join(",")}]
[[steps]]
title = "Step"
text = "Text"
claims = ["s"]
[[steps]]
title = "After"
text = "Text"`;
  await page
    .locator("#lesson-file")
    .setInputFiles({ name: "slow.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Run it" }).click();
  const made = page.getByRole("progressbar", { name: "Runs made" });
  await expect(made).toHaveJSProperty("max", 900);
  await expect(made).not.toHaveJSProperty("value", 0);
  // Another lesson is read by the same worker.
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.locator('#learn a[href*="lesson=worse"]').first().click();
  await expect(
    page.getByText("page 1 of", { exact: false }).or(page.locator(".dots [aria-current=step]")),
  ).toBeVisible();
});

test("Back and Forward walk the steps; a reload stays", async ({ page }) => {
  await page.goto("./#learn&lesson=energy&step=2");
  await press(page, "Continue");
  await expect(page).toHaveURL(/step=3$/);
  await page.goBack();
  await expect(panel(page).locator("h2")).toHaveText(/Swap numbers yourself/);
  await page.goForward();
  await expect(panel(page).locator("h2")).toHaveText(/What did you see/);
  await page.reload();
  await expect(panel(page).locator("h2")).toHaveText(/What did you see/);
  await panel(page).getByRole("link", { name: "All lessons" }).click();
  await expect(panel(page).getByRole("link", { name: "What is energy?" })).toHaveAttribute("href", /step=3$/);
});

test("what is asked for is done on the real board, and seen to be done", async ({ page }) => {
  await page.goto("./#learn&lesson=energy&step=2");
  const cell = (/** @type {string} */ letter) => page.getByRole("gridcell", { name: new RegExp(`^${letter}: `) });
  for (const [a, b] of ["AH", "BI", "CJ"]) {
    await cell(a).focus();
    await page.keyboard.press("Enter");
    await cell(b).focus();
    await page.keyboard.press("Enter");
  }
  await expect(panel(page).getByRole("status").filter({ hasText: "Done." })).toBeVisible();
  // Breaking it never loses the thread.
  await press(page, "Reset this page");
  await expect(page.locator("#meter-value")).toHaveText("1,527");
});

test("a claim is run before the learner's eyes, and comes out as stated", async ({ page }) => {
  await page.goto("./#learn&lesson=worse&step=6");
  await press(page, "Run it");
  await expect(panel(page).getByText("Computed here, in your browser").first()).toBeVisible({ timeout: limit(25_000) });
  await expect(panel(page).locator(".findings").first()).toContainText(
    /Never worse.*0 of 100.*Sometimes worse.*98 of 100/s,
  );
  await expect(panel(page)).not.toContainText("; this lesson states");
  // Equal values lie one below the other, however wide the words behind them are.
  const bars = panel(page).locator(".findings").first().locator(".finding-bar");
  const lengths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(lengths.length).toBeGreaterThan(1);
  expect(new Set(lengths).size).toBe(1);
});

test(
  "a press on Run it before the experiment is there is not lost; what comes out is drawn",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("./#learn&lesson=givens&step=1");
    await press(page, "I have no idea, show me");
    await expect(page.getByText("The picture appears here")).toBeVisible();
    // Twice the same experiment, one opening on the heels of the other.
    await press(page, "Reset this page");
    await press(page, "Run it");
    await expect(panel(page).getByText("Computed here, in your browser").first()).toBeVisible({
      timeout: limit(25_000),
    });
    await expect(page.locator('#compare figure[data-figure="groups"] svg')).toBeVisible();
    await expect(page.getByText("The picture appears here")).toBeHidden();
  },
);

test("claims with a setting that solves nothing are drawn, too", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#learn&lesson=temperature&step=5");
  await press(page, "Run it");
  await expect(panel(page).locator(".findings").first()).toContainText("never", { timeout: limit(25_000) });
  await press(page, "Continue");
  await expect(panel(page).locator(".draw polyline.truth")).toHaveAttribute("points", /^(\S+ ){7}\S+$/);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a line is drawn by touch, and stands alone where the runs are made", async ({ page }) => {
    await page.goto("./#learn&lesson=givens&step=1");
    const space = panel(page).locator(".draw-space");
    await expect(panel(page).locator(".draw-point")).toHaveCount(8);
    // The scene above comes later, and moves them.
    await expect(page.locator("#main")).toBeVisible();
    await space.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await space.boundingBox()) ?? {};
    for (const [x, y] of [
      [0.01, 0.2],
      [0.5, 0.9],
      [0.99, 0.1],
    ])
      await space.tap({ position: { x: x * width, y: y * height }, force: true });
    await panel(page).getByRole("button", { name: "This is my prediction" }).tap();
    await expect(page).toHaveURL(/step=2$/);
    await expect(panel(page).locator(".recall > div > .draw polyline.yours")).toHaveAttribute(
      "points",
      /^(\S+ ){7}\S+$/,
    );
    // What the lesson states is there for those who do not want to make the runs.
    await expect(panel(page).locator(".recall > div > .draw polyline.truth")).toHaveCount(0);
    await expect(panel(page).locator(".reply")).toBeHidden();
    await panel(page).getByText("What this lesson states", { exact: true }).tap();
    await expect(panel(page).locator(".reply")).toBeVisible();
  });

  test("the scene stands between title and text, for the eye and for the keyboard", async ({ page }) => {
    const places = async () => {
      const parts = ["h2", "#board, #compare .compare-data", ".prose"].map((part) =>
        page.locator(`${part}`).filter({ visible: true }),
      );
      return Promise.all(parts.map(async (part) => (await part.first().boundingBox())?.y ?? NaN));
    };
    const rises = (/** @type {number[]} */ all) => all.every((y, i) => i === 0 || y > all[i - 1]);
    for (const place of ["energy&step=2", "givens&step=2"]) {
      await page.goto(`./#learn&lesson=${place}`);
      await expect.poll(async () => rises(await places())).toBe(true);
      await expect(page.locator(".learn-top h2")).toBeFocused();
      const order = await page.evaluate(() =>
        [".learn-top h2", "#main", "#compare", "#learn"]
          .flatMap((one) => document.querySelector(one) ?? [])
          .every(
            (node, i, all) => i === 0 || all[i - 1].compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING,
          ),
      );
      expect(order).toBe(true);
    }
    // The board leaves room for what is said of it.
    await page.goto("./#learn&lesson=energy&step=2");
    await expect(page.locator("#board")).toBeVisible();
    const board = await page.locator("#board").boundingBox();
    expect(board?.height).toBeLessThanOrEqual(0.4 * 844);
    // The board is there before the step's title.
    await expect(page.locator(".learn-top h2").filter({ hasText: "Swap numbers" })).toBeFocused();
    // Held across the text stands beside the scene, and comes first.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(panel(page).locator("h2")).toBeFocused();
    await expect(page.locator("#learn + #main")).toBeVisible();
    // Without a scene nothing is torn apart.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(".learn-top h2")).toBeVisible();
    await page.getByRole("link", { name: "All lessons" }).click();
    await expect(page.locator(".learn-top")).toHaveCount(0);
    await expect(panel(page).getByRole("listitem").first()).toBeVisible();
  });
});

test("runs fall on the line that was drawn before, where they are made", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#learn&lesson=temperature&step=4");
  const sliders = panel(page).getByRole("slider");
  await expect(sliders).toHaveCount(8);
  for (const point of [0, 7]) await sliders.nth(point).press("PageUp");
  await press(page, "This is my prediction");
  // A later page replies to it.
  const drawn = (/** @type {string} */ kind) => panel(page).locator(`.recall polyline.${kind}`);
  await expect(drawn("yours")).toHaveAttribute("points", /^(\S+ ){7}\S+$/);
  await expect(drawn("truth")).toHaveCount(0);
  await expect(panel(page).getByText(/^Your line:/)).toHaveCount(1);
  await press(page, "Run it");
  // Some points are there before the last run is.
  await expect(drawn("truth")).toHaveCount(1, { timeout: limit(25_000) });
  await expect(panel(page).getByRole("button", { name: "Run it", exact: true })).toBeDisabled();
  await expect(panel(page).locator(".findings").first()).toBeVisible({ timeout: limit(25_000) });
  await expect(drawn("truth")).toHaveAttribute("points", /^(\S+ ){7}\S+$/);
  await expect(drawn("yours")).toHaveCount(1);
});

test("the tries of an exercise stay, each as a point", async ({ page }) => {
  await page.goto("./#learn&lesson=worse&step=9");
  const tries = panel(page).locator(".tries");
  await expect(tries).toBeHidden();
  for (const [t0, verdict] of [
    ["2.5", "Passed"],
    ["0.5", "Not yet"],
    ["2.5", "Passed"],
  ]) {
    await page.getByRole("textbox", { name: "T0" }).fill(t0);
    await press(page, "Check my run");
    await expect(panel(page).getByText(new RegExp(`^${verdict}\\. .* Checked with T0 = ${t0}\\.`))).toBeVisible({
      timeout: limit(20_000),
    });
  }
  // The same try twice is one.
  const rows = [/T0 = 2\.5: 20 of 20 passed/, /T0 = 0\.5: \d+ of 20 not yet/];
  await expect(tries.getByRole("listitem")).toHaveText(rows);
  await press(page, "Previous page");
  await press(page, "Continue");
  await expect(tries.getByRole("listitem")).toHaveText(rows);
  // The warmer one stands to the right, and higher.
  const [warm, cold] = await tries.locator(".try").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(warm.x).toBeGreaterThan(cold.x);
  expect(warm.y).toBeLessThan(cold.y);
  await expect(tries.locator(".try")).toHaveCount(2);
});

test("a line is drawn by mouse, and stands over what came out", async ({ page }) => {
  await page.goto("./#learn&lesson=temperature&step=4");
  const space = panel(page).locator(".draw-space");
  await space.scrollIntoViewIfNeeded();
  const box = await space.boundingBox();
  if (!box) throw new Error("there are no axes");
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height * 0.75, { steps: 12 });
  await page.mouse.up();
  await press(page, "This is my prediction");
  await panel(page).getByRole("link", { name: "Page 6", exact: true }).click();
  await expect(panel(page).locator(".draw polyline.yours")).toHaveAttribute("points", /(\S+ ){7}\S+/);
  await expect(panel(page).locator(".draw polyline.truth")).toHaveAttribute("points", /(\S+ ){7}\S+/);
  await panel(page).getByText("In numbers").click();
  await expect(panel(page).getByText(/^Your line:/)).toBeVisible();
});

test("an exercise is passed by one's own run alone", async ({ page }) => {
  await page.goto("./#learn&lesson=worse&step=9");
  await press(page, "Check my run");
  await expect(panel(page).getByText("From 2 to 3 every T")).toHaveCount(0);
  await expect(
    panel(page).getByText(/Not yet\. \d+ of 20 seeds reached the goal in time; .* Checked with T0 = 1\./),
  ).toBeVisible({
    timeout: limit(20_000),
  });
  // What is typed counts, even if nobody has pressed Enter.
  await page.getByRole("textbox", { name: "T0" }).fill("2.5");
  await press(page, "Check my run");
  await expect(panel(page).getByText("Passed. 20 of 20 seeds reached the goal in time;")).toBeVisible({
    timeout: limit(20_000),
  });
  // And why; a run that does not pass is not followed by the reason why one passes.
  const why = panel(page).getByRole("heading", { name: "Why this passes" });
  await expect(why).toBeVisible();
  await expect(panel(page).getByText("From 2 to 3 every T solves all 20 boards.")).toBeVisible();
  // What the exercise keeps cannot be changed by a link from elsewhere.
  await panel(page).getByText("Work in the full page").click();
  await panel(page).getByLabel("Or paste a run’s link:").fill("puzzle=magic19&preset=recommended");
  await press(page, "Check");
  await expect(panel(page).getByText(/Not yet\. This link changes/)).toBeVisible();
  await expect(why).toBeHidden();
});

test("a teacher's own lesson opens from a file and from its link; a broken one is named", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const small = `version = 1\ntitle = "Mine"\nasks = "What?"\nminutes = 1\n[[steps]]\ntitle = "First <b>step</b>"\nscene = { run = "seed=3", show = ["board"] }\n[[steps]]\ntitle = "Second"\n`;
  await page.goto("./#learn");
  const file = (/** @type {string} */ text) => ({
    name: "mine.toml",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await page.locator("#lesson-file").setInputFiles(file(small.replace("minutes", "minuets")));
  await expect(panel(page).getByRole("alert")).toContainText("line 4");
  await page.locator("#lesson-file").setInputFiles(file(small));
  // Text is text.
  await expect(panel(page).locator("h2")).toHaveText("First <b>step</b>");
  await press(page, "Continue");
  await press(page, "Copy a link to this lesson");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#learn&text=[\w-]+&step=1$/);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(panel(page).locator("h2")).toHaveText("First <b>step</b>");
  await page.goto("./#learn&text=AAAA&step=1");
  await expect(page.getByRole("alert").filter({ hasText: "in this link is damaged" })).toBeVisible();
  await page.goto("./#learn&lesson=nonsense");
  await expect(page.getByRole("alert").filter({ hasText: "There is no lesson with this name" })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
]) {
  const tag = width === 390 ? [] : "@slow";
  test(
    `axe finds nothing in lessons at ${width}x${height}; nothing is wider than the page`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const place of [
        "learn",
        "learn&lesson=temperature&step=4",
        "learn&lesson=worse&step=6",
        "learn&lesson=worse&step=9",
      ]) {
        await page.goto(`./#${place}`);
        // On a phone the title stands above the scene.
        await expect(page.locator(".learn h2").first()).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}
