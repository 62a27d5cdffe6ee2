// Playwright's `test`, for this page: `page.goto("./#seed=7")` opens it on a server of the tests' own, and a test fails
// when the page or a worker said anything on the console, threw, asked for something it did not get, or asked anyone else.

import { test as base, expect } from "@playwright/test";
import { serveDist } from "./server.js";

export { expect };
export { limit, longest } from "./limit.js";

/**
 * Everything a well-behaved page never does, written down as it happens.
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} origin
 */
function watch(context, origin) {
  /** @type {string[]} */
  const complaints = [];
  context.on("console", (message) => {
    // Playwright's own word, where a test does without (tests/playwright.config.js).
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.protocol !== "blob:" && url.origin !== origin) {
      complaints.push(`request to another origin: ${request.url()}`);
    }
  });
  context.on("requestfailed", (request) => {
    // Leaving a page, or ending a worker, cancels what it was loading: that is no fault. Chromium and Firefox say so.
    const why = request.failure()?.errorText ?? "";
    if (!["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(why))
      complaints.push(`request failed: ${request.url()} (${why})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/**
 * Takes out the complaints that a test provoked on purpose, those included that are still on their way: a worker's console
 * comes by another road than what is seen of the page.
 * @param {string[]} complaints
 * @param {RegExp} provoked what they say; all else stays a complaint
 */
export function forgive(complaints, provoked) {
  const said = complaints.splice(0);
  complaints.push = (...more) => {
    for (const one of more) if (!provoked.test(one)) complaints[complaints.length] = one;
    return complaints.length;
  };
  complaints.push(...said);
}

/** All instruments, as somebody chose before. Runs in the page before its own scripts. */
export function showAll() {
  try {
    localStorage.setItem("annealing-lab.instruments", "all");
    if (innerWidth >= 1280 && localStorage.getItem("annealing-lab.side") === null)
      localStorage.setItem("annealing-lab.side", "settings");
  } catch {
    // Storage may be forbidden.
  }
}

/**
 * A worker whose errors reach the console: the page handles them, so the browser reports none. Runs in the page before its own
 * scripts.
 */
export function reportWorkers() {
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      // An event without a message is of a script that did not load: the request is a complaint of its own.
      this.addEventListener("error", ({ message }) => message && console.error(`in a worker: ${message}`));
    }
  };
}

/** @typedef {{ complaints: string[], instruments: boolean }} PerTest */
/** @typedef {{ server: Awaited<ReturnType<typeof serveDist>> }} PerWorker */

export const test = base.extend(
  /** @type {import("@playwright/test").Fixtures<PerTest, PerWorker, import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions, import("@playwright/test").PlaywrightWorkerArgs>} */ ({
    /** Serves the page for as long as the test worker lives. */
    server: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern
      async ({}, use) => {
        const server = await serveDist();
        await use(server);
        await server.close();
      },
      { scope: "worker" },
    ],

    /** Whether the page opens with all instruments, as for somebody who has asked for them before. */
    instruments: [true, { option: true }],

    baseURL: async ({ server }, use) => use(server.url),

    /**
     * What went wrong so far. A test that provokes a complaint on purpose takes it out itself: `forgive(complaints, /what it
     * says/)` at its end.
     */
    complaints: [
      async ({ context, server, instruments }, use) => {
        server.blocked.length = 0;
        await context.addInitScript(reportWorkers);
        if (instruments) await context.addInitScript(showAll);
        const complaints = watch(context, new URL(server.url).origin);
        await use(complaints);
        expect([...complaints, ...server.blocked], "what the page complained of").toEqual([]);
      },
      { auto: true },
    ],
  }),
);
