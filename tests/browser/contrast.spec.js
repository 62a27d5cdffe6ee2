// Edges of controls, tracks of sliders and what plots are filled with can be distinguished from their ground, in light, in dark and in
// colours that a person has set (WCAG 1.4.11); and what is shown by colour is shown by shape, too.

import { dress } from "./support/dress.js";
import { expect, limit, test } from "./support/fixture.js";
import { contrast, ground, photograph } from "./support/pixels.js";
import { button, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./support/pixels.js").Rgb} Rgb */

// Pictures of the page take a busy machine long.
test.describe.configure({ timeout: limit(60_000) });

const THREE = 3;

/** Every view, with what opens it. @type {Record<string, [string, (page: Page) => Promise<void>]>} */
const VIEWS = {
  "a run": [
    "seed=20&hand=0:t2",
    async (page) => {
      await ready(page);
      await button(page, "Full speed").click();
      await button(page, "Start").click();
      await expect(page.locator("#sentence")).toHaveText(/^Solved after/);
      await expect(page.locator("#plot-panels canvas")).toHaveCount(3);
      await page.locator("#inspector-toggle").click();
      await expect(page.locator("#inspector")).toBeVisible();
    },
  ],
  "a sudoku": [
    "puzzle=sudoku&seed=3",
    async (page) => {
      await ready(page);
      await button(page, "Edit").click();
    },
  ],
  "a search": [
    "puzzle=octa&solver=astar",
    async (page) => {
      await expect(button(page, "Start")).toBeEnabled();
      await expect(page.locator("#sizes canvas")).toBeVisible();
    },
  ],
  "a comparison": [
    "compare&seeds=1..3&moves=1000&on=puzzle=magic19&with=name=A&with=name=B;t0=2&with=name=C;t0=4&with=name=D;t0=5",
    async (page) => {
      await page.locator("#compare-start").click();
      await expect(page.locator("#compare-progress")).toHaveText(/^All/);
    },
  ],
  "a race": [
    "compare&on=puzzle=magic19&with=name=A&with=name=B;t0=2",
    async (page) => {
      await page.getByRole("tab", { name: "Race" }).click();
      await expect(page.locator(".lane").first()).toContainText("Ready");
    },
  ],
  "an import": [
    "puzzle=sudoku&seed=3",
    async (page) => {
      await ready(page);
      await page.locator("#import-open").click();
      await page
        .locator("#import textarea")
        .fill("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
      await expect(button(page, "Use this puzzle")).toBeEnabled();
    },
  ],
  "an export": [
    "puzzle=sudoku&seed=3",
    async (page) => {
      await ready(page);
      await page.locator("#export-open").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  "the temperature finder": [
    "",
    async (page) => {
      await ready(page);
      await button(page, "Find a temperature").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  "puzzles to start from": [
    "puzzle=sudoku&seed=3",
    async (page) => {
      await ready(page);
      await page.locator("#choose-open").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  "the library": [
    "",
    async (page) => {
      await ready(page);
      await button(page, "Library").click();
      await expect(page.locator("#library-count")).toHaveText(/puzzles$/);
    },
  ],
  "the editor": [
    "",
    async (page) => {
      await ready(page);
      await button(page, "Library").click();
      await page.locator("#library-make").click();
      await expect(page.locator("#puzzle-editor")).toBeVisible();
    },
  ],
};

/** @param {Page} page @param {string} view */
async function open(page, view) {
  const [link, act] = VIEWS[view];
  await page.goto("./#" + link);
  await act(page);
  await page.mouse.move(0, 0);
}

/** Runs in the page: edges of controls that can be used, each with the ground that it stands on. */
function edges() {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** @param {string} colour @returns {number[]} with its opacity */
  const rgba = (colour) => {
    if (!brush) return [];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const groundOf = (/** @type {Element | null} */ node) => {
    for (let up = node; up; up = up.parentElement) {
      const colour = rgba(getComputedStyle(up).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return [255, 255, 255, 255];
  };
  const controls =
    "button, select, input:not([type=range], [type=checkbox], [type=radio]), textarea, summary.button, progress";
  return [...root.querySelectorAll(controls)].flatMap((node) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(node);
    const edge = rgba(borderTopColor);
    if (!node.checkVisibility({ visibilityProperty: true }) || node.matches(":disabled, [aria-disabled=true]"))
      return [];
    if (parseFloat(borderTopWidth) === 0 || edge[3] === 0) return [];
    const own = rgba(backgroundColor);
    const name = node.id || node.className || node.textContent || node.localName;
    return [{ name, edge, ground: groundOf(node.parentElement), own: own[3] === 255 ? own : groundOf(node) }];
  });
}

/** Sliders stand out along all their track, but for the thumb. @param {Page} page */
async function expectTracks(page) {
  // Those under a dialog are not to be seen.
  if (await page.getByRole("dialog").isVisible()) return;
  const sliders = await page.locator("input[type=range]:visible").all();
  if (sliders.length === 0) return;
  const pixelsOf = await photograph(page);
  for (const slider of sliders) {
    if (await slider.isDisabled()) continue;
    const box = await slider.boundingBox();
    if (!box) throw new Error("no place");
    const { share, id } = await slider.evaluate((/** @type {HTMLInputElement} */ { id, value, min, max }) => ({
      id,
      share: (Number(value) - Number(min)) / (Number(max) - Number(min)),
    }));
    const rows = pixelsOf(box);
    const upright = rows.length > rows[0].length;
    const long = upright ? rows.length : rows[0].length;
    const middle = Math.floor((upright ? rows[0].length : rows.length) / 2);
    const along = (/** @type {number} */ i) => (upright ? rows[long - 1 - i][middle] : rows[middle][i]);
    const thumb = 9 + share * (long - 18);
    const beside = rows[upright ? 1 : 2][upright ? 2 : 1];
    const faint = Array.from({ length: long - 8 }, (_, i) => i + 4)
      .filter((i) => Math.abs(i - thumb) > 12)
      .filter((i) => contrast(along(i), beside) < THREE);
    expect(faint, `where the track of ${id} cannot be seen`).toEqual([]);
  }
}

/** Shapes that tell which is which are there to be seen. @param {Page} page @param {string} selector */
async function expectShapes(page, selector) {
  const shapes = await page.locator(`${selector}:visible`).all();
  expect(shapes.length, selector).toBeGreaterThan(1);
  const pixelsOf = await photograph(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const shape of shapes) {
    const box = await shape.boundingBox();
    if (!box) throw new Error("no place");
    if (box.y + box.height > height - 2 || box.x + box.width > width - 2) continue;
    const round = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 };
    const pixels = pixelsOf(round).flat();
    const seen = pixels.filter((pixel) => contrast(pixel, pixels[0]) >= THREE).length;
    expect(seen, `pixels of ${selector}`).toBeGreaterThan(10);
  }
}

/** Every button's words can be read. @param {Page} page */
async function expectLabels(page) {
  const labels = await page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    return [...root.querySelectorAll("button, select, label > span, a")].flatMap((node) => {
      if (!node.checkVisibility({ visibilityProperty: true }) || node.matches(":disabled, [aria-disabled=true]"))
        return [];
      if (node.localName === "span" && !node.parentElement?.querySelector("input[type=radio]")) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height, right, bottom } =
        node.localName === "select" ? node.getBoundingClientRect() : range.getBoundingClientRect();
      if (width < 2 || height < 2 || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) return [];
      if (
        !root.contains(
          document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button, select, label, a") ?? null,
        )
      )
        return [];
      return [{ name: `${node.id} ${node.textContent?.trim()}`, box: { x, y, width, height } }];
    });
  });
  expect(labels.length).toBeGreaterThan(2);
  const pixelsOf = await photograph(page);
  for (const { name, box } of labels) {
    const pixels = pixelsOf(box).flat();
    const behind = ground(pixels);
    const best = Math.max(...pixels.map((pixel) => contrast(pixel, behind)));
    expect(best, `the words of ${name}`).toBeGreaterThan(4.5);
  }
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`tokens of edges, tracks and fills are 3 to 1 against their ground, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("./");
    const read = (/** @type {string[]} */ names) =>
      page.evaluate((names) => {
        const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        return names.map((name) => {
          if (!brush) return [];
          brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
          brush.fillRect(0, 0, 1, 1);
          return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
        });
      }, names);
    const series = Array.from({ length: 6 }, (_, i) => `series-${i + 1}`);
    const names = [
      "edge",
      "energy",
      "quiet",
      "temperature",
      "high",
      "low",
      "right",
      "worse",
      "rejected",
      "accent",
      "best",
      ...series,
    ];
    const grounds = /** @type {Rgb[]} */ (await read(["page", "panel", "press"]));
    for (const [i, colour] of /** @type {Rgb[]} */ (await read(names)).entries())
      for (const ground of grounds) expect(contrast(colour, ground), names[i]).toBeGreaterThanOrEqual(THREE);
  });

  test(`what is between the cells of a board is 3 to 1, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // Lines with blanks; sums that are too low and too high, on the rows that are lines; and a sudoku's cells.
    for (const [link, inLine] of /** @type {[string, number[]?][]} */ ([
      ["puzzle=octa&solver=astar"],
      ["seed=20", [0, 1, 7, 8, 9, 10]],
      ["puzzle=sudoku&seed=3"],
    ])) {
      // Another document, or what is there is the board before.
      await page.goto("about:blank");
      await page.goto("./#" + link);
      await expect(button(page, "Start")).toBeEnabled();
      const cells = page.getByRole("gridcell");
      await expect(cells.first()).toBeVisible();
      const middles = await cells.evaluateAll((cells) =>
        cells.map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, height };
        }),
      );
      // Beside each other in a row.
      const pairs = middles.flatMap((a, i) => {
        if (inLine && !inLine.includes(i)) return [];
        const right = middles.filter((b) => Math.abs(a.y - b.y) < 1 && b.x > a.x + 1);
        const next = right.sort((b, c) => b.x - c.x)[0];
        return next && next.x - a.x < 2.5 * a.height ? [{ x: (a.x + next.x) / 2, y: a.y, tall: a.height }] : [];
      });
      expect(pairs.length, link).toBeGreaterThan(3);
      const pixelsOf = await photograph(page);
      for (const { x, y, tall } of pairs) {
        const across = link.includes("sudoku");
        const rows = pixelsOf(
          across ? { x: x - 4, y, width: 9, height: 1 } : { x, y: y - tall / 2, width: 1, height: tall },
        );
        const pixels = rows.flat();
        // The first pixel may be the edge of a third cell.
        const behind = ground(pixels);
        const best = Math.max(...pixels.map((pixel) => contrast(pixel, behind)));
        expect(best, `${link}: at ${Math.round(x)}, ${Math.round(y)}`).toBeGreaterThanOrEqual(THREE);
      }
    }
  });

  test(`a button that is off keeps its words under the pointer in colours of one's own, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await page.goto("./#puzzle=sudoku&seed=3");
    await ready(page);
    await page.locator("#import-open").click();
    const use = button(page, "Use this puzzle");
    await expect(use).toBeDisabled();
    const seen = () => use.evaluate((node) => getComputedStyle(node).backgroundColor);
    const before = await seen();
    await use.hover({ force: true });
    expect(await use.evaluate((node) => node.matches(":hover"))).toBe(true);
    expect(await seen()).toBe(before);
  });

  test(`better, equal and worse are distinguished without colour, and can be seen, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    // Hot: much of everything is accepted.
    await page.goto("./#seed=20&cooling=constant&t0=20&moves=20000");
    await ready(page);
    await button(page, "Full speed").click();
    await button(page, "Start").click();
    await expect(page.locator("#sentence")).toContainText("20,000");
    await expect(button(page, "Start")).toBeVisible();
    await expectShapes(page, '[data-plot="moves"] .swatch');
    /** Where a picture is far from its ground, as text: colours play no part. @param {Rgb[][]} rows */
    const stripes = (rows) => {
      const lights = rows.map((row) => row.map((pixel) => contrast(pixel, [0, 0, 0])));
      const middle = (Math.min(...lights.flat()) + Math.max(...lights.flat())) / 2;
      return lights.map((row) => row.map((light) => (light > middle ? " " : "#")).join(""));
    };
    const pixelsOf = await photograph(page);
    /** @type {string[][]} */
    const seen = [];
    for (const swatch of await page.locator('[data-plot="moves"] .swatch.area').all()) {
      const box = await swatch.boundingBox();
      if (!box) throw new Error("no place");
      seen.push(stripes(pixelsOf({ x: box.x + 1, y: box.y + 1, width: 12, height: 10 })));
    }
    expect(seen).toHaveLength(3);
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1)) {
        const differing = one
          .join("")
          .split("")
          .filter((letter, at) => letter !== other.join("")[at]).length;
        expect(differing, [...one, ...other].join("\n")).toBeGreaterThan(24);
      }
    }
    // The plot itself has stripes of the same colours at full strength.
    const box = await page.locator('[data-plot="moves"] canvas').boundingBox();
    if (!box) throw new Error("no place");
    const pixels = pixelsOf(box).flat();
    for (const token of ["energy", "worse"]) {
      const colour = /** @type {Rgb} */ (
        await page.evaluate((token) => {
          const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
          return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
        }, token)
      );
      const near = pixels.filter((pixel) => pixel.every((part, i) => Math.abs(part - colour[i]) < 24)).length;
      expect(near, `pixels as ${token}`).toBeGreaterThan(300);
    }
  });
}

/** What is looked at in each run of the tests; all is before a release. */
const COMMON = ["a run"];
const SCHEMES = /** @type {const} */ (["light", "dark"]);
for (const view of Object.keys(VIEWS)) {
  test(
    `of ${view}: edges and tracks are 3 to 1, and in colours of one's own all stays visible`,
    { tag: COMMON.includes(view) ? [] : "@slow" },
    async ({ page }) => {
      await open(page, view);
      for (const colorScheme of SCHEMES) {
        await dress(page, { colorScheme, forcedColors: "none" });
        const found = await page.evaluate(edges);
        expect(found.length).toBeGreaterThan(2);
        const faint = found.filter(({ edge, ground, own }) => {
          const [line, around, inside] = [edge, ground, own].map((c) => /** @type {Rgb} */ (c.slice(0, 3)));
          // A filled control is its own edge.
          return contrast(line, around) < THREE && contrast(inside, around) < THREE;
        });
        expect(faint, colorScheme).toEqual([]);
        await expect(page.locator("input[type=range]:not(.slider)")).toHaveCount(0);
        await expectTracks(page);
      }
      for (const colorScheme of SCHEMES) {
        await dress(page, { colorScheme, forcedColors: "active" });
        await expectLabels(page);
        await expectTracks(page);
        if (view === "a run") await expectShapes(page, "#plot-panels .swatch");
        if (view === "a comparison") await expectShapes(page, ".setting-mark");
      }
    },
  );
}
