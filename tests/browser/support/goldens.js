// The golden links, run in a browser's own worker by every module that is shipped.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { shipped } from "../../wasm/load.js";

/** @typedef {{ link: string, result: string, trace: string }} Golden */

/** @type {Golden[]} */
export const GOLDENS = JSON.parse(readFileSync(new URL("../../golden/links.json", import.meta.url), "utf8"));

const name = (/** @type {Parameters<typeof shipped>[0]} */ part) => basename(shipped(part).pathname);

/** What `runGoldens` is given. */
export const GIVEN = {
  links: GOLDENS.map(({ link }) => link),
  worker: "www/worker.js",
  modules: [
    [name("glue"), name("wasm")],
    [name("full-glue"), name("full-wasm")],
  ],
};

/**
 * Runs in the page, and so uses nothing from here: what the core module makes of each link (nothing, if it is beyond it), then
 * the full one.
 * @param {typeof GIVEN} given
 * @returns {Promise<Record<"core" | "full", Partial<Golden>[]>>}
 */
export async function runGoldens({ links, worker, modules }) {
  const { Engine, LinkRefused } = await import(new URL("/source/core/engine.js", document.baseURI).href);
  const address = (/** @type {string} */ file) => new URL(file, document.baseURI).href;
  const engines = modules.map(
    ([glue, wasm]) => new Engine({ worker: address(worker), glue: address(glue), wasm: address(wasm) }, () => {}),
  );
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
  const run = async (/** @type {any} */ engine, /** @type {string} */ link) => {
    const opened = await engine.ask("open", { link }).catch((/** @type {any} */ error) => {
      if (!(error instanceof LinkRefused)) throw error;
    });
    if (!opened) return { link };
    let { snapshot } = opened;
    // Slices as the page makes them: as far as the clock allows.
    while (snapshot.progress.status === "running") {
      snapshot = await engine.ask("advance", { moves: 1e9, milliseconds: 50, trace: false });
    }
    const result = hash((await engine.ask("result", {})) + "\n");
    return { link, result, trace: hash(await engine.ask("traceCsv", {})) };
  };
  // Side by side: each has a worker of its own.
  const all = await Promise.all(
    engines.map(async (engine) => {
      const runs = [];
      for (const link of links) runs.push(await run(engine, link));
      engine.end();
      return runs;
    }),
  );
  return { core: all[0], full: all[1] };
}
