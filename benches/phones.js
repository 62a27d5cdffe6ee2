// Thirty phones that open one link at once, and what a host then sends: `CHROMIUM=... node benches/phones.js [link]`.
//
// A browser makes a first and a second visit to a plain static server on the loopback interface, with the
// Cache-Control of docs/DEPLOY.md. Thirty clients then repeat its requests at once, each over six connections, like a
// browser.

import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { Agent, createServer, get } from "node:http";
import { cpus, tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { cacheFor } from "../deploy/headers.js";

const PHONES = 30;
const CONNECTIONS = 6;
const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const TASK =
  "task&v=2&title=Cool%20it&ask=Which%20T0%3F&goal=solved&moves=300000&change=t0&start=puzzle=magic19;cooling=constant;t0=90";
/** The compression level of a host that compresses while it sends. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
/** Files that are already compressed. */
const DENSE = /\.(woff2|png|webp)$/;

/** @typedef {{ path: string, etag: string | null }} Asked */
/** @typedef {{ requests: number, unchanged: number, bytes: number, most: number, cpu: number, asked: Asked[] }} Seen */
/** @typedef {"br" | "gzip" | "none"} Encoding */

/** Runs the server in a separate process, so that its cost is separate. @param {Encoding} encoding */
function serve(encoding) {
  /** @type {Map<string, { body: Buffer, etag: string }>} */
  const kept = new Map();
  const fileOf = (/** @type {string} */ path) => {
    const known = kept.get(path);
    if (known) return known;
    const file = join(DIST, normalize(`/${path}`));
    const plain = readFileSync(statSync(file).isDirectory() ? join(file, "index.html") : file);
    const dense = encoding === "none" || DENSE.test(path);
    const body = dense ? plain : encoding === "br" ? brotliCompressSync(plain, QUICK) : gzipSync(plain);
    const made = { body, etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"` };
    kept.set(path, made);
    return made;
  };
  let open = 0;
  let begun = process.cpuUsage();
  const none = () => ({ requests: 0, unchanged: 0, bytes: 0, most: 0, cpu: 0, asked: /** @type {Asked[]} */ ([]) });
  let seen = none();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).slice(1);
    const etag = request.headers["if-none-match"] ?? null;
    seen.requests++;
    seen.asked.push({ path, etag });
    try {
      const file = fileOf(path);
      const headers = {
        ETag: file.etag,
        "Cache-Control": cacheFor(path),
      };
      if (etag === file.etag) {
        seen.unchanged++;
        return response.writeHead(304, headers).end();
      }
      seen.bytes += file.body.length;
      const packed = encoding !== "none" && !DENSE.test(path) ? { "Content-Encoding": encoding } : {};
      const type = TYPES[extname(path) || ".html"] ?? "application/octet-stream";
      response.writeHead(200, { ...headers, ...packed, "Content-Type": type, "Content-Length": file.body.length });
      response.end(file.body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.on("connection", (socket) => {
    seen.most = Math.max(seen.most, ++open);
    socket.on("close", () => open--);
  });
  server.listen(0, "127.0.0.1", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.send?.({ port });
  });
  process.on("message", () => {
    const { user, system } = process.cpuUsage(begun);
    process.send?.({ seen: { ...seen, cpu: (user + system) / 1000 } });
    [seen, begun] = [none(), process.cpuUsage()];
  });
}

/** @param {string} url @param {Asked[]} asked */
async function phone(url, asked) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const fetched = asked.map(
    ({ path, etag }) =>
      new Promise((resolve, reject) => {
        const headers = etag ? { "If-None-Match": etag } : {};
        get(new URL(encodeURI(path), url), { agent, headers }, (response) => {
          response.resume();
          response.on("end", resolve);
        }).on("error", reject);
      }),
  );
  await Promise.all(fetched);
  agent.destroy();
}

/** @param {Encoding} encoding @param {string} link */
async function measure(encoding, link) {
  const child = fork(fileURLToPath(import.meta.url), ["--serve", encoding]);
  const answer = () => new Promise((/** @type {(message: any) => void} */ resolve) => child.once("message", resolve));
  const { port } = await answer();
  const url = `http://127.0.0.1:${port}/`;
  /** @returns {Promise<Seen>} the values since the last request */
  const seen = async () => {
    child.send("seen");
    return (await answer()).seen;
  };
  const profile = mkdtempSync(join(tmpdir(), "phones-"));
  /** @param {string} home of the browser @param {"allow" | "block"} serviceWorkers */
  const visit = async (home, serviceWorkers) => {
    const args = ["--headless", "--no-sandbox", "--disable-gpu"];
    const executablePath = process.env.CHROMIUM || undefined;
    const context = await chromium.launchPersistentContext(home, { executablePath, args, serviceWorkers });
    const page = await context.newPage();
    await page.goto(`${url}#${link}`);
    await page.locator("#start:enabled").waitFor();
    if (serviceWorkers === "allow") await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(1500);
    await context.close();
    return seen();
  };
  try {
    /** @type {{ encoding: Encoding, what: string, requests: number, unchanged: number, KB: number }[]} */
    const rows = [];
    const row = (/** @type {string} */ what, /** @type {Seen} */ { requests, unchanged, bytes }) =>
      rows.push({ encoding, what, requests, unchanged, KB: Math.round(bytes / 1000) });
    row("first visit, the page alone", await visit(join(profile, "alone"), "block"));
    const first = await visit(join(profile, "whole"), "allow");
    row("first visit, with what is kept for offline use", first);
    row("second visit", await visit(join(profile, "whole"), "allow"));
    const from = performance.now();
    await Promise.all(Array.from({ length: PHONES }, () => phone(url, first.asked)));
    const took = performance.now() - from;
    const thirty = await seen();
    row(`${PHONES} first visits at once`, thirty);
    console.table(rows);
    console.log(
      `${encoding}: ${PHONES} at once took ${Math.round(took)} ms, ${thirty.most} connections, ` +
        `${Math.round((thirty.requests / took) * 1000)} requests/s, ${Math.round(thirty.cpu)} ms of the server's CPU`,
    );
  } finally {
    child.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

if (process.argv[2] === "--serve") serve(/** @type {Encoding} */ (process.argv[3]));
else {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}`);
  for (const encoding of /** @type {const} */ (["br", "gzip", "none"]))
    await measure(encoding, process.argv[2] ?? TASK);
}
