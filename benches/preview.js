// Takes the picture that chats show beside a link to the page, www/preview.png: `./dev build && node
// benches/preview.js`.

import { writeFileSync } from "node:fs";
import { launch } from "./chromium.js";
import { serveDist } from "../tests/browser/support/server.js";

/** The size that chats require, in pixels. */
const SIZE = { width: 1200, height: 630 };

const server = await serveDist();
const browser = await launch();
const page = await browser.newPage({ baseURL: server.url, viewport: SIZE, colorScheme: "light" });
await page.goto("./#puzzle=magic19&seed=20");
await page.locator("#start:enabled").waitFor();
await page.locator("#full-speed").click();
await page.locator("#start").click();
await page.locator("#added").filter({ hasText: "New: 1 of 4" }).waitFor();
await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
writeFileSync(new URL("../www/preview.png", import.meta.url), await page.screenshot());
await browser.close();
await server.close();
