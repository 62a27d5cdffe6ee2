// Serves dist/ as a strict static host would: under a sub-path, with exact types, and with a policy that allows nothing
// but the page's own files.

import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { cacheFor, HASHED } from "../../../deploy/headers.js";

const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));
const WWW = fileURLToPath(new URL("../../../www/", import.meta.url));

/** The page must not mind where it stands. */
export const BASE = "/some/where/";
/** The modules one by one as they are written, for tests that use or change one of them; and a page without any. */
const SOURCE = "/source/";
const BLANK = `<!doctype html><base href="${BASE}"><link rel="icon" href="www/icon.svg"><title>Modules</title>`;

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".toml": "application/toml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Where the browser reports what it blocked: the only way to hear of it when a worker tried. */
const REPORTS = "/blocked";
const POLICY = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; report-uri ${REPORTS}`;

/**
 * The file that an address names, or null. Never one outside dist and www.
 * @param {string} address @param {string} dist
 */
async function fileAt(address, dist) {
  const { pathname } = new URL(address, "http://localhost");
  const base = [BASE, SOURCE].find((base) => pathname.startsWith(base));
  if (!base) return null;
  const inside = normalize("/" + decodeURIComponent(pathname.slice(base.length)));
  const path = join(base === BASE ? dist : WWW, inside.endsWith("/") ? inside + "index.html" : inside);
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { path, size: found.size } : null;
}

/**
 * @typedef {object} Served
 * @property {string} url the page's address
 * @property {string[]} blocked grows by what the policy blocked
 * @property {string[]} served grows by the files of dist that were asked for
 * @property {(files: RegExp | null) => void} refuse from now on these files' requests break off, as without a network; null: none
 * @property {() => Promise<void>} close
 */

/**
 * Starts on a free port of the loopback.
 * @param {string} [dist] the folder of the built page
 * @returns {Promise<Served>}
 */
export async function serveDist(dist = DIST) {
  /** @type {string[]} */
  const blocked = [];
  /** @type {string[]} */
  const served = [];
  /** @type {RegExp | null} */
  let refused = null;
  const server = createServer(async (request, response) => {
    if (request.method === "POST" && request.url === REPORTS) {
      blocked.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (request.url === SOURCE) {
      response.writeHead(200, { "Content-Type": TYPES[".html"], "Content-Security-Policy": POLICY }).end(BLANK);
      return;
    }
    const file = await fileAt(request.url ?? "/", dist).catch(() => null);
    if (!file) {
      const page = await readFile(join(dist, "404.html")).catch(() => "not found\n");
      response.writeHead(404, { "Content-Type": TYPES[".html"], "Content-Security-Policy": POLICY }).end(page);
      return;
    }
    if (refused?.test(file.path)) {
      request.destroy();
      return;
    }
    served.push(file.path);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file.path)] ?? "application/octet-stream",
      "Content-Length": file.size,
      "Content-Security-Policy": POLICY,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": HASHED.test(file.path) ? cacheFor(file.path) : "no-store",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(file.path).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}${BASE}`,
    blocked,
    served,
    refuse: (files) => void (refused = files),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
