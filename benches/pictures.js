// Takes pictures of the page at every size, light and dark, to be looked at: `./dev build && node benches/pictures.js`, into
// target/pictures/. One file for each state, size and theme.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.js";
import { serveDist } from "../tests/browser/support/server.js";

/** @typedef {import("playwright-core").Page} Page */

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
const OUT = fileURLToPath(new URL("../target/pictures/", import.meta.url));

const press = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true }).click();
const said = (/** @type {Page} */ page, /** @type {RegExp} */ words) =>
  page.locator("#sentence").filter({ hasText: words }).waitFor({ state: "attached" });
const solve = async (/** @type {Page} */ page) => {
  await press(page, "Full speed");
  await press(page, "Start");
  await said(page, /^(Solved|Not solved)/);
};

/** @type {Record<string, [string, (page: Page) => Promise<void>]>} */
const STATES = {
  "magic19-start": ["#seed=20", async () => {}],
  "magic19-first-moves": ["#seed=20", async (page) => (await press(page, "Start"), said(page, /^Move \d/))],
  "magic19-solved": ["#seed=20", solve],
  "magic19-instruments": ["#seed=20", async (page) => (await press(page, "All instruments"), solve(page))],
  "sudoku-start": ["#puzzle=sudoku", async () => {}],
  "sudoku-edited": ["#puzzle=sudoku", (page) => press(page, "Edit")],
  "sudoku-solved": ["#puzzle=sudoku", solve],
  "octa-solved": ["#puzzle=octa&seed=3", solve],
  "hexagon-frozen": ["#puzzle=magic-hexagon&preset=frozen&moves=200000", solve],
  "octa-search": ["#puzzle=octa&solver=astar", async (page) => (await press(page, "Step"), said(page, /^Paused/))],
  compare: ["#compare", async () => {}],
};

mkdirSync(OUT, { recursive: true });
const server = await serveDist();
const browser = await launch();
for (const [name, [hash, act]] of Object.entries(STATES))
  for (const [width, height] of SIZES)
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const page = await browser.newPage({ baseURL: server.url, viewport: { width, height }, colorScheme });
      await page.goto(`./${hash}`);
      if (hash !== "#compare") await page.locator("#start:enabled").waitFor();
      await act(page);
      // What is drawn a moment later: plots, solutions, why it was not solved.
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${OUT}${name}-${width}x${height}-${colorScheme}.png` });
      await page.close();
    }
await browser.close();
await server.close();
process.stdout.write(`${OUT}\n`);
