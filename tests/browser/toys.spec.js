// The page built with a problem and a feature that it does not know: each is a folder, and one line in a list.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PAGE, rolled } from "../../hooks/bundle.js";
import { integrity } from "../../hooks/hash.js";
import { attribute, elements, pageOf, set, written } from "../../hooks/html.js";
import { serveCopy } from "./support/copy.js";
import { test, expect, forgive } from "./support/fixture.js";
import { button, ready, slowly } from "./person.js";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));
const TOYS = fileURLToPath(new URL("toys/", import.meta.url));

/** The lists with a line more, by their paths. @type {Record<string, (list: string) => string>} */
const LINES = {
  "boards/problems.js": (list) =>
    list
      .replace("import {", 'import { words as ring } from "./ring/words.js";\nimport {')
      .replace(/(export const problems = \{)/, '$1\n  ring: { words: ring, load: () => import("./ring/face.js") },'),
  "features/list.js": (list) =>
    list.replace(
      /(const known = \[)/,
      '$1\n  { name: "notes", load: () => import("./notes/notes.js"), soon: () => true },',
    ),
};

/** The core has no such problem: the worker calls Octa one. */
const RENAMED = `{
  const post = postMessage.bind(self);
  self.postMessage = (message, more) => {
    const puzzle = message?.value?.setup?.puzzle;
    if (puzzle?.name === "octa") puzzle.kind = "ring";
    post(message, more);
  };
}
`;

/** A copy of the built page with both toys. */
async function build() {
  const host = await serveCopy();
  const source = mkdtempSync(join(tmpdir(), "annealing-lab-www-"));
  cpSync(WWW, source, { recursive: true });
  cpSync(join(TOYS, "ring"), join(source, "boards/ring"), { recursive: true });
  cpSync(join(TOYS, "notes"), join(source, "features/notes"), { recursive: true });
  for (const [path, add] of Object.entries(LINES)) {
    const list = readFileSync(join(source, path), "utf8");
    const longer = add(list);
    expect(longer.length, path).toBeGreaterThan(list.length);
    writeFileSync(join(source, path), longer);
  }
  const chunks = await rolled(PAGE, "[name]-[hash].js", source);
  for (const { fileName, code } of chunks) writeFileSync(join(host.folder, "www", fileName), code);
  const path = join(host.folder, "index.html");
  const page = pageOf(readFileSync(path, "utf8"));
  for (const [i, tag] of elements(page)
    .filter((node) => attribute(node, "type") === "module")
    .entries()) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(source, PAGE[i]));
    set(tag, { src: `./www/${chunk?.fileName}`, integrity: integrity(chunk?.code ?? "") });
  }
  writeFileSync(path, written(page));
  const worker = join(host.folder, "www/worker.js");
  writeFileSync(worker, RENAMED + readFileSync(worker, "utf8"));
  rmSync(source, { recursive: true });
  return host;
}

test("a problem of one folder is drawn, named, pointed at and solved; a feature of one is asked, and has its say", async ({
  page,
  complaints,
}) => {
  const host = await build();
  // Who waits for its face hears what is loading, by the problem's own name.
  /** @type {() => void} */
  let letGo = () => {};
  const released = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route("**/www/face-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${host.url}#puzzle=octa&seed=1`);
  await expect(page.locator("#loading")).toHaveText(/Ring/);
  letGo();
  await ready(page);
  // The problem: its words in headline and legend, its board in place of any other, its cells in the grid.
  await expect(page.locator("#aim")).toHaveText("Make the ring right.");
  await expect(page.locator("#meter-help")).toHaveText("how far the ring is off");
  await expect(page.locator("#legend")).toHaveText("swapped");
  await expect(page.locator("#board")).toBeHidden();
  const cells = page.getByRole("grid", { name: "Ring" }).getByRole("gridcell");
  await expect(cells).toHaveCount(16);
  await expect(cells.first()).toHaveAccessibleName(/^place 1: \d+$/);
  await cells.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(cells.last()).toBeFocused();
  // Two numbers change places by hand: they are called as the problem calls them.
  await expect(page.locator("#swap")).toHaveAccessibleName("Swap place 16 with another");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(/no\. \d+ and no\. \d+ change places/);
  await button(page, "Start over").click();
  // The feature came with the run, and is asked by whatever names it.
  const notes = page.locator("#notes");
  await expect(notes).toHaveText(/"asked":0,"begun":[1-9]/);
  await page.evaluate(() => {
    const opener = Object.assign(document.createElement("button"), { textContent: "Notes" });
    opener.dataset.opens = "notes";
    document.querySelector("main")?.append(opener);
  });
  await button(page, "Notes").click();
  await expect(notes).toHaveText(/"asked":1/);
  // A move is worded by the problem, and judged by the page.
  await slowly(page);
  await button(page, "Start").click();
  const moved = /^Move \d+: Places \d+ and \d+ (would )?trade\. .*(accepted|rejected)/;
  await expect(page.getByRole("status")).toHaveText(moved);
  await button(page, "Full speed").click();
  await expect(page.getByRole("status")).toHaveText("Notes have the word.");
  await expect(page.locator("#aim")).toHaveText("The ring is right.");
  // Another puzzle has its own board again.
  await page.goto(`${host.url}#puzzle=magic19&seed=1`);
  await expect(page.getByRole("grid", { name: "Ring" })).toBeHidden();
  await expect(page.locator("#board")).toBeVisible();
  await host.end();
  forgive(complaints, /another origin|icon\.svg/);
});
