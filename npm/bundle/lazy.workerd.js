import module from "./annealing-lab-BUNDLE.wasm";
import start from "./lazy.js";

export * from "./lazy.js";

/** Starts the module, which comes with the program: a Worker of Cloudflare compiles none. */
export default function init(from = module) {
  return start(from);
}
