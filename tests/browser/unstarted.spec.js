// Hosts and browsers in which the page cannot start, or not whole: one sentence says why, in sight, within 15 seconds.

import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { headersFor } from "../../deploy/headers.js";
import { test, expect } from "./support/fixture.js";
import { DIST, serveCopy } from "./support/copy.js";

/** @typedef {import("./support/copy.js").Answer} Answer */
/** @typedef {import("@playwright/test").Page | import("@playwright/test").Frame} Place */

const STATIC = /^Annealing Lab needs JavaScript and WebAssembly\. If this text stays, its scripts do not run\./;
/** A page of the host's, for a frame. */
const PART = readdirSync(`${DIST}www/markup`)
  .filter((name) => name.endsWith(".html"))
  .map((name) => `www/markup/${name}`)[0];
const ANY = /\.(js|css|wasm)$/;
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; worker-src 'self'";

/** Those on the page that are said to be read at once. @param {Place} place */
async function expectSaid(place, /** @type {RegExp} */ words, timeout = 10_000) {
  const said = place.locator(".failure").filter({ visible: true });
  await expect(said).toHaveText(words, { timeout });
  await expect(said).toBeInViewport();
  // No icon fills the window.
  const sizes = await place
    .locator("svg")
    .evaluateAll((all) => all.map((icon) => (icon.id === "curve" ? 0 : icon.getBoundingClientRect().width)));
  expect(Math.max(...sizes)).toBeLessThan(100);
}

/** @param {RegExp} files @param {(answer: Answer) => void} how @returns {(path: string, answer: Answer) => void} */
const of = (files, how) => (path, answer) => {
  if (files.test(path)) how(answer);
};
const changed = (/** @type {Answer} */ answer) => void (answer.body = Buffer.concat([answer.body, Buffer.from("\n ")]));
const missing = (/** @type {Answer} */ answer) => Object.assign(answer, { status: 404, body: Buffer.from("no") });
const login = (/** @type {Answer} */ answer) =>
  Object.assign(answer, { headers: { "Content-Type": "text/html" }, body: Buffer.from("<html>Log in</html>") });
const plain = (/** @type {Answer} */ answer) =>
  Object.assign(answer.headers, { "Content-Type": "text/plain", "X-Content-Type-Options": "nosniff" });
const sends = (/** @type {Record<string, string>} */ headers) => (/** @type {Answer} */ answer) =>
  Object.assign(answer.headers, headers);
const stalls = (/** @type {Answer} */ answer) =>
  Object.assign(answer, { body: answer.body.subarray(0, 1000), hangs: true });

/** @type {{ what: string, change: (path: string, answer: Answer) => void, words: RegExp, slow?: boolean }[]} */
const HOSTS = [
  { what: "a proxy changes every script", change: of(/\.js$/, changed), words: STATIC },
  { what: "a proxy changes the page's module", change: of(/main-/, changed), words: /main-\S+\.js: it was changed on/ },
  {
    what: "a proxy changes the module of its language",
    change: of(/language-/, changed),
    words: /language-\S+\.js: it was changed on/,
  },
  {
    what: "the module of its language is missing",
    change: of(/language-/, missing),
    words: /language-\S+\.js: .* status 404/,
  },
  { what: "the page's module is missing", change: of(/main-/, missing), words: /main-\S+\.js: .* status 404/ },
  {
    what: "the page's module is a login page",
    change: of(/main-/, login),
    words: /main-\S+\.js: it came as text\/html/,
  },
  { what: "every script is text/plain", change: of(/\.js$/, plain), words: STATIC },
  { what: "the page's module is text/plain", change: of(/main-/, plain), words: /it came as text\/plain/ },
  { what: "a proxy changes the stylesheets", change: of(/\.css$/, changed), words: /page-\S+\.css: it was changed/ },
  { what: "the stylesheets are missing", change: of(/\.css$/, missing), words: /page-\S+\.css: .* status 404/ },
  { what: "nothing but the page is there", change: of(ANY, missing), words: STATIC },
  {
    what: "a policy forbids WebAssembly",
    change: of(/./, sends({ "Content-Security-Policy": POLICY })),
    words: /could not be started: a Content-Security-Policy forbids WebAssembly here/,
  },
  {
    what: "a policy allows no script",
    change: of(/./, sends({ "Content-Security-Policy": "script-src 'none'" })),
    words: STATIC,
  },
  {
    what: "a policy makes the page a sandbox",
    change: of(/./, sends({ "Content-Security-Policy": "sandbox allow-scripts" })),
    words: STATIC,
  },
  {
    what: "the solver's module is a login page",
    change: of(/\.wasm$/, login),
    words: /\.wasm is something else, such as/,
  },
  {
    what: "the solver's module is cut off",
    change: of(/\.wasm$/, (answer) => void (answer.body = answer.body.subarray(0, 5000))),
    words: /\.wasm was changed or cut off/,
  },
  {
    what: "the worker is a login page",
    change: of(/worker\.js$/, login),
    words: /could not be started: \S+worker\.js is something else, such as a login page/,
  },
  {
    what: "the worker is missing",
    change: of(/worker\.js$/, missing),
    words: /could not be started: the server answered with status 404 for \S+worker\.js/,
  },
  {
    what: "the solver's module stalls",
    change: of(/\.wasm$/, stalls),
    words: /^The solver does not load: nothing has arrived/,
    slow: true,
  },
  {
    what: "the page's module stalls",
    change: of(/main-/, stalls),
    words: /^The page still waits for \S+main-\S+\.js/,
    slow: true,
  },
  {
    what: "the stylesheet stalls",
    change: of(/page-\S+\.css$/, stalls),
    words: /^The page still waits for \S+page-\S+\.css/,
    slow: true,
  },
  { what: "all scripts but the first stall", change: of(/(main|unstarted)-/, stalls), words: STATIC, slow: true },
];

for (const { what, change, words, slow } of HOSTS) {
  test(`where ${what}, the page says so`, { tag: slow ? "@slow" : [] }, async ({ browser }) => {
    const host = await serveCopy(change);
    const page = await browser.newPage({ locale: "en" });
    try {
      await page.goto(host.url, { waitUntil: "commit" });
      await expectSaid(page, words, slow ? 15_000 : 10_000);
    } finally {
      await page.close();
      await host.end();
    }
  });
}

for (const { what, headers, words } of [
  { what: "which blocks its files", headers: {}, words: STATIC },
  {
    what: "on a host that allows its files",
    headers: { "Access-Control-Allow-Origin": "*" },
    words: /could not be started: this frame is a sandbox without allow-same-origin/,
  },
]) {
  test(`in a sandbox ${what}, the page says so`, async ({ browser }) => {
    const frame =
      '<!doctype html><iframe sandbox="allow-scripts" src="/?embed#seed=3" width="640" height="420"></iframe>';
    const host = await serveCopy((path, answer) => {
      // Instead of a file that is there.
      if (path === `/${PART}`) answer.body = Buffer.from(frame);
      Object.assign(answer.headers, headers);
    });
    const page = await browser.newPage({ locale: "en" });
    try {
      await page.goto(`${host.url}${PART}`);
      const inside = page.frames()[1];
      await expect(inside.locator(".failure").filter({ visible: true })).toHaveText(words);
    } finally {
      await page.close();
      await host.end();
    }
  });
}

test("a page with Cross-Origin-Embedder-Policy can embed a run from a host with the headers of docs/DEPLOY.md", async ({
  browser,
}) => {
  const lab = await serveCopy((_, answer) => void Object.assign(answer.headers, headersFor("*")));
  const host = await serveCopy((path, answer) => {
    if (path !== `/${PART}`) return;
    answer.body = Buffer.from(
      `<!doctype html><iframe src="${lab.url}?embed#seed=3" width="640" height="420"></iframe>`,
    );
    answer.headers["Cross-Origin-Embedder-Policy"] = "require-corp";
  });
  const page = await browser.newPage({ locale: "en" });
  try {
    await page.goto(`${host.url.replace("127.0.0.1", "localhost")}${PART}`);
    await expect(page.frameLocator("iframe").getByRole("button", { name: "Start", exact: true })).toBeEnabled();
  } finally {
    await page.close();
    await Promise.all([host.end(), lab.end()]);
  }
});

test("as a file without a server, the page says so", async ({ browser }) => {
  const page = await browser.newPage({ locale: "en" });
  await page.goto(pathToFileURL(`${DIST}index.html`).href);
  await expectSaid(page, STATIC);
  await page.close();
});

test("without WebAssembly the page says so", async ({ server }) => {
  const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || undefined;
  const browser = await chromium.launch({
    executablePath,
    args: ["--headless", "--no-sandbox", "--js-flags=--jitless"],
  });
  try {
    const page = await browser.newPage({ locale: "en" });
    await page.goto(server.url);
    await expectSaid(page, /could not be started: WebAssembly is off in this browser/);
  } finally {
    await browser.close();
  }
});

test("while the solver comes, Start says how much of it is there", async ({ browser }) => {
  const host = await serveCopy(
    of(/\.wasm$/, (answer) => Object.assign(answer, { body: answer.body.subarray(0, 100_000), hangs: true })),
  );
  const page = await browser.newPage({ locale: "en", viewport: { width: 390, height: 844 } });
  try {
    await page.goto(host.url, { waitUntil: "commit" });
    await expect(page.locator("#start")).toHaveText(/^\s*Loading \d\d %\s*$/);
    await expect(page.locator("#start")).toBeInViewport();
    await expect(page.locator("#sentence")).toHaveText(/^Fetching the solver: \d\d+ of \d\d\d KB\.$/);
  } finally {
    await page.close();
    await host.end();
  }
});
