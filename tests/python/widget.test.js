// The widget of the Python package as one meets it in a notebook: its own front-end in Chromium, its own Python behind it, and between
// them as much of Jupyter as the two know of.

import { expect } from "@playwright/test";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { HOST, launch } from "../../benches/chromium.js";
import { expectAccessible } from "../browser/support/axe.js";
import { PYTHON, missing } from "./installed.js";

const file = (/** @type {string} */ name) => new URL(`../../python/annealing_lab/${name}`, import.meta.url);

/** @type {import("@playwright/test").Browser} */
let browser;
before(async () => void (browser = await launch()));
after(() => browser.close());

/**
 * A page with the widget of a link.
 * @param {import("node:test").TestContext} t @param {string} link @param {import("@playwright/test").BrowserContextOptions} [options]
 */
async function widget(t, link, options) {
  const script = fileURLToPath(new URL("widget_kernel.py", import.meta.url));
  const kernel = spawn(PYTHON, [script, link], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: kernel.stdout });
  const [first] = await once(lines, "line");
  const context = await browser.newContext(options);
  t.after(async () => {
    await context.close();
    kernel.stdin.end();
  });
  const page = await context.newPage();
  /** @type {unknown[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  t.after(() => assert.deepEqual(errors, []));
  await page.exposeFunction("ask", async (/** @type {object} */ message) => {
    kernel.stdin.write(`${JSON.stringify(message)}\n`);
    const [answer] = await once(lines, "line");
    return JSON.parse(answer);
  });
  const asked = new Set();
  const { still } = JSON.parse(first);
  await page.route(`${HOST}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    asked.add(name);
    if (name.startsWith("widget."))
      return route.fulfill({
        contentType: name.endsWith("css") ? "text/css" : "text/javascript",
        body: readFileSync(file(name)),
      });
    const body = `<!doctype html><html lang="en"><title>Notebook</title><meta name="color-scheme" content="light dark">
      <link rel="stylesheet" href="widget.css"><link rel="icon" href="data:,"><main><h1>Notebook</h1><div class="${still}">A board</div><div id="cell"></div></main>`;
    return route.fulfill({ contentType: "text/html", body });
  });
  await page.goto(HOST);
  await page.evaluate(
    async ({ host, values }) => {
      const { default: front } = await import(`${host}widget.js`);
      /** @type {Map<string, Set<() => void>>} */
      const heard = new Map();
      const tell = (/** @type {string} */ event) => heard.get(event)?.forEach((each) => each());
      const model = {
        get: (/** @type {string} */ name) => values[name],
        set(/** @type {string} */ name, /** @type {unknown} */ value) {
          values[name] = value;
          tell(`change:${name}`);
        },
        save_changes() {},
        on(/** @type {string} */ event, /** @type {() => void} */ each) {
          heard.set(event, (heard.get(event) ?? new Set()).add(each));
        },
        off: (/** @type {string} */ event, /** @type {() => void} */ each) => heard.get(event)?.delete(each),
        async send(/** @type {object} */ message) {
          const { ask } = /** @type {any} */ (window);
          const answer = async () => model.set("state", await ask(message));
          if (/** @type {any} */ (window).deaf) Object.assign(window, { late: answer });
          else await answer();
        },
      };
      const end = front.render({ model, el: document.getElementById("cell") });
      Object.assign(window, { end });
    },
    { host: HOST, values: JSON.parse(first) },
  );
  return { page, asked };
}

test("a run is played, goes back and is over, by names and roles alone", { skip: missing() }, async (t) => {
  const { page, asked } = await widget(t, "puzzle=magic19&seed=7");
  await expect(page.getByText("A board", { exact: true })).toBeHidden();
  const status = page.getByRole("status");
  const start = page.getByRole("button", { name: "Start", exact: true });
  const timeline = page.getByRole("slider", { name: "Move" });
  await expect(status).toHaveText("Magic 19: running after 0 moves, energy 777.");
  const board = page.getByRole("img", { name: "Board of Magic 19" });
  const before = await board.locator("text").allTextContents();
  assert.deepEqual(
    [...before].map(Number).sort((a, b) => a - b),
    [...Array(19).keys()].map((k) => k + 1),
  );
  for (let k = 0; k < 3; k++) await page.getByRole("button", { name: "Step" }).click();
  await expect(status).toHaveText(/running after 3 moves/);
  // At a thousand moves a second for about a second.
  await page.getByRole("combobox", { name: "Speed" }).selectOption("1,000 moves/s");
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Magic 19: running.");
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Pause" }).press("Space");
  await expect(status).toHaveText(/running after [\d,]+ moves/);
  const moves = Number(await timeline.inputValue());
  assert.ok(moves < 20_000, `${moves}`);
  // JupyterLab leaves the keys of such elements alone: it would go to another cell by arrows.
  for (const control of await page.getByRole("main").locator("button, select, input").all())
    await expect(control).toHaveAttribute("data-lm-suppress-shortcuts", "true");
  // Back by a key, and to the end.
  await timeline.press("Home");
  await expect(status).toHaveText("Magic 19: running after 0 moves, energy 777.");
  await expect(timeline).toHaveAttribute("aria-valuetext", /^move 0 of /);
  assert.deepEqual(await board.locator("text").allTextContents(), before);
  await timeline.press("ArrowRight");
  await expect(status).toHaveText(/running after 1 move,/);
  await timeline.press("End");
  await expect(status).toHaveText(new RegExp(`after ${moves.toLocaleString("en")} moves`));
  await page.getByRole("combobox", { name: "Speed" }).selectOption("full speed");
  await start.click();
  await expect(status).toHaveText("Magic 19: solved after 122,205 moves, energy 0.");
  await expect(start).toBeDisabled();
  await expect(page.getByRole("button", { name: "Start over" })).toBeFocused();
  await expect(board.locator(".al-line[stroke-dasharray]")).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^energy: 0 to 777 over 122,205 moves$/ })).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(status).toHaveText("Magic 19: running after 0 moves, energy 777.");
  assert.deepEqual([...asked].sort(), ["", "widget.css", "widget.js"], "something else was fetched");
});

for (const [name, options] of /** @type {const} */ ([
  ["light, large", { colorScheme: "light", viewport: { width: 1280, height: 720 } }],
  ["dark, small", { colorScheme: "dark", viewport: { width: 320, height: 640 } }],
]))
  test(`boards of all kinds are drawn without an error of WCAG: ${name}`, { skip: missing() }, async (t) => {
    for (const link of ["puzzle=magic19", "puzzle=sudoku&seed=3", "puzzle=route", "solver=exact"]) {
      const { page } = await widget(t, link, options);
      await page.getByRole("combobox", { name: "Speed" }).selectOption("1,000 moves/s");
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.waitForTimeout(300);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}-${link.slice(0, 13).replace(/\W/g, "")}-${name.slice(0, 4)}.png`,
        });
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${link} is ${wide} px too wide`);
    }
  });

test(
  "a kernel that does not answer is reported, and nothing goes on without a cell",
  { skip: missing() },
  async (t) => {
    const { page } = await widget(t, "puzzle=octa&solver=anneal");
    await page.clock.install();
    await page.evaluate(() => void Object.assign(window, { deaf: true }));
    await page.getByRole("button", { name: "Step" }).click();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("status")).toHaveText(/^No kernel answers\./);
    // Board, words and timeline stay those of one move.
    await expect(page.getByRole("slider", { name: "Move" })).toHaveValue("0");
    for (const control of await page.getByRole("main").locator("button, select, input").all())
      await expect(control).toBeDisabled();
    // It was busy only.
    await page.evaluate(() => void Object.assign(window, { deaf: false }));
    await page.evaluate(() => /** @type {any} */ (window).late());
    await expect(page.getByRole("status")).toHaveText(/running after 1 move/);
    await expect(page.getByRole("button", { name: "Step" })).toBeEnabled();
    await page.evaluate(() => /** @type {any} */ (window).end());
  },
);
