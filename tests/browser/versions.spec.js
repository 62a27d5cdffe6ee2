// Links of an earlier version, in a page of their own below the present one. There is none yet: the earlier one here is made up.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf } from "../../deploy/headers.js";
import { earlier, LINKS } from "../../hooks/earlier.js";
import { serviceWorker } from "../../hooks/offline.js";
import { DIST, kept, serveCopy } from "./support/copy.js";
import { test, expect, forgive } from "./support/fixture.js";
import { button, ready, solve } from "./person.js";

/** The versions of links that a page says it has. @param {(string | number)[]} versions */
const versionsTag = (versions) => `<meta name="${LINKS}" content="${versions.join(" ")}">`;

/**
 * A core whose links say `v=0`, and refuses others: what the worker is asked and answers goes through here. Not for the page: it runs in the worker.
 */
function madeUpCore() {
  /** @param {unknown} value @param {(text: string) => string} change @returns {any} */
  const deep = (value, change) => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map((part) => deep(part, change));
    if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deep(part, change)]));
  };
  const { postMessage: post, addEventListener: listen } = globalThis;
  globalThis.postMessage = (/** @type {unknown} */ message, /** @type {any} */ options) =>
    post.call(
      globalThis,
      deep(message, (text) => text.replace(/(^|&)v=2(?=&)/, "$1v=0")),
      options,
    );
  globalThis.addEventListener = (/** @type {string} */ type, /** @type {any} */ heard) =>
    listen.call(globalThis, type, (/** @type {any} */ event) => {
      const swapped = (/** @type {string} */ text) =>
        text.replace(/(^|&)v=([02])(?=&)/, (_, before, version) => `${before}v=${2 - version}`);
      heard(type === "message" ? { data: deep(event.data, swapped) } : event);
    });
}

/** Changes files of a build, and its list of them. @param {string} folder @param {Record<string, (text: string) => string>} edits */
function rebuild(folder, edits) {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  for (const path of filesOf(folder).filter((path) => path !== "sw.js" && !path.startsWith("v/")))
    files.set(path, readFileSync(join(folder, path)));
  for (const [path, edit] of Object.entries(edits)) files.set(path, edit(String(files.get(path))));
  files.set("www/sw.js", readFileSync(new URL("../../www/sw.js", import.meta.url)));
  serviceWorker(files);
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
}

/** The present page with the made-up one below it, as hooks/finish.js puts them together. @param {string} folder */
function withEarlier(folder) {
  const before = join(folder, "before");
  cpSync(DIST, before, { recursive: true });
  rebuild(before, {
    "index.html": (text) =>
      text.replace(versionsTag([2]), versionsTag([0])).replace(/(name="version" content=")[^"]*/, "$10.0.1"),
    "www/worker.js": (text) => `(${madeUpCore})();\n${text}`,
  });
  const { files, versions } = earlier(before, [1, 2]);
  rmSync(before, { recursive: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  rebuild(folder, { "index.html": (text) => text.replace(versionsTag([2]), versionsTag([2, ...versions])) });
}

const present = /^(?!0\.0\.1)/;
const past = /^0\.0\.1$/;

/** A page of this version stands at an address that begins so. @param {import("@playwright/test").Page} page @param {string} url @param {RegExp} version */
async function opened(page, url, version) {
  await expect(page).toHaveURL((now) => now.href.startsWith(url));
  await expect(page.locator('meta[name="version"]')).toHaveAttribute("content", version);
  await ready(page);
}

test("a link of an earlier version opens in its own page, there and back, and embedded", async ({
  page,
  complaints,
}) => {
  const host = await serveCopy();
  withEarlier(host.folder);
  const own = `${host.url}v/0/`;
  await page.goto(`${host.url}#seed=20`);
  await opened(page, `${host.url}#v=2&puzzle=magic19`, present);
  // Somebody pastes an old link into the bar.
  await page.goto(`${host.url}#v=0&seed=7`);
  await opened(page, `${own}#v=0&puzzle=magic19`, past);
  expect(page.url()).toContain("seed=7");
  await page.goBack();
  await opened(page, `${host.url}#v=2&puzzle=magic19`, present);
  expect(page.url()).toContain("seed=20");
  await page.goForward();
  await opened(page, `${own}#v=0&puzzle=magic19`, past);

  // What is not its own it hands back, and no link goes round in circles.
  await page.goto(`${own}#v=3&seed=20`);
  await expect(page.getByText(/'3' is newer than the versions 1 to 2 of links: a newer version/)).toBeVisible();
  await opened(page, `${host.url}#v=3&seed=20`, present);

  await page.goto("about:blank");
  await page.goto(`${host.url}?embed#v=0&seed=7`);
  await expect(page).toHaveURL((now) => now.href.startsWith(`${own}?embed#v=0`));
  await expect(button(page, "Start")).toBeEnabled();
  await host.end();
  forgive(complaints, /another origin/);
});

test.describe("without a server", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "each version has kept its own files, and hands links to the other",
    { tag: "@slow" },
    async ({ page, complaints }) => {
      const host = await serveCopy();
      withEarlier(host.folder);
      const own = `${host.url}v/0/`;
      await page.goto(`${host.url}#seed=20`);
      await kept(page);
      await page.goto(`${host.url}#v=0&seed=7`);
      await opened(page, `${own}#v=0&puzzle=magic19`, past);
      await kept(page);
      const caches = await page.evaluate(async () =>
        (await globalThis.caches.keys()).map((name) => name.split(" ")[1]),
      );
      expect(caches.sort()).toEqual([host.url, own]);
      await host.stop();
      await page.goto("about:blank");
      await page.goto(`${host.url}#v=0&seed=7`);
      await opened(page, `${own}#v=0&puzzle=magic19`, past);
      await solve(page);
      await page.goto(`${own}#v=2&seed=20`);
      await opened(page, `${host.url}#v=2&puzzle=magic19`, present);
      await host.end();
      forgive(complaints, /another origin|icon\.svg/);
    },
  );
});

test("where the host keeps no earlier version, the page reports which version can replay the run", async ({ page }) => {
  await page.goto("./#v=0&seed=7");
  await expect(page.getByText(/an older version of Annealing Lab made this link/)).toBeVisible();
  await ready(page);
});
