// The two halves that must agree: the optimised WebAssembly out of dist/, and the native command line.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TOP = new URL("../../", import.meta.url);
const NATIVE = fileURLToPath(new URL("target/release/annealing-lab", TOP));

/**
 * The module that the page itself would start: index.html says where it is.
 * @returns {Promise<typeof import("annealing-lab")>}
 */
export async function loadWasm() {
  const dist = new URL("dist/", TOP);
  const page = readFileSync(new URL("index.html", dist), "utf8");
  /** @param {string} name */
  const named = (name) => {
    const tag = page.match(new RegExp(`<meta name="annealing-lab-${name}" content="([^"]+)"`));
    if (!tag) throw new Error(`dist/index.html does not say where the ${name} is`);
    return new URL(tag[1], dist);
  };
  const glue = await import(named("glue").href);
  glue.initSync({ module: readFileSync(named("wasm")) });
  return glue;
}

/**
 * Runs the command line.
 * @param {"solve" | "trace"} command
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
