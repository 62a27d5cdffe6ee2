// Time that is not what it seems: a clock that is set, a tab that was away.

import { expect, limit, test } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";
import { openTab } from "./support/tab.js";

/** @typedef {import("@playwright/test").Page} Page */

const LONG = "./#preset=published&found=first&restart=none&seed=3&moves=1000000000000";
const HOUR = 3_600_000;

/** Every clock that the page and its workers read says this much more from now on. @param {Page} page @param {number} by */
async function jump(page, by) {
  const set = (/** @type {number} */ by) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + by;
    const date = Date.now;
    Date.now = () => date() + by;
  };
  await page.evaluate(set, by);
  for (const worker of page.workers()) await worker.evaluate(set, by);
}

/** @param {Page} page */
const moves = async (page) => Number((await readout(page, "Move").textContent())?.replaceAll(/\D/g, ""));

for (const [where, by] of /** @type {const} */ ([
  ["forward", HOUR],
  ["back", -HOUR],
])) {
  for (const speed of ["as it is opened", "full"]) {
    test(`a clock that jumps an hour ${where} leaves a run at speed ${speed} running`, async ({ page }) => {
      await page.goto(LONG);
      await ready(page);
      if (speed === "full") await button(page, "Full speed").click();
      await button(page, "Start").click();
      await expect(readout(page, "Move")).not.toHaveText("0");
      await jump(page, by);
      const before = await moves(page);
      await expect(async () => expect(await moves(page)).toBeGreaterThan(before)).toPass({ timeout: limit(10_000) });
      await button(page, "Pause").click();
      await expect(page.getByRole("status")).toHaveText(/^Paused at move/);
      await expect(page.locator("#notice")).toBeHidden();
      // An hour that nobody waited is not caught up with: 10,000 moves a second would owe 36 million.
      if (speed !== "full") expect(await moves(page)).toBeLessThan(1_000_000);
    });
  }
}

/**
 * A tab that can be hidden and frozen, in which a long run plays; and what it tells of the run and of itself.
 * @param {string | undefined} baseURL
 * @param {import("@playwright/test").TestInfo} info
 */
async function openPlaying(baseURL, info) {
  const tab = await openTab(new URL(LONG, baseURL).href, info.project.use.launchOptions?.args ?? []);
  const state = () =>
    tab.evaluate(() => {
      const text = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";
      const { ticks, frames, frozen, thawed } = /** @type {any} */ (globalThis).lived ?? {};
      const start = /** @type {HTMLButtonElement | null} */ (document.querySelector("#start"));
      return {
        ready: start?.disabled === false,
        hidden: document.hidden,
        moves: Number(text('.readout[data-key="move"] dd').replaceAll(/\D/g, "")),
        sentence: text("#sentence"),
        notice: document.querySelector("#notice:not([hidden])") ? text("#notice-text") : "",
        ...{ ticks, frames, frozen, thawed },
      };
    });
  const press = (/** @type {string} */ selector) =>
    tab.evaluate((selector) => /** @type {HTMLElement} */ (document.querySelector(selector)).click(), selector);
  await expect.poll(async () => (await state()).ready).toBe(true);
  await tab.evaluate(() => {
    const lived = { ticks: 0, frames: 0, frozen: 0, thawed: 0 };
    Object.assign(globalThis, { lived });
    setInterval(() => lived.ticks++, 50);
    const frame = () => void (lived.frames++, requestAnimationFrame(frame));
    frame();
    document.addEventListener("freeze", () => lived.frozen++);
    document.addEventListener("resume", () => lived.thawed++);
  });
  await tab.evaluate(() => {
    /** @type {HTMLInputElement} */ (document.querySelector("[name=look][value=all]")).click();
    // 10,000 moves a second.
    const speed = /** @type {HTMLInputElement} */ (document.querySelector("#speed"));
    speed.value = "40";
    speed.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("#start");
  await expect.poll(async () => (await state()).moves).toBeGreaterThan(0);
  return { tab, state, press };
}

test("a tab that was hidden and frozen goes on with the same run", { tag: "@slow" }, async ({ baseURL }, info) => {
  test.setTimeout(limit(60_000));
  const { tab, state, press } = await openPlaying(baseURL, info);
  try {
    await tab.hide();
    await expect.poll(async () => (await state()).hidden).toBe(true);
    await tab.freeze(true);
    await expect.poll(async () => (await state()).frozen, "it was frozen").toBe(1);
    const before = await state();
    // Longer than a worker may be silent.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    expect(await state(), "nothing happens in it").toEqual(before);
    await tab.freeze(false);
    await tab.show();
    await expect.poll(async () => (await state()).thawed).toBe(1);
    await expect.poll(async () => (await state()).moves).toBeGreaterThan(before.moves);
    await press("#start");
    await expect.poll(async () => (await state()).sentence).toMatch(/^Paused at move/);
    expect((await state()).notice).toBe("");
  } finally {
    await tab.close();
  }
});

test(
  "a tab that is hidden runs on, and shows where it is when it is seen",
  { tag: "@slow" },
  async ({ baseURL }, info) => {
    const { tab, state, press } = await openPlaying(baseURL, info);
    try {
      await tab.hide();
      await expect.poll(async () => (await state()).hidden).toBe(true);
      // A frame that was asked for before may still be drawn.
      await expect(async () => expect((await state()).frames).toBe((await state()).frames)).toPass();
      const before = await state();
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      const after = await state();
      expect(after.ticks, "it is not frozen").toBeGreaterThan(before.ticks);
      expect([after.frames, after.moves], "nothing is drawn").toEqual([before.frames, before.moves]);
      await tab.show();
      // Of 10,000 moves a second in these four seconds at least half: a run that stands still, or that forgets what it owes while timers
      // are late, comes to a quarter.
      await expect.poll(async () => (await state()).frames).toBeGreaterThan(after.frames + 20);
      expect((await state()).moves - before.moves).toBeGreaterThan(20_000);
      await press("#start");
      await expect.poll(async () => (await state()).sentence).toMatch(/^Paused at move/);
      expect((await state()).notice).toBe("");
    } finally {
      await tab.close();
    }
  },
);
