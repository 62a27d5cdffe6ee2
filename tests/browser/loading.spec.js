// How the page comes: what it weighs, what is seen before the core is there, and what happens when a part does not come.

import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { SPOKEN } from "../../www/text/languages.js";
import { expect, forgive, limit, test } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

/** Bytes, as compressed below. */
const FIRST_VIEW = 100_000;
const IN_ALL = 200_000;
/** The module that the page begins with. */
const CORE = 120_000;

/** @type {Map<string, number>} */
const weights = new Map();

/** As a good host sends it: brotli at its best; fonts are compressed already. @param {string} path */
function weight(path) {
  const bytes = readFileSync(path);
  if (extname(path) === ".woff2") return bytes.length;
  const known = weights.get(path);
  if (known) return known;
  const { length } = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  weights.set(path, length);
  return length;
}

/** @param {string[]} paths */
const sum = (paths) => paths.reduce((all, path) => all + weight(path), 0);

/** @param {string[]} paths */
const listed = (paths) => paths.map((path) => `${basename(path)} ${weight(path)}`).join(", ");

test("the first view, a solved run with its plots, and the core keep to their budgets", async ({ page, server }) => {
  // The core takes brotli some seconds.
  test.setTimeout(limit(120_000));
  server.served.length = 0;
  await page.goto("./");
  await ready(page);
  // Page, styles and scripts until the core is asked for, by module and glue; plots and the like come after the board.
  const core = server.served.findLastIndex((path) => /\/annealing-lab-(?!full)[^/]*\.(wasm|js)$/.test(path));
  const first = server.served.slice(0, core + 1).filter((path) => /\.(html|css|js)$/.test(path));
  expect(first.map((path) => extname(path)).sort()).toEqual(expect.arrayContaining([".css", ".html", ".js"]));
  expect(sum(first), listed(first)).toBeLessThan(FIRST_VIEW);
  expect(first.length, listed(first)).toBeLessThan(10);

  // All files of any kind until Magic 19 is solved and plotted, fonts among them; the core has a budget of its own.
  await solve(page);
  await expect(page.locator("#plot-panels canvas").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Boards" }).getByRole("button").first()).toBeVisible();
  const modules = server.served.filter((path) => path.endsWith(".wasm"));
  const rest = [...new Set(server.served)].filter((path) => !path.endsWith(".wasm"));
  expect(rest.some((path) => path.includes("/uPlot"))).toBe(true);
  expect(sum(rest), listed(rest)).toBeLessThan(IN_ALL);
  expect(modules.length).toBeGreaterThan(0);
  expect(sum(modules), listed(modules)).toBeLessThan(CORE);
});

test("another language adds a tenth to the first view at most, in one file", async ({ browser, baseURL, server }) => {
  test.setTimeout(limit(120_000));
  /** What comes until the core is there, without what is kept for later. @param {string} language */
  const first = async (language) => {
    server.served.length = 0;
    const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
    await page.goto(`./?lang=${language}`);
    await expect(page.locator("#start")).toBeEnabled();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.close();
    const core = server.served.findLastIndex((path) => /\/annealing-lab-(?!full)[^/]*\.(wasm|js)$/.test(path));
    // Requests before that for the page are of the one that was closed.
    const begun = server.served.findIndex((path) => /index\.html$/.test(path));
    return [...new Set(server.served.slice(begun, core + 1))].filter((path) => /\.(html|css|js|wasm)$/.test(path));
  };
  const english = await first("en");
  for (const language of SPOKEN) {
    const own = await first(language);
    const more = own.filter((path) => !english.includes(path));
    expect(more.length, listed(more)).toBe(1);
    expect(sum(own), listed(more)).toBeLessThan(1.1 * sum(english));
  }
});

test("the page is painted in another language before its own module is there", async ({ page }) => {
  const letGo = await held(page, "**/www/main-*.js");
  await page.goto("./?lang=de", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Jede Linie" })).toBeVisible();
  await expect(page.getByText("Die Zahlen 1 bis 19")).toBeVisible();
  letGo();
  await expect(page.locator("#start")).toBeEnabled();
});

test("only the stylesheet holds back the first paint, and a kilobyte that knows theme and language", async ({
  page,
}) => {
  await page.goto("./");
  await ready(page);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => /** @type {any} */ (entry).renderBlockingStatus === "blocking")
      .map(({ name }) => name.replace(/^.*\//, "").replace(/-[0-9a-f]+\./, ".")),
  );
  expect(blocking).toEqual(["first.js", "page.css"]);
  expect(weight("dist/www/first.js")).toBeLessThan(700);
});

/** Holds files back until they are let go. @param {import("@playwright/test").Page} page @param {string} files */
async function held(page, files) {
  /** @type {() => void} */
  let letGo = () => {};
  const wait = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route(files, async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

/** @param {import("@playwright/test").Page} page */
const withoutCore = (page) => held(page, "**/*.wasm");

/** Where the board stands and how much of it is drawn. @param {import("@playwright/test").Page} page @param {string} id */
const drawn = (page, id) =>
  page.evaluate((id) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById(id));
    const { left, top, width, height } = canvas.getBoundingClientRect();
    // Read from a copy: the page's own canvas stays as the page made it.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return { place: [left, top, width, height], inked: pixels.some((value) => value > 0) };
  }, id);

for (const { link, title, cells, canvas } of [
  { link: "", title: "Magic 19", cells: 19, canvas: "board-canvas" },
  { link: "#puzzle=octa&seed=1", title: "Octa", cells: 16, canvas: "board-canvas" },
  { link: "#puzzle=sudoku", title: "Sudoku", cells: 81, canvas: "sudoku-canvas" },
  { link: "#puzzle=olympic-11", title: "Olympic rings, sum 11", cells: 9, canvas: "board-canvas" },
]) {
  test(`the board of ${title} is there before the core, and stays where it is`, async ({ page }) => {
    const letGo = await withoutCore(page);
    await page.goto(`./${link}`);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("grid", { name: "Board" }).getByRole("gridcell")).toHaveCount(cells);
    await expect.poll(async () => (await drawn(page, canvas)).inked).toBe(true);
    await expect(button(page, "Loading")).toBeDisabled();
    await expect(button(page, "Loading")).toHaveAccessibleDescription("Fetching the solver.");
    const before = await drawn(page, canvas);
    letGo();
    await ready(page);
    await expect(button(page, "Start")).toHaveAccessibleDescription(/^Ready/);
    expect((await drawn(page, canvas)).place).toEqual(before.place);
  });
}

/** What an answer does it does in a turn of its own. @param {import("@playwright/test").Page} page */
async function twoFrames(page) {
  for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
}

for (const { what, link, lost } of [
  { what: "that its link defines", link: "custom&define=n1..6;c0,2_1,1_2,0_0,0_-2,0_-1,1;l9ABC_9CDE_9EFA", lost: "" },
  { what: "whose board does not come", link: "triangle-3-9", lost: "**/annealing-lab-boards-*.json" },
]) {
  test(`a puzzle ${what} has its place until the core is there, and no other puzzle's board`, async ({
    page,
    complaints,
  }) => {
    if (lost) await page.route(lost, (route) => route.fulfill({ status: 503, body: "no" }));
    const answered = lost ? page.waitForResponse(lost) : null;
    const letGo = await withoutCore(page);
    await page.goto(`./#puzzle=${link}`);
    await (await answered)?.finished();
    await twoFrames(page);
    await expect(page.getByRole("heading", { name: "A puzzle", exact: true })).toBeVisible();
    await expect(page.locator("#board")).toBeVisible();
    await expect(page.getByRole("gridcell")).toHaveCount(0);
    letGo();
    await ready(page);
    await expect(page.getByRole("gridcell")).toHaveCount(6);
    if (lost) forgive(complaints, /503/);
  });
}

test("a board that comes late is not drawn where another puzzle is expected", async ({ page }) => {
  const letGo = await withoutCore(page);
  const letBoards = await held(page, "**/annealing-lab-boards-*.json");
  await page.goto("./#puzzle=triangle-3-9");
  await expect(page.getByRole("heading", { name: "A puzzle", exact: true })).toBeVisible();
  await page.evaluate(() => void (location.hash = "puzzle=pentagram"));
  const came = page.waitForResponse("**/annealing-lab-boards-*.json");
  letBoards();
  await (await came).finished();
  await expect(page.getByRole("heading", { name: "Magic pentagram", exact: true })).toBeVisible();
  await twoFrames(page);
  await expect(page.getByRole("gridcell")).toHaveCount(10);
  letGo();
  await ready(page);
  await expect(page).toHaveURL(/puzzle=pentagram&/);
});

test("a board that comes after the core changes nothing", async ({ page }) => {
  const letGo = await held(page, "**/annealing-lab-boards-*.json");
  await page.goto("./#puzzle=triangle-3-9");
  await ready(page);
  await page.getByRole("link", { name: "Magic 19" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(19);
  const came = page.waitForResponse("**/annealing-lab-boards-*.json");
  letGo();
  await (await came).finished();
  await twoFrames(page);
  await expect(page.getByRole("heading", { name: "Magic 19", exact: true })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(19);
});

test.describe("a first visit", () => {
  test.use({ instruments: false });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ]) {
    test(`nothing jumps while the page loads, ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const letGo = await withoutCore(page);
      await page.goto("./");
      await expect(page.getByRole("gridcell")).toHaveCount(19);
      await page.evaluate(() => {
        const shifts = /** @type {{ value: number, what: string }[]} */ ([]);
        const rect = (/** @type {DOMRect} */ { x, y, width, height }) => [x, y, width, height].join(" ");
        const what = (/** @type {any} */ { node, previousRect, currentRect }) =>
          `${node?.id || node?.className || node?.nodeName}: ${rect(previousRect)} to ${rect(currentRect)}`;
        new PerformanceObserver((list) => {
          for (const entry of /** @type {any[]} */ (list.getEntries()))
            shifts.push({ value: entry.value, what: entry.sources.map(what).join("; ") });
        }).observe({ type: "layout-shift", buffered: true });
        Object.assign(globalThis, { shifts });
      });
      letGo();
      await expect(button(page, "Start")).toBeEnabled();
      if (width > 760) await expect(page.locator("#plot-panels canvas").first()).toBeVisible();
      // Frames in which what came last is laid out.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shifts = await page.evaluate(
        () => /** @type {{ shifts: { value: number, what: string }[] }} */ (/** @type {unknown} */ (globalThis)).shifts,
      );
      const all = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(all, shifts.map(({ what }) => what).join("\n")).toBeLessThan(0.02);
    });
  }
});

test("a part that cannot be loaded is reported, and loads when it is tried again", async ({ page, complaints }) => {
  await page.route("**/www/library-*.js", (route) => route.abort());
  await page.goto("./");
  await ready(page);
  // No network, and then a server that lacks a file.
  await page.route("./", (route) => route.abort());
  await button(page, "Library").click();
  const notice = page.getByRole("alert").filter({ hasText: "The library could not be loaded" });
  await expect(notice).toContainText("Check your connection.");
  await page.unroute("./");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toContainText("although the server answers now");
  await page.unroute("**/www/library-*.js");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Library" })).toBeVisible();
  await expect(notice).toBeHidden();
  forgive(complaints, /library-|Failed to fetch|net::ERR_FAILED/);
});

test("a part is imported only when its files are there: a browser may remember that a module failed", async ({
  page,
  complaints,
}) => {
  /** @type {string[]} */
  const asked = [];
  let refuses = true;
  // What it shares with another part, too.
  await page.route(/\/www\/(shared\/)?(library|picture)-.*\.js$/, (route) => {
    asked.push(route.request().resourceType());
    return refuses ? route.abort() : route.continue();
  });
  await page.goto("./");
  await ready(page);
  // The page asks for that by itself, for three parts one after the other: the notice of the last one stays.
  await expect(page.getByRole("alert").filter({ hasText: "The view for many could not be loaded" })).toBeVisible();
  await button(page, "Library").click();
  const notice = page.getByRole("alert").filter({ hasText: "The library could not be loaded" });
  await expect(notice).toBeVisible();
  expect(asked).not.toContain("script");
  refuses = false;
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Library" })).toBeVisible();
  forgive(complaints, /(library|picture)-|Failed to fetch/);
});

test("a part whose markup cannot be loaded is reported, and loads when it is tried again", async ({
  page,
  complaints,
}) => {
  await page.goto("./");
  await ready(page);
  const first = await (await page.request.get("./")).text();
  const notice = page.getByRole("alert").filter({ hasText: "The help could not be loaded" });
  const again = notice.getByRole("button", { name: "Try again" });
  await page.route("**/www/markup/help-*.html", (route) => route.abort());
  await button(page, "Help").click();
  await expect(notice).toBeVisible();
  // A server that lacks it; and one that then answers with the page itself.
  for (const answer of [
    { status: 404, body: "" },
    { contentType: "text/html", body: first },
  ]) {
    await page.unroute("**/www/markup/help-*.html");
    await page.route("**/www/markup/help-*.html", (route) => route.fulfill(answer));
    const answered = page.waitForResponse("**/www/markup/help-*.html");
    await again.click();
    await (await answered).finished();
    await expect(notice).toBeVisible();
  }
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.unroute("**/www/markup/help-*.html");
  await again.click();
  await expect(page.getByRole("dialog", { name: "What you are looking at" })).toBeVisible();
  await expect(page.locator("#help")).toHaveCount(1);
  await expect(notice).toBeHidden();
  forgive(complaints, /help-/);
});

test("a fault in a part is not taken for a missing network, and its markup is there once", async ({
  page,
  complaints,
}) => {
  await page.route("**/www/markup/finder-*.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="finder-chart"', "") });
  });
  await page.goto("./");
  await ready(page);
  const notice = page.getByRole("alert").filter({ hasText: "The temperature finder cannot be shown" });
  for (let turn = 0; turn < 2; turn++) {
    await page.locator("#finder-open").click();
    await expect(notice).toContainText("because of a bug in this page: the page has no ");
    await expect(notice).not.toContainText("network");
    await button(page, "Dismiss").click();
  }
  await expect(page.locator("#finder-close")).toHaveCount(1);
  forgive(complaints, /the page has no /);
});

test("a run that lacks a faulty part says so without a word of the network", async ({ page, complaints }) => {
  await page.route("**/www/markup/route-*.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="route-next-title"', "") });
  });
  await page.goto("./#puzzle=route&map=S.x/.9G");
  await expect(page.getByRole("alert").filter({ hasText: "because of a bug in this page" })).toBeVisible();
  await expect(page.locator("#sentence")).toHaveText(
    "A part of the page is not there, so this run cannot be shown. Reload the page to try again.",
  );
  forgive(complaints, /the page has no /);
});

test("a comparison that is opened by its link is never an empty page: that it is loading is said at once", async ({
  page,
}) => {
  // Who waits a little longer sees that of any part.
  await page.addInitScript(() => {
    const after = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (/** @type {() => void} */ act, /** @type {number} */ wait) => (wait === 300 ? 0 : after(act, wait)),
    });
  });
  const letGo = await held(page, "**/www/compare-*.js");
  await page.goto("./#compare");
  await expect(page.getByText("The comparison is loading…")).toBeVisible();
  letGo();
  await expect(page.getByRole("heading", { name: "Compare", exact: true })).toBeVisible();
  await expect(page.getByText("The comparison is loading…")).toBeHidden();
});

test("a part that takes long says so, and so does one whose stylesheet is missing", async ({ page, complaints }) => {
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route("**/www/puzzle-editor-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await ready(page);
  await button(page, "Library").click();
  await expect(page.getByRole("dialog", { name: "Library" })).toBeVisible();
  await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: "Make your own" }).first().click();
  await expect(page.getByText("The puzzle editor is loading…")).toBeVisible();
  letGo();
  await expect(page.getByRole("dialog", { name: "Make your own puzzle" })).toBeVisible();
  await expect(page.getByText("The puzzle editor is loading…")).toBeHidden();

  await page.route("**/www/css/compare-*.css", (route) => route.fulfill({ status: 404, body: "" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The comparison could not be loaded" })).toBeVisible();
  await page.unroute("**/www/css/compare-*.css");
  await button(page, "Try again").click();
  await expect(page.getByRole("heading", { name: "Compare", exact: true })).toBeVisible();
  forgive(complaints, /css\/compare-/);
});

test("a press while a part loads counts once, however impatient", async ({ page }) => {
  const letGo = await held(page, "**/www/editor-*.js");
  await page.goto("./");
  await ready(page);
  const edit = button(page, "Edit givens");
  for (let press = 0; press < 2; press++) await edit.click();
  await expect(edit).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(edit).toHaveAttribute("aria-pressed", "true");
  await expect(edit).not.toHaveAttribute("aria-busy");
  await twoFrames(page);
  await expect(edit).toHaveAttribute("aria-pressed", "true");
});

test("a link that another has overtaken holds nobody up", async ({ page }) => {
  const letGo = await held(page, "**/www/sudoku-*.js");
  await page.goto("./#puzzle=octa&seed=1");
  await ready(page);
  await page.getByRole("link", { name: "Sudoku" }).click();
  await expect(page.getByText("The sudoku board is loading…")).toBeVisible();
  await page.getByRole("link", { name: "Magic 19" }).click();
  await page.locator("#start").click();
  await expect(page.getByRole("heading", { name: "Magic 19", exact: true })).toBeVisible();
  await expect(page.locator("#start")).toHaveText("Pause");
  await expect(page.getByText("The sudoku board is loading…")).toBeHidden();
  const came = page.waitForResponse("**/www/sudoku-*.js");
  letGo();
  await (await came).finished();
  await twoFrames(page);
  await expect(page.getByRole("heading", { name: "Magic 19", exact: true })).toBeVisible();
});
