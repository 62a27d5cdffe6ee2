// On a screen of 320 pixels, or a large one zoomed four times: nothing is cut off, and nothing lies on something else (WCAG 1.4.10).

import { expect, limit, test } from "./support/fixture.js";
import { misplaced } from "./support/layout.js";
import { button, pressInHeader, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} what */
const inPlace = (page, what) =>
  expect.poll(() => outOfPlace(page), { message: `what is out of place: ${what}` }).toEqual([]);

/** But for the thermometer of Play, whose words stand on its tube. @param {Page} page @param {RegExp} [known] */
const outOfPlace = async (page, known = /^input#temperature "Temperature" lies on span/) =>
  (await page.evaluate(misplaced)).filter((one) => !known.test(one));

/** @param {Page} page @param {string} name */
const tab = (page, name) => page.getByRole("tab", { name, exact: true }).click();

/** @type {[string, string, (page: Page) => Promise<void>][]} */
const VIEWS = [
  [
    "a run",
    "seed=20",
    async (page) => {
      await ready(page);
      await inPlace(page, "at its start");
      await button(page, "Full speed").click();
      await button(page, "Start").click();
      await expect(page.getByRole("status")).toHaveText(/^Solved after/);
      await inPlace(page, "solved");
      for (const name of ["Inspector", "Settings", "Solutions"]) {
        await tab(page, name);
        await inPlace(page, name);
      }
      await page.locator("#back").click();
      await inPlace(page, "in its past");
    },
  ],
  [
    "a run touched by hand",
    "seed=20&cooling=constant&t0=1",
    async (page) => {
      await ready(page);
      await page.getByRole("slider", { name: "Temperature" }).press("Home");
      await expect(page).toHaveURL(/hand=/);
      await inPlace(page, "held");
      await page.locator("#sums-edit").click();
      await inPlace(page, "edited");
    },
  ],
  [
    "the ladder of boards to solve by hand",
    "ladder&rung=4&seed=23&hand=0:s4-9,0:s7-8,0:s2-5,0:s6-16,0:s11-15,0:s6-17,0:s8-10,0:s0-14,0:s0-17,0:s4-12,0:s2-3,0:s8-13,0:s1-18",
    async (page) => {
      await expect(page.locator(".ladder-count")).toBeVisible();
      await inPlace(page, "at a local minimum");
      await page.keyboard.press("f");
      await page.locator("#start").click();
      await expect(page.locator("#question")).toBeVisible();
      await inPlace(page, "annealed");
    },
  ],
  [
    "settings of every kind",
    "solver=tempering&seed=4294967295&preset=published",
    async (page) => {
      await tab(page, "Settings");
      await inPlace(page, "Settings");
    },
  ],
  [
    "a sudoku",
    "puzzle=sudoku&seed=3",
    async (page) => {
      await ready(page);
      await inPlace(page, "at its start");
      await button(page, "Edit").click();
      await inPlace(page, "edited");
      await button(page, "Done").click();
      for (const id of ["choose", "import", "export"]) {
        await page.locator(`#${id}-open`).click();
        await expect(page.locator(`#${id}`)).toBeVisible();
        await inPlace(page, id);
        await page.keyboard.press("Escape");
      }
    },
  ],
  [
    "a large sudoku",
    `puzzle=sudoku&givens=${".".repeat(625)}`,
    async (page) => {
      await ready(page);
      await inPlace(page, "at its start");
      await button(page, "Edit").click();
      await inPlace(page, "edited");
      await expect(page.locator("#verdict")).toContainText("1,000 solutions or more");
      await inPlace(page, "edited, and counted");
    },
  ],
  [
    "a search",
    "puzzle=octa&solver=astar&heuristic=values&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10",
    async (page) => {
      await expect(button(page, "Start")).toBeEnabled();
      await inPlace(page, "at its start");
      await button(page, "Full speed").click();
      await button(page, "Start").click();
      await expect(page.getByRole("status").first()).toHaveText(/^Solved after/);
      await inPlace(page, "solved");
      await page.locator("#report-open").click();
      await inPlace(page, "report");
    },
  ],
  [
    "a search with a long caption",
    "puzzle=octa&solver=astar",
    async (page) => {
      await expect(button(page, "Start")).toBeEnabled();
      await inPlace(page, "at its start");
    },
  ],
  [
    "a temperature that is found",
    "seed=20",
    async (page) => {
      await tab(page, "Settings");
      await button(page, "Find a temperature").click();
      await expect(page.locator("#finder")).toBeVisible();
      await inPlace(page, "found");
    },
  ],
  [
    "solutions",
    "puzzle=octa",
    async (page) => {
      await ready(page);
      await tab(page, "Solutions");
      await page.locator("#prove").click();
      await expect(page.locator("#proof-text")).toContainText("288");
      await inPlace(page, "proved");
      await page.locator("#solutions-show").click();
      await inPlace(page, "asked before solutions are shown");
      await page.getByRole("button", { name: "Show all" }).click();
      await inPlace(page, "shown");
      await page.locator("button.solution").first().click();
      await inPlace(page, "one, large");
    },
  ],
  [
    "an exact search",
    "puzzle=magic19&solver=exact",
    async (page) => {
      await expect(button(page, "Start")).toBeEnabled();
      await inPlace(page, "at its start");
    },
  ],
  [
    "a comparison",
    "compare&seeds=1..4&moves=1000",
    async (page) => {
      await expect(page.locator("#compare-progress")).toHaveText(/runs to do/);
      await inPlace(page, "at its start");
      await page.locator("#compare-start").click();
      await expect(page.locator("#compare-progress")).toHaveText(/^All/);
      await inPlace(page, "made");
      for (const more of await page.locator("#compare details > summary").all()) await more.click();
      await inPlace(page, "unfolded");
      await tab(page, "Race");
      await expect(page.locator(".lane").first()).toContainText("Ready");
      await inPlace(page, "race");
    },
  ],
  [
    "the library and the editor",
    "",
    async (page) => {
      await ready(page);
      await pressInHeader(page.getByRole("button", { name: "Library" }));
      await expect(page.locator("#library-count")).toHaveText(/puzzles$/);
      await inPlace(page, "library");
      await page.locator("#library-make").click();
      await expect(page.locator("#puzzle-editor")).toBeVisible();
      await page.locator(".editor-text summary").click();
      await page.locator("#editor-text").fill("n1..6;c0,2_1,1_2,0_0,0_-2,0_-1,1;l9ABC_9CDE_9EFA;tNine");
      await page.locator("#editor-read").click();
      await expect(page.locator("#editor-lines li")).toHaveCount(3);
      await inPlace(page, "editor");
    },
  ],
  [
    "help",
    "",
    async (page) => {
      await ready(page);
      await pressInHeader(page.locator("#help-open"));
      await inPlace(page, "help");
    },
  ],
];

for (const [what, link, look] of VIEWS) {
  test(`320 pixels are enough for ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("./#" + link);
    await look(page);
  });
}

test("no word of a comparison's pictures is cut at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("./#compare&v=2&seeds=1..2&moves=1000&on=puzzle=magic19&with=name=A&with=name=B");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("#compare-progress")).toHaveText(/All 4 runs/);
  const cut = await page.locator("svg[role=img] text").evaluateAll((words) =>
    words
      .filter((word) => {
        const [own, whole] = [word, /** @type {SVGTextElement} */ (word).ownerSVGElement].map((part) =>
          /** @type {Element} */ (part).getBoundingClientRect(),
        );
        return own.left < whole.left - 1 || own.right > whole.right + 1;
      })
      .map((word) => word.textContent),
  );
  expect(cut).toEqual([]);
});

test("the finder's chart keeps the size of its words at 320 pixels, and follows the screen", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Find a temperature").click();
  await expect(page.locator("#finder-words")).toHaveText(/^Best at/, { timeout: limit(20_000) });
  await page.setViewportSize({ width: 320, height: 640 });
  /** Words that are smaller than they should be, are cut or lie on each other. */
  const wrong = () =>
    page.locator("#finder-chart text").evaluateAll((words) => {
      const chart = words[0].closest("svg")?.getBoundingClientRect();
      const boxes = words.map((word) => word.getBoundingClientRect());
      return words.flatMap((word, i) => {
        const { left, right, top, bottom, height } = boxes[i];
        const over = boxes.slice(i + 1).some((other) => {
          const wide = Math.min(right, other.right) - Math.max(left, other.left);
          return wide > 0 && Math.min(bottom, other.bottom) - Math.max(top, other.top) > 3;
        });
        const cut = !chart || left < chart.left - 1 || right > chart.right + 1;
        return height < 12 || over || cut ? [word.textContent] : [];
      });
    });
  await expect.poll(wrong).toEqual([]);
});

for (const [width, height] of [
  [1280, 720],
  [640, 400],
]) {
  test(`names of readouts and of solutions stand apart, and the legend above Start on a wide screen, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const link of ["seed=20", "puzzle=sudoku&seed=3", "puzzle=octa&solver=astar"]) {
      // Another document, or what is there is the board before.
      await page.goto("about:blank");
      await page.goto("./#" + link);
      await expect(button(page, "Start")).toBeEnabled();
      await expect(page.locator(".readout:visible")).toHaveCount(8);
      if (link.includes("sudoku")) await expect(page.locator("#proof-text")).toHaveText(/^Proved/);
      const words = () =>
        page.locator(".readout-strip dt, #solutions-count, .solutions-head .button").evaluateAll((nodes) => {
          const seen = nodes.filter((node) => node.checkVisibility());
          const boxes = seen.map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return node.matches("button") ? node.getBoundingClientRect() : range.getBoundingClientRect();
          });
          return seen.flatMap((node, i) => {
            const close = boxes.some(
              (other, at) =>
                at > i &&
                Math.min(boxes[i].bottom, other.bottom) > Math.max(boxes[i].top, other.top) &&
                Math.max(boxes[i].left, other.left) - Math.min(boxes[i].right, other.right) < 4,
            );
            return close ? [node.textContent] : [];
          });
        });
      await expect.poll(words, { message: link }).toEqual([]);
      if (width < 760) continue;
      const above = async () => {
        const [mark, start] = await Promise.all(
          [page.locator("#legend li").last(), button(page, "Start")].map((part) => part.boundingBox()),
        );
        return mark && start && start.y - mark.y - mark.height;
      };
      await expect.poll(above, { message: `the legend above Start, ${link}` }).toBeGreaterThanOrEqual(0);
    }
  });
}

/** The reader's own spacing of text (WCAG 1.4.12), by a sheet that the page's policy lets nobody but a script make. @param {Page} page */
const space = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** How high the board and the lowest chart in sight are. @param {Page} page */
const heights = (page) =>
  page.evaluate(() => {
    const least = (/** @type {string} */ what) =>
      Math.min(
        ...[...document.querySelectorAll(what)]
          .filter((node) => node.checkVisibility())
          .map((node) => node.getBoundingClientRect().height),
      );
    return { board: least(".board"), chart: least("#plot-panels canvas") };
  });

for (const [width, height] of [
  [1280, 720],
  [390, 844],
]) {
  for (const instruments of [false, true]) {
    test.describe(`with text spaced by the reader, ${width}x${height}, ${instruments ? "all instruments" : "Play"}`, () => {
      test.use({ viewport: { width, height }, instruments });
      for (const link of ["seed=3", "puzzle=sudoku&seed=3"]) {
        test(`board and chart of ${link} keep a height, and nothing is lost or covered`, async ({ page }) => {
          await page.goto(`./#${link}`);
          await expect(page.locator("#start")).toBeEnabled();
          await expect(page.locator("#plot-panels canvas").first()).toBeAttached();
          await space(page);
          // The name of the sudoku that was chosen may be shortened: it stands whole in its list.
          const known = /choose-name|^input#temperature "Temperature" lies on span/;
          // A sudoku's plot is there once its run has begun.
          if ((await page.locator("#main").getAttribute("data-ways")) === "open") {
            await expect(page.locator("#verdict span")).not.toBeEmpty();
            await expect.poll(() => outOfPlace(page, known), { message: "what is out of place before" }).toEqual([]);
            expect((await heights(page)).board).toBeGreaterThanOrEqual(200);
            if (width < 760) return;
            await page.locator("#step").dispatchEvent("click");
            await expect(page.locator("#sentence")).toHaveText(/^Move 1/);
          }
          await expect.poll(async () => (await heights(page)).chart).toBeGreaterThanOrEqual(60);
          expect((await heights(page)).board).toBeGreaterThanOrEqual(200);
          await expect.poll(() => outOfPlace(page, known), { message: "what is out of place" }).toEqual([]);
        });
      }
    });
  }
}

test.describe("on 320x256, a window of 1280x1024 zoomed four times", () => {
  test.use({ viewport: { width: 320, height: 256 }, instruments: false });
  test("header and Start leave most of the screen to the content", async ({ page }) => {
    await page.goto("./#seed=3");
    await expect(button(page, "Start")).toBeEnabled();
    const taken = await page.evaluate(() => {
      const height = (/** @type {string} */ what) =>
        document.querySelector(what)?.getBoundingClientRect().height ?? NaN;
      const bar = document.querySelector(".transport");
      return height(".header") + (bar && getComputedStyle(bar).position === "fixed" ? height(".transport") : 0);
    });
    expect(taken).toBeLessThan(128);
    await inPlace(page, "on a screen so small");
  });
});

test("in the reader's own colours the present puzzle is marked alone, and each mark of the legend is seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("./#seed=3");
  await ready(page);
  const marks = await page.locator(".puzzles > :not([hidden])").evaluateAll((all) =>
    all.map((link) => {
      const { textDecorationLine, borderTopWidth, borderBottomWidth } = getComputedStyle(link);
      const edges = borderTopWidth !== "0px" || borderBottomWidth !== "0px";
      return { now: link.hasAttribute("aria-current"), marked: textDecorationLine === "underline", edges };
    }),
  );
  for (const { now, marked, edges } of marks) expect([marked, edges]).toEqual([now, false]);
  expect(marks.filter(({ now }) => now)).toHaveLength(1);
  const right = await page
    .locator(".legend .right")
    .evaluate((mark) => getComputedStyle(mark, "::before").forcedColorAdjust);
  expect(right).toBe("none");
});
