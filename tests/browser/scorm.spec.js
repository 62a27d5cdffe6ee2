// Packages for learning platforms: made by the page and by the program, and opened below a reference run-time of SCORM 1.2.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./support/axe.js";
import { expect, forgive, limit, test } from "./support/fixture.js";
import { SINGLE } from "./support/journeys.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {Map<string, Buffer>} Files */

const path = (/** @type {string} */ from) => fileURLToPath(new URL(`../../${from}`, import.meta.url));
const RUN_TIME = path("node_modules/scorm-again/dist/scorm12.min.js");
const PAGE = path("dist/annealing-lab.html");
const TASK =
  "task&v=2&title=A%20%26%20B&goal=solved&moves=300000&change=t0&start=v=2~puzzle=magic19~cooling=constant~t0=90~seed=1";

/** @param {Page} page */
const panel = (page) => page.locator("#learn");

/** The files of a zip, which are not packed. @param {Buffer} zip @returns {Files} */
function unzipped(zip) {
  const files = new Map();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, name, extra] = [zip.readUInt32LE(at + 22), zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const from = at + 30 + name + extra;
    files.set(zip.toString("utf8", at + 30, at + 30 + name), zip.subarray(from, from + size));
    at = from + size;
  }
  return files;
}

/** What the page saves when a button is pressed. @param {Page} page */
async function packed(page) {
  await panel(page).getByText("For a class").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "Package for a learning platform" }).click(),
  ]);
  return readFileSync(await download.path());
}

/** What the program writes. @param {...string} words */
function programmed(...words) {
  const file = join(mkdtempSync(join(tmpdir(), "scorm-")), "made.zip");
  const program = spawnSync(path("target/debug/annealing-lab"), ["task", ...words, "--scorm", file, "--page", PAGE]);
  expect(program.stderr.toString()).toBe("");
  return readFileSync(file);
}

/** The file that a platform opens for the package's item. @param {Page} page @param {Files} files */
async function itemOf(page, files) {
  // The page's own policy lets nothing be parsed.
  await page.goto("about:blank");
  const read = await page.evaluate(
    (xml) => {
      const manifest = new DOMParser().parseFromString(xml, "application/xml");
      const [schema, version] = ["schema", "schemaversion"].map((tag) => manifest.querySelector(`metadata > ${tag}`));
      const chosen = manifest.querySelector("organizations")?.getAttribute("default");
      const item = manifest.querySelector(`organizations > organization[identifier="${chosen}"] > item`);
      const resource = manifest.querySelector(
        `resources > resource[identifier="${item?.getAttribute("identifierref")}"]`,
      );
      const { namespaceURI, firstElementChild } = manifest.documentElement;
      return {
        ...{
          namespaceURI,
          first: firstElementChild?.tagName,
          schema: schema?.textContent,
          version: version?.textContent,
        },
        identifier: manifest.documentElement.getAttribute("identifier"),
        titles: [...manifest.querySelectorAll("organization > title, item > title")].map((node) => node.textContent),
        kind: resource?.getAttributeNS("http://www.adlnet.org/xsd/adlcp_rootv1p2", "scormtype"),
        href: resource?.getAttribute("href") ?? "",
        files: [...(resource?.querySelectorAll("file") ?? [])].map((node) => node.getAttribute("href")),
      };
    },
    String(files.get("imsmanifest.xml")),
  );
  const { titles, identifier, href, ...rest } = read;
  expect(rest).toEqual({
    ...{ namespaceURI: "http://www.imsproject.org/xsd/imscp_rootv1p1p2", first: "metadata" },
    ...{ schema: "ADL SCORM", version: "1.2", kind: "sco", files: [href] },
  });
  expect(identifier).toMatch(/^annealing-lab-[\da-f]{8}$/);
  expect([...files.keys()]).toEqual(["imsmanifest.xml", href]);
  return { titles, href };
}

/**
 * Opens a package as a platform does.
 * @param {Page} page
 * @param {Files} files
 * @param {object} [kept] what the platform has of an earlier visit
 * @param {string} [before] what the platform does before
 */
async function launched(page, files, kept = {}, before = "") {
  const { href } = await itemOf(page, files);
  await page.context().unrouteAll();
  const host = `<!doctype html><html lang="en"><title>Platform</title><link rel="icon" href="data:,">
    <script src="run-time.js"></script><script>
      window.API = new Scorm12API({ autocommit: false });
      API.loadFromJSON(${JSON.stringify(kept)});
      ${before}
    </script><main><h1>Activity</h1><iframe title="Lab" width="1200" height="800" src="${href}"></iframe></main>`;
  await page.context().route("**/platform/*", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "run-time.js") return route.fulfill({ path: RUN_TIME });
    const body = files.get(name) ?? host;
    return route.fulfill({ body, contentType: "text/html; charset=utf-8" });
  });
  await page.goto("./platform/host");
  const frame = page.frameLocator("iframe").locator("#learn");
  return { frame, says: frame.locator("p[role=status]").filter({ hasText: "learning platform" }) };
}

/** What the platform has. @param {Page} page */
const cmiOf = (page) =>
  page.evaluate(() => {
    const api = /** @type {any} */ (window).API;
    const of = (/** @type {string} */ name) => api.LMSGetValue(`cmi.${name}`);
    return [of("core.lesson_status"), of("core.score.raw"), of("suspend_data")];
  });

/** Sets T0, and checks the run. @param {import("@playwright/test").FrameLocator} page @param {string} value */
async function checkWith(page, value) {
  const t0 = page.locator("#settings").getByLabel("T0", { exact: true });
  await t0.fill(value);
  await t0.press("Enter");
  await page.getByRole("button", { name: "Check my run" }).click();
}

test("a task is reported as passed once its run has been computed again, and never before", async ({ page }) => {
  await page.goto(`./#${TASK}`);
  const made = await packed(page);
  const files = unzipped(made);
  expect((await itemOf(page, files)).titles).toEqual(["A & B", "A & B"]);
  const { frame, says } = await launched(page, files);
  await expect(says).toHaveText("A result that passes is sent to your learning platform.");
  expect(await cmiOf(page)).toEqual(["incomplete", "", ""]);
  await expectAccessible(page);
  // Too hot; and a claim in a link is believed by nobody.
  const own = page.frameLocator("iframe");
  await checkWith(own, "90");
  await expect(frame.getByText("Not yet.").first()).toBeVisible({ timeout: limit(10_000) });
  const rest = TASK.slice("task&v=2&".length);
  const forged = `answer&v=2&who=Eve&run=v=2~puzzle=magic19~cooling=constant~t0=90~seed=1&claim=passed:10&${rest}`;
  await own.locator("html").evaluate((_, link) => void (location.hash = link), forged);
  await expect(frame).toContainText("That is not what came out.", { timeout: limit(10_000) });
  // The run of another task is not that of the package.
  const easy = TASK.replace("A%20%26%20B", "Easy");
  await own.locator("html").evaluate((_, link) => void (location.hash = link), easy);
  await expect(frame.getByRole("heading", { name: "Easy" })).toBeVisible();
  await checkWith(own, "1");
  await expect(frame.getByText("Passed.").first()).toBeVisible({ timeout: limit(10_000) });
  expect(await cmiOf(page)).toEqual(["incomplete", "", ""]);
  await own.locator("html").evaluate((_, link) => void (location.hash = link), TASK);
  await expect(frame.getByRole("heading", { name: "A & B" })).toBeVisible();
  await frame.getByLabel("Your nickname").fill("Ada");
  await checkWith(own, "1");
  await expect(says).toHaveText("Sent to your learning platform: passed, 100 of 100. Answer 1");
  const [status, score, data] = await cmiOf(page);
  expect([status, score]).toEqual(["passed", "100"]);
  expect(data).toMatch(/^1 answer&v=2&who=Ada&run=v=2~puzzle=magic19~.*&claim=passed:\d+&title=A%20%26%20B&/);
  // A run that fails later takes nothing away, and the next visit has the answer.
  await checkWith(own, "90");
  await expect(frame.getByText("Not yet.").first()).toBeVisible({ timeout: limit(10_000) });
  const kept = await page.evaluate(() => /** @type {any} */ (window).API.cmi.toJSON());
  const again = await launched(page, files, kept);
  await expect(again.says).toHaveText("Your learning platform has: passed, 100 of 100. Answer 1");
  expect(await cmiOf(page)).toEqual([status, score, data]);
  await again.says.getByRole("link", { name: "Answer 1" }).click();
  await expect(again.frame).toContainText("That is what came out.", { timeout: limit(10_000) });
});

test("the page, the page of one file and the program make the same package", async ({ page, complaints }) => {
  forgive(complaints, /^request to another origin: file:\S+\/annealing-lab\.html$/);
  await page.goto(`./#${TASK}`);
  const made = await packed(page);
  await page.goto("about:blank");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("annealing-lab.theme", "dark"));
  await page.goto(`${SINGLE}#${TASK}`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect((await packed(page)).equals(made)).toBe(true);
  const start = "v=2&puzzle=magic19&cooling=constant&t0=90&seed=1";
  const words = ["--title", "A & B", "--goal", "solved", "--moves", "300000", "--change", "t0"];
  expect(programmed(start, ...words).equals(made)).toBe(true);
});

/** A lesson's file of so many exercises, and a page behind them. @param {number} exercises */
function lessonOf(exercises) {
  const start = (/** @type {number} */ i) => `puzzle=octa&seed=${i}`;
  const exercise = (/** @type {number} */ i) =>
    `[steps.exercise]\nstart = "${start(i)}"\nchange = ["t0"]\ngoal = { kind = "solved", moves = 1000000 }`;
  const steps = Array.from(
    { length: exercises },
    (_, i) =>
      `[[steps]]\ntitle = "Exercise ${i + 1}"\ntext = "Check it."\nscene = { run = "${start(i)}", show = ["board"] }\n${exercise(i)}`,
  );
  const lesson = ['version = 1\ntitle = "Mine"\nasks = "What?"\nminutes = 1', ...steps];
  const file = join(mkdtempSync(join(tmpdir(), "scorm-")), "mine.toml");
  writeFileSync(file, [...lesson, '[[steps]]\ntitle = "The end"\ntext = "That is all."\n'].join("\n\n"));
  return unzipped(programmed("--lesson", file));
}

test("a lesson is reported by its exercises, and is passed with the last", async ({ page }) => {
  await page.goto("./");
  const files = lessonOf(2);
  const { frame, says } = await launched(page, files);
  await frame.getByRole("button", { name: "Check my run" }).click();
  await expect(says).toHaveText("Sent to your learning platform: not yet passed, 50 of 100. Answer 1");
  const kept = await page.evaluate(() => /** @type {any} */ (window).API.cmi.toJSON());
  const again = await launched(page, files, kept);
  await expect(again.says).toHaveText("Your learning platform has: not yet passed, 50 of 100. Answer 1");
  await again.frame.getByRole("link", { name: "Page 3" }).click();
  await expect(again.frame.getByRole("heading", { name: "The end" })).toBeVisible();
  expect((await cmiOf(page))[0]).toBe("incomplete");
  await again.frame.getByRole("link", { name: "Page 2" }).click();
  await again.frame.getByRole("button", { name: "Check my run" }).click();
  await expect(again.says).toHaveText("Sent to your learning platform: passed, 100 of 100. Answer 1 Answer 2");
  const [status, score, data] = await cmiOf(page);
  expect([status, score]).toEqual(["passed", "100"]);
  expect(data).toMatch(/^1 v=2&puzzle=octa&\S+ 2 v=2&puzzle=octa&\S+$/);
  // Whoever leaves ends the visit.
  await page.locator("iframe").evaluate((frame) => frame.setAttribute("src", "about:blank"));
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).API.isTerminated())).toBe(true);
});

test("a lesson without exercises is completed by its last page", async ({ page }) => {
  await page.goto("./");
  const { says } = await launched(page, lessonOf(0));
  await expect(says).toHaveText("Sent to your learning platform: completed.");
  expect(await cmiOf(page)).toEqual(["completed", "", ""]);
});

test("what a platform refuses, what is too long for it, and its absence are said", async ({ page, complaints }) => {
  forgive(complaints, /./);
  await page.goto(`./#${TASK}`);
  const files = unzipped(await packed(page));
  const refused = await launched(page, files, {}, 'API.LMSInitialize("");');
  await expect(refused.says).toHaveText(
    /^Your learning platform rejected it: .* \(error 101\)\. Open the activity there/,
  );
  // Some platforms open a window of its own.
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("annealing-lab.html")),
  ]);
  await expect(panel(popup)).toContainText("Your learning platform rejected it:");
  await popup.close();
  const silent = await launched(page, files, {}, 'API.LMSCommit = () => { throw new Error("offline"); };');
  await expect(silent.says).toHaveText(/^Your learning platform did not answer\./);
  await page.goto("about:blank");
  await page.goto(`./#${TASK}&ask=${"%C3%A9".repeat(900)}`);
  const long = await launched(page, unzipped(await packed(page)));
  await checkWith(page.frameLocator("iframe"), "1");
  await expect(long.says).toHaveText(
    /^Sent to .*: passed, 100 of 100\. Answer 1 The link .* with it your results have [\d,]+ characters, and 4,096 are allowed/,
  );
  expect(await cmiOf(page)).toEqual(["passed", "100", ""]);
  await page.goto("./platform/annealing-lab.html");
  await expect(panel(page)).toContainText("This page was opened outside a learning platform, so no result is sent.");
  // A host may lack the file.
  await page.context().unrouteAll();
  await page.route("**/annealing-lab.html", (route) => route.fulfill({ status: 404, body: "not here" }));
  await page.goto("about:blank");
  await page.goto(`./#${TASK}`);
  await panel(page).getByText("For a class").click();
  await panel(page).getByRole("button", { name: "Package for a learning platform" }).click();
  await expect(panel(page)).toContainText("annealing-lab.html, the basis of a package, could not be fetched");
});
