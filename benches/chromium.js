// A page in Chromium that has files of this disk and nothing else.

import { chromium } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";

/** A made-up host: every file is handed over by this process, no server is needed. */
export const HOST = "https://bench.test/";

/** Isolated from all other origins, a page has a clock that steps by 5 microseconds instead of 100. */
const headers = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Starts Chromium, headless, as ./dev found it. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Record<string, URL>} files by their names on the page's host
 */
export async function pageWith(browser, files) {
  const page = await browser.newPage();
  await page.route(`${HOST}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (!name) return route.fulfill({ headers, contentType: "text/html", body: "<!doctype html><title>Bench</title>" });
    const file = files[name];
    if (!file || !existsSync(file)) return route.fulfill({ status: 404 });
    const contentType = name.endsWith(".wasm") ? "application/wasm" : "text/javascript";
    return route.fulfill({ headers, contentType, body: readFileSync(file) });
  });
  await page.goto(HOST);
  page.setDefaultTimeout(0);
  return page;
}
