// The npm package in an app that Vite builds and serves, set up as the package's README says. Vite is not among the project's own
// packages: ./dev test slow installs it, locked, in target/vite/.

import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, test } from "node:test";
import { chromium } from "@playwright/test";
import { examples, expected, installed, served } from "./package.js";

const HOME = new URL("../../target/vite/", import.meta.url);
const there = existsSync(new URL("node_modules/vite/", HOME));
assert.ok(there || !process.env.CI, "Vite is not installed in target/vite/");
const skip = there ? false : "Vite is not installed in target/vite/: ./dev test slow does that";

const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || undefined;
const browser = skip ? null : await chromium.launch({ executablePath, args });
after(() => browser?.close());

/** What the app shows at an address. @param {string} url @param {string[]} runs */
async function expectRuns(url, runs) {
  const page = await browser?.newPage();
  if (!page) throw new Error("there is no browser");
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  await page.goto(url);
  for (const [place, label] of ["Page", "Worker"].entries()) {
    const text = page.getByLabel(label).filter({ hasText: "}" });
    await text.waitFor({ timeout: 20_000 }).catch(() => assert.fail(`${label}: ${errors.join("; ")}`));
    assert.equal(await text.textContent(), runs[place], label);
  }
  const ends = "a solved, b not_seed, c running, d cancelled";
  await page.getByLabel("Runs").filter({ hasText: ends }).waitFor({ timeout: 20_000 });
  assert.deepEqual(errors, []);
  await page.close();
}

test(
  "an app of the npm package runs in page and worker, as Vite builds it and as Vite serves it",
  { skip },
  async () => {
    const { build, createServer } = await import(createRequire(HOME).resolve("vite"));
    const root = installed("vite/app", true);
    writeFileSync(join(root, "vite.config.js"), examples().get("vite.config.js")?.code ?? "");
    const runs = await expected();

    await build({ root, logLevel: "warn" });
    const built = await served(join(root, "dist"));
    await expectRuns(built.url, runs);
    built.close();

    const server = await createServer({ root, logLevel: "warn", server: { host: "127.0.0.1", port: 0 } });
    await server.listen();
    await expectRuns(server.resolvedUrls.local[0], runs);
    await server.close();
  },
);
