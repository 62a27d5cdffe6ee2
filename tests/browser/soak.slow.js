// A page that is used hard for long: full speed, restarts, new seeds, panels, a second tab. `./dev test slow` takes ten
// minutes.

import { readFileSync } from "node:fs";
import { expect, limit, test } from "./support/fixture.js";
import { button, readout, ready } from "./person.js";

const SECONDS = Number(process.env.SOAK_SECONDS ?? 600);
const LOOKS = 10;
/** Until this look the browser still makes itself at home: code that runs often is compiled again, and kept in the heap. */
const WARM = 3;
/** So hot that no seed finds a solution: a run that is over could not be started again. */
const LINK = "./#cooling=constant&t0=1000&restart=none&found=first&seed=3&moves=1000000000000";

/** @typedef {import("@playwright/test").Page} Page */

/** Megabytes of all processes that show pages, the workers' included; NaN where /proc does not tell. @param {Page} page */
async function resident(page) {
  const session = await /** @type {import("@playwright/test").Browser} */ (
    page.context().browser()
  ).newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  try {
    const kilobytes = pages.map((id) =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]),
    );
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  } catch {
    return NaN;
  }
}

/** Milliseconds from a press on Start, or on Pause, until the button says the other. @param {Page} page */
const pressed = (page) =>
  page.evaluate(async () => {
    const word = document.getElementById("start-word");
    const [before, at] = [word?.textContent, performance.now()];
    document.getElementById("start")?.click();
    while (word?.textContent === before) {
      if (performance.now() - at > 20_000) throw new Error(`20 s after the press it still says ${before}`);
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - at;
  });

test(
  `${SECONDS} seconds of hard use leave memory flat and the page quick`,
  { tag: "@slow" },
  async ({ page, context }) => {
    test.setTimeout(limit(SECONDS * 2000 + 120_000));
    await page.goto(LINK);
    await ready(page);
    await button(page, "Full speed").click();
    const session = await context.newCDPSession(page);
    const heap = async () => {
      await session.send("HeapProfiler.collectGarbage");
      return (await session.send("Runtime.getHeapUsage")).usedSize / 2 ** 20;
    };
    /** @type {number[]} */
    const waits = [];
    let rounds = 0;
    const round = async () => {
      waits.push(await pressed(page));
      await page.waitForTimeout(300);
      // What follows must be seen to have happened: the new run is at 0.
      await expect(readout(page, "Move")).not.toHaveText("0");
      waits.push(await pressed(page));
      for (const panel of ["inspector", "settings"]) await page.locator(`#${panel}-toggle`).click();
      await button(page, ++rounds % 2 ? "Start over" : "New seed").click();
      await expect(readout(page, "Move")).toHaveText("0");
      await ready(page);
    };
    const tab = async () => {
      const other = await context.newPage();
      await other.goto(LINK);
      await ready(other);
      await pressed(other);
      await other.close();
    };

    // What the page loads once, it has loaded then.
    for (let i = 0; i < 10; i++) await round();
    await tab();
    const looks = [{ heap: await heap(), resident: await resident(page) }];
    const start = Date.now();
    for (let look = 1; look <= LOOKS; look++) {
      while (Date.now() - start < (look * SECONDS * 1000) / LOOKS) await round();
      await tab();
      looks.push({ heap: await heap(), resident: await resident(page) });
    }

    waits.sort((a, b) => a - b);
    const [median, worst] = [waits[waits.length >> 1], waits[waits.length - 1]];
    const listed = looks.map(({ heap, resident }) => `${heap.toFixed(2)} (${resident.toFixed(0)})`).join(", ");
    console.log(
      `${rounds} rounds; heap (resident) in MB: ${listed}; a press is heard in ${median.toFixed(0)} ms, at worst ${worst.toFixed(0)}`,
    );
    const [first, last] = [looks[WARM], looks[LOOKS]];
    expect(last.heap, `MB of heap, once warm ${first.heap}`).toBeLessThan(1.1 * first.heap);
    if (Number.isFinite(last.resident)) {
      expect(last.resident, `MB resident, once warm ${first.resident}`).toBeLessThan(1.25 * first.resident);
    }
    expect(median, "milliseconds until a press is heard").toBeLessThan(200);
  },
);
