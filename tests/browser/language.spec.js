// Another language: every view in a pseudo-language, whose texts are longer by two fifths and stand in brackets. Nothing is left in
// English, nothing is cut, nothing lies beyond the edge; from the right to the left, too. The languages that people speak are walked
// through at every size, and no word that is painted there is English. Their catalogues are compared with the English ones in
// tests/page/languages.test.js.

import { readFileSync } from "node:fs";
import { english } from "../../hooks/fill.js";
import { SPOKEN } from "../../www/text/languages.js";
import { pressInHeader } from "./person.js";
import { expect, forgive, limit, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

const HARD = readFileSync(new URL("../data/sudoku-16x16-hard.txt", import.meta.url), "utf8").match(/^[^#\s]+/m)?.[0];
const JIGSAW = "111222333111222333111222333444555666444555666444555666777888999777888899777889999";

/** Names and notations, the same in every language. */
const EVERYWHERE =
  "abc aima annealing boltzmann canvas city csv dvoretzky ecdf edition ert esc exp global hoos json kiefer lab lam little log magic " +
  "mersenne metropolis none octa onsager png stützle sudoku sudokus svg tts twister wilson wolfowitz xoshiro";

/** The words of English texts that this language does not have. @param {string} language @returns {Promise<string[]>} */
async function englishWords(language) {
  const { default: terms } = await import(`../page/terms/${language}.js`);
  const known = new Set(`${EVERYWHERE} ${terms.shared}`.split(" "));
  const words =
    JSON.stringify(await english())
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !known.has(word));
}

/** Keeps each text that is drawn on a canvas. Runs in the page before its own scripts. */
function keepDrawn() {
  const drawn = new Set();
  Object.assign(window, { drawn });
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    drawn.add(String(text));
    fillText.call(this, text, ...place);
  };
}

/**
 * What is not in the language that is spoken, and what is cut. A text of the catalogues stands in brackets, with what it names, or
 * that is not looked at. Runs in the page.
 * @param {string[] | null} foreign words of another language; `null` in a pseudo-language, whose texts have brackets
 */
function faults(foreign) {
  // What has an English of its own: puzzles and their files, names, code, links, formulas, what a person typed, what a file is called.
  const OWN =
    "#compare-groups span, code, kbd, pre, textarea, svg, canvas, .visually-hidden code, .chooser b, .seed, .name, " +
    "#classics, #library-sudoku h3, .tray-number, .setting-letter, .path-step, .formula, #curve-formula, math, [lang=en], .samples, " +
    ".about-facts, .sources, .finding-name, .classic-history, #help .version, .group-name, option[value], input";
  const seen = (/** @type {Element} */ node) => node.checkVisibility({ visibilityProperty: true });
  /** Without what stands in brackets. @param {string} text */
  const outside = (text) => {
    let depth = 0;
    let rest = "";
    for (const letter of text) {
      if (letter === "[") depth++;
      else if (letter === "]") depth--;
      else if (depth <= 0) rest += letter;
    }
    return rest;
  };
  // Names of keys, formats and lines, and formulas, are the same everywhere.
  const NAMES = /\b(Enter|Space|Ctrl|Shift|SVG|PNG|CSV|JSON|exp|[A-Z]{3,5})\b/g;
  const strange = new Set(foreign);
  // Links, files, addresses and calls are the same everywhere, too.
  const plain = (/** @type {string} */ text) => text.replace(/\S*[=/]\S*|\w\S*\(\S*/g, "");
  // So are sources; and a term may name its English in parentheses.
  const ALIKE = /\p{Lu}[\p{L}-]+ \d{4}|\([^)]*\)/gu;
  /** Returns what is English in a text. @param {string} text */
  const english = (text) =>
    foreign
      ? (
          plain(text)
            .replace(ALIKE, "")
            .match(/\p{L}{3,}/gu) ?? []
        )
          .filter((one) => strange.has(one.toLowerCase()))
          .join()
      : (/[A-Za-z]{3,}/.exec(plain(outside(text)).replace(NAMES, ""))?.[0] ?? "");
  // What is wider than its place, and can be scrolled there.
  const scrollers = [...document.querySelectorAll("body *")].filter((node) =>
    /auto|scroll/.test(getComputedStyle(node).overflowX),
  );
  const found = new Set();
  for (const text of /** @type {any} */ (window).drawn ?? [])
    if (english(text)) found.add(`not translated: ${english(text)} in ${text} on a canvas`);
  for (const node of document.querySelectorAll("body *")) {
    if (!seen(node) || node.closest(OWN)) continue;
    for (const child of node.childNodes)
      if (child.nodeType === 3 && english(child.textContent ?? "")) {
        // A message with elements in it: its brackets stand in other nodes.
        if (!english(node.parentElement?.textContent ?? "") || !english(node.textContent ?? "")) continue;
        found.add(
          `not translated: ${english(child.textContent ?? "")} in <${node.localName} id="${node.id}" class="${node.className}"> ${child.textContent?.trim()}`,
        );
      }
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
      const value = node.getAttribute(name) ?? "";
      if (english(value))
        found.add(`not translated: ${english(value)} in ${name} of ${node.localName} ${node.id}: ${value}`);
    }
    const { left, right, width } = node.getBoundingClientRect();
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    if (!own || width === 0 || node.closest("[role=gridcell], .visually-hidden")) continue;
    const scrolls = scrollers.some((scroller) => scroller.contains(node));
    if (!scrolls && (left < -1 || right > innerWidth + 1)) found.add(`beyond the edge: ${node.textContent}`);
    const { overflowX, textOverflow, clipPath } = getComputedStyle(node);
    // For screen readers alone.
    if (clipPath === "inset(50%)") continue;
    // A figure's name has one line, with the next name beside it and the figure below.
    const name = node.closest(".readout dt");
    if (name && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1))
      found.add(`wider than its figure: ${node.textContent}`);
    if (node.scrollWidth > node.clientWidth + 1 && overflowX !== "visible" && textOverflow !== "ellipsis" && !scrolls)
      found.add(`cut: ${node.localName} ${node.id} ${node.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the screen");
  return [...found];
}

/** @param {Page} page */
const open = async (page, /** @type {string} */ address) => {
  await page.goto(`./${address}`);
  await expect(page.locator("#start")).toBeEnabled();
};
/** @param {Page} page @param {string} opener @param {string} dialog */
const dialog = async (page, opener, dialog) => {
  await pressInHeader(page.locator(opener));
  await expect(page.locator(dialog)).toBeVisible();
};

/** @type {Record<string, (page: Page, query: string) => Promise<void>>} */
const VIEWS = {
  "a run": async (page, query) => {
    await open(page, `${query}#seed=20`);
    await page.locator("#step").click();
    await page.locator("#full-speed").click();
    await page.locator("#start").click();
    await expect(page.locator("#sentence[data-kind=solved]")).toBeVisible();
  },
  "a sudoku, edited": async (page, query) => {
    await open(page, `${query}#puzzle=sudoku`);
    await page.locator("#edit").click();
    await expect(page.locator("#edit-panel")).toBeVisible();
  },
  "the rules of a sudoku, edited": async (page, query) => {
    await open(
      page,
      `${query}#puzzle=sudoku&givens=${".".repeat(81)}&extra=windoku,diagonal-up,knight&cages=15.111221`,
    );
    await page.locator("#edit").click();
    await page.locator("#edit-rules-open").click();
    await page.locator("#edit-what").selectOption("cages");
    await expect(page.locator("#edit-cage")).toBeVisible();
    await page.locator("#step").click();
  },
  "the regions of a sudoku, edited": async (page, query) => {
    await open(page, `${query}#puzzle=sudoku&givens=${".".repeat(81)}&regions=${JIGSAW}`);
    await page.locator("#edit").click();
    await page.locator("#edit-rules-open").click();
    await page.locator("#edit-what").selectOption("regions");
    await expect(page.locator("#regions-boxes")).toBeVisible();
  },
  "a search": async (page, query) => {
    await open(page, `${query}#puzzle=octa&solver=astar`);
    await page.locator("#start").click();
    await expect(page.locator("#search-views")).toBeVisible();
  },
  "an exact search": (page, query) => open(page, `${query}#solver=exact`),
  "parallel tempering": (page, query) => open(page, `${query}#solver=tempering`),
  "rebuilt grids": async (page, query) => {
    await open(page, `${query}#puzzle=sudoku&solver=rebuild`);
    await page.locator("body").press("i");
    for (let step = 0; step < 4; step++) await page.locator("#step").click();
    await expect(page.locator("#inspector-verdict")).not.toBeEmpty();
  },
  "the other ways to solve a hard grid": async (page, query) => {
    await open(page, `${query}#puzzle=sudoku&givens=${HARD}`);
    await dialog(page, "#harder", "dialog[open]");
  },
  "the import": async (page, query) => {
    await open(page, `${query}#puzzle=sudoku`);
    await dialog(page, "#import-open", "dialog[open]");
  },
  "the library": async (page, query) => {
    await open(page, query);
    await dialog(page, "#library-open", "dialog[open]");
  },
  "the puzzle editor": async (page, query) => {
    await open(page, query);
    await dialog(page, "#library-open", "#library");
    await dialog(page, "#library-make", "#puzzle-editor");
  },
  "the help": async (page, query) => {
    await open(page, query);
    await dialog(page, "#help-open", "dialog[open]");
  },
  "a comparison": async (page, query) => {
    await page.goto(`./${query}#compare&seeds=1..2&moves=1000&on=puzzle=magic19&with=name=A;t0=3`);
    await expect(page.locator("#compare-progress")).not.toBeEmpty();
  },
  "the lessons": async (page, query) => {
    await page.goto(`./${query}#learn`);
    await expect(page.locator("#learn li")).not.toHaveCount(0);
  },
  "a question of a lesson": async (page, query) => {
    await page.goto(`./${query}#learn&lesson=temperature&step=4`);
    await expect(page.locator("#learn .draw-point")).not.toHaveCount(0);
  },
  "what came out in a lesson": async (page, query) => {
    await page.goto(`./${query}#learn&lesson=worse&step=7`);
    await expect(page.locator("#learn .recalled")).toBeVisible();
  },
  "an exercise of a lesson": async (page, query) => {
    await page.goto(`./${query}#learn&lesson=worse&step=9`);
    await expect(page.locator("#learn .exercise")).toBeVisible();
  },
  "the form of a task": async (page, query) => {
    await page.goto(`./${query}#task`);
    await expect(page.locator("#learn fieldset").first()).toBeVisible();
  },
  "the class board": async (page, query) => {
    await page.goto(`./${query}#class`);
    await expect(page.locator("#learn textarea").first()).toBeVisible();
  },
  "a run that is embedded": async (page, query) => {
    await open(page, `${query}&embed&controls=all&speed=full#seed=20`);
    await page.locator("#start").click();
    await expect(page.locator("#sentence[data-kind=solved]")).toBeVisible();
  },
  "a run on a wall": async (page, query) => {
    await open(page, `${query}#seed=20`);
    await page.keyboard.press("b");
    await expect(page.locator(".presenting")).toBeVisible();
  },
  "a card": async (page, query) => {
    await open(page, `${query}#seed=20`);
    await page.locator("#share-open").click();
    await page.locator(".share-link > .row .button").last().click();
    await expect(page.locator("dialog.card")).toBeVisible();
  },
  "a refused link": (page, query) => open(page, `${query}#seed=zebra`),
  "a tour": (page, query) => open(page, `${query}#puzzle=tour`),
  "a colouring": (page, query) => open(page, `${query}#puzzle=colouring`),
  "a magnet": (page, query) => open(page, `${query}#puzzle=ising`),
  queens: (page, query) => open(page, `${query}#puzzle=queens`),
  "a spanning tree": (page, query) => open(page, `${query}#puzzle=spanning-tree`),
  "a map": (page, query) => open(page, `${query}#puzzle=route`),
  "levels by hand": async (page, query) => {
    await open(page, `${query}#ladder`);
  },
  "the essay": async (page, query) => {
    await page.goto(`./${query}#essay`);
    await expect(page.locator("#learn canvas").first()).toBeVisible();
  },
  "the check of the machine": async (page, query) => {
    await page.goto(`./${query}#check`);
    await expect(page.locator(".check-group li")).not.toHaveCount(0);
  },
};

const NAMES = Object.keys(VIEWS);
/** Two walks, for two workers. */
const WALKS = [NAMES.slice(0, NAMES.length / 2), NAMES.slice(NAMES.length / 2)];

/** @type {[number, number][]} */
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
];
for (const [language, width, height] of /** @type {[string, number, number][]} */ ([
  ["en-XA", 1440, 900],
  ["en-XA", 390, 844],
  ["ar-XB", 1440, 900],
  ...SPOKEN.flatMap((language) => SIZES.map((size) => [language, ...size])),
]))
  for (const views of WALKS)
    test(
      `from ${views[0]} on, in ${language} at ${width}: all is translated, nothing is cut`,
      { tag: width === 390 && language === "en-XA" ? [] : "@slow" },
      async ({ page }) => {
        test.setTimeout(limit(30_000 + views.length * 10_000));
        await page.setViewportSize({ width, height });
        await page.addInitScript(keepDrawn);
        const spoken = SPOKEN.some((one) => one === language);
        for (const view of views) {
          // Another document each time, or what is there is the view before.
          await page.goto("about:blank");
          await VIEWS[view](page, `?lang=${language}`);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.locator("html")).toHaveAttribute("dir", language === "ar-XB" ? "rtl" : "ltr");
          expect(await page.evaluate(faults, spoken ? await englishWords(language) : null), view).toEqual([]);
        }
      },
    );

for (const language of ["en-XA", "ar-XB"])
  test(`Play in ${language}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    await open(page, `?lang=${language}#seed=20`);
    await page.locator("#step").click();
    expect(await page.evaluate(faults, null)).toEqual([]);
    await page.close();
  });

for (const language of SPOKEN) {
  test(`a run in ${language}: as the browser asks, and nothing is cut`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, locale: `${language}-AT`, viewport: { width: 390, height: 844 } });
    const { rooms } = await import(`../../www/text/${language}.js`);
    await page.addInitScript(keepDrawn);
    await open(page, "#seed=20");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("#statement")).toHaveText(rooms.puzzles.magic19_statement);
    await expect(page.locator("#method-hand")).toHaveText(rooms.run.handAny);
    expect(await page.evaluate(faults, await englishWords(language))).toEqual([]);
    // The link says nothing of the language, and the address may ask for another.
    const { hash } = new URL(page.url());
    await page.goto(`./?lang=en${hash}`);
    await expect(page.locator("#aim")).toHaveText("Make every line add up to 22.");
    expect(new URL(page.url()).hash).toBe(hash);
    await page.close();
  });
}

test("a language is chosen in the help, is remembered, and leaves the run as it was", async ({ page }) => {
  await page.goto("./?lang=en#seed=20");
  await page.locator("#step").click();
  await page.locator("#step").click();
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
  await expect(page.getByRole("button", { name: "Hilfe" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await expect(page).toHaveURL(/seed=20.*&at=2$/);
  await expect(page.locator("#sentence")).toContainText("Zug 2");
  await page.reload();
  await expect(page.getByRole("button", { name: "Hilfe" })).toBeVisible();
  await expect(page).toHaveTitle("Magic 19 · Annealing Lab");
  await page.getByRole("button", { name: "Hilfe" }).click();
  const choice = page.getByRole("combobox", { name: "Sprache" });
  await expect(choice).toHaveValue("de");
  await choice.selectOption({ label: "Sprache des Browsers" });
  await expect(page.getByRole("button", { name: "Help" })).toBeVisible();
});

test("a language that is asked for by the address stays on the way into a lesson", async ({ page }) => {
  await page.goto("./?lang=es#learn");
  await page.locator("#learn .stops a").first().click();
  await expect(page).toHaveURL(/\?lang=es#learn&lesson=energy/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("nothing is painted in English before another language is there; without it the page is English", async ({
  page,
  complaints,
}) => {
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route("**/www/text/de-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./?lang=de");
  const seen = () => page.getByRole("heading", { name: "Annealing Lab" }).isVisible();
  await expect(page.locator("html.loaded")).toHaveCount(1);
  expect(await seen()).toBe(false);
  letGo();
  await expect(page.getByRole("button", { name: "Hilfe" })).toBeVisible();
  await page.unrouteAll();
  await page.route("**/www/text/de-*.js", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("button", { name: "Help" })).toBeVisible();
  forgive(complaints, /text\/de-|Failed to (load|fetch)/);
});

test("a page that does not load says so in the browser's language, and one without scripts in all", async ({
  browser,
  baseURL,
}) => {
  const broken = await browser.newPage({ baseURL, locale: "es-AR" });
  await broken.route("**/www/main-*.js", (route) => route.abort());
  await broken.goto("./");
  await expect(broken.locator("#failure")).toHaveText(/^La página no pudo cargar http.*main-\S+\.js\./);
  await expect(broken.locator("#failure")).toHaveAttribute("lang", "es");
  await broken.close();
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await plain.goto("./");
  for (const said of [/needs JavaScript/, /braucht JavaScript/, /necesita JavaScript/])
    await expect(plain.getByText(said)).toBeVisible();
  await plain.close();
});

test("numbers of the settings are typed as the language writes them", async ({ page }) => {
  await open(page, "?lang=de#cooling=constant&t0=1.5&restart=none");
  const t0 = page.locator("#set-t0");
  await expect(t0).toHaveValue("1,5");
  await t0.fill("2,25");
  await t0.press("Enter");
  await expect(page).toHaveURL(/t0=2\.25/);
  await expect(t0).toHaveValue("2,25");
  await t0.fill("x");
  await t0.press("Enter");
  await expect(page.locator("#set-t0-error")).toHaveText("„x“ ist weder 0 noch eine Zahl von 1e-9 bis 1e9.");
});
