import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initSync } from "./glue.js";

export * from "./lazy.node.js";

// Without a wait, so that require() works, too; and by a path, since bundlers of servers make of `new URL` an address for browsers.
initSync({ module: readFileSync(join(fileURLToPath(import.meta.url), "../annealing-lab-BUNDLE.wasm")) });
