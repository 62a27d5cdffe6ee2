// The golden links in a browser's own worker: the shipped module gives the bytes that the native program gives.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { shipped } from "../wasm/load.js";
import { test, expect } from "./support/fixture.js";

/** @type {{ link: string, result: string, trace: string }[]} */
const GOLDENS = JSON.parse(readFileSync(new URL("../golden/links.json", import.meta.url), "utf8"));

test("golden links give in this browser what they always gave", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/source/");
  const name = (/** @type {"glue" | "wasm"} */ part) => basename(shipped(part).pathname);
  const got = await page.evaluate(
    async ({ links, files }) => {
      const { Engine } = await import(new URL("/source/engine.js", document.baseURI).href);
      const [worker, glue, wasm] = files.map((file) => new URL(file, document.baseURI).href);
      const urls = { worker, glue, wasm };
      const hash = (/** @type {string} */ text) => {
        // FNV-1a, 64 bits, in two halves: the prime is 2^40 + 0x1b3.
        let [high, low] = [0xcbf29ce4, 0x84222325];
        for (const byte of new TextEncoder().encode(text)) {
          low = (low ^ byte) >>> 0;
          const product = low * 0x1b3;
          high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
          low = product >>> 0;
        }
        return high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");
      };
      const engine = new Engine(urls, () => {});
      const all = [];
      for (const link of links) {
        let { snapshot } = await engine.ask("open", { link });
        // Slices as the page makes them: as far as the clock allows.
        while (snapshot.progress.status === "running") {
          snapshot = await engine.ask("advance", { moves: 1e9, milliseconds: 50, trace: false });
        }
        const result = hash((await engine.ask("result", {})) + "\n");
        all.push({ link, result, trace: hash(await engine.ask("traceCsv", {})) });
      }
      engine.end();
      return all;
    },
    { links: GOLDENS.map(({ link }) => link), files: ["www/worker.js", name("glue"), name("wasm")] },
  );
  expect(got.length).toBeGreaterThanOrEqual(60);
  expect(got).toEqual(GOLDENS);
});
