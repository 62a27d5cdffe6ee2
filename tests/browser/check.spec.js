// The check of a machine and of the host: truths that are computed again, and files as they come.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFor, headersFor } from "../../deploy/headers.js";
import { expectAccessible } from "./support/axe.js";
import { kept, serveCopy } from "./support/copy.js";
import { expect, forgive, limit, test } from "./support/fixture.js";
import { SINGLE } from "./support/journeys.js";
import { ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./support/copy.js").Answer} Answer */

const TRUTHS = 25;
/** @param {Page} page */
const panel = (page) => page.locator("#learn");
/** The sentence on the truths, then that on the host. @param {Page} page */
const said = (page) => panel(page).getByRole("status");
/** The lines of a group, which is named by its heading. @param {Page} page @param {string} name */
const lines = (page, name) =>
  panel(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .getByRole("listitem");

/** A host that sends all that it should, but for a change. @param {(path: string, answer: Answer) => void} [change] */
const goodHost = (change) =>
  serveCopy((path, answer) => {
    Object.assign(answer.headers, headersFor(), { "Cache-Control": cacheFor(path) });
    change?.(path, answer);
  });

test("every truth holds, and the report has the program's figures", async ({ page, context }) => {
  test.setTimeout(limit(90_000));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#seed=7");
  await ready(page);
  await page.locator("#help-open").click();
  await page.getByRole("link", { name: "Check this machine and its host" }).press("Enter");
  await expect(page).toHaveURL(/#check$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(panel(page).getByRole("heading", { name: "Check this machine and its host" })).toBeFocused();
  await expect(page).toHaveTitle("Check this machine and its host · Annealing Lab");
  await expect(panel(page).getByRole("progressbar", { name: "Truths checked" })).toBeVisible();
  await expect(said(page).first()).toHaveText("25 of 25 hold on this machine.", { timeout: limit(60_000) });
  await expect(panel(page).locator("[data-right=true]")).toHaveCount(TRUTHS);
  await expect(lines(page, "Sampler").first()).toContainText("chi-squared 830.3, 719 degrees of freedom, p = 0.002");
  await expect(lines(page, "Magnet").first()).toContainText("-1.031 ± 0.002, by the formula -1.028");
  await expect(lines(page, "Textbook").first()).toContainText("10,895 · 1 · 42 · 1,454 · 11,757");
  await expect(lines(page, "Planted optima").last()).toContainText("by the program only: annealing-lab check");
  const copy = panel(page).getByRole("button", { name: "Copy the report" });
  await expect(copy).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
  await page.keyboard.press("Enter");
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Annealing Lab .*\n.*#check\n/);
  expect(report).toContain("\nholds: seed=20: f20efc649e45f190\n");
  expect(report).toContain("\n25 of 25 hold on this machine.\n");
  // The tests' own host lacks this one.
  expect(report).toMatch(/\nwrong: Referrer-Policy of index\.html, .* more: came: nothing; wanted: no-referrer\n/);
  // Back is the run that was left.
  await page.locator("#view-run").click();
  await expect(page).toHaveURL(/#.*seed=7/);
});

test("a truth that is another one is shown as wrong", async ({ page, complaints }) => {
  test.setTimeout(limit(90_000));
  await page.route("**/www/truths.json", async (route) => {
    const truths = await (await route.fetch()).json();
    truths.golden[0][1] = "00000000000000ab";
    truths.counts[1][2] = 17;
    truths.onsager.energies[0][1] = -1.1;
    truths.sampler.refused = 0.05;
    await route.fulfill({ json: truths });
  });
  await page.goto("./#check");
  await expect(said(page).first()).toHaveText("21 of 25 hold on this machine.", { timeout: limit(60_000) });
  await expect(lines(page, "Golden runs").first()).toHaveText(
    /wrong\s*seed=20\s*came: f20efc649e45f190; wanted: 00000000000000ab/,
  );
  await expect(lines(page, "Counts").nth(1)).toContainText(
    "came: 288 solutions, 18 up to symmetry; wanted: 288 solutions, 17 up to symmetry",
  );
  await expect(lines(page, "Magnet").first()).toContainText("wanted: -1.100, within 4 standard errors");
  await expect(lines(page, "Sampler").first()).toContainText("wanted: p above 0.05");
  await expect(lines(page, "The host").filter({ hasText: "Content of www/truths.json" })).toHaveCount(1);
  forgive(complaints, /integrity/);
});

test("without the list of truths the check says so", async ({ page }) => {
  await page.route("**/www/truths.json", (route) => route.fulfill({ body: "<!doctype html>" }));
  await page.goto("./#check");
  await expect(said(page).first()).toHaveText(/^www\/truths\.json: came: .+; wanted: the list of truths, as JSON$/);
});

test("a view that is left works no more", async ({ page }) => {
  await page.goto("./#seed=7");
  await ready(page);
  const workers = page.workers().length;
  // The boards of the library are among the first files that are asked for.
  let letGo = () => {};
  const held = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route("**/annealing-lab-boards-*.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => void (location.hash = "check"));
  await expect(lines(page, "Golden runs")).not.toHaveCount(0);
  expect(page.workers().length).toBe(workers + 1);
  await page.locator("#view-run").click();
  await expect(page.locator("#main")).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(workers);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const came = page.waitForResponse("**/annealing-lab-boards-*.json");
  letGo();
  await (await came).finished();
  // The next files would be asked for at once. Some of them are of tasks and comparisons, and come for nothing else.
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
  expect(asked.filter((url) => /www\/(attempts|claims)-/.test(url))).toEqual([]);
});

/** @type {{ what: string, change: (path: string, answer: Answer) => void, line: RegExp }[]} */
const HOSTS = [
  {
    what: "sends a wrong type for the module",
    change: (path, { headers }) => void (/_bg\.wasm$/.test(path) && (headers["Content-Type"] = "text/plain")),
    line: /Content-Type of annealing-lab-\w+_bg\.wasm, annealing-lab-full-\w+_bg\.wasm\s*came: text\/plain; wanted: application\/wasm$/,
  },
  {
    what: "drops a header of the worker",
    change: (path, { headers }) => void (/worker\.js$/.test(path) && delete headers["X-Content-Type-Options"]),
    line: /X-Content-Type-Options of www\/worker\.js\s*came: nothing; wanted: nosniff$/,
  },
  {
    what: "sends no policy",
    change: (_, { headers }) => void delete headers["Content-Security-Policy"],
    line: /Content-Security-Policy of index\.html, \S+ and \d+ more\s*came: nothing; wanted: default-src 'self'; script-src/,
  },
  {
    what: "has another policy for the page",
    change: (path, { headers }) =>
      void (
        path === "/" &&
        (headers["Content-Security-Policy"] = headers["Content-Security-Policy"].replace("worker-src 'self'; ", ""))
      ),
    line: /Content-Security-Policy of index\.html\s*came: no worker-src; wanted: worker-src 'self'$/,
  },
  {
    what: "lets everybody embed, and says only half of it",
    change: (_, { headers }) =>
      void Object.assign(headers, { "Content-Security-Policy": headersFor("*")["Content-Security-Policy"] }),
    line: /Cross-Origin-Embedder-Policy of index\.html, .* more\s*came: nothing; wanted: require-corp$/,
  },
  {
    what: "keeps the worker for a day",
    change: (path, { headers }) => void (/worker\.js$/.test(path) && (headers["Cache-Control"] = "max-age=86400")),
    line: /Cache-Control of www\/worker\.js\s*came: max-age=86400; wanted: no-cache$/,
  },
  {
    what: "serves a changed file",
    change: (path, answer) => void (/icon\.svg$/.test(path) && (answer.body = Buffer.from("<svg/>"))),
    line: /Content of www\/icon\.svg\s*came: another content of 6 bytes; wanted: sha384-\S+$/,
  },
  {
    what: "lacks a file",
    change: (path, answer) => void (/share-\w+\.js$/.test(path) && Object.assign(answer, { status: 404 })),
    line: /Status of www\/share-\w+\.js\s*came: 404; wanted: 200$/,
  },
  {
    what: "lacks the list of files",
    change: (path, answer) =>
      void (path === "/sw.js" && Object.assign(answer, { status: 404, body: Buffer.from("no") })),
    line: /Content of sw\.js\s*came: nothing; wanted: the list of the build's files$/,
  },
];

for (const { what, change, line } of HOSTS)
  test(`where a host ${what}, the check says so`, async ({ page, complaints }) => {
    const host = await goodHost(change);
    await page.goto(`${host.url}#check`);
    await expect(said(page).last()).toHaveText(/^\d things? (is|are) wrong with the host\.$/);
    await expect(lines(page, "The host").filter({ hasText: line })).toHaveCount(1);
    await host.end();
    forgive(complaints, /another origin|integrity|status 404|Failed to load|WebAssembly/);
  });

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the host is looked at past the files that are kept", async ({ page, complaints }) => {
    const host = await goodHost();
    await page.goto(host.url);
    await ready(page);
    await kept(page);
    await page.goto("about:blank");
    await page.goto(`${host.url}#check`);
    await expect(said(page).last()).toHaveText("The host sends all files correctly.");
    await expect(lines(page, "The host")).toHaveText(/holds\s*\d+ files\s*as built, with all headers$/);
    const [, changed] = /"(www\/share-[^"]+)"/.exec(readFileSync(join(host.folder, "sw.js"), "utf8")) ?? [];
    await page.goto("about:blank");
    writeFileSync(join(host.folder, changed), "// another script");
    await page.goto(`${host.url}#check`);
    await expect(lines(page, "The host")).toHaveText(/wrong\s*Content of www\/share-/);
    await host.end();
    forgive(complaints, /another origin|integrity|Failed to load/);
  });
});

test("a page that is one file has no host, and the same truths", { tag: "@slow" }, async ({ page, complaints }) => {
  test.setTimeout(limit(90_000));
  await page.goto(`${SINGLE}#check`);
  await expect(said(page).last()).toHaveText(
    /^This page is one file, or it was not built: there is no host to check\.$/,
  );
  await expect(said(page).first()).toHaveText("25 of 25 hold on this machine.", { timeout: limit(60_000) });
  forgive(complaints, /another origin: file:/);
});

test("on the smallest phone, in German, all of it is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("./?lang=de#check");
  await expect(lines(page, "Der Server")).not.toHaveCount(0);
  await expect(lines(page, "Referenzläufe")).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
