// A page in Chromium that only has access to files of this disk.

import { chromium } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";

/** A fictitious host: this process delivers every file, so no server is needed. */
export const HOST = "https://bench.test/";

/** A page isolated from all other origins has a clock with steps of 5 microseconds instead of 100. */
const headers = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Starts the headless Chromium found by ./dev. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Record<string, URL>} files the files, by their names on the page's host
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
