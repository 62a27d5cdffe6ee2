// A copy of dist/ that a test may change, on a server that it may stop.

import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer, hangs?: boolean }} Answer `hangs`: nothing follows the body */

/**
 * Serves it until `end`.
 * @param {(path: string, answer: Answer) => void} [change] what a host or something on the way makes of an answer
 */
export async function serveCopy(change) {
  const folder = mkdtempSync(join(tmpdir(), "annealing-lab-"));
  cpSync(DIST, folder, { recursive: true });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(folder, path.endsWith("/") ? path + "index.html" : path);
    try {
      const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" };
      /** @type {Answer} */
      const answer = { status: 200, headers, body: readFileSync(file) };
      change?.(path, answer);
      response.writeHead(answer.status, answer.headers);
      if (answer.hangs) response.write(answer.body);
      else response.end(answer.body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve(null));
      server.closeAllConnections();
    });
  const end = async () => {
    if (server.listening) await stop();
    rmSync(folder, { recursive: true });
  };
  return { folder, url: `http://127.0.0.1:${port}/`, stop, end };
}

/** The service worker has all files. @param {import("@playwright/test").Page} page */
export const kept = (page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
