// Measures the loading time of the page over a slow network on a slow machine: `CHROMIUM=... node benches/loading.js
// [dist [link [languages]]]`, with languages such as `en,de`, which take turns. The server simulates the network: a
// shared link of limited bytes a second, and a delay before every response. (The throttling in DevTools does not apply
// to a worker's requests, which include the core.)

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "@playwright/test";

const [DIST = "dist", LINK = "", LANGUAGES = "en"] = process.argv.slice(2);
/** Fast 3G: 1.6 Mbit/s and 150 ms. */
const BYTES_PER_MS = 200;
const DELAY = 150;
const CPU_SLOWER = 4;
const TURNS = 5;
const PIECE = 4096;
/** The compression level of a host that compresses while it sends. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** @type {Map<string, Buffer>} */
const compressed = new Map();
/** @param {string} path */
function bodyOf(path) {
  const file = join(DIST, path.endsWith("/") ? `${path}index.html` : path);
  const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file), QUICK);
  compressed.set(file, body);
  return body;
}

/**
 * The bytes sent, with the time of each piece in milliseconds since 1970; each request adds an entry without bytes.
 * @type {{ at: number, bytes: number, request: boolean }[]}
 */
let sent = [];
/** @param {number} until @returns {{ requests: number, bytes: number }} */
function sentUntil(until) {
  const before = sent.filter(({ at }) => at <= until);
  return {
    requests: before.filter(({ request }) => request).length,
    bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
/** The time when the link has sent all its data. */
let free = 0;
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  try {
    const body = bodyOf(path);
    sent.push({ at: Date.now(), bytes: 0, request: true });
    await sleep(DELAY);
    const type = TYPES[extname(path)] ?? (path.endsWith("/") ? TYPES[".html"] : "application/octet-stream");
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": "br", "Content-Length": body.length });
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      free = Math.max(free, performance.now()) + piece.length / BYTES_PER_MS;
      await sleep(free - performance.now());
      sent.push({ at: Date.now(), bytes: piece.length, request: false });
      response.write(piece);
    }
    response.end();
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const args = ["--headless", "--no-sandbox", "--disable-gpu"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined, args });

/** @param {string} language */
async function visit(language) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  await page.addInitScript(() => {
    const seen = /** @type {Record<string, number>} */ ({});
    Object.assign(globalThis, { seen });
    const marks = { board: "#board-grid [role=gridcell]", ready: "#new-seed:enabled", plots: "#plot-panels .uplot" };
    const look = () => {
      for (const [name, selector] of Object.entries(marks)) {
        if (!(name in seen) && document.querySelector(selector)) seen[name] = performance.now();
      }
      requestAnimationFrame(look);
    };
    look();
  });
  sent = [];
  await page.goto(`http://127.0.0.1:${port}/?lang=${language}#${LINK}`);
  await page.waitForSelector("#plot-panels .uplot");
  await page.waitForLoadState("networkidle");
  const { seen, paint, began } = await page.evaluate(() => ({
    seen: /** @type {any} */ (globalThis).seen,
    began: performance.timeOrigin,
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  }));
  await context.close();
  // The times are from the page's own clock, because a test driver notices events late, when later parts have begun to
  // arrive.
  const all = sentUntil(Infinity);
  return {
    ...sentUntil(began + seen.ready),
    "requests in all": all.requests,
    "bytes in all": all.bytes,
    paint,
    ...seen,
  };
}

/** The turns of each language. @type {Map<string, Record<string, number>[]>} */
const turns = new Map(LANGUAGES.split(",").map((language) => [language, []]));
// A first visit of each language, so that the compression itself is not measured.
for (const language of turns.keys()) await visit(language);
for (let turn = 0; turn < TURNS; turn++) for (const [language, own] of turns) own.push(await visit(language));
for (const [language, own] of turns) {
  console.log(language);
  for (const name of Object.keys(own[0])) {
    const values = own.map((turn) => turn[name]).sort((a, b) => a - b);
    console.log(`  ${name.padEnd(16)}`, Math.round(values[TURNS >> 1]).toLocaleString("en"));
  }
}
await browser.close();
server.close();
server.closeAllConnections();
