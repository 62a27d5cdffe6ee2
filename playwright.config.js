import { defineConfig } from "@playwright/test";

// Chromium is the system's, which ./dev finds; without CHROMIUM it is Playwright's own, if there is one. Its shell makes no window
// around each page, which takes as much time as the page.
const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || undefined;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: "list",
  timeout: 30_000,
  projects: [
    // What takes long and has quicker neighbours has the tag @slow: it runs before a release.
    { name: "chromium", grepInvert: /@slow/, ...(process.env.FIREFOX && { testIgnore: /journeys\.spec\.js$/ }) },
    // The golden links, and one journey a view, where ./dev found Firefox; in Chromium each view has tests of its own.
    ...(process.env.FIREFOX
      ? [
          {
            name: "firefox",
            testMatch: /(golden|journeys)\.spec\.js$/,
            use: {
              browserName: /** @type {const} */ ("firefox"),
              channel: "moz-firefox",
              launchOptions: { executablePath: process.env.FIREFOX, args: [] },
            },
          },
        ]
      : []),
    // What looks at the clock runs when the others are done.
    { name: "alone", testMatch: /\.alone\.js$/, dependencies: ["chromium"] },
    // Before a release: `./dev test slow`.
    ...(process.env.SLOW ? [{ name: "slow", testMatch: /\.(slow|spec)\.js$/, grep: /@slow/ }] : []),
  ],
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Tests of the page see the files as they are on the server; those of the service worker allow it.
    serviceWorkers: "block",
    actionTimeout: 5_000,
    navigationTimeout: 10_000,
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
