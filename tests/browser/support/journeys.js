// One journey a view, written once and walked in every engine: in Chromium and Firefox by Playwright, in WebKit by its own
// driver. A walker does what a hand does, on the element that a selector names, and waits until it can be done.

import assert from "node:assert/strict";

/**
 * @typedef {object} Walker
 * @property {(hash: string, query?: string) => Promise<void>} open the page again
 * @property {(selector: string) => Promise<void>} click
 * @property {(selector: string, across: number, down: number) => Promise<void>} press a pointer, at such shares of the element's box
 * @property {(selector: string, text: string) => Promise<void>} type in place of what is there
 * @property {(selector: string, key: string) => Promise<void>} key on the element, by its name in KeyboardEvent
 * @property {(selector: string, value: string) => Promise<void>} choose of a select
 * @property {(selector: string, what: Reading, expected: RegExp) => Promise<void>} sees waits until the element says so
 * @property {(selector: string, what: Reading) => Promise<string>} read
 * @property {(files: RegExp | null) => void} refuse from now on the network does not deliver these files; null: it delivers all
 */
/** @typedef {"text" | "value" | "shown" | "disabled" | "count" | "address"} Reading */

/**
 * Runs in the page: reads the first element that matches. Of the page's address, too, which needs none.
 * @param {[selector: string, what: Reading]} asked
 * @returns {string}
 */
export function tell([selector, what]) {
  const all = [...document.querySelectorAll(selector)];
  const node = /** @type {any} */ (all[0]);
  if (what === "address") return location.hash;
  if (what === "count") return String(all.length);
  if (what === "shown") return String(Boolean(node?.checkVisibility({ visibilityProperty: true })));
  if (what === "value") return String(node?.value);
  if (what === "disabled") return String(Boolean(node?.disabled));
  return node?.textContent ?? "";
}

const SENTENCE = "#sentence";
const move = '.readout[data-key="move"] dd';
const number = (/** @type {string} */ text) => Number(text.replaceAll(/[^\d.]/g, ""));

/** Nothing broke on the way, and nothing is said over the page. @param {Walker} walker */
async function inOrder(walker) {
  assert.equal(await walker.read("#failure", "shown"), "false", await walker.read("#failure", "text"));
  assert.equal(await walker.read("#notice", "shown"), "false", await walker.read("#notice", "text"));
}

/** @type {Record<string, (walker: Walker) => Promise<void>>} */
export const JOURNEYS = {
  // The first: of a browser that has been here a service worker may have kept the files. It fetches them as soon as it can, too.
  "a part that could not be fetched is loaded when it is tried again": async (walker) => {
    walker.refuse(/library-\w+\.js|help-\w+\.html/);
    await walker.open("");
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#library-open");
    await walker.sees("#notice-text", "text", /^The library could not be loaded, although the server answers now\./);
    walker.refuse(/help-\w+\.html/);
    await walker.click("#notice-again");
    await walker.sees("#library-count", "text", /^\d+ puzzles$/);
    await walker.click("#library-close");
    await walker.sees("#library", "shown", /false/);
    await walker.click("#help-open");
    await walker.sees("#notice-text", "text", /^The help could not be loaded, although the server answers now\./);
    walker.refuse(null);
    await walker.click("#notice-again");
    await walker.sees("#help", "shown", /true/);
    await walker.click("#help-close");
    await walker.sees("#help", "shown", /false/);
  },

  "a run and a search are looked at with their code and beside others": async (walker) => {
    await walker.open("seed=20&look=code");
    await walker.sees("#code-next", "disabled", /false/);
    for (let line = 0; line < 6; line++) await walker.click("#code-next");
    await walker.sees("#code-lines [aria-current]", "text", /^swap a and b; E ← E \+ ΔEbetter/);
    await walker.sees(SENTENCE, "text", /^Move 1: 5 and 4 change places\. Better by 32: accepted\./);
    await walker.open("seed=20&look=runs");
    await walker.sees("#runs", "text", /658/);
    await walker.open("puzzle=route&map=S.x/.9G&look=code");
    await walker.sees("#code-next", "disabled", /false/);
    for (let line = 0; line < 7; line++) await walker.click("#code-next");
    await walker.sees(SENTENCE, "text", /^Expansion 1: row 1, column 1/);
    await walker.open("puzzle=route&look=runs");
    await walker.sees("#search-four", "text", /561 nodes.*cost 27 ✓/s);
    await inOrder(walker);
  },

  "a run is solved, looked back at, and begun again": async (walker) => {
    await walker.open("seed=20");
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#step");
    await walker.sees(move, "text", /^1$/);
    await walker.click("#full-speed");
    await walker.click("#start");
    await walker.sees(SENTENCE, "text", /^Solved after [\d,]+ moves/);
    await walker.sees("#plot-panels canvas", "count", /^3$/);
    const end = number(await walker.read("#timeline", "value"));
    await walker.click("#back");
    await walker.sees("#timeline", "value", new RegExp(`^${end - 1}$`));
    await walker.press("#timeline", 0.5, 0.5);
    await walker.sees("#past-offers", "shown", /true/);
    const middle = number(await walker.read("#timeline", "value"));
    assert.ok(Math.abs(middle - end / 2) < 0.1 * end, `${middle} is about the middle of ${end}`);
    await walker.click("#restart");
    await walker.sees(move, "text", /^0$/);
    await walker.click("#new-seed");
    await walker.sees(SENTENCE, "address", /&seed=(?!20$)\d+$/);
    await walker.sees(SENTENCE, "text", /^Ready/);
  },

  "a run is embedded: started by a key, at the speed that was asked for, it leads to the whole page": async (
    walker,
  ) => {
    await walker.open("seed=20", "?embed&speed=full&theme=dark");
    await walker.sees("#start", "disabled", /false/);
    await walker.sees(".header nav", "shown", /false/);
    await walker.key("#start", "Enter");
    await walker.sees(SENTENCE, "text", /^Solved after [\d,]+ moves/);
    await walker.sees("#plot-panels canvas", "count", /^1$/);
    await walker.click("#offer-restart");
    await walker.sees("#start-word", "text", /^Pause$/);
    await walker.sees(".embed-open", "shown", /true/);
  },

  "a temperature is held and let go, and settings are changed": async (walker) => {
    await walker.open("seed=20&cooling=constant&t0=1");
    await walker.sees("#temperature", "disabled", /false/);
    // Hot is at the top.
    await walker.press("#temperature", 0.5, 0.1);
    await walker.sees(SENTENCE, "address", /hand=0:t/);
    const hot = number(await walker.read("#temperature-value", "text"));
    assert.ok(hot > 1, `${hot} near the top`);
    await walker.press("#temperature", 0.5, 0.9);
    await walker.sees("#temperature", "value", /^1?\d\d$/);
    const cold = number(await walker.read("#temperature-value", "text"));
    assert.ok(cold < 0.3, `${cold} near the foot`);
    await walker.click("#release");
    await walker.sees("#release", "shown", /false/);
    await walker.choose("#set-cooling", "linear");
    await walker.sees(SENTENCE, "address", /cooling=linear/);
    await walker.click("#help-open");
    await walker.sees("#help", "shown", /true/);
    await walker.click("#help-close");
    await walker.sees("#help", "shown", /false/);
  },

  "a sudoku's givens are edited, it is solved and exported": async (walker) => {
    await walker.open("puzzle=sudoku&seed=3");
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#edit");
    await walker.sees("#edit-message", "text", /^22 givens/);
    // The first blank cell is the one beside the first.
    await walker.click('#sudoku-grid [role="row"]:first-child [role="gridcell"]:nth-child(2)');
    await walker.click("#keypad .key:nth-child(6)");
    await walker.sees("#edit-message", "text", /^23 givens/);
    await walker.click("#edit-undo");
    await walker.sees("#edit-message", "text", /^22 givens/);
    await walker.click("#edit");
    await walker.click("#full-speed");
    await walker.click("#start");
    await walker.sees(SENTENCE, "text", /^Solved/);
    await walker.click("#export-open");
    await walker.sees("#export", "shown", /true/);
    await walker.click("#export-close");
    await walker.click("#share-open");
    await walker.sees(".share .share-link canvas", "shown", /true/);
    await walker.click(".share .help-head .button");
    await walker.click("#import-open");
    await walker.type(
      "#import-text",
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    await walker.sees("#import-verdict", "text", /30 givens/);
    await walker.click("#import-use");
    await walker.sees("#import", "shown", /false/);
    await walker.sees(SENTENCE, "address", /givens=53\.\.7/);
  },

  "a run is presented on a wall, and has a card": async (walker) => {
    await walker.open("seed=20");
    await walker.sees("#start", "disabled", /false/);
    await walker.key("#start", "b");
    await walker.sees(".presenting", "shown", /true/);
    await walker.sees(".header", "shown", /false/);
    await walker.sees(SENTENCE, "shown", /true/);
    await walker.key("#start", "Escape");
    await walker.sees(".presenting", "shown", /false/);
    await walker.click("#share-open");
    await walker.click(".share-link > .row:nth-of-type(2) button:last-child");
    await walker.sees("#card-link", "value", /#puzzle=magic19$/);
    await walker.click(".card .help-head button");
    await walker.sees(".card", "shown", /false/);
  },

  "a search is run, its path is walked, and its solutions are counted": async (walker) => {
    await walker.open("puzzle=octa&solver=astar&heuristic=values&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10");
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#full-speed");
    await walker.click("#start");
    await walker.sees(SENTENCE, "text", /^Solved after 94 expansions: cost 7, 373 nodes, 95 goal tests\.$/);
    await walker.sees("#sizes canvas", "shown", /true/);
    await walker.click("#walk-first");
    await walker.sees("#walk-words", "text", /start|step 0/i);
    await walker.click("#walk-forward");
    await walker.sees("#walk-words", "text", /step 1/i);
    await walker.click("#prove");
    await walker.sees("#proof-text", "text", /solution/);
  },

  "settings are compared and race each other": async (walker) => {
    await walker.open("compare&seeds=1..4&moves=20000&on=puzzle=magic19&with=name=A&with=name=B;cooling=constant;t0=1");
    await walker.sees("#compare-progress", "text", /^8 runs to do/);
    await walker.click("#compare-start");
    await walker.sees("#compare-progress", "text", /^All 8 runs are done\.$/);
    await walker.sees("#compare-figures svg", "count", /^[45]$/);
    await walker.sees("#compare-numbers thead th", "count", /^3$/);
    await walker.click("#compare-tab-race");
    await walker.sees(".lane:first-child .lane-words", "text", /Ready/);
    await walker.press("#race-speed", 0.97, 0.5);
    await walker.click("#race-start");
    await walker.sees("#race-words", "text", /^Finished: every lane has ended\.$/);
    await walker.click("#race-again");
    await walker.sees(".lane:first-child .lane-words", "text", /Ready/);
  },

  "a lesson is walked from its first question to its last, with wrong answers and right ones": async (walker) => {
    const learn = "#learn ";
    const press = () => walker.click(`${learn}.learn-buttons .button:not([hidden])`);
    const onward = () => walker.click(`${learn}.learn-buttons .button:last-child`);
    const at = (/** @type {number} */ step) =>
      walker.sees(SENTENCE, "address", new RegExp(`lesson=energy&step=${step}$`));
    await walker.open("learn&lesson=energy&step=1");
    await walker.key(`${learn}.slider`, "Home");
    await press();
    await at(2);
    await onward();
    await at(3);
    await walker.click(`${learn}.option:nth-of-type(2)`);
    await press();
    await walker.sees(`${learn}.reply`, "text", /^Look again\./);
    await walker.click(`${learn}.option:nth-of-type(1)`);
    await press();
    await walker.sees(`${learn}.reply`, "text", /^Yes\./);
    await onward();
    await walker.sees(`${learn}.recall .reply`, "text", /^This lesson states something else\./);
    await onward();
    await at(5);
    await walker.key(`${learn}.slider`, "Home");
    await press();
    await walker.sees(`${learn}.guess .yours`, "count", /^1$/);
    await onward();
    await walker.click(`${learn}.option:nth-of-type(3)`);
    await press();
    await walker.sees(`${learn}.recall .reply`, "text", /^You saw that coming\./);
    await walker.click(`${learn}.prose .term`);
    await walker.sees(`${learn}.meaning`, "text", /^local minimum: /);
    await onward();
    await walker.click(`${learn}.claims-head .button`);
    await walker.sees(`${learn}.findings:last-child .quiet`, "text", /the same values as this lesson states\.$/);
    await onward();
    await walker.click(`${learn}.exercise-buttons .button`);
    await walker.sees(`${learn}.exercise .reply`, "text", /^Not yet\. Energy 1,527/);
    await onward();
    await at(10);
    await onward();
    // The lesson leads to the next one, and the path says that it is done.
    await walker.sees(SENTENCE, "address", /lesson=worse&step=1$/);
    await walker.sees(`${learn}.learn-head`, "text", /^All lessons\s*Lesson 2 /);
    await walker.click(`${learn}.learn-head > a`);
    await walker.sees(`${learn}.stop[data-state="done"]`, "text", /done/);
  },

  "a task is done, its answer is run again, and a class is checked": async (walker) => {
    const run = "puzzle=magic19;cooling=constant;t0=1;restart=none;seed=1";
    const task = `v=2&title=Cool&goal=solved&moves=300000&change=t0&start=${run}`;
    await walker.open(`task&${task}`);
    await walker.sees("#learn h2", "text", /^Cool$/);
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#learn .learn-buttons .primary");
    await walker.sees("#learn .reply", "text", /^Passed\. Solved after 49,019 moves\.$/);
    await walker.sees("#learn .attempts tbody tr", "count", /^1$/);
    await walker.open(`answer&v=2&who=Ada&run=${run}&claim=passed:49019&${task.slice("v=2&".length)}`);
    await walker.sees("#learn .reply", "text", /^Passed\. Solved after 49,019 moves\.$/);
    await walker.open(`class&${task}`);
    await walker.type("#class-answers", `Ada ${run.replaceAll(";", "&")}`);
    await walker.click("#learn .learn-buttons .primary");
    await walker.sees("#learn .class-status", "text", /^1 of 1 answer passed\.$/);
    await walker.sees("#learn .class-table tbody tr", "count", /^1$/);
    await walker.sees("#learn .class-plot polygon[fill='var(--right)']", "count", /^2$/);
  },

  "a classic is found in the library, and a puzzle of one's own is made": async (walker) => {
    await walker.open("");
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#library-open");
    await walker.sees("#library-count", "text", /^\d+ puzzles$/);
    await walker.type("#library-search", "hexagram dudeney");
    await walker.sees("#library-count", "text", /^1 of \d+ puzzles$/);
    await walker.click(".classic:not([hidden]) .classic-open");
    await walker.sees("#title", "text", /^Magic hexagram$/);
    await walker.click("#library-open");
    await walker.click("#library-make");
    await walker.sees("#puzzle-editor", "shown", /true/);
    await walker.click(".editor-text summary");
    await walker.type("#editor-text", "n1..6;c0,2_1,1_2,0_0,0_-2,0_-1,1;l9ABC_9CDE_9EFA;tNine");
    await walker.click("#editor-read");
    await walker.sees("#editor-lines li", "count", /^3$/);
    await walker.click("#editor-tool-line + span");
    await walker.click("#editor-tool-point + span");
    await walker.key("#editor-surface", "ArrowUp");
    await walker.click("#editor-play");
    await walker.sees("#title", "text", /^Nine$/);
    await walker.sees("#start", "disabled", /false/);
    await walker.click("#full-speed");
    await walker.click("#start");
    await walker.sees(SENTENCE, "text", /^Solved/);
  },
};

/** @param {string} name @param {Walker} walker */
export async function walk(name, walker) {
  await JOURNEYS[name](walker);
  await inOrder(walker);
}

/** The page as one file (hooks/single.js), which needs no server. */
export const SINGLE = new URL("../../../dist/annealing-lab.html", import.meta.url).href;
/** The journeys that are walked there, too: what a class does. */
export const FROM_A_FILE = Object.keys(JOURNEYS).filter((name) =>
  /^(a run is solved|a run is presented|settings are compared|a lesson|a task)/.test(name),
);
