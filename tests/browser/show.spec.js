// What is shown to many at once: on a wall, on one sheet of paper, as a card whose code a phone reads.

import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import { LESSONS } from "../../www/features/learn/lessons.js";
import { button, openFresh, ready, solve } from "./person.js";
import { expectAccessible } from "./support/axe.js";
import { expect, limit, test } from "./support/fixture.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Of CommonJS: the function is its default's default. @type {typeof import("jsqr").default} */
const read = /** @type {any} */ (jsqr).default ?? jsqr;

const TASK =
  "task&v=2&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&start=puzzle=magic19;cooling=constant;t0=90";
const COMPARED =
  "compare&seeds=1..4&moves=2000&on=puzzle=magic19&with=name=Hot;t0=3&with=name=Cold;cooling=constant;t0=1";

/** @param {Page} page */
const forClass = (page) => page.getByText("For a class", { exact: true }).filter({ visible: true });
/** @param {Page} page */
const presenting = (page) => page.getByRole("region", { name: "Presenting" });
/** @param {Page} page @param {string} selector */
const sizeOf = (page, selector) =>
  page.locator(selector).evaluate((node) => {
    let zoom = 1;
    for (let up = /** @type {Element | null} */ (node); up; up = up.parentElement)
      zoom *= Number(getComputedStyle(up).zoom) || 1;
    return zoom * parseFloat(getComputedStyle(node).fontSize);
  });

/**
 * What a camera reads of a picture, or of what is printed: pixels as base64, and how many there are.
 * @param {{ pixels: string, width: number, height: number }} seen
 */
const codeIn = ({ pixels, width, height }) => {
  const found = read(Uint8ClampedArray.from(Buffer.from(pixels, "base64")), width, height);
  return found?.data;
};

/**
 * The pixels of a picture that was saved, right half: its code stands there.
 * @param {Page} page @param {Buffer} png
 */
const rightHalf = (page, png) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const size = [picture.width, picture.height];
    const [width, height] = [picture.width / 2, picture.height];
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(width, height).getContext("2d")
    );
    context.drawImage(picture, -width, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let binary = "";
    for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return { size, pixels: btoa(binary), width, height };
  }, png.toString("base64"));

/** The pixels of a code's shapes, which the printer draws. @param {import("@playwright/test").Locator} code */
const drawn = (code) =>
  code.evaluate((node) => {
    const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (node));
    const scale = 4;
    const side = svg.viewBox.baseVal.width * scale;
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(side, side).getContext("2d"));
    context.scale(scale, scale);
    for (const path of svg.querySelectorAll("path")) {
      context.fillStyle = path.getAttribute("fill") ?? "";
      context.fill(new Path2D(path.getAttribute("d") ?? ""));
    }
    const { data } = context.getImageData(0, 0, side, side);
    let binary = "";
    for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return { pixels: btoa(binary), width: side, height: side };
  });

test.describe("on a wall of 1280x720", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("one key makes a run large and shows the pointer, Escape ends it, and its link stays as it is", async ({
    page,
  }) => {
    await page.goto("./#seed=20");
    await ready(page);
    const before = page.url();
    await page.keyboard.press("b");
    await expect(presenting(page)).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(button(page, "Start")).toBeFocused();
    // Two of a hundred of the height at least are read from the back row; what matters has four.
    for (const [selector, least] of /** @type {const} */ ([
      ["#sentence", 28],
      ["#aim", 28],
      ["#meter-value", 72],
      ["#start", 22],
      ["#legend", 18],
      [".scale .tick", 18],
      [".plot:not([hidden]) .plot-legend", 18],
    ]))
      expect(await sizeOf(page, `${selector} >> nth=0`), selector).toBeGreaterThanOrEqual(least);
    // All of it is in sight.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
    for (const shown of ["#board", "#plots", "#start", "#sentence", "#meter-value"])
      await expect(page.locator(shown)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    const dot = page.locator(".laser");
    await page.mouse.move(400, 300);
    await expect(dot).toBeVisible();
    const { x = 0, y = 0, width = 0 } = (await dot.boundingBox()) ?? {};
    expect([x + width / 2, y + width / 2]).toEqual([400, 300]);
    expect(width).toBeGreaterThanOrEqual(44);
    await button(page, "Pointer").click();
    await page.mouse.move(300, 300);
    await expect(dot).toBeHidden();
    await button(page, "Pointer").click();
    // A finger has one while it touches.
    await dot.evaluate((dot) => {
      const at = { bubbles: true, pointerType: "touch", clientX: 200, clientY: 200 };
      document.body.dispatchEvent(new PointerEvent("pointerdown", at));
      const shown = !(/** @type {HTMLElement} */ (dot).hidden);
      document.body.dispatchEvent(new PointerEvent("pointerup", at));
      if (!shown || !(/** @type {HTMLElement} */ (dot).hidden)) throw new Error("the pointer is where the finger is");
    });

    // The run's own keys, and its captions.
    await page.keyboard.press(".");
    await expect(page.locator("#sentence")).toHaveText(/^Move 1: /);
    await page.keyboard.press("Escape");
    await expect(presenting(page)).toBeHidden();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(button(page, "Start")).toBeFocused();
    // All instruments are back.
    await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
    expect(page.url()).toBe(before);
  });

  test("a search is presented with a large board and its counters", async ({ page }) => {
    for (const link of ["puzzle=octa&solver=astar", "puzzle=magic19&solver=exact"]) {
      await openFresh(page, link);
      await expect(button(page, "Start")).toBeEnabled();
      await page.keyboard.press("b");
      await expect(presenting(page)).toBeVisible();
      for (const shown of ["#board", "#start", "#sentence", ".readouts"])
        await expect(page.locator(shown)).toBeInViewport({ ratio: 1 });
      // Half of the wall's height at least.
      const { width = 0, height = 0 } = (await page.locator("#board").boundingBox()) ?? {};
      expect(Math.min(width, height), link).toBeGreaterThanOrEqual(360);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
    }
  });

  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ])
    test(`no text of a search is under 18 px on a wall of ${size.width} pixels, and nothing is zoomed`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        /** The size of each text that a canvas has, as it is seen. @type {Map<string, number>} */
        const sizes = new Map();
        Object.assign(globalThis, { canvasSizes: sizes });
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
          const size = /([\d.]+)px/.exec(this.font)?.[1] ?? 0;
          const seen = (this.getTransform().a / devicePixelRatio) * Number(size);
          if (this.canvas.isConnected && this.canvas.clientWidth > 0) sizes.set(`${this.canvas.id}: ${text}`, seen);
          return fillText.call(this, text, ...rest);
        };
      });
      await page.setViewportSize(size);
      const octa = "puzzle=octa&solver=astar&heuristic=values&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10";
      for (const link of ["puzzle=route&at=90", "puzzle=route&at=154", `${octa}&at=40`]) {
        await openFresh(page, link);
        await expect(button(page, "Start over")).toBeEnabled();
        await page.keyboard.press("b");
        await expect(presenting(page)).toBeVisible();
        await page.evaluate(() => /** @type {any} */ (globalThis).canvasSizes.clear());
        await page.setViewportSize({ ...size, width: size.width - 1 });
        // Two changes between two frames are none.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        await page.setViewportSize(size);
        if (link.endsWith("154")) await expect(page.locator(".four-card.least")).toHaveCount(2);
        await expect
          .poll(() => page.evaluate(() => /** @type {any} */ (globalThis).canvasSizes.size))
          .toBeGreaterThan(1);
        const small = await page.evaluate(() => {
          const found = [];
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const parent = /** @type {HTMLElement} */ (node.parentElement);
            const range = document.createRange();
            range.selectNodeContents(node);
            const { width, height } = range.getBoundingClientRect();
            const seen = parent.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
            if (!seen || parent.closest(".visually-hidden, option") || !node.textContent?.trim()) continue;
            let zoom = 1;
            for (let up = /** @type {Element | null} */ (parent); up; up = up.parentElement)
              zoom *= Number(getComputedStyle(up).zoom) || 1;
            const size = zoom * parseFloat(getComputedStyle(parent).fontSize);
            if (size < 18) found.push(`${node.textContent.trim()} ${size}`);
          }
          for (const [text, size] of /** @type {any} */ (globalThis).canvasSizes)
            if (size < 17.9) found.push(`${text} ${size}`);
          return found;
        });
        expect(small, link).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollHeight), link).toBe(size.height);
        const figures = link.endsWith("154") ? "#search-four p" : ".readouts";
        for (const shown of ["#start", "#sentence", figures])
          await expect(page.locator(shown), `${link} ${shown}`).toBeInViewport({ ratio: 1 });
      }
    });

  test("a lesson, a task and a comparison are presented, each from where it is", async ({ page }) => {
    await page.goto("./#learn&lesson=temperature&step=2");
    await expect(button(page, "Start")).toBeEnabled();
    await forClass(page).click();
    await button(page, "Present").click();
    await expect(presenting(page)).toBeVisible();
    expect(await sizeOf(page, "#learn .learn-title")).toBeGreaterThanOrEqual(36);
    expect(await sizeOf(page, "#learn .prose p")).toBeGreaterThanOrEqual(22);
    for (const shown of ["#start", "#learn .learn-buttons .button"])
      await expect(page.locator(shown)).toBeInViewport({ ratio: 1 });
    await button(page, "Continue").click();
    await expect(page.getByRole("heading", { name: "What did you see when it was hot?" })).toBeVisible();
    await button(page, "End").click();
    await expect(presenting(page)).toBeHidden();

    await openFresh(page, TASK);
    await expect(button(page, "Start")).toBeEnabled();
    await page.keyboard.press("b");
    await expect(presenting(page)).toBeVisible();
    expect(await sizeOf(page, "#learn .task-goal")).toBeGreaterThanOrEqual(22);
    // What may be changed is whole, the board is no smaller than a third of the wall, and nobody hands in an answer.
    const shown = [page.locator("#settings").getByLabel("T0", { exact: true }), page.locator("#board")];
    for (const part of [...shown, button(page, "Check my run")]) await expect(part).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await shown[1].boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    await expect(page.getByLabel(/^Your nickname/)).toBeHidden();

    await openFresh(page, COMPARED);
    await button(page, "Start").click();
    await expect(page.locator("#compare-progress")).toHaveText(/^All 8 runs are done/);
    await forClass(page).click();
    await button(page, "Present").click();
    await expect(page.locator(".compare-setup")).toBeHidden();
    await expect(button(page, "End")).toBeFocused();
    await expect(page.locator('figure[data-figure="lengths"] svg')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Escape");
    await expect(page.locator(".compare-setup")).toBeVisible();
  });
});

/** Pages of a PDF, as Chromium writes it. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Whether something of a sheet is cut, and how large its letters are. @param {Element} node */
const fitOf = (node) => ({
  cut: node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth,
  size: parseFloat(getComputedStyle(node).fontSize),
});

/**
 * Prints as the browser does it, on both kinds of paper; gives what stands on the sheet, and what its code says.
 * @param {Page} page
 */
async function printed(page) {
  // The browser's own command works as soon as this part is there.
  await expect(page.locator(".presenting")).toBeAttached();
  for (const format of ["A4", "Letter"]) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const sheet = page.getByRole("region", { name: "Page to print" });
  // Nothing is cut, and nothing is too small to be read: 15 pixels are 11 points.
  const { cut, size } = await sheet.evaluate(fitOf);
  expect(cut).toBe(false);
  expect(size).toBeGreaterThanOrEqual(12);
  const said = await sheet.ariaSnapshot();
  const says = codeIn(await drawn(page.getByRole("img", { name: /^Scan/ })));
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  return { said, says };
}

test("a run is one sheet of paper, light in the dark too, with its plots, settings and link", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("./#seed=20");
  await ready(page);
  await solve(page);
  // The button is the browser's own command.
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset.asked = "");
  });
  await button(page, "Share").click();
  await button(page, "Print").click();
  await expect(page.locator("body[data-asked]")).toHaveCount(1);
  const { said, says } = await printed(page);
  expect(says).toBe(page.url());
  for (const words of ["Magic 19, seed 20", "Solved after 25,405 moves", "Plots of the run", "Budget", "seed=20"])
    expect(said).toContain(words);
  // As the paper is: black on white, whatever the theme.
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await ground()).toBe("rgb(255, 255, 255)");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  expect(await ground()).toBe(dark);
});

test("a search is one sheet of paper, with its counters and how it grew", async ({ page }) => {
  await page.goto("./#puzzle=octa&solver=astar&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10");
  await solve(page);
  const { said, says } = await printed(page);
  expect(says).toBe(page.url());
  for (const words of ["Plots of the run", "Frontier", "Expansions", "A* takes the board with the least f = g + h."])
    expect(said).toContain(words);
});

test(
  "a comparison, a lesson's worksheet and a task are one sheet of paper each",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(`./#${COMPARED}`);
    await button(page, "Start").click();
    await expect(page.locator("#compare-progress")).toHaveText(/^All 8 runs are done/);
    const compared = await printed(page);
    for (const words of ["Comparison", "Seeds 1–4", "Hot", "Cold", "Run-length distribution", "ERT"])
      expect(compared.said).toContain(words);
    expect(compared.says).toBe(page.url());

    await openFresh(page, "learn&lesson=temperature&step=6");
    await expect(page.getByRole("heading", { name: /^Only a narrow range/ })).toBeVisible();
    await forClass(page).click();
    await expect(button(page, "Print a worksheet")).toBeVisible();
    const sheet = await printed(page);
    // It asks, it leaves room, and gives nothing away.
    for (const words of ["Now draw the complete curve", "Temperature T", "The energy fell to 0", "Your number", "Name"])
      expect(sheet.said).toContain(words);
    expect(sheet.said).not.toContain("Only a narrow range");
    expect(sheet.says).toMatch(/#learn&lesson=temperature$/);

    await openFresh(page, TASK);
    await expect(button(page, "Start")).toBeEnabled();
    const task = await printed(page);
    for (const words of ["Cool it", "Which T0?", "Solve the board within 300,000 moves.", "Settings that I tried"])
      expect(task.said).toContain(words);
    expect(task.says).toMatch(/#task&v=2&title=Cool%20it&.*cooling=constant~t0=90/);
  },
);

test("each lesson's worksheet is one sheet of paper", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(90_000));
  for (const name of LESSONS) {
    await openFresh(page, `learn&lesson=${name}`);
    await expect(forClass(page)).toBeVisible();
    expect((await printed(page)).said, name).toContain("My explanation");
  }
});

test("each lesson's worksheet is one sheet of paper in other languages, too", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(120_000));
  for (const language of ["de", "es"]) {
    for (const name of LESSONS) {
      await page.goto("about:blank");
      await page.goto(`./?lang=${language}#learn&lesson=${name}`);
      await expect(page.locator("#learn .for-many")).toBeVisible();
      await expect(page.locator(".presenting")).toBeAttached();
      for (const format of ["A4", "Letter"])
        expect(pagesOf(await page.pdf({ format })), `${language} ${name} ${format}`).toBe(1);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      const { cut, size } = await page.locator(".paper").evaluate(fitOf);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      expect(cut, `${language} ${name}`).toBe(false);
      expect(size, `${language} ${name}`).toBeGreaterThanOrEqual(12);
    }
  }
});

test("a puzzle, a task and a lesson have a card, whose code opens them", { tag: "@slow" }, async ({ page }) => {
  const card = page.getByRole("dialog", { name: "Card for a slide" });
  /** Saves the card, and gives what a phone reads of it. */
  const scanned = async () => {
    const coming = page.waitForEvent("download", { timeout: limit(15_000) });
    await card.getByRole("button", { name: "Save picture" }).click();
    const file = await (await coming).path();
    const { size, ...seen } = await rightHalf(page, readFileSync(file));
    expect(size).toEqual([1600, 900]);
    const says = codeIn(seen);
    expect(says).toBe(await card.getByLabel("Its link").inputValue());
    await card.getByRole("button", { name: "Close" }).click();
    // What lay over the page has left the history.
    await expect.poll(() => page.evaluate(() => history.state?.above ?? null)).toBeNull();
    return says;
  };
  await page.goto("./#seed=20&t0=5");
  await ready(page);
  await solve(page);
  await button(page, "Share").click();
  await button(page, "Card for a slide").click();
  await expect(card.getByRole("img")).toHaveAccessibleName(/^Magic 19\. /);
  await expectAccessible(page);
  // The puzzle, not the run: short, and it gives nothing away.
  expect(await scanned()).toMatch(/#puzzle=magic19$/);

  await openFresh(page, "learn&lesson=worse&step=3");
  await forClass(page).click();
  await button(page, "Card for a slide").click();
  expect(await scanned()).toMatch(/#learn&lesson=worse$/);

  // A teacher who has just made a task has its card at once.
  await openFresh(page, "task");
  await page.getByLabel("Title").fill("Cool it");
  await button(page, "Card for a slide").click();
  await expect(card.getByRole("img")).toHaveAccessibleName(/^Cool it\. /);
  expect(await scanned()).toMatch(/#task&v=2&title=Cool%20it&/);
});
