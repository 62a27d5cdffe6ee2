import { readFileSync } from "node:fs";
import { initSync } from "./glue.js";

export * from "./lazy.node.js";

// Without a wait, so that require() works, too.
initSync({ module: readFileSync(new URL("./annealing-lab-BUNDLE.wasm", import.meta.url)) });
