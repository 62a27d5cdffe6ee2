// The package of Python, and what programs of other people read: the rows in pandas, by the notebook of docs/, and the export in
// iohinspector. `./dev test slow` installs what that needs, or reports why it cannot.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { launch } from "../../benches/chromium.js";
import { PYTHON, TOP, missing } from "./installed.js";

/** @param {string} script @param {number} minutes @param {string[]} more arguments */
const check =
  (script, minutes, ...more) =>
  /** @param {import("node:test").TestContext} t */
  (t) => {
    const why = missing();
    if (why) return t.skip(why);
    const program = `${TOP}target/release/annealing-lab`;
    const { status, stdout, stderr, error } = spawnSync(PYTHON, [`${TOP}tests/python/${script}`, program, ...more], {
      encoding: "utf8",
      timeout: minutes * 60_000,
    });
    assert.equal(status, 0, `${error ?? ""}${stdout}${stderr}`);
    for (const line of stdout.trim().split("\n")) t.diagnostic(line);
  };

test("the package gives the program's bytes, and is what its documentation says", check("package.py", 10));

const EXPORTED = `${TOP}target/example.html`;

test("the package's notebook runs, and its widget is in it", check("example.py", 5, EXPORTED));

test("the notebook's export shows the widget's board, words and link without kernel and network", async (t) => {
  const why = missing();
  if (why) return t.skip(why);
  const browser = await launch();
  t.after(() => browser.close());
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  // The export names hosts of its own for what is not ours.
  await page.goto(pathToFileURL(EXPORTED).href, { waitUntil: "commit" });
  const widget = page.locator('div[class^="annealing-lab-"]');
  await expect(widget.getByText(/^Sudoku: running after 0 moves, energy 40\./)).toBeVisible();
  await expect(widget.getByRole("img", { name: "Board of Sudoku" }).locator("text")).toHaveCount(81);
  await expect(widget.getByText(/puzzle=sudoku.*seed=3$/)).toBeVisible();
  const paper = await page.pdf();
  assert.ok(paper.length > 10_000);
});

test("iohinspector reads an export as the rows are", check("ioh.py", 5));

test("the notebook draws what the program's statistics are", check("rows_notebook.py", 10));
