// The views and modes of the page that are looked at, each from a link that always gives the same. Elements are found by their ids,
// since words are in two languages.

/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} State
 * @property {string} link
 * @property {(page: Page) => Promise<unknown>} [act] what is done there
 * @property {boolean} [all] whether all instruments are shown
 * @property {boolean} [embedded] whether it stands in a frame of another page
 * @property {boolean} [print] whether it is printed
 */

const MAGIC = "#puzzle=magic19&cooling=constant&t0=1.15&seed=20";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SUDOKU = `#puzzle=sudoku&givens=${HARD}&seed=7`;
const COMPARE =
  "#compare&seeds=1..8&moves=20000&on=puzzle=magic19&with=name=Cold;cooling=constant;t0=1&with=name=Warm;cooling=constant;t0=3";
const TASK =
  "#task&v=2&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&start=puzzle=magic19;seed=20";

/** Milliseconds for a comparison on a slow machine. */
const SLOW = { timeout: 90_000 };

/** @param {string} id */
const click = (id) => async (/** @type {Page} */ page) => {
  const wanted = page.locator(`#${id}`);
  // On a phone the header's are in its menu.
  if (!(await wanted.isVisible())) await page.locator("#menu summary").click();
  await wanted.click();
};
/** @param {((page: Page) => Promise<unknown>)[]} acts */
const inTurn =
  (...acts) =>
  async (/** @type {Page} */ page) => {
    for (const act of acts) await act(page);
  };
const there = (/** @type {string} */ css) => (/** @type {Page} */ page) => page.locator(css).first().waitFor();
const ready = (/** @type {Page} */ page) =>
  page.locator(":is(#step, #back):enabled").first().waitFor({ state: "attached" });
const solve = inTurn(
  ready,
  async (page) => {
    await page.keyboard.press("f");
    await page.locator("#start").click();
  },
  (page) => page.locator("#main:not([data-end=''])[data-end]").waitFor(),
);
const compared = inTurn(there("#compare-start:enabled"), click("compare-start"), (page) =>
  // Two settings of eight seeds.
  page.waitForFunction(() => /16/.test(document.getElementById("compare-settled")?.textContent ?? ""), null, SLOW),
);

/** @type {Record<string, State>} */
export const STATES = {
  first: { link: "", act: ready },
  paused: { link: `${MAGIC}&at=500`, act: ready },
  solved: { link: MAGIC, act: solve },
  unsolved: { link: "#puzzle=magic-hexagon&preset=frozen&moves=20000&seed=3", act: solve },
  instruments: { link: `${MAGIC}&at=500`, act: ready, all: true },
  "instruments-solved": { link: MAGIC, act: solve, all: true },
  inspector: { link: `${MAGIC}&at=500`, act: inTurn(ready, (page) => page.keyboard.press("i")), all: true },
  tempering: { link: "#puzzle=magic19&solver=tempering&replicas=4&seed=3&at=2000", act: ready, all: true },
  large: { link: "#puzzle=magic-square-10&seed=103", act: ready },
  "editor-sums": {
    link: "#puzzle=octa&seed=3",
    act: inTurn(ready, click("sums-edit"), there("#sums-editor:not([hidden]) .sums-tray")),
    all: true,
  },
  octa: { link: "#puzzle=octa&seed=3", act: solve },
  ladder: { link: "#ladder&rung=4", act: ready },
  "local-minimum": { link: "#ladder&rung=2&seed=22&hand=0:s2-5,0:s3-4,0:s1-4", act: ready },
  "sudoku-hand": { link: SUDOKU, act: inTurn(there("#fill"), click("fill"), there("#fillCheck")) },
  search: { link: "#puzzle=octa&solver=astar&at=40", act: ready },
  "search-all": { link: "#puzzle=octa&solver=astar&at=40", act: ready, all: true },
  report: {
    link: "#puzzle=octa&solver=astar",
    act: inTurn(ready, click("report-open"), there("#report[open]")),
    all: true,
  },
  map: { link: "#puzzle=route&solver=astar&at=40", act: ready },
  "editor-map": {
    link: "#puzzle=route&solver=astar",
    act: inTurn(ready, click("route-edit"), there("#route-editor:not([hidden])")),
  },
  sudoku: { link: SUDOKU, act: ready },
  "sudoku-paused": { link: `${SUDOKU}&at=300`, act: ready },
  "sudoku-all": { link: `${SUDOKU}&at=300`, act: ready, all: true },
  "sudoku-edit": { link: SUDOKU, act: inTurn(ready, click("edit"), there("#edit-panel")) },
  "sudoku-rules": { link: `#puzzle=sudoku&extra=diagonals&givens=${".".repeat(81)}&seed=7&at=300`, act: ready },
  "sudoku-25": { link: `#puzzle=sudoku&givens=${"1".padEnd(625, ".")}&seed=7&at=300`, act: ready },
  rebuild: { link: `#puzzle=sudoku&solver=rebuild&singles=off&seed=113&givens=${HARD}&at=400`, act: ready, all: true },
  exact: { link: `#puzzle=sudoku&solver=exact&givens=${HARD}&at=40`, act: ready },
  library: { link: MAGIC, act: inTurn(ready, click("library-open"), there("#library canvas")) },
  "puzzle-editor": {
    link: MAGIC,
    act: inTurn(ready, click("library-open"), click("library-make"), there("#puzzle-editor")),
  },
  help: { link: MAGIC, act: inTurn(ready, click("help-open"), there("#help[open]")) },
  share: { link: `${MAGIC}&at=500`, act: inTurn(ready, click("share-open"), there(".share[open]")) },
  compare: { link: COMPARE, act: there("#compare-start:enabled") },
  "compare-results": { link: COMPARE, act: compared },
  learn: { link: "#learn", act: there(".learn-title") },
  lesson: { link: "#learn&lesson=energy&step=2", act: there(".learn-title") },
  "lesson-compare": { link: "#learn&lesson=temperature&step=5", act: there(".learn-title") },
  "task-form": { link: "#task", act: there("#make-title") },
  task: { link: TASK, act: there(".learn-title") },
  class: { link: "#class", act: there(".learn-title") },
  present: { link: `${MAGIC}&at=500`, act: inTurn(ready, (page) => page.keyboard.press("b")), all: true },
  embed: { link: `${MAGIC}&at=500`, act: ready, embedded: true },
  paper: { link: `${MAGIC}&at=500`, act: ready, print: true },
};
