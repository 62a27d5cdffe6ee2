// The two halves that must agree: the optimised WebAssembly out of dist/, and the native command line.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TOP = new URL("../../", import.meta.url);
const NATIVE = fileURLToPath(new URL("target/debug/annealing-lab", TOP));

/**
 * Where dist/ has the module or its glue: index.html says so. The page begins with the core one; the full one has all.
 * @param {"wasm" | "glue" | "full-wasm" | "full-glue"} part
 */
export function shipped(part) {
  const dist = new URL("dist/", TOP);
  const page = readFileSync(new URL("index.html", dist), "utf8");
  const tag = page.match(new RegExp(`<meta name="annealing-lab-${part}" content="([^"]+)"`));
  if (!tag) throw new Error(`dist/index.html does not say where the ${part} is`);
  return new URL(tag[1], dist);
}

/**
 * The full module, as the page itself would start it.
 * @returns {Promise<typeof import("annealing-lab")>}
 */
export async function loadWasm() {
  const glue = await import(shipped("full-glue").href);
  glue.initSync({ module: readFileSync(shipped("full-wasm")) });
  return glue;
}

/**
 * The core one that the page begins with; of what the full one exports it has a part.
 * @returns {Promise<Pick<typeof import("annealing-lab"), "Solver" | "describe" | "change">>}
 */
export async function loadSmall() {
  const glue = await import(shipped("glue").href);
  glue.initSync({ module: readFileSync(shipped("wasm")) });
  return glue;
}

/**
 * Makes all runs of an experiment, and gives its table.
 * @param {typeof import("annealing-lab")} core @param {string} link
 */
export function tableOf(core, link) {
  const reader = new core.ExperimentReader();
  reader.link(link);
  let read;
  do read = reader.advance(Infinity);
  while (!("link" in read));
  const trial = new core.Trial(read.link, read.grids);
  const table = new core.Table(read.link, read.grids);
  trial.add(table.missing());
  while (trial.left() > 0) table.add(trial.advance(Infinity));
  return table;
}

/**
 * Runs the command line.
 * @param {"solve" | "trace" | "count"} command
 * @param {string} link
 */
export function native(command, link) {
  const { status, stdout, stderr, error } = spawnSync(NATIVE, [command, link], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}
