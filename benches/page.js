// Measures the page as people experience it, in Chromium: by the browser's trace, by its frames, and by the time from a
// press to its answer. It does so at normal speed, and with the main thread slowed down four times. Called by `./dev
// bench page`, which has built dist/.

import { cpus, loadavg } from "node:os";
import { serveDist } from "../tests/browser/support/server.js";
import { launch } from "./chromium.js";
import { quantile } from "./measure.js";
import { record } from "./stated.js";

const SLOWER = [1, 4];
const SEEDS = 12;
const PRESSES = 10;
/** Milliseconds of the shortest answer to a press that the browser reports. */
const SHORTEST = 16;
/** Milliseconds for which a run is observed. */
const WATCHED = 5000;
const ENDLESS = "restart=none&found=sampled&every=1000000000&moves=1000000000000";
const MAGIC = `./#puzzle=magic19&cooling=constant&t0=1.15&${ENDLESS}`;
const PUBLISHED = "./#puzzle=magic19&preset=published&rng=r&seed=540267";
const LARGE = `./#puzzle=sudoku&givens=${".".repeat(625)}&t0=0.5&${ENDLESS}`;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {Map<string, number>} Figures */

/**
 * Opens a run in a separate page, at rest and at full speed.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} baseURL
 * @param {string} link
 * @param {number} slower
 */
async function open(browser, baseURL, link, slower) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(hear, SHORTEST);
  await page.goto(link);
  await page.locator("#start:enabled").waitFor();
  // The one-time work of loading is finished before anything is measured: the plots, and the requests at the end of a
  // run.
  await page.locator("#plots canvas").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  // A sudoku has the button only once its run has begun.
  await page.keyboard.press("f");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

/** Runs in the page: records presses on Start and the changes that they cause. @param {number} durationThreshold */
function hear(durationThreshold) {
  /** @type {Record<"delays" | "solved" | "words", number[]>} */
  const heard = { delays: [], solved: [], words: [] };
  Object.assign(globalThis, { heard });
  /** Measures from the event's own time, before any handler, until after the frame in which the page changed. */
  const untilPainted = (/** @type {number} */ from, /** @type {number[]} */ into) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => into.push(performance.now() - from);
    channel.port2.postMessage(null);
  };
  // The browser's own measurement of a press, up to the frame on the screen, in steps of 8 ms; the word must have
  // changed by then.
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === "click") heard.delays.push(Math.max(duration, (heard.words.at(-1) ?? 0) - startTime));
    }
  }).observe(/** @type {any} */ ({ type: "event", durationThreshold }));
  addEventListener("DOMContentLoaded", () => {
    let started = 0;
    document.getElementById("start")?.addEventListener("click", ({ timeStamp }) => (started = timeStamp), true);
    const watch = (/** @type {Element | null} */ element, /** @type {() => void} */ changed) =>
      element &&
      new MutationObserver(changed).observe(element, { childList: true, characterData: true, subtree: true });
    watch(document.getElementById("start-word"), () => heard.words.push(performance.now()));
    const sentence = document.getElementById("sentence");
    watch(sentence, () => {
      if (!started || !sentence?.textContent?.startsWith("Solved")) return;
      untilPainted(started, heard.solved);
      started = 0;
    });
  });
}

/** @param {Page} page @param {"delays" | "solved" | "words"} what @param {number} count */
const heard = (page, what, count) =>
  page
    .waitForFunction(
      ({ what, count }) => {
        const list = /** @type {any} */ (globalThis).heard[what];
        return list.length >= count ? list : null;
      },
      { what, count },
      // Polling in every frame, the default, would cost the main thread more than the measured work.
      { polling: 300 },
    )
    .then((handle) => /** @type {Promise<number[]>} */ (handle.jsonValue()));

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }}
 *   TraceEvent
 */

/**
 * Returns the tasks of the page's main thread during `work`, and their components, and the tasks of its workers.
 * @param {import("@playwright/test").Browser} browser
 * @param {Page} page
 * @param {() => Promise<unknown>} work
 */
async function traced(browser, page, work) {
  const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];
  await browser.startTracing(page, { categories });
  await page.evaluate(() => console.timeStamp("here"));
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const events = /** @type {TraceEvent[]} */ (traceEvents);
  // The page's thread is identified by the mark that its script left.
  const mark = events.find(({ name, args }) => name === "TimeStamp" && args.data?.message === "here");
  if (!mark) throw new Error("the trace knows nothing of the page");
  const since = events.filter(({ pid, ts }) => pid === mark.pid && ts >= mark.ts);
  const own = since.filter(({ tid }) => tid === mark.tid);
  const isWorker = (/** @type {TraceEvent} */ { name, pid, args }) =>
    name === "thread_name" && pid === mark.pid && args.name.startsWith("DedicatedWorker");
  const workers = new Set(events.filter(isWorker).map(({ tid }) => tid));
  const theirs = since.filter(({ tid, name }) => workers.has(tid) && name === "RunTask");
  const of = (/** @type {string} */ name) => own.filter((event) => event.name === name);
  return {
    /** Milliseconds of each by the clock, and of computing alone, which is also valid on a busy machine. */
    clock: (/** @type {string} */ name) => of(name).map(({ dur = 0 }) => dur / 1000),
    computing: (/** @type {string} */ name) => of(name).map(({ tdur = 0 }) => tdur / 1000),
    workers: theirs.map(({ tdur = 0 }) => tdur / 1000),
  };
}

const sum = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0);

/** Returns the milliseconds between the frames of a page during the observation. @param {Page} page */
const framesOf = (page) =>
  page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        const gaps = /** @type {number[]} */ ([]);
        const start = performance.now();
        let last = start;
        const frame = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          if (now - start < milliseconds) requestAnimationFrame(frame);
          else resolve(gaps);
        };
        requestAnimationFrame(frame);
      }),
    WATCHED,
  );

/** Runs in the page: measures each drawing of the sudoku, from clearing to the last operation. @param {string} id */
function timeDrawings(id) {
  const drawings = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { drawings });
  const own = CanvasRenderingContext2D.prototype;
  let start = 0;
  for (const name of /** @type {const} */ (["clearRect", "fill", "fillRect", "fillText", "stroke"])) {
    const draw = /** @type {any} */ (own[name]);
    /** @type {any} */ (own)[name] = function (/** @type {any[]} */ ...args) {
      draw.apply(this, args);
      if (this.canvas.id !== id) return;
      if (name === "clearRect") start = drawings.push(0) && performance.now();
      else drawings[drawings.length - 1] = performance.now() - start;
    };
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} baseURL
 * @param {number} slower
 * @returns {Promise<Figures>}
 */
async function measure(browser, baseURL, slower) {
  /** @type {Figures} */
  const figures = new Map();

  const times = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const page = await open(browser, baseURL, `./#puzzle=magic19&seed=${seed}`, slower);
    await page.locator("#start").click();
    times.push((await heard(page, "solved", 1))[0]);
    await page.close();
  }
  figures.set(`Magic 19, from the press to the solved board, ms median of ${SEEDS} seeds`, quantile(times, 0.5));
  figures.set("Magic 19, from the press to the solved board, ms at most", quantile(times, 1));

  const computed = [];
  const shown = [];
  for (let run = 0; run < SEEDS; run++) {
    const page = await open(browser, baseURL, PUBLISHED, slower);
    const spent = await traced(browser, page, async () => {
      await page.locator("#start").click();
      await heard(page, "solved", 1);
    });
    // One task makes all moves and answers with the state of the run; the page's further requests are short.
    computed.push(quantile(spent.workers, 1));
    const figure = (await page.locator("#readouts [data-key=computed] dd").textContent()) ?? "";
    const [, seconds] = figure.match(/([\d.]+) s/) ?? [];
    if (!seconds) throw new Error(`no seconds of computing: ${figure}`);
    shown.push(Number(seconds) * 1e3);
    await page.close();
  }
  const published = "The published run of seed 540267";
  figures.set(`${published}, its moves and its answer, ms of computing, median of ${SEEDS}`, quantile(computed, 0.5));
  figures.set(`${published}, its moves and its answer, ms of computing at most`, quantile(computed, 1));
  figures.set(`${published}, its moves as the page shows it, to the ms, by the clock, median`, quantile(shown, 0.5));
  figures.set(`${published}, its moves as the page shows it, to the ms, by the clock, at most`, quantile(shown, 1));

  for (const [name, link] of /** @type {const} */ ([
    ["Magic 19", MAGIC],
    ["Sudoku 25x25", LARGE],
  ])) {
    const page = await open(browser, baseURL, link, slower);
    await page.locator("#start").click();
    await page.waitForTimeout(1000);
    // The two are measured in sequence, because the trace costs frames.
    const frames = await framesOf(page);
    const spent = await traced(browser, page, () => page.waitForTimeout(WATCHED));
    const tasks = spent.computing("RunTask");
    figures.set(`${name} at full speed, longest task of the page's thread, ms`, quantile(spent.clock("RunTask"), 1));
    figures.set(`${name} at full speed, longest task, ms of computing`, quantile(tasks, 1));
    figures.set(`${name} at full speed, all of a frame, ms of computing`, sum(tasks) / spent.clock("Commit").length);
    figures.set(`${name} at full speed, frames/s`, (frames.length / sum(frames)) * 1e3);
    figures.set(`${name} at full speed, frames later than 25 ms, %`, share(frames, 25));
    if (name === "Sudoku 25x25") {
      await page.evaluate(timeDrawings, "sudoku-canvas");
      const painted = await traced(browser, page, () => page.waitForTimeout(WATCHED / 2));
      const drawings = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).drawings));
      const paint = sum(painted.computing("Paint")) / painted.clock("Commit").length;
      figures.set(`${name}, full drawing: script, ms median`, quantile(drawings, 0.5));
      figures.set(`${name}, full drawing: script, ms mean`, sum(drawings) / drawings.length);
      figures.set(`${name}, full drawing: script, ms p99`, quantile(drawings, 0.99));
      figures.set(`${name}, paint of a frame, all of the page, ms of computing`, paint);
    } else {
      // The mouse is already in place, like a person's, because finding the button takes time of the main thread.
      await page.locator("#start").hover();
      const delays = [];
      for (let press = 0; press < 2 * PRESSES; press++) {
        const before = (await heard(page, "delays", 0)).length;
        const words = (await heard(page, "words", 0)).length;
        await page.mouse.down();
        await page.mouse.up();
        await heard(page, "words", words + 1);
        await page.waitForTimeout(400);
        // Shorter delays are not reported.
        const delay = Math.max(SHORTEST, ...(await heard(page, "delays", 0)).slice(before));
        // The run plays, so every second press is on Pause.
        if (press % 2 === 0) delays.push(delay);
      }
      figures.set("Pause at full speed, from the press to the painted answer, ms median", quantile(delays, 0.5));
      figures.set(
        `Pause at full speed, from the press to the painted answer, ms at most of ${PRESSES}`,
        quantile(delays, 1),
      );
    }
    await page.close();
  }
  return figures;
}

/** Returns the percentage of values above a limit. @param {number[]} values @param {number} than */
const share = (values, than) => (values.filter((value) => value > than).length / values.length) * 100;

const server = await serveDist();
const browser = await launch();
/** @type {Map<string, number>[]} */
const columns = [];
for (const slower of SLOWER) columns.push(await measure(browser, server.url, slower));
await browser.close();
await server.close();

console.log(`${cpus().length} x ${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}\n`);
const places = SLOWER.map((slower) => (slower === 1 ? "as it is" : `main thread ${slower}x slower`));
const rows = [...columns[0].keys()].map((name) => [
  name,
  ...columns.map((figures) => (figures.get(name) ?? NaN).toPrecision(3)),
]);
console.log(`| | ${places.join(" | ")} |`);
console.log(`|---|${"--:|".repeat(columns.length)}`);
for (const row of rows) console.log(`| ${row.join(" | ")} |`);
await record("./dev bench page", places, rows);
