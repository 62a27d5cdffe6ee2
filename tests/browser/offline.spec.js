// Without a network, and when a new build is on the server.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { integrity } from "../../hooks/hash.js";
import { serviceWorker } from "../../hooks/offline.js";
import { DIST, kept, serveCopy } from "./support/copy.js";
import { test, expect, forgive } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

test.use({ serviceWorkers: "allow" });

test("after one visit the page works without a server", async ({ page, complaints }) => {
  const host = await serveCopy();
  await page.goto(host.url);
  await ready(page);
  await kept(page);
  // What comes last by itself: the first visit's own files are fetched past the service worker.
  await expect(page.locator(".presenting")).toBeAttached();
  await host.stop();
  // Also where a program has made the link part of the path.
  await page.goto(`${host.url}%23seed=7`);
  await expect(page).toHaveURL(/\/#(.*&)?seed=7/);
  await page.reload();
  await ready(page);
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  await host.end();
  // This server is not that of the other tests; browsers fetch icons past the service worker.
  forgive(complaints, /another origin|icon\.svg/);
});

test("a language that was read here is there without a server, and no other was fetched", async ({
  page,
  complaints,
}) => {
  const host = await serveCopy();
  await page.goto(`${host.url}?lang=de`);
  await expect(page.getByRole("button", { name: "Neuer Seed" })).toBeEnabled();
  await kept(page);
  const languages = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
      return urls.flatMap((url) => /\/((de|es|pseudo)-[\w-]+\.js)$/.exec(url)?.[1] ?? []).sort();
    });
  const german = readdirSync(`${DIST}www/text`).filter((name) => name.startsWith("de-"));
  await expect.poll(languages).toEqual(german.sort());
  await host.stop();
  await page.reload();
  // Also what was not opened here before.
  await page.getByRole("button", { name: "Hilfe" }).click();
  await expect(page.getByRole("heading", { name: "Tasten" })).toBeVisible();
  await host.end();
  forgive(complaints, /another origin|icon\.svg/);
});

test(
  "a new build waits until it is asked for, and a file of another build is not taken",
  { tag: "@slow" },
  async ({ page, complaints }) => {
    const host = await serveCopy();
    // Too hot to end by itself.
    await page.goto(`${host.url}#cooling=constant&t0=50`);
    await kept(page);
    await page.reload();
    await ready(page);
    const update = () =>
      page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => {})));

    // A new list with a hash that its file does not have: a half-copied build. Nothing changes.
    const sw = readFileSync(join(host.folder, "sw.js"), "utf8");
    const build = /const BUILD = "(.*)"/.exec(sw)?.[1] ?? "";
    expect(build).toMatch(/^[0-9a-f]{16}$/);
    writeFileSync(
      join(host.folder, "sw.js"),
      sw.replace(build, "half").replace(/("www\/worker\.js": "sha384-).{8}/, "$1AAAAAAAA"),
    );
    await update();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`annealing-lab-${build} ${host.url}`]);
    await expect(page.locator("#update")).toHaveCount(0);

    // A whole one is offered, while the run goes on.
    await button(page, "Start").click();
    writeFileSync(join(host.folder, "sw.js"), sw.replace(build, "whole"));
    await update();
    await expect(page.locator("#update")).toContainText("A new version");
    await expect(button(page, "Pause")).toBeVisible();
    await expect(readout(page, "Move")).not.toHaveText("0");
    await button(page, "Pause").click();
    await page.getByRole("button", { name: "Reload with the new version" }).click();
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(() => []))
      .toEqual([`annealing-lab-whole ${host.url}`]);
    await ready(page);
    await expect(page.locator("#update")).toHaveCount(0);
    await host.end();
    forgive(complaints, /another origin|integrity|digest|worker\.js/);
  },
);

test(
  "only windows of this page keep a new build waiting, not others of the same host",
  { tag: "@slow" },
  async ({ page, context, complaints }) => {
    const host = await serveCopy();
    writeFileSync(
      join(host.folder, "other.html"),
      '<!doctype html><link rel="icon" href="data:,"><title>Another page</title>',
    );
    await page.goto(host.url);
    await kept(page);
    await page.reload();
    await ready(page);
    const other = await context.newPage();
    await other.goto(`${host.url}other.html`);
    const second = await context.newPage();
    await second.goto(`${host.url}#seed=7`);
    await ready(second);
    const sw = readFileSync(join(host.folder, "sw.js"), "utf8");
    writeFileSync(join(host.folder, "sw.js"), sw.replace(/const BUILD = ".*"/, 'const BUILD = "whole"'));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => {})));
    const take = page.getByRole("button", { name: "Reload with the new version" });
    // Put off, it is offered again when the page is opened next.
    await button(page, "Later").click();
    await expect(page.locator("#update")).toHaveCount(0);
    await page.reload();
    await ready(page);
    await take.click();
    await expect(page.locator("#update")).toContainText("is open elsewhere too");
    await second.close();
    await take.click();
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(() => []))
      .toEqual([`annealing-lab-whole ${host.url}`]);
    await ready(page);
    await host.end();
    forgive(complaints, /another origin|integrity|digest|favicon\.ico/);
  },
);

test(
  "a new build drops the files of its own old ones, and not those of another copy on the same host",
  { tag: "@slow" },
  async ({ page, complaints }) => {
    const host = await serveCopy();
    const other = `${host.url}other/`;
    cpSync(DIST, join(host.folder, "other"), { recursive: true });
    for (const url of [other, host.url]) {
      await page.goto(url);
      await ready(page);
      await kept(page);
    }
    // As the first builds left theirs: without a scope in the name, and both copies in one where they were the same.
    await page.evaluate(async (other) => {
      for (const [name, ...urls] of [
        ["own", "./"],
        ["others", other],
        ["both", "./", "./www/worker.js", other],
      ]) {
        const cache = await caches.open(`annealing-lab-${name}`);
        for (const url of urls) await cache.put(url, new Response(""));
      }
    }, other);
    await page.reload();
    await ready(page);
    const sw = readFileSync(join(host.folder, "sw.js"), "utf8");
    const build = /const BUILD = "(.*)"/.exec(sw)?.[1];
    writeFileSync(join(host.folder, "sw.js"), sw.replace(`"${build}"`, '"whole"'));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => {})));
    await page.getByRole("button", { name: "Reload with the new version" }).click();
    const names = () => page.evaluate(async () => (await caches.keys()).sort()).catch(() => []);
    await expect
      .poll(names)
      .toEqual(
        [
          "annealing-lab-both",
          "annealing-lab-others",
          `annealing-lab-${build} ${other}`,
          `annealing-lab-whole ${host.url}`,
        ].sort(),
      );
    await ready(page);
    const both = await page.evaluate(async () =>
      (await (await caches.open("annealing-lab-both")).keys()).map(({ url }) => url),
    );
    expect(both).toEqual([other]);
    // The other copy still starts without a server.
    await host.stop();
    await page.goto(other);
    await ready(page);
    await host.end();
    forgive(complaints, /another origin|icon\.svg/);
  },
);

/**
 * Makes another build of one: the full module and the page's scripts have other names, as they had in November 2026.
 * @param {string} folder
 */
function renameBuild(folder) {
  const renamed = (/** @type {string} */ text) =>
    text
      .replace(/annealing-lab-full-/g, "annealing-lab-whole-")
      .replace(/\bfull-(glue|wasm|scalar|boards)\b/g, "whole-$1")
      .replace(/\bmain-[0-9a-f]{8}\b/g, "main-00000000");
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of names) {
    const bytes = readFileSync(join(parentPath, name));
    const path = join(parentPath, renamed(name)).slice(folder.length + 1);
    files.set(path, /\.(js|html)$/.test(name) ? renamed(bytes.toString()) : bytes);
    rmSync(join(parentPath, name));
  }
  const main = integrity(files.get("www/main-00000000.js") ?? "");
  const page = String(files.get("index.html"));
  files.set("index.html", page.replace(/(main-00000000\.js" integrity=)"[^"]*"/, `$1"${main}"`));
  files.delete("sw.js");
  files.set("www/sw.js", readFileSync(new URL("../../www/sw.js", import.meta.url)));
  serviceWorker(files);
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
}

test(
  "a build whose files have other names takes over from the one that was kept, and works without a server",
  { tag: "@slow" },
  async ({ page, complaints }) => {
    const host = await serveCopy();
    renameBuild(host.folder);
    await page.goto(`${host.url}#puzzle=hexagram`);
    await kept(page);
    await page.reload();
    await ready(page);
    const names = (/** @type {string} */ pattern) =>
      page.evaluate(async (pattern) => {
        const paths = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) paths.push(url);
        return paths.filter((url) => new RegExp(pattern).test(url)).length;
      }, pattern);
    expect(await names("-whole-|main-00000000")).toBe(3);
    expect(await names("-full-")).toBe(0);

    for (const name of readdirSync(host.folder)) rmSync(join(host.folder, name), { recursive: true });
    cpSync(DIST, host.folder, { recursive: true });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByRole("button", { name: "Reload with the new version" }).click();
    await expect.poll(() => names("-whole-|main-00000000").catch(() => -1)).toBe(0);
    await ready(page);
    expect(await names("-full-")).toBe(2);
    await host.stop();
    await page.reload();
    await ready(page);
    await expect(page).toHaveURL(/puzzle=hexagram/);
    await host.end();
    forgive(complaints, /another origin|icon\.svg|integrity|digest/);
  },
);
