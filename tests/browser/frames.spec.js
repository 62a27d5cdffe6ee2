// What a frame of a run at full speed shows, on a machine that keeps up and on one that does not.

import { test, expect } from "./support/fixture.js";

/**
 * How many things each of so many frames shows that begin this late.
 * @param {import("@playwright/test").Page} page
 * @param {number} late milliseconds
 */
const shown = (page, late) =>
  page.evaluate(async (late) => {
    const { Frames } = await import(new URL("/source/view/frames.js", document.baseURI).href);
    /** @type {FrameRequestCallback[]} */
    const asked = [];
    window.requestAnimationFrame = (callback) => asked.push(callback);
    /** @type {number[]} */
    const counts = [];
    const frames = new Frames(
      () => "blurred",
      (/** @type {unknown[]} */ parts) => {
        counts.push(parts.length);
        frames.request();
      },
    );
    frames.request();
    // The first answers the press.
    for (let frame = 0; frame < 13; frame++) asked[frame](performance.now() - late);
    return counts.slice(1);
  }, late);

test.beforeEach(({ page }) => page.goto("/source/"));

test("one in time shows one thing", async ({ page }) => {
  expect(await shown(page, 0)).toEqual(new Array(12).fill(1));
});

test("one that begins late shows nothing new, so that the next is in time; but never two in a row", async ({
  page,
}) => {
  expect(await shown(page, 12)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
});
