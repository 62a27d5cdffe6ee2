import { defineConfig } from "@playwright/test";
import { limit } from "./browser/support/limit.js";

/**
 * Which tests run: "gate" are those that every change passes, "rest" are the others, and without it both. The gate has one
 * journey a view and the golden links in three engines, what guards safety and truth, and what has the tag @gate.
 */
const { TESTS, FIREFOX, SLOW } = process.env;
const GUARDS = /(golden|journeys|csp|worker|hostile|verdict|frames|accessible|fixture)\.spec\.js$/;
/** The tests of other files that the gate has, too: those with the tag, and those of a view's accessibility. */
const GATE = /@gate|axe finds nothing|is accessible/;
/** Tests that take long and have quicker neighbours: they run before a release. */
const LONG = /@slow/;

// Chromium is the system's, which ./dev finds; without CHROMIUM it is Playwright's own, if there is one. Its shell makes no window
// around each page, which takes as much time as the page.
const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || undefined;

export default defineConfig({
  testDir: "browser",
  outputDir: "../test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: "list",
  timeout: limit(30_000),
  projects: [
    ...(TESTS === "rest"
      ? []
      : [
          { name: "guards", testMatch: GUARDS, grepInvert: LONG },
          { name: "gate", testIgnore: GUARDS, grep: GATE, grepInvert: LONG },
        ]),
    // The golden links and journeys once more, where ./dev found Firefox.
    ...(FIREFOX && TESTS !== "rest"
      ? [
          {
            name: "firefox",
            testMatch: /(golden|journeys)\.spec\.js$/,
            use: {
              browserName: /** @type {const} */ ("firefox"),
              channel: "moz-firefox",
              launchOptions: { executablePath: FIREFOX, args: [] },
            },
          },
        ]
      : []),
    ...(TESTS === "gate"
      ? []
      : [
          // Tests that look at the clock: tests/run.js runs them when no others run.
          { name: "alone", testMatch: /\.alone\.js$/, workers: 1 },
          { name: "chromium", testIgnore: GUARDS, grepInvert: new RegExp(`${LONG.source}|${GATE.source}`) },
        ]),
    // Before a release: `./dev test slow`.
    ...(SLOW ? [{ name: "slow", testMatch: /\.(slow|spec)\.js$/, grep: LONG }] : []),
  ],
  expect: { timeout: limit(10_000) },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Tests of the page see the files as they are on the server; those of the service worker allow it.
    serviceWorkers: "block",
    actionTimeout: limit(5_000),
    navigationTimeout: limit(10_000),
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
